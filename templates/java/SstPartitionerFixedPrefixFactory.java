package dev.rockspan;

/** Has compactions begin a new file where the first bytes of keys change. */
public class SstPartitionerFixedPrefixFactory extends SstPartitionerFactory {

    /**
     * Creates a factory.
     *
     * @param prefixLength how many bytes are looked at
     */
    @SuppressWarnings("this-escape")
    public SstPartitionerFixedPrefixFactory(long prefixLength) {
        adopt(newFixedPrefixFactory(prefixLength));
    }
}
