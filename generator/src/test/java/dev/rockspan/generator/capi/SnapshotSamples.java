package dev.rockspan.generator.capi;

import java.util.List;

/** A small C API that holds one of each. */
final class SnapshotSamples {

    private static final CType DB = new CType.Pointer(new CType.Opaque("rocksdb_t"), false);
    private static final CType TEXT = new CType.Pointer(new CType.Scalar(ScalarKind.CHAR), true);
    private static final CType SIZE = new CType.Scalar(ScalarKind.SIZE_T);
    private static final CType.FunctionPointer DONE = new CType.FunctionPointer(
            new CType.Void(),
            List.of(
                    new CParameter("state", new CType.Pointer(new CType.Void(), false)),
                    new CParameter(null, new CType.Scalar(ScalarKind.INT))));

    private SnapshotSamples() {}

    static CApi small() {
        return new CApi(
                "1.2.3",
                "25",
                List.of(new CHeader("c.h", "0".repeat(64)), new CHeader("more.h", "f".repeat(64))),
                List.of(
                        new CFunction(
                                "rocksdb_close", new CType.Void(), List.of(new CParameter("db", DB)), "c.h", "(P)V"),
                        new CFunction(
                                "rocksdb_watch",
                                new CType.Struct("rocksdb_slice_t"),
                                List.of(
                                        new CParameter(null, DB),
                                        new CParameter("done", new CType.CallbackRef("done_cb")),
                                        new CParameter("failed", DONE),
                                        new CParameter("size", SIZE)),
                                "more.h",
                                "(PPPJ)Lrocksdb_slice_t;")),
                List.of("rocksdb_t"),
                List.of(new CStruct(
                        "rocksdb_slice_t", List.of(new CParameter("data", TEXT), new CParameter("size", SIZE)))),
                List.of(new CCallback("done_cb", DONE)),
                List.of(
                        new CEnum(null, List.of(new CConstant("rocksdb_no", 0), new CConstant("rocksdb_yes", 1))),
                        new CEnum("rocksdb_mode", List.of(new CConstant("rocksdb_mode_worst", -5)))));
    }
}
