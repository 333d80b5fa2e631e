package dev.rockspan.generator.capi;

import java.util.List;

/** The keys of a snapshot, in the order in which they are written. */
final class SnapshotFormat {

    /** Raised whenever a reader of the format before would misunderstand it. */
    static final int VERSION = 1;

    static final String FORMAT = "format";
    static final String ROCKSDB_VERSION = "rocksdbVersion";
    static final String JEXTRACT_VERSION = "jextractVersion";
    static final String HEADERS = "headers";
    static final String FUNCTIONS = "functions";
    static final String OPAQUE_TYPES = "opaqueTypes";
    static final String STRUCTS = "structs";
    static final String CALLBACKS = "callbacks";
    static final String ENUMS = "enums";
    static final String NAME = "name";
    static final String SHA_256 = "sha256";
    static final String RETURNS = "returns";
    static final String PARAMETERS = "parameters";
    static final String DESCRIPTOR = "descriptor";
    static final String HEADER = "header";
    static final String TYPE = "type";
    static final String FIELDS = "fields";
    static final String CONSTANTS = "constants";
    static final String VALUE = "value";
    /** Of a function that cannot be expressed: what it says in C, and why it cannot. */
    static final String DECLARATION = "declaration";

    static final String BEYOND = "beyond";

    static final List<String> ROOT_KEYS = List.of(
            FORMAT, ROCKSDB_VERSION, JEXTRACT_VERSION, HEADERS, OPAQUE_TYPES, STRUCTS, CALLBACKS, ENUMS, FUNCTIONS);
    static final List<String> HEADER_KEYS = List.of(NAME, SHA_256);
    static final List<String> FUNCTION_KEYS =
            List.of(NAME, RETURNS, PARAMETERS, DESCRIPTOR, HEADER, DECLARATION, BEYOND);
    static final List<String> PARAMETER_KEYS = List.of(NAME, TYPE);
    static final List<String> STRUCT_KEYS = List.of(NAME, FIELDS);
    static final List<String> CALLBACK_KEYS = List.of(NAME, RETURNS, PARAMETERS);
    static final List<String> ENUM_KEYS = List.of(NAME, CONSTANTS);
    static final List<String> CONSTANT_KEYS = List.of(NAME, VALUE);

    private SnapshotFormat() {}
}
