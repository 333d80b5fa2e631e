#define _GNU_SOURCE

#include "rockspan_extras.h"

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#include <unistd.h>
#endif
#include <string.h>

#define EXPORT __attribute__((visibility("default")))

/* -------------------------------------------------------------------------------------------------------- binding */

static rockspan_functions_t rocksdb;

enum { unbound, binding_now, bound };
static int state = unbound;

/* Whether every function of the table is there that has to be. */
static bool is_whole(const rockspan_functions_t* table) {
  void (*function)(void);
  for (size_t at = 0; at < offsetof(rockspan_functions_t, rocksdb_get_into_buffer); at += sizeof function) {
    memcpy(&function, (const char*)table + at, sizeof function);
    if (function == NULL) {
      return false;
    }
  }
  return true;
}

static int32_t bind_to(const rockspan_binding_t* binding) {
  if (binding->abi_version != rockspan_abi_version) {
    return rockspan_other_version;
  }
  const rockspan_functions_t* table = binding->table;
  if (binding->table_size != sizeof *table) {
    return rockspan_other_size;
  }
  if (table == NULL || !is_whole(table)) {
    return rockspan_function_missing;
  }
  int expected = unbound;
  if (__atomic_compare_exchange_n(&state, &expected, binding_now, false, __ATOMIC_ACQUIRE, __ATOMIC_ACQUIRE)) {
    rocksdb = *table;
    __atomic_store_n(&state, bound, __ATOMIC_RELEASE);
    return rockspan_bound;
  }
  while (__atomic_load_n(&state, __ATOMIC_ACQUIRE) == binding_now) {
    /* Another thread copies the table. */
  }
  return memcmp(&rocksdb, table, sizeof rocksdb) == 0 ? rockspan_bound : rockspan_bound_to_others;
}

EXPORT void rockspan_bind(rockspan_binding_t* binding) { binding->outcome = bind_to(binding); }

/* -------------------------------------------------------------------------------------------------------- reading */

/* Fills the buffer or leaves the value pinned, and frees what is not handed out. */
static int32_t take(rocksdb_pinnableslice_t* slice, char* error, char* buffer, size_t capacity,
                    rockspan_value_t* value) {
  *value = (rockspan_value_t){.error = error};
  if (slice == NULL) {
    return error == NULL ? rockspan_not_found : rockspan_failed;
  }
  value->data = rocksdb.rocksdb_pinnableslice_value(slice, &value->size);
  if (buffer == NULL || value->size > capacity) {
    value->slice = slice;
    return rockspan_found;
  }
  memcpy(buffer, value->data, value->size);
  value->data = buffer;
  rocksdb.rocksdb_pinnableslice_destroy(slice);
  return rockspan_found;
}

/* RocksDB itself fills a buffer with less work, but has to look up again what does not fit. So it is left to it where
   that many values in a row have fitted: those that a thread reads are taken to be alike. */
enum { fitting_enough = 256 };
static _Thread_local unsigned fitting;

/* As take, of a read that RocksDB could have filled the buffer with. */
static int32_t take_noting(rocksdb_pinnableslice_t* slice, char* error, char* buffer, size_t capacity,
                           rockspan_value_t* value) {
  int32_t outcome = take(slice, error, buffer, capacity, value);
  if (outcome == rockspan_found && buffer != NULL && fitting < fitting_enough) {
    fitting = value->slice == NULL ? fitting + 1 : 0;
  }
  return outcome;
}

static bool expects_to_fill(const char* buffer) {
  return buffer != NULL && fitting == fitting_enough && rocksdb.rocksdb_get_into_buffer != NULL &&
         rocksdb.rocksdb_get_into_buffer_cf != NULL;
}

/* What RocksDB has filled the buffer with; false if the value does not fit. */
static bool is_filled(unsigned char found, size_t size, char* error, char* buffer, size_t capacity,
                      rockspan_value_t* value) {
  if (found && size > capacity) {
    fitting = 0;
    return false;
  }
  *value = (rockspan_value_t){.data = found ? buffer : NULL, .size = found ? size : 0, .error = error};
  return true;
}

static int32_t outcome_of(const rockspan_value_t* value) {
  if (value->error != NULL) {
    return rockspan_failed;
  }
  return value->data == NULL ? rockspan_not_found : rockspan_found;
}

