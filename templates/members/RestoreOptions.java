package dev.rockspan;

public class RestoreOptions {
    /** Creates options.
     *
     * @param keepLogFiles whether the write-ahead log in the folder stays
     */
    @SuppressWarnings("this-escape")
    public RestoreOptions(boolean keepLogFiles) {
        this();
        setKeepLogFiles(keepLogFiles);
    }
}
