package dev.rockspan;

import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.call.Call;
import dev.rockspan.runtime.lifetime.Effects;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** The name and the options of a column family, to open it or to create it with. */
public class ColumnFamilyDescriptor {

    private final byte[] columnFamilyName;
    private final ColumnFamilyOptions columnFamilyOptions;

    /**
     * Describes a column family with default options.
     *
     * @param columnFamilyName in UTF-8, without a NUL
     */
    public ColumnFamilyDescriptor(byte[] columnFamilyName) {
        this(columnFamilyName, new ColumnFamilyOptions());
    }

    /**
     * Describes a column family.
     *
     * @param columnFamilyName in UTF-8, without a NUL
     * @param columnFamilyOptions not closed before the column family was opened or created
     */
    public ColumnFamilyDescriptor(byte[] columnFamilyName, ColumnFamilyOptions columnFamilyOptions) {
        this.columnFamilyName = Call.notNull(columnFamilyName, "columnFamilyName");
        this.columnFamilyOptions = Call.notNull(columnFamilyOptions, "columnFamilyOptions");
    }

    /** Describes a column family with default options. */
    public ColumnFamilyDescriptor(String columnFamilyName) {
        this(Call.notNull(columnFamilyName, "columnFamilyName").getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Describes a column family.
     *
     * @param columnFamilyOptions not closed before the column family was opened or created
     */
    public ColumnFamilyDescriptor(String columnFamilyName, ColumnFamilyOptions columnFamilyOptions) {
        this(Call.notNull(columnFamilyName, "columnFamilyName").getBytes(StandardCharsets.UTF_8), columnFamilyOptions);
    }

    /** Returns the name in UTF-8. */
    public byte[] getName() {
        return columnFamilyName;
    }

    public ColumnFamilyOptions getOptions() {
        return columnFamilyOptions;
    }

    /** Two are equal that have equal names and the same options. */
    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof ColumnFamilyDescriptor descriptor
                && Arrays.equals(columnFamilyName, descriptor.columnFamilyName)
                && columnFamilyOptions.equals(descriptor.columnFamilyOptions);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(columnFamilyName) + columnFamilyOptions.hashCode();
    }

    /** Notes that a column family was opened with this. */
    ColumnFamilyHandle opened(ColumnFamilyHandle columnFamily) {
        return Effects.noteGiven(columnFamily, "descriptor", this);
    }

    /**
     * Notes that a database was opened with these column families, whose handles are the last of a list. If that fails
     * the database is closed.
     */
    static <D extends RocksObject> D opened(
            D database, List<ColumnFamilyDescriptor> descriptors, List<ColumnFamilyHandle> handles) {
        try {
            int first = handles.size() - descriptors.size();
            for (int i = 0; i < descriptors.size(); i++) {
                descriptors.get(i).opened(handles.get(first + i));
            }
            return database;
        } catch (RuntimeException | Error e) {
            database.close();
            throw e;
        }
    }

    /** The name as c.h takes it. */
    String name() {
        return text(columnFamilyName);
    }

    /**
     * The name of a column family as c.h takes it.
     *
     * @throws IllegalArgumentException if it is not in UTF-8
     */
    static String text(byte[] name) {
        try {
            return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(name)).toString();
        } catch (CharacterCodingException e) {
            throw new IllegalArgumentException("The name of a column family is not in UTF-8", e);
        }
    }

    /**
     * The names of the column families that a database is opened with.
     *
     * @throws IllegalArgumentException if the default one is not among them, as RocksDB wants it
     */
    static List<String> names(List<ColumnFamilyDescriptor> descriptors) {
        List<String> names = whole(descriptors).map(ColumnFamilyDescriptor::name).toList();
        if (!names.contains("default")) {
            throw new IllegalArgumentException("columnFamilyDescriptors lacks the default column family");
        }
        return names;
    }

    static List<ColumnFamilyOptions> options(List<ColumnFamilyDescriptor> descriptors) {
        return whole(descriptors).map(ColumnFamilyDescriptor::getOptions).toList();
    }

    private static Stream<ColumnFamilyDescriptor> whole(List<ColumnFamilyDescriptor> descriptors) {
        return Call.whole(descriptors, "columnFamilyDescriptors").stream();
    }
}
