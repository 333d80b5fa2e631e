package dev.rockspan.generator.emit;

import com.palantir.javapoet.CodeBlock;
import dev.rockspan.generator.model.Argument;
import dev.rockspan.generator.model.HandleClass;
import dev.rockspan.generator.model.JavaParameter;
import dev.rockspan.generator.model.Operation;
import dev.rockspan.generator.model.Operation.Form;
import dev.rockspan.generator.model.Option;
import dev.rockspan.generator.model.Result;
import dev.rockspan.generator.model.SharedInterface;
import dev.rockspan.generator.model.SplitInterface;
import dev.rockspan.generator.model.ValueClass;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Writes the Javadoc: what it does, who owns what, threads, null, errors, and the C function behind it. */
final class Javadocs {

    /** How the summary of a function begins that returns something. */
    static final Pattern VERB = Pattern.compile("^(Returns|Tells) ");

    private Javadocs() {}

    static CodeBlock ofClass(HandleClass model, Collection<String> kept) {
        CodeBlock.Builder doc = CodeBlock.builder().add("$L\n\n<p>", model.summary());
        if (model.lifetime().destroy() == null && model.lifetime().disposal() == null) {
            doc.add("Valid as long as the object that returned it is open.");
        } else if (model.lifetime().tied()) {
            doc.add("Close it when done; closing the object that created it closes it, too.");
        } else {
            doc.add("Close it when done, or give it to an arena with {@link #in}.");
        }
        doc.add(
                switch (model.lifetime().sharing()) {
                    case ANY_THREAD -> " Any number of threads may use it.\n";
                    case READERS ->
                        " Any number of threads may use it; changing it while a call on another thread uses it throws"
                                + " an {@link IllegalStateException}.\n";
                    case ONE_CALL ->
                        " Only one thread may use it at a time: a call by another thread meanwhile throws an"
                                + " {@link IllegalStateException}. Any thread may close it.\n";
                    case MAKER ->
                        " Only the thread that created it may use it, which cannot be a virtual one. Any thread may"
                                + " close it.\n";
                });
        if (model.pending() != null) {
            doc.add(
                    "\n<p>A batch from the constructor without parameters buffers its writes in Java's memory, up to 64 MiB or a"
                            + " sixteenth of the heap, whichever is less, until a call needs RocksDB's batch. If two threads add to it"
                            + " at the same moment, a write can be lost without an exception.\n");
        }
        if (model.lifetime().filled()) {
            doc.add("\n<p>A new one has nothing in it until a call fills it: the other methods throw"
                    + " {@link IllegalStateException} before that.\n");
        }
        if (!kept.isEmpty()) {
            doc.add(
                    "\n<p>Retains each $L that it was created with or that was set: you may close them first, and their"
                            + " memory is freed when this object is closed.\n",
                    listed(kept));
        }
        return doc.add("\n<p>C: {@code $L}.\n", model.cType()).build();
    }

    /** {@code arrays} tells whether some components are arrays. */
    static CodeBlock ofValue(ValueClass model, boolean arrays) {
        CodeBlock.Builder doc = CodeBlock.builder()
                .add("$L\n\n<p>", model.summary())
                .add("A copy: it does not change with what it was read from, and outlives that.");
        if (model.making() != null) {
            doc.add(" New ones can be created for methods that take a list of them.");
        }
        if (arrays) {
            doc.add(" Two are equal only if they have the same arrays, not just equal ones.");
        }
        doc.add(
                "\n\n<p>C: $L.\n\n",
                model.cTypes().stream().map(cType -> "{@code " + cType + "}").collect(Collectors.joining(", ")));
        model.parts().forEach(part -> addParam(doc, part.name(), ofPart(part)));
        return doc.build();
    }

    /** What a part is: what the summary of its function says is returned. */
    private static String ofPart(Operation part) {
        String summary = part.description().summary();
        return summary == null ? "" : VERB.matcher(withoutStop(summary)).replaceFirst("");
    }

