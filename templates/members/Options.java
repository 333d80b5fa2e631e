package dev.rockspan;

import dev.rockspan.runtime.RocksObject;

class Options {

    //# needs Options.getOptionsFromString, ColumnFamilyOptionsInterface
    /** Other options, with all of their members. */
    private Options(RocksObject options) {
        adopt(options);
    }

    /** Changes options as an options string says. */
    @SuppressWarnings("unchecked")
    static <T extends ColumnFamilyOptionsInterface<T>> T change(ColumnFamilyOptionsInterface<T> options, String text) {
        Options all = options instanceof Options both ? both : new Options((RocksObject) options);
        all.getOptionsFromString(text, all);
        return (T) options;
    }
    //# end
}
