/*
 * Tests the extension against a real librocksdb: rockspan_extras_test <library> <folder>, where the folder does not exist
 * yet. It is compiled together with the extension, so that a sanitizer sees both.
 */
#include "rockspan_extras.h"

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static int checks;
static int failures;

#define CHECK(condition)                                            \
  do {                                                              \
    checks++;                                                       \
    if (!(condition)) {                                             \
      failures++;                                                   \
      fprintf(stderr, "%s:%d: %s\n", __FILE__, __LINE__, #condition); \
    }                                                               \
  } while (0)

/* ------------------------------------------------------------------------------------------- RocksDB's functions */

typedef struct rocksdb_options_t rocksdb_options_t;
typedef struct rocksdb_mergeoperator_t rocksdb_mergeoperator_t;
typedef struct rocksdb_writeoptions_t rocksdb_writeoptions_t;
typedef struct rocksdb_flushoptions_t rocksdb_flushoptions_t;
typedef struct rocksdb_transactiondb_options_t rocksdb_transactiondb_options_t;
typedef struct rocksdb_transaction_options_t rocksdb_transaction_options_t;

#define FUNCTIONS(F)                                                                                                  \
  F(rocksdb_options_t*, rocksdb_options_create, (void))                                                               \
  F(void, rocksdb_options_destroy, (rocksdb_options_t*))                                                              \
  F(void, rocksdb_options_set_create_if_missing, (rocksdb_options_t*, unsigned char))                                 \
  F(rocksdb_t*, rocksdb_open, (const rocksdb_options_t*, const char*, char**))                                        \
  F(void, rocksdb_close, (rocksdb_t*))                                                                                \
  F(void, rocksdb_free, (void*))                                                                                      \
  F(rocksdb_writeoptions_t*, rocksdb_writeoptions_create, (void))                                                     \
  F(void, rocksdb_writeoptions_destroy, (rocksdb_writeoptions_t*))                                                    \
  F(rocksdb_readoptions_t*, rocksdb_readoptions_create, (void))                                                       \
  F(void, rocksdb_readoptions_destroy, (rocksdb_readoptions_t*))                                                      \
  F(void, rocksdb_readoptions_set_read_tier, (rocksdb_readoptions_t*, int))                                           \
  F(void, rocksdb_readoptions_set_deadline, (rocksdb_readoptions_t*, uint64_t))                                       \
  F(rocksdb_flushoptions_t*, rocksdb_flushoptions_create, (void))                                                     \
  F(void, rocksdb_flushoptions_destroy, (rocksdb_flushoptions_t*))                                                    \
  F(void, rocksdb_flush, (rocksdb_t*, const rocksdb_flushoptions_t*, char**))                                         \
  F(void, rocksdb_put,                                                                                                \
    (rocksdb_t*, const rocksdb_writeoptions_t*, const char*, size_t, const char*, size_t, char**))                    \
  F(void, rocksdb_put_cf,                                                                                             \
    (rocksdb_t*, const rocksdb_writeoptions_t*, rocksdb_column_family_handle_t*, const char*, size_t, const char*,    \
     size_t, char**))                                                                                                 \
  F(void, rocksdb_merge,                                                                                              \
    (rocksdb_t*, const rocksdb_writeoptions_t*, const char*, size_t, const char*, size_t, char**))                    \
  F(void, rocksdb_iter_get_error, (const rocksdb_iterator_t*, char**))                                                \
  F(rocksdb_iterator_t*, rocksdb_create_iterator, (rocksdb_t*, const rocksdb_readoptions_t*))                         \
  F(rocksdb_column_family_handle_t*, rocksdb_create_column_family,                                                    \
    (rocksdb_t*, const rocksdb_options_t*, const char*, char**))                                                      \
  F(void, rocksdb_column_family_handle_destroy, (rocksdb_column_family_handle_t*))                                    \
  F(rocksdb_iterator_t*, rocksdb_create_iterator_cf,                                                                  \
    (rocksdb_t*, const rocksdb_readoptions_t*, rocksdb_column_family_handle_t*))                                      \
  F(void, rocksdb_iter_destroy, (rocksdb_iterator_t*))                                                                \
  F(rocksdb_writebatch_wi_t*, rocksdb_writebatch_wi_create, (size_t, unsigned char))                                  \
  F(void, rocksdb_writebatch_wi_destroy, (rocksdb_writebatch_wi_t*))                                                  \
  F(void, rocksdb_writebatch_wi_put, (rocksdb_writebatch_wi_t*, const char*, size_t, const char*, size_t))            \
  F(void, rocksdb_writebatch_wi_put_cf,                                                                               \
    (rocksdb_writebatch_wi_t*, rocksdb_column_family_handle_t*, const char*, size_t, const char*, size_t))            \
  F(rocksdb_transactiondb_options_t*, rocksdb_transactiondb_options_create, (void))                                   \
  F(void, rocksdb_transactiondb_options_destroy, (rocksdb_transactiondb_options_t*))                                  \
  F(rocksdb_transactiondb_t*, rocksdb_transactiondb_open,                                                             \
    (const rocksdb_options_t*, const rocksdb_transactiondb_options_t*, const char*, char**))                          \
  F(void, rocksdb_transactiondb_close, (rocksdb_transactiondb_t*))                                                    \
  F(void, rocksdb_transactiondb_put,                                                                                  \
    (rocksdb_transactiondb_t*, const rocksdb_writeoptions_t*, const char*, size_t, const char*, size_t, char**))      \
  F(rocksdb_column_family_handle_t*, rocksdb_transactiondb_create_column_family,                                      \
    (rocksdb_transactiondb_t*, const rocksdb_options_t*, const char*, char**))                                        \
  F(rocksdb_transaction_options_t*, rocksdb_transaction_options_create, (void))                                       \
  F(void, rocksdb_transaction_options_destroy, (rocksdb_transaction_options_t*))                                      \
  F(rocksdb_transaction_t*, rocksdb_transaction_begin,                                                                \
    (rocksdb_transactiondb_t*, const rocksdb_writeoptions_t*, const rocksdb_transaction_options_t*,                   \
     rocksdb_transaction_t*))                                                                                         \
  F(void, rocksdb_transaction_destroy, (rocksdb_transaction_t*))                                                      \
  F(void, rocksdb_transaction_put, (rocksdb_transaction_t*, const char*, size_t, const char*, size_t, char**))        \
  F(void, rocksdb_transaction_put_cf,                                                                                 \
    (rocksdb_transaction_t*, rocksdb_column_family_handle_t*, const char*, size_t, const char*, size_t, char**))      \
  F(rocksdb_mergeoperator_t*, rocksdb_mergeoperator_create,                                                           \
    (void*, void (*)(void*),                                                                                          \
     char* (*)(void*, const char*, size_t, const char*, size_t, const char* const*, const size_t*, int,               \
               unsigned char*, size_t*),                                                                              \
     char* (*)(void*, const char*, size_t, const char* const*, const size_t*, int, unsigned char*, size_t*),          \
     void (*)(void*, const char*, size_t), const char* (*)(void*)))                                                   \
  F(void, rocksdb_options_set_merge_operator, (rocksdb_options_t*, rocksdb_mergeoperator_t*))

#define DECLARE(result, name, parameters) static result(*name) parameters;
FUNCTIONS(DECLARE)

static void* library;

static void look(const char* name, void* function) {
  void* symbol = dlsym(library, name);
  if (symbol == NULL) {
    fprintf(stderr, "librocksdb has no %s\n", name);
    exit(2);
  }
  memcpy(function, &symbol, sizeof symbol);
}

/* --------------------------------------------------------------------------------------------------------- binding */

static rockspan_functions_t table;

/* What the extension is given to fill a buffer with counts how often it is asked. */
static rockspan_functions_t uncounted;
static int fillings;

static unsigned char filling(rocksdb_t* from, const rocksdb_readoptions_t* options, const char* key, size_t key_size,
                             char* buffer, size_t capacity, size_t* size, unsigned char* found, char** failure) {
  fillings++;
  return uncounted.rocksdb_get_into_buffer(from, options, key, key_size, buffer, capacity, size, found, failure);
}

static unsigned char filling_cf(rocksdb_t* from, const rocksdb_readoptions_t* options,
                                rocksdb_column_family_handle_t* column_family, const char* key, size_t key_size,
                                char* buffer, size_t capacity, size_t* size, unsigned char* found, char** failure) {
  fillings++;
  return uncounted.rocksdb_get_into_buffer_cf(from, options, column_family, key, key_size, buffer, capacity, size,
                                              found, failure);
}

static void fill_table(void) {
#define FIELD(name) look(#name, &table.name)
  FIELD(rocksdb_get_pinned);
  FIELD(rocksdb_get_pinned_cf);
  FIELD(rocksdb_transactiondb_get_pinned);
  FIELD(rocksdb_transactiondb_get_pinned_cf);
  FIELD(rocksdb_transaction_get_pinned);
  FIELD(rocksdb_transaction_get_pinned_cf);
  FIELD(rocksdb_transaction_get_pinned_for_update);
  FIELD(rocksdb_transaction_get_pinned_for_update_cf);
  FIELD(rocksdb_writebatch_wi_get_pinned_from_batch_and_db);
  FIELD(rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf);
  FIELD(rocksdb_pinnableslice_value);
  FIELD(rocksdb_pinnableslice_destroy);
  FIELD(rocksdb_get_default_column_family_handle);
  FIELD(rocksdb_column_family_handle_destroy);
  FIELD(rocksdb_batched_multi_get_cf);
  FIELD(rocksdb_iter_valid);
  FIELD(rocksdb_iter_seek_to_first);
  FIELD(rocksdb_iter_seek_to_last);
  FIELD(rocksdb_iter_seek);
  FIELD(rocksdb_iter_seek_for_prev);
  FIELD(rocksdb_iter_next);
  FIELD(rocksdb_iter_prev);
  FIELD(rocksdb_iter_key);
  FIELD(rocksdb_iter_value);
  FIELD(rocksdb_get_into_buffer);
  FIELD(rocksdb_get_into_buffer_cf);
  uncounted = table;
  table.rocksdb_get_into_buffer = filling;
  table.rocksdb_get_into_buffer_cf = filling_cf;
}

static int32_t bind_to(uint32_t version, size_t size, const rockspan_functions_t* functions) {
  rockspan_binding_t binding = {.abi_version = version, .outcome = -1, .table_size = size, .table = functions};
  rockspan_bind(&binding);
  return binding.outcome;
}

static void* bind_it(void* result) {
  *(int32_t*)result = bind_to(rockspan_abi_version, sizeof table, &table);
  return NULL;
}

static void the_stack(void) {
  char here;
  CHECK(rockspan_has_stack(1));
  CHECK(rockspan_has_stack(16 << 10));
#if defined(__linux__) || defined(__APPLE__)
  CHECK(!rockspan_has_stack((size_t)&here));
#endif
  (void)here;
}

static void* with_a_small_stack(void* unused) {
  (void)unused;
  the_stack();
#if defined(__linux__) || defined(__APPLE__)
  /* A C library may give more than it was asked for: musl adds what it keeps there itself, in whole pages. */
  CHECK(!rockspan_has_stack(320 << 10));
#endif
  return NULL;
}

static void the_stacks_of_threads(void) {
  pthread_attr_t attributes;
  pthread_t thread;
  CHECK(pthread_attr_init(&attributes) == 0);
  CHECK(pthread_attr_setstacksize(&attributes, 256 << 10) == 0);
  CHECK(pthread_create(&thread, &attributes, with_a_small_stack, NULL) == 0);
  CHECK(pthread_join(thread, NULL) == 0);
  pthread_attr_destroy(&attributes);
  the_stack();
}

static void binding(void) {
  rockspan_functions_t incomplete = table;
  incomplete.rocksdb_iter_value = NULL;
  CHECK(bind_to(rockspan_abi_version + 1, sizeof table, &table) == rockspan_other_version);
  CHECK(bind_to(rockspan_abi_version, sizeof table - sizeof(void*), &table) == rockspan_other_size);
  CHECK(bind_to(rockspan_abi_version, sizeof table, NULL) == rockspan_function_missing);
  CHECK(bind_to(rockspan_abi_version, sizeof table, &incomplete) == rockspan_function_missing);

  pthread_t threads[8];
  int32_t results[8];
  for (int i = 0; i < 8; i++) {
    CHECK(pthread_create(&threads[i], NULL, bind_it, &results[i]) == 0);
  }
  for (int i = 0; i < 8; i++) {
    CHECK(pthread_join(threads[i], NULL) == 0);
    CHECK(results[i] == rockspan_bound);
  }

  rockspan_functions_t others = table;
  others.rocksdb_iter_prev = table.rocksdb_iter_next;
  CHECK(bind_to(rockspan_abi_version, sizeof others, &others) == rockspan_bound_to_others);
  others = table;
  others.rocksdb_get_into_buffer = NULL;
  others.rocksdb_get_into_buffer_cf = NULL;
  CHECK(bind_to(rockspan_abi_version, sizeof others, &others) == rockspan_bound_to_others);
  CHECK(bind_to(rockspan_abi_version, sizeof table, &table) == rockspan_bound);
}

/* --------------------------------------------------------------------------------------------------------- reading */

static rocksdb_readoptions_t* read_options;
static rocksdb_writeoptions_t* write_options;
static char* error;

static void no_error(void) {
  CHECK(error == NULL);
  if (error != NULL) {
    fprintf(stderr, "%s\n", error);
    rocksdb_free(error);
    error = NULL;
  }
}

static bool is(const char* data, size_t size, const char* text) {
  return size == strlen(text) && memcmp(data, text, size) == 0;
}

/* One way of reading a key: what it reads from stands in variables. */
typedef int32_t (*reader)(const char* key, char* buffer, size_t capacity, rockspan_value_t* value);

static rocksdb_t* db;
static rocksdb_column_family_handle_t* family;
static rocksdb_transactiondb_t* transaction_db;
static rocksdb_column_family_handle_t* transaction_family;
static rocksdb_transaction_t* transaction;
static rocksdb_writebatch_wi_t* batch;

static int32_t by_db(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_get(db, read_options, key, strlen(key), buffer, capacity, value);
}
static int32_t by_db_cf(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_get_cf(db, read_options, family, key, strlen(key), buffer, capacity, value);
}
static int32_t by_transactiondb(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transactiondb_get(transaction_db, read_options, key, strlen(key), buffer, capacity, value);
}
static int32_t by_transactiondb_cf(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transactiondb_get_cf(transaction_db, read_options, transaction_family, key, strlen(key), buffer,
                                       capacity, value);
}
static int32_t by_transaction(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transaction_get(transaction, read_options, key, strlen(key), buffer, capacity, value);
}
static int32_t by_transaction_cf(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transaction_get_cf(transaction, read_options, transaction_family, key, strlen(key), buffer, capacity,
                                     value);
}
static int32_t by_transaction_for_update(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transaction_get_for_update(transaction, read_options, key, strlen(key), 1, buffer, capacity, value);
}
static int32_t by_transaction_for_update_cf(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_transaction_get_for_update_cf(transaction, read_options, transaction_family, key, strlen(key), 0,
                                                buffer, capacity, value);
}
static int32_t by_batch(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_writebatch_wi_get(batch, db, read_options, key, strlen(key), buffer, capacity, value);
}
static int32_t by_batch_cf(const char* key, char* buffer, size_t capacity, rockspan_value_t* value) {
  return rockspan_writebatch_wi_get_cf(batch, db, read_options, family, key, strlen(key), buffer, capacity, value);
}

/* There are key = value, whose text is given, and empty, which has no bytes. */
static void reads(reader get, const char* text) {
  char buffer[64];
  size_t size = strlen(text);
  rockspan_value_t value;

  memset(buffer, '?', sizeof buffer);
  CHECK(get("key", buffer, size, &value) == rockspan_found);
  CHECK(value.data == buffer && value.size == size && value.slice == NULL && value.error == NULL);
  CHECK(is(buffer, size, text) && buffer[size] == '?');

  memset(buffer, '?', sizeof buffer);
  CHECK(get("key", buffer, size - 1, &value) == rockspan_found);
  CHECK(value.slice != NULL && is(value.data, value.size, text) && value.data != buffer && buffer[0] == '?');
  rockspan_release(&value.slice, 1);

  CHECK(get("key", NULL, 0, &value) == rockspan_found);
  CHECK(value.slice != NULL && is(value.data, value.size, text));
  table.rocksdb_pinnableslice_destroy(value.slice);

  CHECK(get("key", NULL, 0, &value) == rockspan_found);
  memset(buffer, '?', sizeof buffer);
  rockspan_take(value.slice, value.data, value.size, buffer);
  CHECK(is(buffer, size, text) && buffer[size] == '?');

  CHECK(get("empty", buffer, 0, &value) == rockspan_found);
  CHECK(value.data == buffer && value.size == 0 && value.slice == NULL);

  CHECK(get("empty", NULL, 0, &value) == rockspan_found);
  CHECK(value.size == 0 && value.slice != NULL);
  rockspan_release(&value.slice, 1);

  CHECK(get("absent", buffer, sizeof buffer, &value) == rockspan_not_found);
  CHECK(value.data == NULL && value.size == 0 && value.slice == NULL && value.error == NULL);
}

/* RocksDB fills the buffer where enough values have fitted, until one does not; what is read is the same. */
static void reads_of_values_that_fit(reader get, const char* text) {
  char buffer[64];
  rockspan_value_t value;
  CHECK(get("key", buffer, 0, &value) == rockspan_found);
  rockspan_release(&value.slice, 1);
  fillings = 0;
  int first = 0;
  for (int i = 1; first == 0 && i <= 1000; i++) {
    CHECK(get("key", buffer, sizeof buffer, &value) == rockspan_found);
    first = fillings == 1 ? i : 0;
  }
  CHECK(first > 100);
  CHECK(get("key", NULL, 0, &value) == rockspan_found);
  CHECK(value.slice != NULL && fillings == 1);
  rockspan_release(&value.slice, 1);

  memset(buffer, '?', sizeof buffer);
  CHECK(get("key", buffer, strlen(text), &value) == rockspan_found);
  CHECK(value.data == buffer && is(buffer, value.size, text) && value.slice == NULL && value.error == NULL);
  CHECK(buffer[value.size] == '?');
  CHECK(get("empty", buffer, 0, &value) == rockspan_found);
  CHECK(value.data == buffer && value.size == 0 && value.slice == NULL && value.error == NULL);
  CHECK(get("absent", buffer, sizeof buffer, &value) == rockspan_not_found);
  CHECK(value.data == NULL && value.size == 0 && value.slice == NULL && value.error == NULL);
  CHECK(fillings == 4);

  memset(buffer, '?', sizeof buffer);
  CHECK(get("key", buffer, strlen(text) - 1, &value) == rockspan_found);
  CHECK(value.slice != NULL && is(value.data, value.size, text) && buffer[0] == '?' && fillings == 5);
  rockspan_release(&value.slice, 1);
  CHECK(get("key", buffer, sizeof buffer, &value) == rockspan_found);
  CHECK(is(value.data, value.size, text) && fillings == 5);
}

static void failing_read(const rocksdb_readoptions_t* cache_only) {
  rockspan_value_t value;
  char buffer[8];
  CHECK(rockspan_get(db, cache_only, "key", 3, buffer, sizeof buffer, &value) == rockspan_failed);
  CHECK(value.error != NULL && value.data == NULL && value.size == 0 && value.slice == NULL);
  rocksdb_free(value.error);
}

/* What they read is in a file, and nothing of it in the cache; of the column family it is in memory. */
static void failing_reads(void) {
  rocksdb_readoptions_t* cache_only = rocksdb_readoptions_create();
  rocksdb_readoptions_set_read_tier(cache_only, 1);
  fillings = 0;
  failing_read(cache_only);
  CHECK(fillings == 0);
  rockspan_value_t value;
  for (int i = 0; i < 1000; i++) {
    CHECK(by_db_cf("empty", (char[1]){0}, 1, &value) == rockspan_found);
  }
  fillings = 0;
  failing_read(cache_only);
  CHECK(fillings == 1);
  rocksdb_readoptions_destroy(cache_only);

  rocksdb_readoptions_t* too_late = rocksdb_readoptions_create();
  rocksdb_readoptions_set_deadline(too_late, 1);
  const char* keys[] = {"key", "empty"};
  const size_t key_sizes[] = {3, 5};
  const char* data[2];
  size_t sizes[2];
  rocksdb_pinnableslice_t* slices[2];
  char* errors[2];
  CHECK(rockspan_multi_get(db, too_late, 2, keys, key_sizes, NULL, 0, data, sizes, slices, errors) == 2);
  for (int i = 0; i < 2; i++) {
    CHECK(errors[i] != NULL && data[i] == NULL && sizes[i] == 0 && slices[i] == NULL);
    rocksdb_free(errors[i]);
  }
  rocksdb_readoptions_destroy(too_late);
}

/* Of the default column family if there is none. */
static size_t multi_get(rocksdb_column_family_handle_t* column_family, size_t count, const char* const* keys,
                        const size_t* key_sizes, char* buffer, size_t capacity, const char** data, size_t* sizes,
                        rocksdb_pinnableslice_t** slices, char** errors) {
  return column_family == NULL
             ? rockspan_multi_get(db, read_options, count, keys, key_sizes, buffer, capacity, data, sizes, slices,
                                  errors)
             : rockspan_multi_get_cf(db, read_options, column_family, count, keys, key_sizes, false, buffer, capacity,
                                     data, sizes, slices, errors);
}

static void many_reads(rocksdb_column_family_handle_t* column_family, const char* text) {
  const char* keys[] = {"key", "absent", "empty", "key"};
  const size_t key_sizes[] = {3, 6, 5, 3};
  const char* data[4];
  size_t sizes[4];
  rocksdb_pinnableslice_t* slices[4];
  char* errors[4];
  char buffer[64];

  CHECK(multi_get(column_family, 4, keys, key_sizes, NULL, 0, data, sizes, slices, errors) == 0);
  for (int i = 0; i < 4; i++) {
    CHECK(errors[i] == NULL);
    CHECK(i == 1 ? slices[i] == NULL && data[i] == NULL && sizes[i] == 0 : slices[i] != NULL);
    CHECK(i == 1 || is(data[i], sizes[i], i == 2 ? "" : text));
  }
  rockspan_release(slices, 4);

  /* There is room for one of two; what has no bytes always fits. */
  memset(buffer, '?', sizeof buffer);
  size_t size = strlen(text);
  CHECK(multi_get(column_family, 4, keys, key_sizes, buffer, 2 * size - 1, data, sizes, slices, errors) == 0);
  CHECK(data[0] == buffer && is(data[0], sizes[0], text) && slices[0] == NULL);
  CHECK(data[1] == NULL && sizes[1] == 0 && slices[1] == NULL);
  CHECK(data[2] == buffer + size && sizes[2] == 0 && slices[2] == NULL);
  CHECK(slices[3] != NULL && is(data[3], sizes[3], text) && buffer[size] == '?');
  rockspan_release(slices, 4);

  CHECK(multi_get(column_family, 0, NULL, NULL, NULL, 0, NULL, NULL, NULL, NULL) == 0);
}

/* ------------------------------------------------------------------------------------------------------- iterating */

enum { entries = 100, large = 42, large_size = 1000 };

static void key_of(int i, char* key) {
  snprintf(key, 16, "%03d", i);
}

static size_t value_size_of(int i) {
  return i == large ? large_size : (size_t)i;
}

static void fill_family(void) {
  char value[large_size];
  for (int i = 0; i < entries; i++) {
    char key[16];
    key_of(i, key);
    memset(value, i, sizeof value);
    rocksdb_put_cf(db, write_options, family, key, 3, value, value_size_of(i), &error);
    no_error();
  }
}

static void is_entry(int i, const char* key, size_t key_size, const char* value, size_t value_size) {
  char expected[16];
  key_of(i, expected);
  CHECK(is(key, key_size, expected));
  CHECK(value_size == value_size_of(i) && (value_size == 0 || value[value_size - 1] == (char)i));
}

static void steps(rocksdb_iterator_t* iterator) {
  rockspan_entry_t entry;
  CHECK(rockspan_iter_step(iterator, rockspan_first, NULL, 0, &entry) == 1);
  is_entry(0, entry.key, entry.key_size, entry.value, entry.value_size);
  CHECK(rockspan_iter_step(iterator, rockspan_prev, NULL, 0, &entry) == 0);
  CHECK(rockspan_iter_step(iterator, rockspan_seek, "0415", 4, &entry) == 1);
  is_entry(large, entry.key, entry.key_size, entry.value, entry.value_size);
  CHECK(rockspan_iter_step(iterator, rockspan_next, NULL, 0, &entry) == 1);
  CHECK(rockspan_iter_step(iterator, rockspan_stay, NULL, 0, &entry) == 1);
  is_entry(large + 1, entry.key, entry.key_size, entry.value, entry.value_size);
  CHECK(rockspan_iter_step(iterator, rockspan_seek_for_prev, "0415", 4, &entry) == 1);
  is_entry(large - 1, entry.key, entry.key_size, entry.value, entry.value_size);
  CHECK(rockspan_iter_step(iterator, rockspan_last, NULL, 0, &entry) == 1);
  CHECK(rockspan_iter_step(iterator, rockspan_next, NULL, 0, &entry) == 0);
}

/* Reads all entries one way. */
static void scan(rocksdb_iterator_t* iterator, int32_t first, int32_t then, int next, int by) {
  rockspan_entry_t entry;
  int seen = 0;
  for (int32_t move = first; rockspan_iter_step(iterator, move, NULL, 0, &entry) == 1; move = then) {
    is_entry(next, entry.key, entry.key_size, entry.value, entry.value_size);
    next += by;
    seen++;
  }
  CHECK(seen == entries);
}

static void iterating(void) {
  rocksdb_iterator_t* iterator = rocksdb_create_iterator_cf(db, read_options, family);
  steps(iterator);
  scan(iterator, rockspan_first, rockspan_next, 0, 1);
  scan(iterator, rockspan_last, rockspan_prev, entries - 1, -1);
  rocksdb_iter_destroy(iterator);
}

/* ------------------------------------------------------------------------------------------------------------ main */

static void put_samples(void) {
  rocksdb_put(db, write_options, "key", 3, "a value", 7, &error);
  rocksdb_put(db, write_options, "empty", 5, "", 0, &error);
  rocksdb_put_cf(db, write_options, family, "key", 3, "another value", 13, &error);
  rocksdb_put_cf(db, write_options, family, "empty", 5, "", 0, &error);
  no_error();
}

static void with_database(const rocksdb_options_t* options, const char* path) {
  db = rocksdb_open(options, path, &error);
  no_error();
  family = rocksdb_create_column_family(db, options, "family", &error);
  fill_family();
  iterating();
  put_samples();
  reads(by_db, "a value");
  reads(by_db_cf, "another value");
  reads_of_values_that_fit(by_db, "a value");
  reads_of_values_that_fit(by_db_cf, "another value");
  many_reads(NULL, "a value");
  many_reads(family, "another value");

  batch = rocksdb_writebatch_wi_create(0, 1);
  rocksdb_writebatch_wi_put(batch, "key", 3, "not written", 11);
  rocksdb_writebatch_wi_put_cf(batch, family, "key", 3, "not yet", 7);
  reads(by_batch, "not written");
  reads(by_batch_cf, "not yet");
  rocksdb_writebatch_wi_destroy(batch);

  rocksdb_flushoptions_t* flush = rocksdb_flushoptions_create();
  rocksdb_flush(db, flush, &error);
  no_error();
  rocksdb_flushoptions_destroy(flush);
  failing_reads();
  reads(by_db, "a value");

  rocksdb_column_family_handle_destroy(family);
  rocksdb_close(db);
}

static void with_transactions(const rocksdb_options_t* options, const char* path) {
  rocksdb_transactiondb_options_t* db_options = rocksdb_transactiondb_options_create();
  rocksdb_transaction_options_t* transaction_options = rocksdb_transaction_options_create();
  transaction_db = rocksdb_transactiondb_open(options, db_options, path, &error);
  no_error();
  transaction_family = rocksdb_transactiondb_create_column_family(transaction_db, options, "family", &error);
  rocksdb_transactiondb_put(transaction_db, write_options, "key", 3, "a value", 7, &error);
  rocksdb_transactiondb_put(transaction_db, write_options, "empty", 5, "", 0, &error);
  no_error();
  reads(by_transactiondb, "a value");
  transaction = rocksdb_transaction_begin(transaction_db, write_options, transaction_options, NULL);
  rocksdb_transaction_put(transaction, "key", 3, "not written", 11, &error);
  rocksdb_transaction_put_cf(transaction, transaction_family, "key", 3, "not yet", 7, &error);
  rocksdb_transaction_put_cf(transaction, transaction_family, "empty", 5, "", 0, &error);
  no_error();
  reads(by_transactiondb, "a value");
  reads(by_transaction, "not written");
  reads(by_transaction_cf, "not yet");
  reads(by_transaction_for_update, "not written");
  reads(by_transaction_for_update_cf, "not yet");
  rockspan_value_t value;
  CHECK(by_transactiondb_cf("key", NULL, 0, &value) == rockspan_not_found);

  /* Somebody else has locked the key. */
  rocksdb_transaction_t* other = rocksdb_transaction_begin(transaction_db, write_options, transaction_options, NULL);
  CHECK(rockspan_transaction_get_for_update(other, read_options, "key", 3, 1, NULL, 0, &value) == rockspan_failed);
  CHECK(value.error != NULL && value.slice == NULL);
  rocksdb_free(value.error);

  rocksdb_transaction_destroy(other);
  rocksdb_transaction_destroy(transaction);
  rocksdb_column_family_handle_destroy(transaction_family);
  rocksdb_transactiondb_close(transaction_db);
  rocksdb_transaction_options_destroy(transaction_options);
  rocksdb_transactiondb_options_destroy(db_options);
}

/* --------------------------------------------------------------------------------------------------------- merging */

static const char* name_none(void* nothing) {
  (void)nothing;
  return "rockspan.none";
}

static void let_go(void* nothing) { (void)nothing; }

static void free_nothing(void* nothing, const char* value, size_t size) {
  (void)nothing;
  (void)value;
  (void)size;
}

static char* fail(unsigned char* success, size_t* new_size) {
  *success = 0;
  *new_size = 0;
  static char nothing[1];
  return nothing;
}

static char* fail_to_merge(void* nothing, const char* key, size_t key_size, const char* existing, size_t existing_size,
                           const char* const* operands, const size_t* operand_sizes, int count, unsigned char* success,
                           size_t* new_size) {
  (void)nothing, (void)key, (void)key_size, (void)existing, (void)existing_size;
  (void)operands, (void)operand_sizes, (void)count;
  return fail(success, new_size);
}

static char* fail_to_merge_operands(void* nothing, const char* key, size_t key_size, const char* const* operands,
                                    const size_t* operand_sizes, int count, unsigned char* success,
                                    size_t* new_size) {
  (void)nothing, (void)key, (void)key_size, (void)operands, (void)operand_sizes, (void)count;
  return fail(success, new_size);
}

static void with_nothing_that_merges(const char* path) {
  rocksdb_options_t* options = rocksdb_options_create();
  rocksdb_options_set_create_if_missing(options, 1);
  rocksdb_options_set_merge_operator(
      options, rocksdb_mergeoperator_create(NULL, let_go, fail_to_merge, fail_to_merge_operands, free_nothing,
                                            name_none));
  char* error = NULL;
  rocksdb_t* db = rocksdb_open(options, path, &error);
  CHECK(error == NULL);
  rocksdb_put(db, write_options, "key", 3, "a", 1, &error);
  CHECK(error == NULL);
  for (int i = 0; i < 2; i++) {
    rocksdb_merge(db, write_options, "key", 3, "b", 1, &error);
    CHECK(error == NULL);
  }
  rockspan_value_t value;
  CHECK(rockspan_get(db, read_options, "key", 3, NULL, 0, &value) == rockspan_failed);
  CHECK(value.error != NULL);
  rocksdb_free(value.error);

  int32_t moves[] = {rockspan_first, rockspan_last, rockspan_seek, rockspan_seek_for_prev};
  for (int i = 0; i < 4; i++) {
    rocksdb_iterator_t* iterator = rocksdb_create_iterator(db, read_options);
    rockspan_entry_t entry;
    CHECK(rockspan_iter_step(iterator, moves[i], "key", 3, &entry) == 0);
    rocksdb_iter_get_error(iterator, &error);
    CHECK(error != NULL);
    rocksdb_free(error);
    error = NULL;
    rocksdb_iter_destroy(iterator);
  }
  rocksdb_close(db);
  rocksdb_options_destroy(options);
}

int main(int argc, char** argv) {
  if (argc != 3) {
    fprintf(stderr, "usage: rockspan_extras_test <librocksdb> <new folder>\n");
    return 2;
  }
  library = dlopen(argv[1], RTLD_NOW);
  if (library == NULL) {
    fprintf(stderr, "%s\n", dlerror());
    return 2;
  }
#define LOOK(result, name, parameters) look(#name, &name);
  FUNCTIONS(LOOK)
  fill_table();
  binding();
  the_stacks_of_threads();

  rocksdb_options_t* options = rocksdb_options_create();
  rocksdb_options_set_create_if_missing(options, 1);
  read_options = rocksdb_readoptions_create();
  write_options = rocksdb_writeoptions_create();
  char path[4096];
  snprintf(path, sizeof path, "%s-plain", argv[2]);
  with_database(options, path);
  snprintf(path, sizeof path, "%s-transactions", argv[2]);
  with_transactions(options, path);
  snprintf(path, sizeof path, "%s-merging", argv[2]);
  with_nothing_that_merges(path);
  rocksdb_writeoptions_destroy(write_options);
  rocksdb_readoptions_destroy(read_options);
  rocksdb_options_destroy(options);

  printf("rockspan_extras_test: %d checks, %d failed\n", checks, failures);
  return failures == 0 ? 0 : 1;
}
