package dev.rockspan.generator.capi;

/** The scalar C types that {@code c.h} may use, each with its C spelling. */
public enum ScalarKind {
    BOOL("bool"),
    CHAR("char"),
    UNSIGNED_CHAR("unsigned char"),
    INT("int"),
    UNSIGNED_INT("unsigned int"),
    LONG_LONG("long long"),
    UNSIGNED_LONG_LONG("unsigned long long"),
    INT8("int8_t"),
    UINT8("uint8_t"),
    INT16("int16_t"),
    UINT16("uint16_t"),
    INT32("int32_t"),
    UINT32("uint32_t"),
    INT64("int64_t"),
    UINT64("uint64_t"),
    SIZE_T("size_t"),
    FLOAT("float"),
    DOUBLE("double");

    private final String spelling;

    ScalarKind(String spelling) {
        this.spelling = spelling;
    }

    /** The type as C writes it. */
    public String spelling() {
        return spelling;
    }
}