EXPORT int32_t rockspan_get(rocksdb_t* db, const rocksdb_readoptions_t* options, const char* key, size_t key_size,
                            char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  if (expects_to_fill(buffer)) {
    size_t size;
    unsigned char found;
    rocksdb.rocksdb_get_into_buffer(db, options, key, key_size, buffer, capacity, &size, &found, &error);
    if (is_filled(found, size, error, buffer, capacity, value)) {
      return outcome_of(value);
    }
  }
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_get_pinned(db, options, key, key_size, &error);
  return take_noting(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_get_cf(rocksdb_t* db, const rocksdb_readoptions_t* options,
                               rocksdb_column_family_handle_t* column_family, const char* key, size_t key_size,
                               char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  if (expects_to_fill(buffer)) {
    size_t size;
    unsigned char found;
    rocksdb.rocksdb_get_into_buffer_cf(db, options, column_family, key, key_size, buffer, capacity, &size, &found,
                                       &error);
    if (is_filled(found, size, error, buffer, capacity, value)) {
      return outcome_of(value);
    }
  }
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_get_pinned_cf(db, options, column_family, key, key_size, &error);
  return take_noting(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transactiondb_get(rocksdb_transactiondb_t* db, const rocksdb_readoptions_t* options,
                                          const char* key, size_t key_size, char* buffer, size_t capacity,
                                          rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_transactiondb_get_pinned(db, options, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transactiondb_get_cf(rocksdb_transactiondb_t* db, const rocksdb_readoptions_t* options,
                                             rocksdb_column_family_handle_t* column_family, const char* key,
                                             size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice =
      rocksdb.rocksdb_transactiondb_get_pinned_cf(db, options, column_family, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transaction_get(rocksdb_transaction_t* transaction, const rocksdb_readoptions_t* options,
                                        const char* key, size_t key_size, char* buffer, size_t capacity,
                                        rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_transaction_get_pinned(transaction, options, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transaction_get_cf(rocksdb_transaction_t* transaction, const rocksdb_readoptions_t* options,
                                           rocksdb_column_family_handle_t* column_family, const char* key,
                                           size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice =
      rocksdb.rocksdb_transaction_get_pinned_cf(transaction, options, column_family, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transaction_get_for_update(rocksdb_transaction_t* transaction,
                                                   const rocksdb_readoptions_t* options, const char* key,
                                                   size_t key_size, unsigned char exclusive, char* buffer,
                                                   size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice =
      rocksdb.rocksdb_transaction_get_pinned_for_update(transaction, options, key, key_size, exclusive, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_transaction_get_for_update_cf(rocksdb_transaction_t* transaction,
                                                      const rocksdb_readoptions_t* options,
                                                      rocksdb_column_family_handle_t* column_family, const char* key,
                                                      size_t key_size, unsigned char exclusive, char* buffer,
                                                      size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_transaction_get_pinned_for_update_cf(
      transaction, options, column_family, key, key_size, exclusive, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_writebatch_wi_get(rocksdb_writebatch_wi_t* batch, rocksdb_t* db,
                                          const rocksdb_readoptions_t* options, const char* key, size_t key_size,
                                          char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice =
      rocksdb.rocksdb_writebatch_wi_get_pinned_from_batch_and_db(batch, db, options, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT int32_t rockspan_writebatch_wi_get_cf(rocksdb_writebatch_wi_t* batch, rocksdb_t* db,
                                             const rocksdb_readoptions_t* options,
                                             rocksdb_column_family_handle_t* column_family, const char* key,
                                             size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value) {
  char* error = NULL;
  rocksdb_pinnableslice_t* slice = rocksdb.rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf(
      batch, db, options, column_family, key, key_size, &error);
  return take(slice, error, buffer, capacity, value);
}

EXPORT size_t rockspan_multi_get_cf(rocksdb_t* db, const rocksdb_readoptions_t* options,
                                    rocksdb_column_family_handle_t* column_family, size_t count,
                                    const char* const* keys, const size_t* key_sizes, bool sorted, char* buffer,
                                    size_t capacity, const char** data, size_t* sizes,
                                    rocksdb_pinnableslice_t** slices, char** errors) {
  rocksdb.rocksdb_batched_multi_get_cf(db, options, column_family, count, keys, key_sizes, slices, errors, sorted);
  size_t failed = 0;
  size_t used = 0;
  for (size_t i = 0; i < count; i++) {
    rockspan_value_t value;
    char* place = buffer == NULL ? NULL : buffer + used;
    failed += take(slices[i], errors[i], place, capacity - used, &value) == rockspan_failed;
    if (value.slice == NULL) {
      used += value.size;
    }
    data[i] = value.data;
    sizes[i] = value.size;
    slices[i] = value.slice;
  }
  return failed;
}

EXPORT size_t rockspan_multi_get(rocksdb_t* db, const rocksdb_readoptions_t* options, size_t count,
                                 const char* const* keys, const size_t* key_sizes, char* buffer, size_t capacity,
                                 const char** data, size_t* sizes, rocksdb_pinnableslice_t** slices, char** errors) {
  rocksdb_column_family_handle_t* column_family = rocksdb.rocksdb_get_default_column_family_handle(db);
  size_t failed = rockspan_multi_get_cf(db, options, column_family, count, keys, key_sizes, false, buffer, capacity,
                                        data, sizes, slices, errors);
  rocksdb.rocksdb_column_family_handle_destroy(column_family);
  return failed;
}

EXPORT void rockspan_take(rocksdb_pinnableslice_t* slice, const char* data, size_t size, char* buffer) {
  memcpy(buffer, data, size);
  rocksdb.rocksdb_pinnableslice_destroy(slice);
}

EXPORT void rockspan_release(rocksdb_pinnableslice_t* const* slices, size_t count) {
  for (size_t i = 0; i < count; i++) {
    if (slices[i] != NULL) {
      rocksdb.rocksdb_pinnableslice_destroy(slices[i]);
    }
  }
}

/* ------------------------------------------------------------------------------------------------------ iterating */

static void move_by(rocksdb_iterator_t* iterator, int32_t move, const char* target, size_t target_size) {
  switch (move) {
    case rockspan_next:
      rocksdb.rocksdb_iter_next(iterator);
      break;
    case rockspan_prev:
      rocksdb.rocksdb_iter_prev(iterator);
      break;
    case rockspan_first:
      rocksdb.rocksdb_iter_seek_to_first(iterator);
      break;
    case rockspan_last:
      rocksdb.rocksdb_iter_seek_to_last(iterator);
      break;
    case rockspan_seek:
      rocksdb.rocksdb_iter_seek(iterator, target, target_size);
      break;
    case rockspan_seek_for_prev:
      rocksdb.rocksdb_iter_seek_for_prev(iterator, target, target_size);
      break;
    default:
      break;
  }
}

EXPORT int32_t rockspan_iter_step(rocksdb_iterator_t* iterator, int32_t move, const char* target, size_t target_size,
                                  rockspan_entry_t* entry) {
  move_by(iterator, move, target, target_size);
  if (!rocksdb.rocksdb_iter_valid(iterator)) {
    return 0;
  }
  entry->key = rocksdb.rocksdb_iter_key(iterator, &entry->key_size);
  entry->value = rocksdb.rocksdb_iter_value(iterator, &entry->value_size);
  return 1;
}

/* ------------------------------------------------------------------------------------------------------- the stack */

#ifdef __linux__
/* Older systems have them in another library, or of another version: what is weak may not be there. */
#pragma weak pthread_getattr_np
#pragma weak pthread_attr_getstack
#endif

/* The lowest address of this thread's stack; 0 if the system does not say. */
static uintptr_t find_lowest(void) {
#ifdef __APPLE__
  pthread_t self = pthread_self();
  return (uintptr_t)pthread_get_stackaddr_np(self) - pthread_get_stacksize_np(self);
#elif defined(__linux__)
  pthread_attr_t attributes;
  void* lowest = NULL;
  size_t size = 0;
  if (pthread_getattr_np == NULL || pthread_attr_getstack == NULL ||
      pthread_getattr_np(pthread_self(), &attributes) != 0) {
    return 0;
  }
  if (pthread_attr_getstack(&attributes, &lowest, &size) != 0) {
    lowest = NULL;
  }
  pthread_attr_destroy(&attributes);
  return (uintptr_t)lowest;
#else
  return 0;
#endif
}

/* Where this thread's stack ends for a caller who counts in pages of 4 KiB: the JVM rounds four zones there up to whole
   pages. */
static uintptr_t find_end_of_stack(void) {
  uintptr_t lowest = find_lowest();
#if defined(__linux__) || defined(__APPLE__)
  long page = sysconf(_SC_PAGESIZE);
  if (lowest != 0 && page > 4096) {
    lowest += 4 * (uintptr_t)(page - 4096);
  }
#endif
  return lowest;
}

EXPORT int32_t rockspan_has_stack(size_t needed) {
  static _Thread_local uintptr_t end;
  static _Thread_local bool known;
  if (!known) {
    end = find_end_of_stack();
    known = true;
  }
  char here;
  uintptr_t at = (uintptr_t)&here;
  return end == 0 || at < end || at - end >= needed;
}
