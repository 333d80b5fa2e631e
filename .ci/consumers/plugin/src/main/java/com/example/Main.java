package com.example;

import com.example.rocks.Options;
import com.example.rocks.RocksDB;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Objects;

/** Writes a value into a database and reads it. */
public final class Main {

    private Main() {}

    public static void main(String... args) throws IOException {
        String path = Files.createTempDirectory("consumer").toString();
        byte[] key = "hello".getBytes(StandardCharsets.UTF_8);
        try (Options options = new Options().setCreateIfMissing(true);
                RocksDB db = RocksDB.open(options, path)) {
            db.put(key, "world".getBytes(StandardCharsets.UTF_8));
            byte[] value = Objects.requireNonNull(db.get(key));
            System.out.println("the value is " + new String(value, StandardCharsets.UTF_8));
        }
    }
}
