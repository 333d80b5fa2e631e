package dev.rockspan.interop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.rockspan.PinnedValue;
import java.nio.ByteBuffer;
import java.nio.file.Path;
import org.apache.kafka.clients.producer.MockProducer;
import org.apache.kafka.clients.producer.ProducerRecord;
import org.apache.kafka.clients.producer.RoundRobinPartitioner;
import org.apache.kafka.common.serialization.ByteArraySerializer;
import org.apache.kafka.common.serialization.ByteBufferSerializer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Kafka's serializers return byte arrays, so a value is copied once: by the serializer, straight from RocksDB's memory,
 * instead of twice.
 */
class KafkaTest {

    @Test
    void a_pinned_value_is_copied_once(@TempDir Path folder) throws Exception {
        try (Db db = new Db(folder);
                MockProducer<byte[], ByteBuffer> producer = new MockProducer<>(
                        true, new RoundRobinPartitioner(), new ByteArraySerializer(), new ByteBufferSerializer());
                PinnedValue value = db.rocks.getPinned(Db.KEY)) {
            long allocated = Db.allocatedBy(() -> producer.send(
                            new ProducerRecord<>("topic", Db.KEY, value.value().asByteBuffer()))
                    .get());
            assertThat(producer.history()).hasSize(1);
            assertThat(allocated)
                    .as("bytes on the Java heap")
                    .isBetween((long) Db.VALUE.length, Db.VALUE.length * 3L / 2);
        }
    }
}
