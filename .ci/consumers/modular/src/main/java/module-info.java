/** A program that uses Rockspan on the module path. */
module com.example.app {
    requires dev.rockspan;
}
