package dev.rockspan.generator.rules;

import dev.rockspan.generator.schema.Key;
import dev.rockspan.generator.schema.Keys;

/** A copy of the receiver, made of its data, which another function is called with. */
@Keys("Call with a copy")
public record CopyRule(
        @Key(
                value = "The function that gives the receiver's data and their length.",
                example = "data: rocksdb_writebatch_wi_data")
        String data,

        @Key(
                value = "The function that makes a copy of data and their length.",
                example = "create: rocksdb_writebatch_create_from")
        String create,

        @Key(
                value = "The function that is called. It takes the copy and then what the function takes.",
                example = "call: rocksdb_writebatch_iterate_ld")
        String call,

        @Key(value = "The function that frees the copy.", example = "destroy: rocksdb_writebatch_destroy")
        String destroy) {}
