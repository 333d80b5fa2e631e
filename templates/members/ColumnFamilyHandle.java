package dev.rockspan;

import dev.rockspan.runtime.lifetime.Effects;
import java.nio.charset.StandardCharsets;

class ColumnFamilyHandle {

    /** Returns the name of the column family, in UTF-8. */
    public byte[] getName() {
        return getNameText().getBytes(StandardCharsets.UTF_8);
    }

    /**
     * Returns the descriptor that the column family was opened or created with.
     *
     * @throws UnsupportedOperationException if it was opened or created without one: C cannot return its options
     */
    public ColumnFamilyDescriptor getDescriptor() {
        ColumnFamilyDescriptor descriptor = Effects.given(this, "descriptor");
        if (descriptor == null) {
            throw new UnsupportedOperationException("The column family was opened without a ColumnFamilyDescriptor");
        }
        return descriptor;
    }
}
