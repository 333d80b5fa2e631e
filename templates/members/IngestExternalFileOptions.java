package dev.rockspan;

public class IngestExternalFileOptions {
    /** Creates options with what the setters of these names set. */
    @SuppressWarnings("this-escape")
    public IngestExternalFileOptions(
            boolean moveFiles, boolean snapshotConsistency, boolean allowGlobalSeqno, boolean allowBlockingFlush) {
        this();
        setMoveFiles(moveFiles);
        setSnapshotConsistency(snapshotConsistency);
        setAllowGlobalSeqNo(allowGlobalSeqno);
        setAllowBlockingFlush(allowBlockingFlush);
    }
}
