package dev.rockspan;

import java.util.Map;

/** Decides what is recovered from the write-ahead log, to be extended. */
public abstract class AbstractWalFilter extends WalFilter {

    /** Creates a filter, for which {@link #name} is called. */
    @SuppressWarnings("this-escape")
    protected AbstractWalFilter() {
        adopt(new WalFilter(name(), new Callbacks(this)));
    }

    /**
     * Called once, with the column families, before anything is recovered.
     *
     * @param cfLognumber the first log that a column family needs, by its number
     * @param cfNameId the numbers of column families by their names
     */
    public abstract void columnFamilyLogNumberMap(Map<Integer, Long> cfLognumber, Map<String, Integer> cfNameId);

    /**
     * Decides about a batch in the log.
     *
     * @param logNumber the number of the log
     * @param logFileName its name
     * @param batch the batch, valid during the call
     * @param newBatch a batch that can be filled to be recovered instead
     */
    public abstract LogRecordFoundResult logRecordFound(
            long logNumber, String logFileName, WriteBatch batch, WriteBatch newBatch);

    /** Returns the name of the filter. */
    public abstract String name();

    private record Callbacks(AbstractWalFilter filter) implements WalFilterCallbacks {

        @Override
        public void columnFamilyLogNumberMap(Map<Integer, Long> logNumbers, Map<String, Integer> columnFamilyIds) {
            filter.columnFamilyLogNumberMap(logNumbers, columnFamilyIds);
        }

        @Override
        public LogRecordFound logRecordFound(
                long logNumber, String logFileName, WriteBatch batch, WriteBatch newBatch) {
            LogRecordFoundResult result = filter.logRecordFound(logNumber, logFileName, batch, newBatch);
            return new LogRecordFound(result.walProcessingOption, result.batchChanged);
        }
    }
}
