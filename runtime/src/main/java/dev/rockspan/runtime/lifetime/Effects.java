package dev.rockspan.runtime.lifetime;

import dev.rockspan.runtime.Usable;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.ref.WeakReference;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * What generated methods call around a native call: it checks their handle's marks, notes what the call has changed, and
 * returns what was noted. They are not methods of the handle, because users extend some of the classes and should see only
 * what they call. Java in templates may use {@code noteGiven}, {@code given}, {@code another} and {@code openPartsOf}; of the
 * rest of this package it may use only {@link NativeObject}, for constructors.
 */
@SuppressWarnings("restricted")
public final class Effects {

    /** The class of the scopes of automatic arenas. */
    private static final Class<?> AUTOMATIC = Arena.ofAuto().scope().getClass();

    private Effects() {}

    /**
     * Has {@code arena} close a handle. The handles in an arena are closed in no
     * particular order, but what depends on others is always destroyed before them. An automatic arena closes it some time
     * after neither of them is reachable any more, the global arena never. Closing the handle earlier is fine.
     *
     * @throws IllegalStateException if the arena is closed already; the handle is then closed, too
     * @throws WrongThreadException if the arena is confined to another thread; the handle is then closed, too
     */
    public static void attach(Usable self, Arena arena) {
        Objects.requireNonNull(arena, "arena");
        Handle handle = (Handle) self;
        Owned closed = handle.owned(); // not the handle: the arena must not keep that reachable
        closed.attach();
        try {
            MemorySegment closer = MemorySegment.NULL.reinterpret(0, arena, closing(handle, closed, arena));
            handle.keepReachable(closer);
        } catch (RuntimeException e) {
            closed.close();
            throw e;
        }
        Leaks.attached(closed);
    }

    private static Consumer<MemorySegment> closing(Handle handle, Owned closed, Arena arena) {
        Views views = closed instanceof NativeObject object ? object.views() : null;
        if (views == null || arena.scope().getClass() != AUTOMATIC) {
            return _ -> closed.close();
        }
        views.setAbandonable();
        WeakReference<Handle> user = new WeakReference<>(handle);
        return _ -> {
            try {
                if (user.refersTo(null)) { // it was collected with the arena
                    views.abandon();
                }
            } finally {
                closed.close();
            }
        };
    }

    /**
     * Notes that the native side of {@code self} now points to {@code handle} instead of what it pointed to under
     * {@code slot} before. Call it right after the native call, within the same {@code Call} that used both.
     *
     * @see NativeObject#borrow(String, NativeObject)
     */
    public static void borrow(Usable self, String slot, @Nullable Usable handle) {
        NativeObject.of(self).borrow(slot, handle == null ? null : NativeObject.of(handle));
    }

    /** Notes that {@code self} was filled with what {@code handle} has: it points to that, as in {@link #borrow(Usable, String, Usable)}. */
    public static void fill(Usable self, String slot, Usable handle) {
        borrow(self, slot, handle);
        copyGiven(self, handle);
    }

    /**
     * Retains {@code handle} for the database that {@code self} is or belongs to: C's database points to it from now on, and
     * may outlive {@code self}. Call it right after the native call, within the same {@code Call} that used both.
     */
    public static void borrow(Usable self, @Nullable Usable handle) {
        NativeObject.of(self).root().borrowing(handle);
    }

    /**
     * Rules out that a handle is ever closed, so that calls need not publish that they use it. For handles that only the API
     * itself has; call it before anybody else can see the handle.
     */
    public static void setPermanent(Usable self) {
        NativeObject.of(self).setPermanent();
    }

    /**
     * Checks that {@code self} is of a kind.
     *
     * @throws IllegalStateException with {@code otherwise} if it is not
     */
    public static void require(Usable self, ObjectMark mark, String otherwise) {
        if (!NativeObject.of(self).is(mark)) {
            throw new IllegalStateException(otherwise);
        }
    }

    /**
     * Checks that no open descendant of {@code self} of the class {@code name} has the mark.
     *
     * @throws IllegalStateException with {@code otherwise} if one has it
     */
    public static void refuseMade(Usable self, String name, ObjectMark mark, String otherwise) {
        NativeObject.of(self).forDescendants(name, made -> {
            if (made.is(mark)) {
                throw new IllegalStateException(otherwise);
            }
        });
    }

    /** Whether an object is of a kind. */
    public static boolean isMarked(Usable self, ObjectMark mark) {
        return NativeObject.of(self).is(mark);
    }

    /** Notes of what kind {@code self} is, too, from now on. */
    public static void mark(Usable self, ObjectMark mark) {
        NativeObject.of(self).marked(mark);
    }

    /** Notes that {@code self} is of another kind from now on, if it is of that one. */
    public static void change(Usable self, ObjectMark before, ObjectMark after) {
        NativeObject object = NativeObject.of(self);
        if (object.is(before)) { // else there may be no notes, and there need be none
            object.notes().change(before, after);
        }
    }

    /**
     * Checks that an argument is a child of {@code self}. A closed argument passes here; using it is refused later.
     *
     * @return the argument
     * @throws IllegalArgumentException if it belongs to another
     */
    public static <H extends Usable> @Nullable H own(Usable self, @Nullable H argument, String parameter) {
        if (argument != null) {
            NativeObject owned = NativeObject.of(argument);
            if (!owned.isChildOf(NativeObject.of(self)) && owned.isUsable()) {
                throw new IllegalArgumentException(
                        parameter + " does not belong to this " + NativeObject.of(self).name() + ", but to another object");
            }
        }
        return argument;
    }

