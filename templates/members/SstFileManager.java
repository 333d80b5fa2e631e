package dev.rockspan;

class SstFileManager {

    /** How many bytes of files are deleted in a second where nothing is stated: as many as there are. */
    public static final long RATE_BYTES_PER_SEC_DEFAULT = 0;

    /** Whether what earlier managers left to be deleted is deleted where nothing is stated. */
    public static final boolean DELETE_EXISTING_TRASH_DEFAULT = true;

    /** Which part of all files may wait to be deleted where nothing is stated; beyond that they are deleted at once. */
    public static final double MAX_TRASH_DB_RATION_DEFAULT = 0.25;

    /** How many bytes of a file are deleted at a time where nothing is stated. */
    public static final long BYTES_MAX_DELETE_CHUNK_DEFAULT = 64 * 1024 * 1024;
}
