package dev.rockspan.generator.javasource;

import dev.rockspan.generator.Problem;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.function.Consumer;

/**
 * Which lines of a Java template an API has what they use for. {@code //# needs Options.setX} stands for what another
 * version, or a fork, may lack: before the package it is said of the whole file, further down of the lines to
 * {@code //# end}. Such regions may be nested. Several names may follow, with commas between. {@code //# nests Name}, in a
 * file of members, has an emitted type that only this one uses become a type in it.
 */
record Needs(String place, List<String> lines) {

    private static final String NEEDS = "//# needs ";
    private static final String NESTS = "//# nests ";
    private static final String END = "//# end";
    private static final String DIRECTIVE = "//#";

    void check(Consumer<Problem> problems) {
        Deque<Integer> open = new ArrayDeque<>();
        boolean head = true;
        for (int index = 0; index < lines.size(); index++) {
            String line = lines.get(index).strip();
            head = head && !line.startsWith("package ");
            if (line.startsWith(NEEDS)) {
                if (!head) {
                    open.push(index);
                }
            } else if (line.equals(END)) {
                if (open.poll() == null) {
                    problems.accept(new Problem(place + ':' + (index + 1), "ends nothing; delete it"));
                }
            } else if (line.startsWith(DIRECTIVE) && !line.startsWith(NESTS)) {
                problems.accept(new Problem(
                        place + ':' + (index + 1),
                        "is neither \"" + NEEDS.strip() + " <Class>.<member>\" nor \"" + END + '"'));
            }
        }
        for (int index : open) {
            problems.accept(new Problem(place + ':' + (index + 1), "has no \"" + END + '"'));
        }
    }

    /** The names of the types that the type is to have in it. */
    List<String> nested() {
        return lines.stream()
                .map(String::strip)
                .filter(line -> line.startsWith(NESTS))
                .map(line -> line.substring(NESTS.length()))
                .toList();
    }

    /** The lines that an API has what they need for; none if the file needs what it lacks. */
    List<String> kept(ApiNames names) {
        List<String> kept = new ArrayList<>();
        Deque<Boolean> regions = new ArrayDeque<>();
        boolean head = true;
        for (String line : lines) {
            String text = line.strip();
            head = head && !text.startsWith("package ");
            if (text.startsWith(NEEDS)) {
                boolean there = names.hasAll(text.substring(NEEDS.length()).split(","));
                if (!head) {
                    regions.push(there);
                } else if (!there) {
                    return List.of();
                }
            } else if (text.equals(END)) {
                regions.pop();
            } else if (!regions.contains(false) && !text.startsWith(NESTS)) {
                kept.add(line);
            }
        }
        return kept;
    }
}
