package dev.toy;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.RocksObject;
import dev.rockspan.runtime.spi.Bounds;
import dev.rockspan.runtime.spi.Call;
import dev.rockspan.runtime.spi.FamilyWrites;
import dev.rockspan.runtime.spi.Lifetime;
import dev.rockspan.runtime.spi.Nobody;
import dev.rockspan.runtime.spi.SymbolTable;
import dev.toy.raw.CToyOptions;
import dev.toy.raw.CWatcher;
import dev.toy.raw.Symbols;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.List;

/**
 * How a part of a toy is made.
 *
 * <p>Close it when done, or give it to an arena with {@link #in}. One thread at a time may use it, others are refused meanwhile; any may close it.
 *
 * <p>Keeps alive what it was made with or given: {@link Mark}. Closing those first is fine: they are freed after it.
 *
 * <p>C: {@code toy_options_t}.
 */
public class PartOptions extends RocksObject implements PartOptionsInterface<PartOptions> {
    PartOptions(Lifetime lifetime) {
        super(lifetime.exclusive());
    }

    /**
     * Creates an object with RocksDB's defaults.
     *
     * <p>C: {@code toy_options_t *toy_options_create(void)}, mapped by convention owned-handle.
     *
     */
    public PartOptions() {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeResult = CToyOptions.toy_options_create();
            lifetime = call.made(Lifetime.owned("PartOptions", PartOptions.complete(nativeResult), CToyOptions::toy_options_destroy));
        }
        super(lifetime.exclusive());
    }

    /**
     * Creates an object with what is given, and RocksDB's defaults for the rest.
     *
     * <p>C: {@code toy_options_t *toy_options_create_from_text(const char *text, size_t len, char **errptr)}, mapped by convention bytes, error-slot, owned-handle.
     *
     * @param text read during the call only
     * @throws RocksDBException if RocksDB reports an error
     */
    public PartOptions(String text) {
        Lifetime lifetime;
        try (Call call = Call.begin(Symbols.TABLE)) {
            MemorySegment nativeText = call.text(text, "text");
            MemorySegment nativeResult = CToyOptions.toy_options_create_from_text(nativeText, nativeText.byteSize(), call.errorSlot());
            call.check();
            lifetime = call.made(Lifetime.owned("PartOptions", PartOptions.completeUnknown(nativeResult), CToyOptions::toy_options_destroy).ordering());
        }
        super(lifetime.exclusive());
    }

    /**
     * Has an arena close this object when the arena is closed, or collected if it is automatic.
     *
     * @param arena the arena; this object may still be closed before it
     * @return this object
     */
    public PartOptions in(Arena arena) {
        attachTo(arena);
        return this;
    }

    private static MemorySegment complete(MemorySegment object) {
        CToyOptions.toy_options_set_watcher(object, CWatcher.toy_watcher_create(Nobody.STATE, Nobody.FUNCTION, WatcherUpcalls.COMPARE, WatcherUpcalls.ACCEPT, WatcherUpcalls.COLOR, WatcherUpcalls.MERGE, WatcherUpcalls.PREFIX, WatcherUpcalls.DECIDE, WatcherUpcalls.TELL, WatcherUpcalls.FIND, WatcherUpcalls.MAKE, WatcherUpcalls.REPLY, WatcherUpcalls.SIZES, WatcherUpcalls.NAMES, Nobody.FUNCTION, Nobody.FUNCTION));
        return object;
    }

    private static MemorySegment completeUnknown(MemorySegment object) {
        SymbolTable.ifThere(() -> CToyOptions.toy_options_set_broken(object, (byte) 0));
        SymbolTable.ifThere(() -> CToyOptions.toy_options_set_level(object, Bounds.nearest(CToyOptions.toy_options_get_level(object), -1, 6)));
        FamilyWrites.orders();
        try (Call call = Call.begin(Symbols.TABLE)) {
            for (String text : List.of("watcher=1")) {
                CToyOptions.toy_options_fill(object, call.string(text, "text"), call.temporary(CToyOptions.toy_options_create(), CToyOptions::toy_options_destroy), call.errorSlot());
                if (call.takeStatus().isOk()) {
                    return complete(object);
                }
            }
            return object;
        }
    }
}
