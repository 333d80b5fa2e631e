package dev.rockspan.interop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.PinnedValue;
import io.netty.bootstrap.ServerBootstrap;
import io.netty.buffer.ByteBuf;
import io.netty.channel.Channel;
import io.netty.channel.ChannelFutureListener;
import io.netty.channel.ChannelHandlerContext;
import io.netty.channel.ChannelInboundHandlerAdapter;
import io.netty.channel.MultiThreadIoEventLoopGroup;
import io.netty.channel.nio.NioIoHandler;
import io.netty.channel.socket.nio.NioServerSocketChannel;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class NettyTest {

    @Test
    void a_buffer_shows_the_value_and_its_release_frees_it(@TempDir Path folder) {
        try (Db db = new Db(folder)) {
            ByteBuf buffer = new PinnedByteBuf(db.rocks.getPinned(Db.KEY));
            assertThat(db.pinned()).isGreaterThan(Db.VALUE.length);
            byte[] read = new byte[Db.VALUE.length];
            buffer.getBytes(0, read);
            assertThat(read).isEqualTo(Db.VALUE);
            assertThat(buffer.release()).isTrue();
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
        }
    }

    /** Reads the value for each connection, on the event loop's thread, and sends it. */
    private static final class Sender extends ChannelInboundHandlerAdapter {
        private final Db db;
        private final AtomicLong allocated;

        Sender(Db db, AtomicLong allocated) {
            this.db = db;
            this.allocated = allocated;
        }

        @Override
        public boolean isSharable() {
            return true;
        }

        @Override
        public void channelActive(ChannelHandlerContext context) throws Exception {
            allocated.addAndGet(Db.allocatedBy(() -> {
                PinnedValue value = db.rocks.getPinned(Db.KEY);
                context.writeAndFlush(new PinnedByteBuf(value)).addListener(ChannelFutureListener.CLOSE);
            }));
        }
    }

    @Test
    void a_server_sends_values_without_copying_them_to_the_heap(@TempDir Path folder) throws Exception {
        AtomicLong allocated = new AtomicLong();
        try (Db db = new Db(folder)) {
            var group = new MultiThreadIoEventLoopGroup(2, NioIoHandler.newFactory());
            try {
                Channel server = new ServerBootstrap()
                        .group(group)
                        .channel(NioServerSocketChannel.class)
                        .childHandler(new Sender(db, allocated))
                        .bind(InetAddress.getLoopbackAddress(), 0)
                        .sync()
                        .channel();
                int clients = 4;
                for (int i = 0; i < clients; i++) {
                    try (Socket socket = new Socket()) {
                        socket.connect(server.localAddress() instanceof InetSocketAddress at ? at : null);
                        assertThat(socket.getInputStream().readAllBytes()).isEqualTo(Db.VALUE);
                    }
                }
                server.close().sync();
            } finally {
                group.shutdownGracefully(0, 1, java.util.concurrent.TimeUnit.SECONDS)
                        .sync();
            }
            assertThat(db.pinned()).isLessThan(Db.VALUE.length);
            System.out.println("Netty: " + allocated + " bytes of heap for 4 values of " + Db.VALUE.length);
            assertThat(allocated.get()).isLessThan(Db.VALUE.length);
        }
    }
}
