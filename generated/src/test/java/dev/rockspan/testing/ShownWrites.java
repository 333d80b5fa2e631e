package dev.rockspan.testing;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.rockspan.WriteBatch;
import java.util.List;

/** Lists what a batch writes. */
public final class ShownWrites extends WriteBatch.Handler {

    private final List<String> shown;

    public ShownWrites(List<String> shown) {
        this.shown = shown;
    }

    private static String text(byte[] bytes) {
        return new String(bytes, UTF_8);
    }

    @Override
    public void put(int family, byte[] key, byte[] value) {
        shown.add("put " + family + " " + text(key) + " " + value.length);
    }

    @Override
    public void put(byte[] key, byte[] value) {
        throw new AssertionError();
    }

    @Override
    public void merge(int family, byte[] key, byte[] value) {
        shown.add("merge " + family + " " + text(key));
    }

    @Override
    public void merge(byte[] key, byte[] value) {
        throw new AssertionError();
    }

    @Override
    public void delete(int family, byte[] key) {
        shown.add("delete " + family + " " + text(key));
    }

    @Override
    public void delete(byte[] key) {
        throw new AssertionError();
    }

    @Override
    public void singleDelete(int family, byte[] key) {
        shown.add("single " + family + " " + text(key));
    }

    @Override
    public void singleDelete(byte[] key) {
        throw new AssertionError();
    }

    @Override
    public void deleteRange(int family, byte[] begin, byte[] end) {
        shown.add("range " + family + " " + text(begin) + " " + text(end));
    }

    @Override
    public void deleteRange(byte[] begin, byte[] end) {
        throw new AssertionError();
    }

    @Override
    public void logData(byte[] blob) {
        shown.add("log");
    }

    @Override
    public void putBlobIndex(int family, byte[] key, byte[] value) {
        throw new AssertionError();
    }

    @Override
    public void markBeginPrepare() {
        throw new AssertionError();
    }

    @Override
    public void markEndPrepare(byte[] xid) {
        throw new AssertionError();
    }

    @Override
    public void markNoop(boolean empty) {
        shown.add("noop " + empty);
    }

    @Override
    public void markRollback(byte[] xid) {
        throw new AssertionError();
    }

    @Override
    public void markCommit(byte[] xid) {
        throw new AssertionError();
    }

    @Override
    public void markCommitWithTimestamp(byte[] xid, byte[] timestamp) {
        throw new AssertionError();
    }
}