    static String withoutStop(String sentence) {
        return sentence.endsWith(".") ? sentence.substring(0, sentence.length() - 1) : sentence;
    }

    /** @param returns what the operation returns, where its type does not say it; or empty */
    static CodeBlock ofOperation(Operation operation, List<JavaParameter> parameters, String returns) {
        CodeBlock.Builder doc = CodeBlock.builder().add("$L\n\n", summary(operation, parameters));
        Option option = operation.description().option();
        if (option != null && option.advice() != null && !parameters.isEmpty()) {
            doc.add("<p>$L\n\n", option.advice());
        }
        if (option != null && option.hazard() != null && !parameters.isEmpty()) {
            doc.add("<p>Hazard: $L\n\n", option.hazard());
        }
        if (option != null && option.mutable() != null && !parameters.isEmpty()) {
            addMutable(doc, option.mutable());
        }
        Operation.Dependents closes = operation.effects().memory().closes();
        if (closes != null) {
            doc.add("<p>Closes each $L that was created from this object.\n\n", closes.className());
        }
        doc.add("<p>C: {@code $L}", operation.function());
        if (operation.result() instanceof Result.Pairs pairs) {
            doc.add(" and {@code $L}", pairs.values().function());
        }
        doc.add(".\n\n");
        addTags(
                doc,
                operation,
                parameters,
                returns,
                operation.outcome().checksError() && !operation.outcome().statusForm());
        return doc.build();
    }

    private static void addMutable(CodeBlock.Builder doc, Option.Mutable mutable) {
        doc.add(
                "<p>Can be changed while the database is open$L: {@link $L#$L}, name {@code $L}.\n\n",
                mutable.counts() == null ? "" : ", for " + mutable.counts(),
                mutable.className(),
                mutable.method(),
                mutable.name());
    }

    static CodeBlock ofInterface(SharedInterface model) {
        return CodeBlock.of(
                "$L\n\n<p>Implemented by $L. See those classes for closing, threads and C functions.\n",
                model.summary(),
                listed(model.classes()));
    }

    /** Links to classes: "A, B and C". */
    private static String listed(Collection<String> classes) {
        List<String> links =
                classes.stream().map(name -> "{@link " + name + "}").toList();
        int last = links.size() - 1;
        return last < 1
                ? String.join("", links)
                : String.join(", ", links.subList(0, last)) + " and " + links.get(last);
    }

    static CodeBlock ofSplit(SplitInterface model) {
        return CodeBlock.of(
                "$L\n\n<p>Only classes of this package implement it.\n\n<p>C: {@code $L}.\n\n"
                        + "@param <T> the class that implements it, which setters return\n",
                model.summary(),
                model.cType());
    }

    /** @param returns as for an operation */
    static CodeBlock ofShared(SharedInterface.Method method, String returns) {
        CodeBlock.Builder doc = CodeBlock.builder().add("$L\n\n", method.summary());
        addTags(doc, method.sample(), method.parameters(), returns, method.throwing());
        return doc.build();
    }

    private static void addTags(
            CodeBlock.Builder doc,
            Operation operation,
            List<JavaParameter> parameters,
            String returns,
            boolean throwing) {
        if (operation.description().option() != null
                && operation.description().option().deprecated() != null) {
            doc.add("@deprecated $L\n", operation.description().option().deprecated());
        }
        for (JavaParameter parameter : parameters) {
            addParam(doc, parameter.name(), description(parameter, operation));
        }
        if (!returns.isEmpty() && operation.form() != Form.CONSTRUCTOR) {
            doc.add("@return $L\n", returns);
        }
        if (throwing) {
            doc.add("@throws $T if RocksDB reports an error\n", Types.ROCKS_DB_EXCEPTION);
        } else if (operation.result() instanceof Result.FoundNumber) {
            doc.add("@throws $T if there is none\n", Types.ROCKS_DB_EXCEPTION);
        }
        Set<String> names = parameters.stream().map(JavaParameter::name).collect(Collectors.toSet());
        if (bounded(operation).anyMatch(number -> names.contains(number.parameter()))) {
            doc.add("@throws IllegalArgumentException if a parameter is outside the range named above\n");
        }
    }

