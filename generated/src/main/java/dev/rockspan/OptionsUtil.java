package dev.rockspan;

import dev.rockspan.runtime.RocksDBException;
import dev.rockspan.runtime.Status;
import dev.rockspan.runtime.call.Call;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Loads the options that a database was opened with. */
public final class OptionsUtil {

    private static final Pattern OPTIONS_FILE = Pattern.compile("OPTIONS-(\\d{1,18})");

    private OptionsUtil() {}

    /**
     * Loads the options that a database was last opened with.
     *
     * @param dbPath the folder of the database
     * @param dbOptions set to those of the database
     * @param cfDescs filled with the name and the options of each column family; close the options, and set
     *     comparators, merge operators and filters in Java again
     */
    public static void loadLatestOptions(
            ConfigOptions configOptions, String dbPath, DBOptions dbOptions, List<ColumnFamilyDescriptor> cfDescs) {
        load(configOptions, configOptions.env(), dbPath, dbOptions, cfDescs);
    }

    /**
     * Loads the options that a file has. The file is read from the file system, whatever environment
     * {@code configOptions} has: RocksDB's C API loads the latest file of a folder only, which here is a folder with
     * a copy.
     *
     * @param optionsFileName the path of the file
     * @param dbOptions set to those of the database
     * @param cfDescs is given the name and the options of each column family, which are to be closed
     * @throws RocksDBException if the file cannot be read
     */
    public static void loadOptionsFromFile(
            ConfigOptions configOptions,
            String optionsFileName,
            DBOptions dbOptions,
            List<ColumnFamilyDescriptor> cfDescs) {
        Call.notNull(optionsFileName, "optionsFileName");
        try {
            Path folder = Files.createTempDirectory("rocksdb-options");
            Path copy = folder.resolve("OPTIONS-000001");
            try {
                Files.copy(Path.of(optionsFileName), copy);
                load(configOptions, Env.getDefault(), folder.toString(), dbOptions, cfDescs);
            } finally {
                Files.deleteIfExists(copy);
                Files.delete(folder);
            }
        } catch (IOException e) {
            throw failed(e);
        }
    }

    /**
     * Returns the name of the file with the options that a database was last opened with, within its folder.
     *
     * @param env the operating system's: C cannot list the files of another one, such as of one in memory
     * @throws RocksDBException if there is none
     */
    public static String getLatestOptionsFileName(String dbPath, Env env) {
        Call.notNull(dbPath, "dbPath");
        Call.notNull(env, "env");
        try (Stream<Path> files = Files.list(Path.of(dbPath))) {
            return files.map(file -> file.getFileName().toString())
                    .filter(name -> numberOf(name) >= 0)
                    .max(Comparator.comparingLong(OptionsUtil::numberOf))
                    .orElseThrow(() -> new RocksDBException(new Status(
                            Status.Code.NotFound, Status.SubCode.None, "No options file in " + dbPath)));
        } catch (IOException e) {
            throw failed(e);
        }
    }

    private static long numberOf(String name) {
        Matcher matcher = OPTIONS_FILE.matcher(name);
        return matcher.matches() ? Long.parseLong(matcher.group(1)) : -1;
    }

    private static RocksDBException failed(IOException e) {
        RocksDBException failure =
                new RocksDBException(new Status(Status.Code.IOError, Status.SubCode.None, e.toString()));
        failure.initCause(e);
        return failure;
    }

    private static void load(
            ConfigOptions configOptions,
            Env env,
            String dbPath,
            DBOptions dbOptions,
            List<ColumnFamilyDescriptor> cfDescs) {
        Call.notNull(dbOptions, "dbOptions");
        Call.notNull(cfDescs, "cfDescs");
        try (Cache cache = new LRUCache(32 << 20)) {
            LatestOptions latest = Options.loadLatestOptions(
                    dbPath, env, configOptions.ignoreUnknownOptions(), cache);
            try {
                latest.dbOptions().getOptionsFromString("", Options.of(dbOptions));
                for (int i = 0; i < latest.columnFamilyNames().size(); i++) {
                    cfDescs.add(new ColumnFamilyDescriptor(
                            latest.columnFamilyNames().get(i),
                            new ColumnFamilyOptions(latest.columnFamilyOptions().get(i))));
                }
            } finally {
                latest.dbOptions().close();
                latest.columnFamilyOptions().forEach(Options::close);
            }
        }
    }
}
