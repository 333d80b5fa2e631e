package dev.toy;

/**
 * What has a title.
 *
 * <p>Implemented by {@link Part} and {@link Toy}. See those classes for closing, threads and C functions.
 */
public interface Titled {
    /**
     * Sets the title.
     *
     * @return this object
     */
    Titled setTitle(String title);
}
