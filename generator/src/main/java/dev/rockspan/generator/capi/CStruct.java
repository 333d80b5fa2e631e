package dev.rockspan.generator.capi;

import java.util.List;

/** A struct with known fields, in the order of declaration. */
public record CStruct(String name, List<CParameter> fields) {

    public CStruct {
        fields = List.copyOf(fields);
    }
}
