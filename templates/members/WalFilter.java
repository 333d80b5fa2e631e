package dev.rockspan;

class WalFilter {

    /** For subclasses; their constructor must call {@code adopt} with a native object. */
    protected WalFilter() {
        super(WalFilter.class);
    }

    /** What is to become of a batch in the log. */
    public static class LogRecordFoundResult {

        /** The batch is recovered as it is. */
        public static final LogRecordFoundResult CONTINUE_UNCHANGED =
                new LogRecordFoundResult(WalProcessingOption.CONTINUE_PROCESSING, false);

        final WalProcessingOption walProcessingOption;
        final boolean batchChanged;

        /**
         * Creates a result.
         *
         * @param walProcessingOption what is to become of the batch
         * @param batchChanged whether the new batch is recovered instead
         */
        public LogRecordFoundResult(WalProcessingOption walProcessingOption, boolean batchChanged) {
            this.walProcessingOption = walProcessingOption;
            this.batchChanged = batchChanged;
        }
    }
}