    /** What a number has to be, or nothing. */
    private static Optional<String> bounds(String parameter, Operation operation) {
        return bounded(operation)
                .filter(number -> number.parameter().equals(parameter))
                .map(Argument.Value::bounds)
                .flatMap(Stream::ofNullable)
                .map(Javadocs::bounds)
                .filter(words -> !words.isEmpty())
                .findFirst();
    }

    private static Stream<Argument.Value> bounded(Operation operation) {
        return operation.arguments(Argument.Value.class).filter(number -> number.bounds() != null);
    }

    private static String bounds(Argument.Bounds number) {
        return Stream.concat(
                        Stream.ofNullable(number.min()).map(min -> "at least " + min),
                        Stream.ofNullable(number.max()).map(max -> "at most " + max))
                .collect(Collectors.joining(" and "));
    }

    private static String summary(Operation operation, List<JavaParameter> parameters) {
        return operation.parameters().stream()
                .filter(parameter -> !parameters.contains(parameter))
                .map(JavaParameter::given)
                .flatMap(Stream::ofNullable)
                .map(JavaParameter.Given::summary)
                .findFirst()
                .orElseGet(() -> summary(operation));
    }

    private static String summary(Operation operation) {
        if (operation.description().summary() != null) {
            return operation.description().summary();
        }
        String name = operation.name();
        boolean takesNothing = operation.parameters().isEmpty();
        if (operation.form() == Form.CONSTRUCTOR) {
            return takesNothing
                    ? "Creates an object with RocksDB's defaults."
                    : "Creates an object from the arguments, with RocksDB's defaults for the rest.";
        }
        boolean tells = takesNothing && !operation.result().isNothing();
        Option option = operation.description().option();
        if (option != null && tells) {
            return isTag(operation) ? "{@return " + described(option) + "}" : "Returns " + described(option) + ".";
        }
        if (option != null && !takesNothing) {
            return "Sets " + described(option) + ".";
        }
        if (name.matches("set[A-Z].*") && !takesNothing) {
            return "Sets {@code " + property(name) + "}.";
        }
        if (tells) {
            return "Returns {@code " + (name.matches("get[A-Z].*") ? property(name) : name) + "}.";
        }
        return "Calls {@code " + operation.function() + "}.";
    }

    private static String described(Option option) {
        if (option.byDefault() == null) {
            return option.what();
        }
        String number = option.byDefault().replaceFirst("\\.0$", "");
        Matcher special = Pattern.compile("(?<=[:;,] )" + Pattern.quote(number) + "(?= (?!to |or ))")
                .matcher(option.what());
        return special.find()
                ? special.replaceFirst(number + ", the default,")
                : option.what() + "; {@code " + option.byDefault() + "}" + Quantity.of(option) + " by default";
    }

    /** What a setter or a getter is of: its name without the three letters of the verb. */
    private static String property(String name) {
        return name.substring(3, 4).toLowerCase(Locale.ROOT) + name.substring(4);
    }

    private static String description(JavaParameter parameter, Operation operation) {
        return joined(parameter.what(), bounds(parameter.name(), operation).orElse(""));
    }

    static String joined(String... words) {
        return Stream.of(words).filter(part -> !part.isEmpty()).collect(Collectors.joining("; "));
    }

    /** Describes a parameter, or a component of a record, if there is anything to say that its name and type do not. */
    static void addParam(CodeBlock.Builder doc, String name, String words) {
        if (!words.isEmpty()) {
            doc.add("@param $L $L\n", name, words);
        }
    }

    /** Whether the summary says what is returned, with a tag of its own. */
    private static boolean isTag(Operation operation) {
        return operation.description().option() != null
                && operation.description().summary() == null
                && operation.result() instanceof Result.Value;
    }
}
