/*
 * The limit: the loops of the benchmarks in C. Linked against nothing: Java hands over RocksDB's functions.
 *
 * Each loop works on the keys in turn, beginning with the first, and returns the sum of the sizes it has seen and of the
 * first byte of each value, which the loops in Java return, too; -1 after an error.
 */
#include <stddef.h>
#include <stdint.h>

typedef struct {
    char* (*get)(void* db, const void* options, const char* key, size_t key_size, size_t* size, char** error);
    unsigned char (*get_into_buffer)(void* db, const void* options, const char* key, size_t key_size, char* buffer,
                                     size_t buffer_size, size_t* size, unsigned char* found, char** error);
    void* (*get_pinned)(void* db, const void* options, const char* key, size_t key_size, char** error);
    const char* (*pinned_value)(const void* pinned, size_t* size);
    void (*pinned_destroy)(void* pinned);
    void (*batched_multi_get)(void* db, const void* options, void* family, size_t count, const char* const* keys,
                              const size_t* sizes, void** pinned, char** errors, unsigned char sorted);
    unsigned char (*iter_valid)(const void* iterator);
    void (*iter_seek_to_first)(void* iterator);
    void (*iter_next)(void* iterator);
    const char* (*iter_key)(const void* iterator, size_t* size);
    const char* (*iter_value)(const void* iterator, size_t* size);
    void* (*batch_create)(void);
    void (*batch_put)(void* batch, const char* key, size_t key_size, const char* value, size_t value_size);
    void (*batch_destroy)(void* batch);
    void (*write)(void* db, const void* options, void* batch, char** error);
    void (*put)(void* db, const void* options, const char* key, size_t key_size, const char* value, size_t value_size,
                char** error);
    void (*put_cf)(void* db, const void* options, void* family, const char* key, size_t key_size, const char* value,
                   size_t value_size, char** error);
    void* (*transaction_begin)(void* db, const void* write_options, const void* options, void* old);
    char* (*transaction_get_for_update)(void* transaction, const void* options, const char* key, size_t key_size,
                                        size_t* size, unsigned char exclusive, char** error);
    void (*transaction_put)(void* transaction, const char* key, size_t key_size, const char* value, size_t value_size,
                            char** error);
    void (*transaction_commit)(void* transaction, char** error);
    void (*transaction_destroy)(void* transaction);
    void (*free)(void* memory);
} functions;

static functions rocks;

void limit_bind(const functions* table) {
    rocks = *table;
}

int64_t limit_get(void* db, const void* options, const char* keys, size_t key_size, int64_t key_count, int64_t count) {
    int64_t sum = 0;
    for (int64_t i = 0, k = 0; i < count; i++) {
        size_t size = 0;
        char* error = NULL;
        char* value = rocks.get(db, options, keys + k * key_size, key_size, &size, &error);
        if (error != NULL || value == NULL) {
            return -1;
        }
        sum += (int64_t) size + value[0];
        rocks.free(value);
        k = k + 1 == key_count ? 0 : k + 1;
    }
    return sum;
}

int64_t limit_get_into(void* db, const void* options, const char* keys, size_t key_size, int64_t key_count,
                       char* buffer, size_t buffer_size, int64_t count) {
    int64_t sum = 0;
    for (int64_t i = 0, k = 0; i < count; i++) {
        size_t size = 0;
        unsigned char found = 0;
        char* error = NULL;
        rocks.get_into_buffer(db, options, keys + k * key_size, key_size, buffer, buffer_size, &size, &found, &error);
        if (error != NULL || !found) {
            return -1;
        }
        sum += (int64_t) size + buffer[0];
        k = k + 1 == key_count ? 0 : k + 1;
    }
    return sum;
}

int64_t limit_get_pinned(void* db, const void* options, const char* keys, size_t key_size, int64_t key_count,
                         int64_t count) {
    int64_t sum = 0;
    for (int64_t i = 0, k = 0; i < count; i++) {
        size_t size = 0;
        char* error = NULL;
        void* pinned = rocks.get_pinned(db, options, keys + k * key_size, key_size, &error);
        if (error != NULL || pinned == NULL) {
            return -1;
        }
        const char* value = rocks.pinned_value(pinned, &size);
        sum += (int64_t) size + value[0];
        rocks.pinned_destroy(pinned);
        k = k + 1 == key_count ? 0 : k + 1;
    }
    return sum;
}

