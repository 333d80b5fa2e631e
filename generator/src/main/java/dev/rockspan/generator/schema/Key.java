package dev.rockspan.generator.schema;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** What a key of templates means, or one of the words that can stand for its value. */
@Retention(RetentionPolicy.RUNTIME)
@Target({ElementType.RECORD_COMPONENT, ElementType.FIELD})
public @interface Key {

    /** What it means, in sentences. */
    String value();

    /** The key, if it is not the name of the component: {@code readsOnly} stands for {@code reads-only}. */
    String name() default "";

    /** What holds without the key; empty if that needs no words. */
    String absent() default "";
}
