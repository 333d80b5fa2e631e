package dev.rockspan.runtime.load;

import java.io.IOException;
import java.io.RandomAccessFile;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Path;

/**
 * Has a library use what it has itself. The linker makes C++ objects that headers define {@code STB_GNU_UNIQUE}, and the
 * system then has all libraries of a process use the one that was loaded first, whatever it was told when it opened them.
 * Of two versions of RocksDB, as another part of a program may bring one, the second so calls functions of the first for
 * objects that these do not know, and ends the process.
 */
final class OwnSymbols {

    private static final int HEADER = 64;
    private static final int ELF = 0x7F454C46;
    private static final int CLASS = 4;
    private static final int CLASS_64 = 2;
    private static final int DATA = 5;
    private static final int LITTLE_ENDIAN = 1;
    private static final int SECTIONS = 0x28;
    private static final int SECTION_SIZE = 0x3A;
    private static final int SECTION_COUNT = 0x3C;

    private static final int SECTION = 64;
    private static final int TYPE = 4;
    private static final int OFFSET = 24;
    private static final int SIZE = 32;
    private static final int DYNAMIC_SYMBOLS = 11;

    private static final int SYMBOL = 24;
    private static final int INFO = 4;
    /** In the upper half of the byte. */
    private static final int BINDING = 0xF0;

    private static final int UNIQUE = 0xA0;
    private static final int GLOBAL = 0x10;

    private OwnSymbols() {}

    /** Changes the file of a library, which nobody has loaded. What is no ELF file of 64 bits stays as it is. */
    static void ensure(Path library) throws IOException {
        // No channel, which a thread that is interrupted could not read.
        try (RandomAccessFile file = new RandomAccessFile(library.toFile(), "rw")) {
            if (file.length() < HEADER) {
                return;
            }
            ByteBuffer header = ByteBuffer.wrap(read(file, 0, HEADER));
            if (header.getInt(0) != ELF || header.get(CLASS) != CLASS_64) {
                return;
            }
            ByteOrder order = header.get(DATA) == LITTLE_ENDIAN ? ByteOrder.LITTLE_ENDIAN : ByteOrder.BIG_ENDIAN;
            header.order(order);
            long sections = header.getLong(SECTIONS);
            for (int i = 0; i < header.getShort(SECTION_COUNT); i++) {
                long at = sections + (long) i * header.getShort(SECTION_SIZE);
                ByteBuffer section = ByteBuffer.wrap(read(file, at, SECTION)).order(order);
                if (section.getInt(TYPE) == DYNAMIC_SYMBOLS) {
                    ensure(file, section.getLong(OFFSET), Math.toIntExact(section.getLong(SIZE)));
                }
            }
        }
    }

    private static void ensure(RandomAccessFile file, long symbols, int size) throws IOException {
        byte[] table = read(file, symbols, size);
        for (int at = INFO; at < size; at += SYMBOL) {
            int info = table[at];
            if ((info & BINDING) == UNIQUE) {
                table[at] = (byte) (info & ~BINDING | GLOBAL);
            }
        }
        file.seek(symbols);
        file.write(table);
    }

    private static byte[] read(RandomAccessFile file, long position, int size) throws IOException {
        byte[] read = new byte[size];
        file.seek(position);
        file.readFully(read);
        return read;
    }
}
