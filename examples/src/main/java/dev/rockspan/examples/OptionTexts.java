package dev.rockspan.examples;

import dev.rockspan.Cache;
import dev.rockspan.ColumnFamilyHandle;
import dev.rockspan.Env;
import dev.rockspan.LatestOptions;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Options from a text, from the file that RocksDB keeps them in, and changed while a database is open. */
public final class OptionTexts {

    private OptionTexts() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("options").toString() : args[0];

        try (Options defaults = new Options();
                Options options = new Options()) {
            String text = "create_if_missing=true;write_buffer_size=8M;block_based_table_factory={block_size=16K}";
            defaults.getOptionsFromString(text, options); // fills `options`
            try (RocksDB db = RocksDB.open(options, path)) {
                db.setOptions(Map.of("write_buffer_size", "16777216"));
            }
        }

        try (Env env = Env.getDefault();
                Cache cache = Cache.newLRUCache(8 << 20)) {
            LatestOptions latest = Options.loadLatestOptions(path, env, false, cache);
            List<ColumnFamilyHandle> handles = new ArrayList<>();
            try (Options ofDatabase = latest.dbOptions();
                    Options ofDefault = latest.columnFamilyOptions().get(0)) {
                System.out.println(ofDatabase.maxBackgroundJobs() + " jobs");
                System.out.println(latest.columnFamilyNames() + " " + ofDefault.writeBufferSize());

                // No text says which environment it is.
                ofDatabase.setEnv(env);
                List<String> names = latest.columnFamilyNames();
                try (RocksDB db = RocksDB.open(ofDatabase, path, names, latest.columnFamilyOptions(), handles)) {
                    System.out.println("opened with " + handles.size() + " column family, "
                            + db.getProperty("rocksdb.estimate-num-keys") + " keys");
                }
                if (temporary) {
                    RocksDB.destroyDB(ofDatabase, path);
                }
            }
        }
    }
}
