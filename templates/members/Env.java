package dev.rockspan;

import dev.rockspan.runtime.call.Call;

public class Env {
    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected Env() {
        super(Env.class);
    }

    /** Returns how many threads there are of a priority. */
    public int getBackgroundThreads(Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> getHighPriorityBackgroundThreads();
            case BOTTOM -> getBottomPriorityBackgroundThreads();
            default -> getLowPriorityBackgroundThreads();
        };
    }

    /** Sets how many threads there are of a priority. */
    public Env setBackgroundThreads(int number, Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> setHighPriorityBackgroundThreads(number);
            case BOTTOM -> setBottomPriorityBackgroundThreads(number);
            default -> setLowPriorityBackgroundThreads(number);
        };
    }

    /** Has the operating system prefer other threads to those of a priority. */
    public Env lowerThreadPoolCPUPriority(Priority priority) {
        if (isHigh(priority)) {
            lowerHighPriorityThreadPoolCPUPriority();
        } else {
            lowerThreadPoolCPUPriority();
        }
        return this;
    }

    /** Has the operating system prefer other threads' input and output to that of a priority's. */
    public Env lowerThreadPoolIOPriority(Priority priority) {
        if (isHigh(priority)) {
            lowerHighPriorityThreadPoolIOPriority();
        } else {
            lowerThreadPoolIOPriority();
        }
        return this;
    }

    private static boolean isHigh(Priority priority) {
        return switch (Call.notNull(priority, "priority")) {
            case HIGH -> true;
            case LOW -> false;
            default -> throw new UnsupportedOperationException(
                    "RocksDB's C API cannot lower threads of the priority " + priority);
        };
    }
}
