package dev.rockspan;

/** An option that can be changed while the database is open; its name is RocksDB's. */
public interface MutableOptionKey {

    /** What an option's value is. */
    enum ValueType {
        /** A number with a fraction. */
        DOUBLE,
        /** A whole number. */
        LONG,
        /** A whole number of 32 bits. */
        INT,
        /** Yes or no. */
        BOOLEAN,
        /** Whole numbers. */
        INT_ARRAY,
        /** A constant. */
        ENUM,
        /** A text. */
        STRING
    }

    /** Returns the name. */
    String name();

    /** Returns what the value is. */
    ValueType getValueType();
}
