package dev.rockspan.generator.model;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A Java record that objects of C's are read into, and that such are made of where C takes them.
 *
 * @param summary the first sentence of its Javadoc
 * @param cTypes the opaque types that it stands for
 * @param parts what gives its components, in their order
 * @param rows how it is read from a list, or null
 * @param making how a list is made for C, or null
 */
public record ValueClass(
        String name,
        String summary,
        List<String> cTypes,
        List<Operation> parts,
        @Nullable Rows rows,
        @Nullable Making making) {

    /**
     * A list of C's.
     *
     * @param count says how many rows there are
     * @param index the carrier of the index
     * @param element gives a row as an object, which the parts are of; null if the parts take the index
     */
    public record Rows(
            String count, Carrier index, @Nullable Operation element) {}

    /**
     * How a list is made for C.
     *
     * @param create makes an empty list
     * @param destroy frees one
     * @param add takes over a row
     * @param createRow makes an empty row
     * @param destroyRow frees one
     * @param setters fill a row; each takes the component that its parameter is called after
     */
    public record Making(
            String create, String destroy, String add, String createRow, String destroyRow, List<Operation> setters) {}

    /** Whether the parts take the index of a row. */
    public boolean hasColumns() {
        return rows != null && rows.element() == null;
    }
}
