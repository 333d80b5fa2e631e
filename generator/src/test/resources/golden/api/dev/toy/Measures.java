package dev.toy;

/** How big a toy is. */
public record Measures(Color color, long width, double height) {
}
