package dev.rockspan.runtime.lifetime;

/** The exceptions that say why a native object cannot be used. */
public final class UseErrors {

    private UseErrors() {}

    /** It is closed, consumed, or being changed. */
    static IllegalStateException unusable(NativeObject object) {
        String name = object.name();
        String newOwner = object.newOwner();
        NativeObject target = object.target();
        if (object.isTransferred()) {
            return new IllegalStateException(name + " was transferred" + (newOwner == null ? "" : " to " + newOwner)
                    + " and cannot be used again");
        }
        if (target.isChanging() && target.isOpen()) {
            return new IllegalStateException(name + " is being changed by another call");
        }
        if (target != object && object.isOpen()) {
            return new IllegalStateException(name + " cannot be used any more: its " + target.name() + " is closed");
        }
        // If it can be used by now, a call was changing or transferring it.
        return object.isUsable() ? busy(object) : new IllegalStateException(name + " is closed");
    }

    /** Another call uses it. */
    public static IllegalStateException busy(NativeObject object) {
        return new IllegalStateException(
                object.name()
                        + " is in use by another call, of this thread or another: only one call at a time may use it, or change it");
    }

    /** Its views are still open. */
    public static IllegalStateException shown(NativeObject object) {
        return new IllegalStateException(object.name()
                + " is in use by another thread, or a call around this one: it has views that end when that thread moves or"
                + " closes this");
    }

    /** Another object would see the change. */
    public static IllegalStateException referenced(NativeObject object) {
        return new IllegalStateException("What was made with this " + object.name()
                + " and is still open, such as an iterator, would see the change; close it first, or use another "
                + object.name());
    }
}
