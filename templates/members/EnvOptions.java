package dev.rockspan;

public class EnvOptions {
    //# needs EnvOptions.fdCloexec
    /** Sets whether files are closed when the process starts another program. */
    public EnvOptions setSetFdCloexec(boolean setFdCloexec) {
        return setFdCloexec(setFdCloexec);
    }

    /** Whether files are closed when the process starts another program. */
    public boolean setFdCloexec() {
        return fdCloexec();
    }
    //# end
}
