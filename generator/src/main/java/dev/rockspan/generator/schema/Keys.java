package dev.rockspan.generator.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A record whose components are keys of templates. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.TYPE)
public @interface Keys {

    /** What the keys are of, such as "Function". */
    String value();

    /** What is to be known of all of them, in sentences. */
    String about() default "";

    /** The key whose value alone can stand for all of them; empty if there is none. */
    String shorthand() default "";
}
