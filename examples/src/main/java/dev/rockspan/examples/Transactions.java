package dev.rockspan.examples;

import dev.rockspan.KeyValueReader;
import dev.rockspan.OptimisticTransactionDB;
import dev.rockspan.Options;
import dev.rockspan.RocksDB;
import dev.rockspan.Transaction;
import dev.rockspan.TransactionDB;
import dev.rockspan.TransactionDBOptions;
import dev.rockspan.runtime.RocksDBException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Moves money between accounts: all of it or nothing, whoever else writes. */
public final class Transactions {

    private static final byte[] ALICE = bytes("alice");
    private static final byte[] BOB = bytes("bob");
    private static final boolean EXCLUSIVE = true;

    private Transactions() {}

    public static void main(String... args) throws IOException {
        boolean temporary = args.length == 0;
        String path = temporary ? Files.createTempDirectory("transactions").toString() : args[0];

        try (Options options = new Options().setCreateIfMissing(true)) {
            lockKeys(options, path);
            lookForConflicts(options, path);
            commitInTwoPhases(options, path + "-payments");
            if (temporary) {
                RocksDB.destroyDB(options, path);
            }
        }
    }

    /** What a transaction writes, or reads for an update, is locked until its end. */
    private static void lockKeys(Options options, String path) {
        try (TransactionDBOptions locks = new TransactionDBOptions().setTransactionLockTimeout(10);
                TransactionDB db = TransactionDB.open(options, locks, path)) {
            db.put(ALICE, bytes("100"));
            db.put(BOB, bytes("0"));

            try (Transaction transfer = db.beginTransaction()) {
                int alice = number(transfer.getForUpdate(ALICE, EXCLUSIVE));
                int bob = number(transfer.getForUpdate(BOB, EXCLUSIVE));
                transfer.put(ALICE, bytes(alice - 30));
                transfer.put(BOB, bytes(bob + 30));
                System.out.println("in the transaction " + balances(transfer));
                System.out.println("outside of it " + balances(db));

                // Back to the save point, not to the beginning.
                transfer.setSavePoint();
                transfer.delete(BOB);
                transfer.rollbackToSavePoint();

                try (Transaction other = db.beginTransaction()) {
                    other.put(ALICE, bytes("0"));
                } catch (RocksDBException e) {
                    System.out.println("another one waits for the lock, then "
                            + e.getStatus().getCode());
                }
                transfer.commit();
            }
            System.out.println("after the commit " + balances(db));

            // What is closed without a commit has never been.
            try (Transaction forgotten = db.beginTransaction()) {
                forgotten.put(ALICE, bytes("0"));
            }
            System.out.println("without a commit " + balances(db));
        }
    }

    /** What was prepared is in the log: others can be asked meanwhile, and it is still there after a crash. */
    private static void commitInTwoPhases(Options options, String path) {
        try (TransactionDBOptions locks = new TransactionDBOptions();
                TransactionDB db = TransactionDB.open(options, locks, path);
                Transaction payment = db.beginTransaction()) {
            db.put(ALICE, bytes("100"));
            db.put(BOB, bytes("0"));
            payment.setName("payment 17"); // to find it in getAllPreparedTransactions() after a crash
            payment.put(ALICE, bytes("60"));
            payment.prepare();
            System.out.println("prepared, " + balances(db));
            payment.commit(); // or rollback()
            System.out.println("committed, " + balances(db));
        }
        RocksDB.destroyDB(options, path);
    }

    /** Nothing is locked; a commit fails if somebody else has written what the transaction has used. */
    private static void lookForConflicts(Options options, String path) {
        try (OptimisticTransactionDB db = OptimisticTransactionDB.open(options, path)) {
            for (int attempt = 1; ; attempt++) {
                try (Transaction transfer = db.beginTransaction()) {
                    int bob = number(transfer.getForUpdate(BOB, EXCLUSIVE));
                    transfer.put(BOB, bytes(bob + 1));
                    if (attempt == 1) {
                        db.put(BOB, bytes("50")); // somebody else, at the wrong moment
                    }
                    transfer.commit();
                    System.out.println("attempt " + attempt + " works");
                    break;
                } catch (RocksDBException e) {
                    System.out.println(
                            "attempt " + attempt + " " + e.getStatus().getCode());
                }
            }
            System.out.println("in the end " + balances(db));
        }
    }

    /** Databases and transactions are read in the same way. */
    private static String balances(KeyValueReader reader) {
        return "alice has " + number(reader.get(ALICE)) + ", bob " + number(reader.get(BOB));
    }

    private static int number(byte @Nullable [] bytes) {
        return Integer.parseInt(new String(Objects.requireNonNull(bytes), StandardCharsets.UTF_8));
    }

    private static byte[] bytes(Object value) {
        return value.toString().getBytes(StandardCharsets.UTF_8);
    }
}
