package dev.rockspan.interop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.rockspan.PinnedValue;
import java.io.InputStream;
import java.lang.foreign.Arena;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.ByteBuffer;
import java.nio.channels.AsynchronousFileChannel;
import java.nio.channels.AsynchronousServerSocketChannel;
import java.nio.channels.AsynchronousSocketChannel;
import java.nio.channels.FileChannel;
import java.nio.channels.ServerSocketChannel;
import java.nio.channels.SocketChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NioTest {

    @Test
    void a_file_channel_takes_the_value_as_it_is(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("copy");
        try (Db db = new Db(folder.resolve("db"));
                FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            long allocated = Db.allocatedBy(() -> {
                try (PinnedValue value = db.rocks.getPinned(Db.KEY)) {
                    ByteBuffer bytes = value.value().asByteBuffer();
                    while (bytes.hasRemaining()) {
                        channel.write(bytes);
                    }
                }
            });
            assertThat(Files.readAllBytes(file)).isEqualTo(Db.VALUE);
            assertThat(allocated).as("bytes on the Java heap").isLessThan(Db.VALUE.length);
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
        }
    }

    @Test
    void an_asynchronous_channel_takes_values_of_a_shared_arena(@TempDir Path folder) throws Exception {
        Path file = folder.resolve("copies");
        int copies = 4;
        try (Db db = new Db(folder.resolve("db"));
                AsynchronousFileChannel channel =
                        AsynchronousFileChannel.open(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            long allocated = Db.allocatedBy(() -> {
                // The value stays pinned until the arena is closed, and all writes can have ended by then only.
                try (Arena arena = Arena.ofShared()) {
                    ByteBuffer value =
                            Objects.requireNonNull(db.rocks.get(arena, Db.KEY)).asByteBuffer();
                    List<Future<Integer>> writes = new ArrayList<>();
                    for (int i = 0; i < copies; i++) {
                        writes.add(channel.write(value.duplicate(), (long) i * Db.VALUE.length));
                    }
                    assertThat(db.pinned()).isGreaterThanOrEqualTo(Db.VALUE.length);
                    for (Future<Integer> write : writes) {
                        assertThat(write.get()).isEqualTo(Db.VALUE.length);
                    }
                }
            });
            ByteBuffer written = ByteBuffer.wrap(Files.readAllBytes(file));
            assertThat(written.remaining()).isEqualTo(copies * Db.VALUE.length);
            for (int i = 0; i < copies; i++) {
                assertThat(written.slice(i * Db.VALUE.length, Db.VALUE.length)).isEqualTo(ByteBuffer.wrap(Db.VALUE));
            }
            assertThat(allocated).as("bytes on the Java heap").isLessThan(Db.VALUE.length);
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
        }
    }

    @Test
    void an_asynchronous_socket_takes_values_of_a_shared_arena_only(@TempDir Path folder) throws Exception {
        try (Db db = new Db(folder);
                AsynchronousServerSocketChannel server = AsynchronousServerSocketChannel.open()
                        .bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                AsynchronousSocketChannel client = AsynchronousSocketChannel.open();
                ExecutorService threads = Executors.newSingleThreadExecutor()) {
            Future<AsynchronousSocketChannel> accepted = server.accept();
            client.connect(server.getLocalAddress()).get();
            Future<byte[]> received = threads.submit(() -> {
                ByteBuffer all = ByteBuffer.allocate(Db.VALUE.length);
                while (all.hasRemaining() && client.read(all).get() >= 0) {}
                return all.array();
            });
            try (AsynchronousSocketChannel channel = accepted.get();
                    PinnedValue pinned = db.rocks.getPinned(Db.KEY)) {
                assertThatThrownBy(() ->
                                channel.write(pinned.value().asByteBuffer()).get(5, TimeUnit.SECONDS))
                        .hasRootCauseInstanceOf(IllegalStateException.class);
                long allocated = Db.allocatedBy(() -> {
                    try (Arena arena = Arena.ofShared()) {
                        ByteBuffer value = Objects.requireNonNull(db.rocks.get(arena, Db.KEY))
                                .asByteBuffer();
                        while (value.hasRemaining()) {
                            channel.write(value).get();
                        }
                    }
                });
                assertThat(allocated).as("bytes on the Java heap").isLessThan(Db.VALUE.length);
            }
            assertThat(received.get()).isEqualTo(Db.VALUE);
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
        }
    }

    @Test
    void several_threads_serve_sockets(@TempDir Path folder) throws Exception {
        int clients = 8;
        try (Db db = new Db(folder);
                ServerSocketChannel server =
                        ServerSocketChannel.open().bind(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0));
                ExecutorService threads = Executors.newFixedThreadPool(4)) {
            List<Future<Long>> served = new ArrayList<>();
            for (int i = 0; i < clients; i++) {
                served.add(threads.submit(serve(db, server)));
            }
            for (int i = 0; i < clients; i++) {
                InetSocketAddress address = (InetSocketAddress) server.getLocalAddress();
                try (Socket socket = new Socket(address.getAddress(), address.getPort());
                        InputStream in = socket.getInputStream()) {
                    assertThat(in.readAllBytes()).isEqualTo(Db.VALUE);
                }
            }
            for (Future<Long> each : served) {
                assertThat(each.get()).as("bytes on the Java heap").isLessThan(Db.VALUE.length);
            }
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
        }
    }

    private static Callable<Long> serve(Db db, ServerSocketChannel server) {
        return () -> {
            try (SocketChannel client = server.accept()) {
                return Db.allocatedBy(() -> {
                    try (PinnedValue value = db.rocks.getPinned(Db.KEY)) {
                        ByteBuffer bytes = value.value().asByteBuffer();
                        while (bytes.hasRemaining()) {
                            client.write(bytes);
                        }
                    }
                });
            }
        };
    }
}
