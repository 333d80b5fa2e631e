package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.BufferUnderflowException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ManifestsTest {

    private static final int WHOLE = 1;
    private static final int FIRST = 2;
    private static final int MIDDLE = 3;
    private static final int LAST = 4;
    private static final int BLOCK = 32 << 10;

    private final ByteArrayOutputStream manifest = new ByteArrayOutputStream();

    @Test
    void has_the_column_families_of_a_name() throws IOException {
        write(WHOLE, edit(1, "one"));
        write(WHOLE, edit(2, "two"));
        write(WHOLE, new byte[] {(byte) 200, 1, 1, (byte) 202, 1}); // the first is dropped
        write(WHOLE, edit(3, "one"));
        write(WHOLE, new byte[] {103, 0, 1}); // a file
        assertThat(added("one")).containsExactlyInAnyOrder(1, 3);
        assertThat(added("two", "three")).containsExactly(2);
        assertThat(added("three")).isEmpty();
        assertThat(opened("one", "two").dropped()).containsExactly(1);
        assertThat(opened("two").dropped()).isEmpty();
    }

    @Test
    void has_records_in_parts() throws IOException {
        byte[] edit = edit(300, "long" + "g".repeat(3 * BLOCK));
        int first = BLOCK - 100 - 7;
        int second = first + BLOCK - 7;
        int third = second + BLOCK - 7;
        write(WHOLE, Arrays.copyOf(new byte[] {103}, 100 - 7));
        write(FIRST, Arrays.copyOfRange(edit, 0, first));
        write(MIDDLE, Arrays.copyOfRange(edit, first, second));
        write(MIDDLE, Arrays.copyOfRange(edit, second, third));
        write(LAST, Arrays.copyOfRange(edit, third, edit.length));
        int inLast = edit.length - third;
        write(WHOLE, Arrays.copyOf(new byte[] {103}, BLOCK - inLast - 3 * 7 - 3)); // and no room for a header
        manifest.writeBytes(new byte[10]);
        write(WHOLE, edit(301, "next"));
        assertThat(added("long" + "g".repeat(3 * BLOCK), "next")).containsExactlyInAnyOrder(300, 301);
    }

    @Test
    void may_be_written_to() throws IOException {
        write(WHOLE, edit(1, "one"));
        int end = manifest.size();
        write(WHOLE, edit(2, "one"));
        byte[] all = manifest.toByteArray();
        for (int size = end; size < all.length; size++) {
            assertThat(Manifests.opened(new ByteArrayInputStream(all, 0, size), Set.of("one"))
                            .all())
                    .containsExactly(1);
        }
        manifest.writeBytes(new byte[BLOCK]); // allocated before
        assertThat(added("one")).containsExactlyInAnyOrder(1, 2);
    }

    @Test
    void may_not_be_understood() {
        write(WHOLE, Arrays.copyOf(edit(1, "one"), 6));
        assertThatExceptionOfType(BufferUnderflowException.class).isThrownBy(() -> added("one"));
        manifest.reset();
        write(5, edit(1, "one"));
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> added("one"));
    }

    private Set<Integer> added(String... names) throws IOException {
        return opened(names).all();
    }

    private Manifests.Opened opened(String... names) throws IOException {
        return Manifests.opened(new ByteArrayInputStream(manifest.toByteArray()), Set.of(names));
    }

    private void write(int part, byte[] bytes) {
        manifest.writeBytes(new byte[] {0, 0, 0, 0, (byte) bytes.length, (byte) (bytes.length >> 8), (byte) part});
        manifest.writeBytes(bytes);
    }

    /** With a comparator, a number, the identity of the database and a column family. */
    private static byte[] edit(int id, String name) {
        ByteArrayOutputStream edit = new ByteArrayOutputStream();
        number(edit, 8193);
        text(edit, "identity");
        number(edit, 1);
        text(edit, "order");
        number(edit, 2);
        number(edit, 1L << 40);
        number(edit, 200);
        number(edit, id);
        number(edit, 201);
        text(edit, name);
        return edit.toByteArray();
    }

    private static void text(ByteArrayOutputStream edit, String text) {
        number(edit, text.length());
        edit.writeBytes(text.getBytes(StandardCharsets.UTF_8));
    }

    private static void number(ByteArrayOutputStream edit, long number) {
        long rest = number;
        for (; rest > 127; rest >>>= 7) {
            edit.write((int) rest | 128);
        }
        edit.write((int) rest);
    }
}
