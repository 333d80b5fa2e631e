package dev.toy;

/**
 * What has a title.
 *
 * <p>Implemented by {@link Part} and {@link Toy}. Each of these says who closes it and which threads may use it, and
 * each of their methods which C function it calls.
 */
public interface Titled {
    /**
     * Sets the title.
     *
     * @return this object
     */
    Titled setTitle(String title);
}
