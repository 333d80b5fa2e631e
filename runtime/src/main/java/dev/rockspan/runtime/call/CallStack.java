package dev.rockspan.runtime.call;

import dev.rockspan.runtime.lifetime.AllUses;
import dev.rockspan.runtime.lifetime.CallContext;
import dev.rockspan.runtime.lifetime.NativeObject;
import dev.rockspan.runtime.lifetime.ThreadUses;
import java.lang.ref.ReferenceQueue;
import java.lang.ref.WeakReference;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * The calls of one thread that are in flight: one inside the other where a native call called back into Java. The
 * {@link Call} objects and their memory are used again and again.
 *
 * <p>A platform thread has a stack of its own, with up to {@link Scratch#SIZE} bytes of native memory. Virtual threads
 * can be too many for that: they borrow a stack for each call from a pool of about twice as many as there are
 * processors, and make a temporary one if there is none left.
 */
final class CallStack {

    private static final ThreadLocal<CallStack> OWN = new ThreadLocal<>() {
        @Override
        protected CallStack initialValue() {
            return new CallStack(false);
        }
    };

    static {
        CallContext.provide(new Context());
    }

    private final boolean pooled;
    private final Scratch scratch = new Scratch();
    private final PinTable pins;
    private final Uses uses;
    /** Read by threads that look for uses, too. */
    private volatile Call[] calls;

    private int depth;
    /** The virtual thread that has borrowed it. */
    private @Nullable Thread borrower;

    private CallStack(boolean pooled) {
        this.pooled = pooled;
        pins = new PinTable(pooled);
        uses = new Uses(this);
        calls = new Call[] {new Call(this, pooled)};
        uses.show(); // last
    }

    /**
     * A call stack as others see it, to look for uses in its calls and for its pinned values. It keeps the
     * pinned values reachable, but not the stack.
     */
    private static final class Uses extends WeakReference<CallStack> implements ThreadUses {

        private static final ReferenceQueue<CallStack> GONE = new ReferenceQueue<>();

        private final PinTable pins;

        Uses(CallStack stack) {
            super(stack, GONE);
            pins = stack.pins;
        }

        /** From here on others look at the calls. */
        void show() {
            boolean gone = false;
            while (GONE.poll() != null) {
                gone = true;
            }
            if (gone) {
                AllUses.removeIf(other -> other instanceof Uses uses && uses.isDone());
            }
            AllUses.add(this);
        }

        /** Whether its thread is gone, and all that it has pinned. What it has left behind is freed soon. */
        private boolean isDone() {
            if (!refersTo(null)) {
                return false;
            }
            if (pins.isEmpty()) {
                return true;
            }
            pins.sweepLater(true);
            return false;
        }

        /** The stack, if that thread has borrowed it and is in a call of it. */
        private @Nullable CallStack borrowedBy(Thread thread) {
            CallStack stack = get();
            return stack != null && stack.borrower == thread && stack.depth > 0 ? stack : null;
        }

        @Override
        public boolean isPinning(NativeObject owner) {
            return pins.isPinning(owner);
        }

        @Override
        public @Nullable RuntimeException closePinned(NativeObject owner, @Nullable RuntimeException before) {
            return pins.closeAll(owner, before);
        }

        /** A stack that was collected has no calls. */
        @Override
        public boolean isUsing(NativeObject object, boolean toWrite) {
            CallStack stack = get();
            if (stack != null) {
                for (Call call : stack.calls) {
                    if (call.isUsing(object) && (!toWrite || call.isWriting())) {
                        return true;
                    }
                }
            }
            return false;
        }
    }

    private static final class Context extends CallContext {

        @Override
        protected boolean isInCall() {
            return CallStack.isInCall();
        }

        @Override
        protected @Nullable Object mark() {
            return CallbackFailures.mark();
        }

        @Override
        protected void passOn(@Nullable Object mark) {
            CallbackFailures.passOn(mark);
        }
    }

    /** Whether this thread is in a call: always, if C called back on a virtual thread. */
    static boolean isInCall() {
        return Thread.currentThread().isVirtual() || OWN.get().depth > 0;
    }

    /** The innermost call that this thread is in; null if there is none, or if the thread is virtual. */
    static @Nullable Call current() {
        if (Thread.currentThread().isVirtual()) {
            return null;
        }
        CallStack stack = OWN.get();
        return stack.depth == 0 ? null : stack.calls[stack.depth - 1];
    }

    /** As {@link #current}, also of virtual threads; of those, any of their calls. */
    static @Nullable Call anyCall() {
        Thread thread = Thread.currentThread();
        if (!thread.isVirtual()) {
            return current();
        }
        for (ThreadUses other : AllUses.threads()) {
            CallStack stack = other instanceof Uses uses ? uses.borrowedBy(thread) : null;
            if (stack != null) {
                return stack.calls[stack.depth - 1];
            }
        }
        return null;
    }

    /**
     * Whether one of the calls that this thread is in, but for {@code inner}, uses a part of {@code whole}, other than to
     * go through its entries.
     */
    static boolean isUsingOutside(CallUses inner, NativeObject whole) {
        Thread thread = Thread.currentThread();
        if (!thread.isVirtual()) {
            return OWN.get().isUsing(inner, whole);
        }
        for (ThreadUses other : AllUses.threads()) {
            CallStack stack = other instanceof Uses uses ? uses.borrowedBy(thread) : null;
            if (stack != null && stack.isUsing(inner, whole)) {
                return true;
            }
        }
        return false;
    }

    private boolean isUsing(CallUses inner, NativeObject whole) {
        for (int i = 0; i < depth; i++) {
            if (calls[i] != inner && calls[i].isUsingPartOf(whole)) {
                return true;
            }
        }
        return false;
    }

    /** The call object to use on this thread now. */
    static Call push() {
        Thread thread = Thread.currentThread();
        CallStack stack = thread.isVirtual() ? Pool.take(thread) : OWN.get();
        Call[] calls = stack.calls;
        int depth = stack.depth;
        Call call = depth < calls.length ? calls[depth] : stack.grow()[depth];
        stack.depth = depth + 1;
        return call;
    }

    private Call[] grow() {
        Call[] more = Arrays.copyOf(calls, calls.length * 2);
        for (int i = calls.length; i < more.length; i++) {
            more[i] = new Call(this, true);
        }
        calls = more;
        return more;
    }

    /** The last call that was pushed has ended. */
    void pop() {
        depth--;
        if (pooled) {
            Pool.giveBack(this);
        } else if (pins.isToSweep()) {
            pins.sweep();
        }
    }

    PinTable pins() {
        return pins;
    }

    ThreadUses uses() {
        return uses;
    }

    Scratch scratch() {
        return scratch;
    }

    /** Stacks for virtual threads, in slots; a thread begins to look where its number says. */
    private static final class Pool {
        private static final int SLOTS =
                Integer.highestOneBit(Runtime.getRuntime().availableProcessors() * 2 - 1) * 2;
        private static final AtomicReferenceArray<@Nullable CallStack> FREE = new AtomicReferenceArray<>(SLOTS);

        static CallStack take(Thread thread) {
            int start = (int) thread.threadId();
            for (int i = 0; i < SLOTS; i++) {
                int slot = (start + i) & (SLOTS - 1);
                if (FREE.getPlain(slot) != null) {
                    CallStack stack = FREE.getAndSet(slot, null);
                    if (stack != null) {
                        stack.borrower = thread;
                        return stack;
                    }
                }
            }
            CallStack temporary = new CallStack(true);
            temporary.borrower = thread;
            return temporary;
        }

        static void giveBack(CallStack stack) {
            stack.borrower = null;
            int start = (int) Thread.currentThread().threadId();
            for (int i = 0; i < SLOTS; i++) {
                int slot = (start + i) & (SLOTS - 1);
                if (FREE.getPlain(slot) == null && FREE.compareAndSet(slot, null, stack)) {
                    return;
                }
            }
        }
    }
}
