package dev.rockspan.misuse;

import java.nio.file.Path;
import java.util.List;

/** The child JVM: runs the cases whose numbers it is told, from a step of the first one on. */
final class MisuseChild {

    static final String CASE = "@case ";
    static final String DONE = "@done ";

    private MisuseChild() {}

    /** The folder, the seed and how many for each of {@link Steps}, how many steps to leave out, the numbers of the cases. */
    public static void main(String... arguments) throws Exception {
        List<Matrix.Case> cases = new Matrix(Path.of(arguments[0])).cases();
        long seed = Long.parseLong(arguments[1]);
        int oneIn = Integer.parseInt(arguments[2]);
        int left = Integer.parseInt(arguments[3]);
        for (String number : List.of(arguments).subList(4, arguments.length)) {
            Matrix.Case misuse = cases.get(Integer.parseInt(number));
            System.out.println(CASE + number);
            try {
                misuse.misuse().run(misuse.type(), new Steps(left, oneIn, seed));
            } catch (Throwable e) {
                System.out.println(Steps.FAIL + "- " + e + (e.getCause() == null ? "" : ": " + e.getCause()));
                e.printStackTrace(System.out);
            }
            System.out.println(DONE + number);
            left = 0;
        }
        Runtime.getRuntime().halt(0);
    }
}
