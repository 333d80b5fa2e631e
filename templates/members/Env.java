package dev.rockspan;

import java.util.Objects;

public class Env {
    /** For subclasses, whose constructor has to {@linkplain #adopt adopt} another one. */
    protected Env() {}

    /** Returns how many threads there are of a priority. */
    public int getBackgroundThreads(Priority priority) {
        return switch (Objects.requireNonNull(priority, "priority is null")) {
            case HIGH -> getHighPriorityBackgroundThreads();
            case BOTTOM -> getBottomPriorityBackgroundThreads();
            default -> getLowPriorityBackgroundThreads();
        };
    }

    /** Sets how many threads there are of a priority. */
    public Env setBackgroundThreads(int number, Priority priority) {
        return switch (Objects.requireNonNull(priority, "priority is null")) {
            case HIGH -> setHighPriorityBackgroundThreads(number);
            case BOTTOM -> setBottomPriorityBackgroundThreads(number);
            default -> setLowPriorityBackgroundThreads(number);
        };
    }
}
