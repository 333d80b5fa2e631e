//# needs SstPartitionerFactory
package dev.rockspan;

class SstPartitionerFactory {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected SstPartitionerFactory() {}
}
