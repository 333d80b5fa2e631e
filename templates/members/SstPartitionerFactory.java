package dev.rockspan;

class SstPartitionerFactory {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected SstPartitionerFactory() {
        super(SstPartitionerFactory.class);
    }
}
