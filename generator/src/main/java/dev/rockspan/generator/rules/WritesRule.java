package dev.rockspan.generator.rules;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What is written to, and has to be there then, because RocksDB may not survive it otherwise: column families.
 *
 * @param id gives the number of one
 * @param options the C type of the options of writes: functions that take some write to the one that they take, or all
 *     that the gathered writes name that they take
 * @param ignores gives of such options whether what is not there is passed over
 * @param gather the C types of objects that gather writes: their functions that take one and return nothing
 * @param data for those of them that are passed to be written: the function that gives their records, which are looked
 *     through if they may name what no handle was given of
 * @param empty the functions that make such objects without any writes; those of others are looked through
 * @param apply the functions that write what their receiver has gathered
 * @param lastingIn the mark of databases that keep pointers to such objects: there they stay until the database is closed,
 *     also if they are closed before
 */
public record WritesRule(
        @JsonProperty(required = true) String id,
        @JsonProperty(required = true) String options,
        @JsonProperty(required = true) String ignores,
        @JsonProperty(required = true) List<String> gather,
        @JsonProperty(required = true) Map<String, String> data,
        @JsonProperty(required = true) List<String> empty,
        @JsonProperty(required = true) List<String> apply,
        @JsonProperty("lasting-in") @Nullable String lastingIn) {}
