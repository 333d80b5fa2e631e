package dev.toy;

/**
 * What has a title.
 *
 * <p>Implemented by {@link Part} and {@link Toy}.
 * Each of them says who closes it and which threads may use it, and each of its methods
 * which C function it calls.
 */
public interface Titled {
    /**
     * Sets the title.
     *
     * @param title in UTF-8, without a NUL
     * @return this object
     */
    Titled setTitle(String title);
}
