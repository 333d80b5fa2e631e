package dev.rockspan.generator.model;

import org.jspecify.annotations.Nullable;

/** A type in the public API. */
public sealed interface JavaType {

    /** Does what a visitor does for this kind. */
    <R> R accept(Visitor<R> visitor);

    /**
     * Something that is done for each kind.
     *
     * @param <R> what comes of it
     */
    interface Visitor<R> {

        R primitive(Primitive type);

        R handle(Handle type);

        R generated(Generated type);

        R flags(Flags type);

        R listOf(ListOf type);

        R callbacks(Callbacks type);

        R mapOf(MapOf type);

        R bytes(Bytes type);

        R fixed(Fixed type);
    }

    /** The type as it stands in a signature, simple names only; tells overloads apart. */
    String simpleName();

    /** A Java primitive. */
    record Primitive(Carrier carrier) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.primitive(this);
        }

        @Override
        public String simpleName() {
            return carrier.keyword();
        }
    }

    /**
     * A generated class that stands for a native object.
     *
     * @param as the interface that is taken instead, if the class is one of several of its C type
     */
    record Handle(String className, @Nullable String as) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.handle(this);
        }

        public Handle(String className) {
            this(className, null);
        }

        @Override
        public String simpleName() {
            return as == null ? className : as;
        }
    }

    /** A generated record or enum. */
    record Generated(String simpleName) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.generated(this);
        }
    }

    /** A set of constants of a generated enum. */
    record Flags(String className) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.flags(this);
        }

        @Override
        public String simpleName() {
            return "Set";
        }
    }

    /** A list. */
    record ListOf(JavaType element) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.listOf(this);
        }

        @Override
        public String simpleName() {
            return "List";
        }
    }

    /** A generated interface that C calls back. */
    record Callbacks(String simpleName) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.callbacks(this);
        }
    }

    /** A map. */
    record MapOf(JavaType key, JavaType value) implements JavaType {
        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.mapOf(this);
        }

        @Override
        public String simpleName() {
            return "Map";
        }
    }

    /** Bytes that go in, in one of the forms that callers may have them in. */
    enum Bytes implements JavaType {
        ARRAY("byte[]"),
        SEGMENT("MemorySegment"),
        BUFFER("ByteBuffer");

        private final String simpleName;

        Bytes(String simpleName) {
            this.simpleName = simpleName;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.bytes(this);
        }

        @Override
        public String simpleName() {
            return simpleName;
        }

        /** As records are written: this is what overloads are sorted by. */
        @Override
        public String toString() {
            return "Bytes[form=" + name() + ']';
        }
    }

    /** Types that are the same wherever they stand. */
    enum Fixed implements JavaType {
        /** A String. */
        TEXT("String"),
        /** Numbers of 32 bits. */
        INTS("int[]"),
        /** An arena of the caller's. */
        ARENA("Arena"),
        /** The runtime's buffer for values of unknown size. */
        VALUE_BUFFER("ValueBuffer"),
        /** The runtime's buffer for many values. */
        MULTI_GET_BUFFER("MultiGetBuffer");

        private final String simpleName;

        Fixed(String simpleName) {
            this.simpleName = simpleName;
        }

        @Override
        public <R> R accept(Visitor<R> visitor) {
            return visitor.fixed(this);
        }

        @Override
        public String simpleName() {
            return simpleName;
        }
    }
}
