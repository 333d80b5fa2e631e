//# needs Cache
package dev.rockspan;

class Cache {

    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected Cache() {}
}