    /**
     * Checks that what belongs to a thread is made by one of the system's: the carrier of a virtual thread can end before it.
     *
     * @throws UnsupportedOperationException if it is not
     */
    public static void requirePlatformThread(String name) {
        if (Thread.currentThread().isVirtual()) {
            throw new UnsupportedOperationException(
                    name + " is part of a thread of the system, and cannot be made in a virtual one");
        }
    }

    /**
     * Checks that it is {@code maker} that calls.
     *
     * @throws WrongThreadException if it is not
     */
    public static void requireThread(Usable self, Thread maker) {
        if (Thread.currentThread() != maker) {
            throw new WrongThreadException(
                    NativeObject.of(self).name() + " is part of the thread that made it, and can be used by no other");
        }
    }

    /**
     * Checks that what {@code self} shows is still there.
     *
     * @throws IllegalStateException with {@code otherwise} if it was taken or moved and not {@linkplain #renew renewed}
     */
    public static void requireFresh(Usable self, String otherwise) {
        if (NativeObject.of(self).isStale()) {
            throw new IllegalStateException(otherwise);
        }
    }

    /** As {@link #requireFresh}, and takes it: it is there only once. */
    public static void takeFresh(Usable self, String otherwise) {
        requireFresh(self, otherwise);
        NativeObject.of(self).makeStale();
    }

    /** What {@code self} has for a time is there again. */
    public static void renew(Usable self) {
        NativeObject.of(self).renew();
    }

    /**
     * Notes that C is about to move {@code positioned}, unless that is null, to another entry.
     *
     * @throws IllegalStateException if another thread, or a call around this one, reads from a view of it
     */
    public static void reposition(@Nullable Usable positioned) {
        if (positioned != null) {
            NativeObject.of(positioned).reposition();
        }
    }

    /** Closes all descendants of {@code self} of the class {@code name}. */
    public static void closeMade(Usable self, String name) {
        NativeObject.of(self).forDescendants(name, NativeObject::close);
    }

    /** As {@link #closeMade(Usable, String)}; also closes those of its parents of the class {@code within}. */
    public static void closeMade(Usable self, String name, String within) {
        closeMade(self, name);
        NativeObject.of(self).forParents(within, parent -> parent.forDescendants(name, NativeObject::close));
    }

    /** Notes that what all descendants of {@code self} of the class {@code name} show is not there any more. */
    public static void moveMade(Usable self, String name) {
        NativeObject.of(self).forDescendants(name, NativeObject::makeStale);
    }

    /** As {@link #moveMade(Usable, String)}; also of those of its parents of the class {@code within}. */
    public static void moveMade(Usable self, String name, String within) {
        moveMade(self, name);
        NativeObject.of(self).forParents(within, parent -> parent.forDescendants(name, NativeObject::makeStale));
    }

    /** As {@link #borrow(Usable, Usable)}, of each of {@code handles}. */
    public static void borrow(Usable self, Collection<? extends Usable> handles) {
        NativeObject.of(self).root().borrowing(handles);
    }

    // ------------------------------------------------------------------------------------------- what is given

    /**
     * Notes an object under the name of its getter, so that the getter can return it; null removes it. The object stays
     * reachable as long as the settings are. Returns the settings.
     */
    public static <S extends Usable> S noteGiven(S settings, String name, @Nullable Object object) {
        ((Handle) settings).given().note(name, object);
        return settings;
    }

    /** Notes that settings were given what other ones, of which they are a copy, were given. */
    public static void copyGiven(Usable settings, Usable other) {
        NativeObject copy = NativeObject.of(settings);
        if (copy != NativeObject.of(other)) {
            ((Handle) settings).given().noteAll(((Handle) other).given());
            copy.target().notes().noteAllGiven(NativeObject.of(other).target().notes());
        }
    }

    /** Returns one more handle on the native object of {@code settings}. Both share what was noted by {@link #noteGiven}. */
    public static <H extends Usable> H another(Usable settings, Function<NativeObject, H> handle) {
        H another = handle.apply(NativeObject.of(settings));
        ((Handle) another).shareGiven((Handle) settings);
        return another;
    }

    /**
     * Returns what settings were given, or null.
     *
     * @throws IllegalStateException if the settings are closed
     */
    @SuppressWarnings({"unchecked", "TypeParameterUnusedInFormals"}) // the setter has noted it with that type
    public static <T> @Nullable T given(Usable settings, String name) {
        NativeObject object = NativeObject.of(settings);
        object.checkUsable();
        Object given = ((Handle) settings).given(name);
        return (T) (given != null ? given : object.target().notes().given(name));
    }

    /** Returns what settings were given, or what they begin with. */
    public static <T> T given(Usable settings, String name, T byDefault) {
        T given = given(settings, name);
        return given == null ? byDefault : given;
    }

    /**
     * Returns handles on the open objects of a class that were made from {@code whole}, or from what was made from it. The
     * handles own nothing, so nobody has to close them.
     *
     * @param name the name of the class
     * @param handle makes the handle
     */
    public static <H> List<H> openPartsOf(Usable whole, String name, Function<NativeObject, H> handle) {
        List<H> parts = new ArrayList<>();
        NativeObject.of(whole).forDescendants(name, part -> parts.add(handle.apply(NativeObject.viewOf(part))));
        return parts;
    }
}