/* Of all keys at once. */
int64_t limit_multi_get(void* db, const void* options, void* family, const char* const* keys, const size_t* sizes,
                        int64_t key_count, void** pinned, char** errors, int64_t count) {
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i++) {
        rocks.batched_multi_get(db, options, family, (size_t) key_count, keys, sizes, pinned, errors, 0);
        for (int64_t k = 0; k < key_count; k++) {
            if (errors[k] != NULL || pinned[k] == NULL) {
                return -1;
            }
            size_t size = 0;
            const char* value = rocks.pinned_value(pinned[k], &size);
            sum += (int64_t) size + value[0];
            rocks.pinned_destroy(pinned[k]);
        }
    }
    return sum;
}

int64_t limit_scan(void* iterator, int64_t count) {
    int64_t sum = 0;
    rocks.iter_seek_to_first(iterator);
    for (int64_t i = 0; i < count; i++) {
        if (!rocks.iter_valid(iterator)) {
            rocks.iter_seek_to_first(iterator);
        }
        size_t key_size = 0;
        size_t value_size = 0;
        const char* key = rocks.iter_key(iterator, &key_size);
        const char* value = rocks.iter_value(iterator, &value_size);
        sum += (int64_t) (key_size + value_size) + key[0] + value[0];
        rocks.iter_next(iterator);
    }
    return sum;
}

/* Batches of all keys; written if there is a database. */
int64_t limit_batch(void* db, const void* options, const char* keys, size_t key_size, int64_t key_count,
                    const char* value, size_t value_size, int64_t count) {
    int64_t sum = 0;
    for (int64_t i = 0; i < count; i += key_count) {
        void* batch = rocks.batch_create();
        for (int64_t k = 0; k < key_count; k++) {
            rocks.batch_put(batch, keys + k * key_size, key_size, value, value_size);
        }
        char* error = NULL;
        if (db != NULL) {
            rocks.write(db, options, batch, &error);
        }
        rocks.batch_destroy(batch);
        if (error != NULL) {
            return -1;
        }
        sum += key_count;
    }
    return sum;
}

/* Into a column family, if there is one. */
int64_t limit_put(void* db, const void* options, void* family, const char* keys, size_t key_size, int64_t key_count,
                  const char* value, size_t value_size, int64_t count) {
    for (int64_t i = 0, k = 0; i < count; i++) {
        const char* key = keys + k * key_size;
        char* error = NULL;
        if (family == NULL) {
            rocks.put(db, options, key, key_size, value, value_size, &error);
        } else {
            rocks.put_cf(db, options, family, key, key_size, value, value_size, &error);
        }
        if (error != NULL) {
            return -1;
        }
        k = k + 1 == key_count ? 0 : k + 1;
    }
    return count;
}

int64_t limit_transaction(void* db, const void* write_options, const void* options, const void* read_options,
                          const char* keys, size_t key_size, int64_t key_count, const char* value, size_t value_size,
                          int64_t count) {
    for (int64_t i = 0, k = 0; i < count; i++) {
        const char* key = keys + k * key_size;
        size_t size = 0;
        char* error = NULL;
        void* transaction = rocks.transaction_begin(db, write_options, options, NULL);
        char* before = rocks.transaction_get_for_update(transaction, read_options, key, key_size, &size, 1, &error);
        if (before != NULL) {
            rocks.free(before);
        }
        if (error == NULL) {
            rocks.transaction_put(transaction, key, key_size, value, value_size, &error);
        }
        if (error == NULL) {
            rocks.transaction_commit(transaction, &error);
        }
        rocks.transaction_destroy(transaction);
        if (error != NULL) {
            return -1;
        }
        k = k + 1 == key_count ? 0 : k + 1;
    }
    return count;
}
