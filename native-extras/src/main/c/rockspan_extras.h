/*
 * What RocksDB's C API needs several calls for, in one. It stands on the C ABI of rocksdb/c.h alone, so one build serves
 * every librocksdb of a platform, and it links against none: rockspan_bind is given the functions that it calls.
 *
 * Every function may be called by any number of threads at once, as far as the RocksDB functions behind it may. None may
 * be called before rockspan_bind has returned rockspan_bound. Memory that is handed out belongs to RocksDB; each function
 * says until when it may be read. Sizes are in bytes.
 */
#ifndef ROCKSPAN_EXTRAS_H
#define ROCKSPAN_EXTRAS_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/* As in rocksdb/c.h. */
typedef struct rocksdb_t rocksdb_t;
typedef struct rocksdb_column_family_handle_t rocksdb_column_family_handle_t;
typedef struct rocksdb_iterator_t rocksdb_iterator_t;
typedef struct rocksdb_pinnableslice_t rocksdb_pinnableslice_t;
typedef struct rocksdb_readoptions_t rocksdb_readoptions_t;
typedef struct rocksdb_transaction_t rocksdb_transaction_t;
typedef struct rocksdb_transactiondb_t rocksdb_transactiondb_t;
typedef struct rocksdb_writebatch_wi_t rocksdb_writebatch_wi_t;

/* ------------------------------------------------------------------------------------------------------ binding */

/* Raised whenever a function or struct of this header changes in a way that callers made for the one before would not
   survive. */
enum {
  rockspan_abi_version = 6
};

/* The RocksDB functions that this library calls: fields are named after them, and of their types. Those that fill a
   buffer may be NULL, since older versions do not have them. */
typedef struct rockspan_functions_t {
  rocksdb_pinnableslice_t* (*rocksdb_get_pinned)(rocksdb_t* db, const rocksdb_readoptions_t* options, const char* key,
                                                 size_t keylen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_get_pinned_cf)(rocksdb_t* db, const rocksdb_readoptions_t* options,
                                                    rocksdb_column_family_handle_t* column_family, const char* key,
                                                    size_t keylen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transactiondb_get_pinned)(rocksdb_transactiondb_t* txn_db,
                                                               const rocksdb_readoptions_t* options, const char* key,
                                                               size_t klen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transactiondb_get_pinned_cf)(rocksdb_transactiondb_t* txn_db,
                                                                  const rocksdb_readoptions_t* options,
                                                                  rocksdb_column_family_handle_t* column_family,
                                                                  const char* key, size_t keylen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transaction_get_pinned)(rocksdb_transaction_t* txn,
                                                             const rocksdb_readoptions_t* options, const char* key,
                                                             size_t klen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transaction_get_pinned_cf)(rocksdb_transaction_t* txn,
                                                                const rocksdb_readoptions_t* options,
                                                                rocksdb_column_family_handle_t* column_family,
                                                                const char* key, size_t klen, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transaction_get_pinned_for_update)(rocksdb_transaction_t* txn,
                                                                        const rocksdb_readoptions_t* options,
                                                                        const char* key, size_t klen,
                                                                        unsigned char exclusive, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_transaction_get_pinned_for_update_cf)(
      rocksdb_transaction_t* txn, const rocksdb_readoptions_t* options, rocksdb_column_family_handle_t* column_family,
      const char* key, size_t klen, unsigned char exclusive, char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_writebatch_wi_get_pinned_from_batch_and_db)(rocksdb_writebatch_wi_t* wbwi,
                                                                                 rocksdb_t* db,
                                                                                 const rocksdb_readoptions_t* options,
                                                                                 const char* key, size_t keylen,
                                                                                 char** errptr);
  rocksdb_pinnableslice_t* (*rocksdb_writebatch_wi_get_pinned_from_batch_and_db_cf)(
      rocksdb_writebatch_wi_t* wbwi, rocksdb_t* db, const rocksdb_readoptions_t* options,
      rocksdb_column_family_handle_t* column_family, const char* key, size_t keylen, char** errptr);
  const char* (*rocksdb_pinnableslice_value)(const rocksdb_pinnableslice_t* t, size_t* vlen);
  void (*rocksdb_pinnableslice_destroy)(rocksdb_pinnableslice_t* v);
  rocksdb_column_family_handle_t* (*rocksdb_get_default_column_family_handle)(rocksdb_t* db);
  void (*rocksdb_column_family_handle_destroy)(rocksdb_column_family_handle_t* handle);
  void (*rocksdb_batched_multi_get_cf)(rocksdb_t* db, const rocksdb_readoptions_t* options,
                                       rocksdb_column_family_handle_t* column_family, size_t num_keys,
                                       const char* const* keys_list, const size_t* keys_list_sizes,
                                       rocksdb_pinnableslice_t** values, char** errs, const bool sorted_input);
  unsigned char (*rocksdb_iter_valid)(const rocksdb_iterator_t* iter);
  void (*rocksdb_iter_seek_to_first)(rocksdb_iterator_t* iter);
  void (*rocksdb_iter_seek_to_last)(rocksdb_iterator_t* iter);
  void (*rocksdb_iter_seek)(rocksdb_iterator_t* iter, const char* k, size_t klen);
  void (*rocksdb_iter_seek_for_prev)(rocksdb_iterator_t* iter, const char* k, size_t klen);
  void (*rocksdb_iter_next)(rocksdb_iterator_t* iter);
  void (*rocksdb_iter_prev)(rocksdb_iterator_t* iter);
  const char* (*rocksdb_iter_key)(const rocksdb_iterator_t* iter, size_t* klen);
  const char* (*rocksdb_iter_value)(const rocksdb_iterator_t* iter, size_t* vlen);
  unsigned char (*rocksdb_get_into_buffer)(rocksdb_t* db, const rocksdb_readoptions_t* options, const char* key,
                                           size_t keylen, char* buffer, size_t buffer_size, size_t* vallen,
                                           unsigned char* found, char** errptr);
  unsigned char (*rocksdb_get_into_buffer_cf)(rocksdb_t* db, const rocksdb_readoptions_t* options,
                                              rocksdb_column_family_handle_t* column_family, const char* key,
                                              size_t keylen, char* buffer, size_t buffer_size, size_t* vallen,
                                              unsigned char* found, char** errptr);
} rockspan_functions_t;

/* What came of rockspan_bind; nothing but rockspan_bound means that functions may be called. */
enum {
  rockspan_bound = 0,
  rockspan_other_version = 1,
  rockspan_other_size = 2,
  rockspan_function_missing = 3,
  rockspan_bound_to_others = 4
};

/* What the caller was made for, which is rockspan_abi_version, and how large its table is; and what came of it. */
typedef struct rockspan_binding_t {
  uint32_t abi_version;
  int32_t outcome;
  size_t table_size;
  const rockspan_functions_t* table;
} rockspan_binding_t;

/* Binds the library, once, to the functions of one librocksdb, and copies the table. Binding to the same functions again
   is fine; to others it is refused, since calls to the first may be under way. */
extern void rockspan_bind(rockspan_binding_t* binding);

/* -------------------------------------------------------------------------------------------------------- reading */

/* What was read. A value that was found is at data. It is pinned there if slice is set, until that is destroyed by
   rocksdb_pinnableslice_destroy or rockspan_release; otherwise data is in the caller's buffer. An error is to be freed
   by rocksdb_free. What does not apply is NULL or 0. */
typedef struct rockspan_value_t {
  const char* data;
  size_t size;
  rocksdb_pinnableslice_t* slice;
  char* error;
} rockspan_value_t;

/* How a read ended. */
enum {
  rockspan_not_found = 0,
  rockspan_found = 1,
  rockspan_failed = 2
};

/* Each of these looks up the value of a key. It copies the value to buffer if it has at most capacity bytes, and
   otherwise leaves it pinned; it always leaves it pinned if buffer is NULL. It returns how the read ended, and sets all
   of *value. One that does not fit after some hundred of the thread's that did is looked up twice. */
extern int32_t rockspan_get(rocksdb_t* db, const rocksdb_readoptions_t* options, const char* key, size_t key_size,
                            char* buffer, size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_get_cf(rocksdb_t* db, const rocksdb_readoptions_t* options,
                               rocksdb_column_family_handle_t* column_family, const char* key, size_t key_size,
                               char* buffer, size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_transactiondb_get(rocksdb_transactiondb_t* db, const rocksdb_readoptions_t* options,
                                          const char* key, size_t key_size, char* buffer, size_t capacity,
                                          rockspan_value_t* value);
extern int32_t rockspan_transactiondb_get_cf(rocksdb_transactiondb_t* db, const rocksdb_readoptions_t* options,
                                             rocksdb_column_family_handle_t* column_family, const char* key,
                                             size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_transaction_get(rocksdb_transaction_t* transaction, const rocksdb_readoptions_t* options,
                                        const char* key, size_t key_size, char* buffer, size_t capacity,
                                        rockspan_value_t* value);
extern int32_t rockspan_transaction_get_cf(rocksdb_transaction_t* transaction, const rocksdb_readoptions_t* options,
                                           rocksdb_column_family_handle_t* column_family, const char* key,
                                           size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_transaction_get_for_update(rocksdb_transaction_t* transaction,
                                                   const rocksdb_readoptions_t* options, const char* key,
                                                   size_t key_size, unsigned char exclusive, char* buffer,
                                                   size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_transaction_get_for_update_cf(rocksdb_transaction_t* transaction,
                                                      const rocksdb_readoptions_t* options,
                                                      rocksdb_column_family_handle_t* column_family, const char* key,
                                                      size_t key_size, unsigned char exclusive, char* buffer,
                                                      size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_writebatch_wi_get(rocksdb_writebatch_wi_t* batch, rocksdb_t* db,
                                          const rocksdb_readoptions_t* options, const char* key, size_t key_size,
                                          char* buffer, size_t capacity, rockspan_value_t* value);
extern int32_t rockspan_writebatch_wi_get_cf(rocksdb_writebatch_wi_t* batch, rocksdb_t* db,
                                             const rocksdb_readoptions_t* options,
                                             rocksdb_column_family_handle_t* column_family, const char* key,
                                             size_t key_size, char* buffer, size_t capacity, rockspan_value_t* value);

/* Each of these looks up the values of count keys as of one moment: of the default column family, or of another one.
   Values are copied to buffer, one after the other, as long as they fit; those that do not fit are left pinned, as all
   are if buffer is NULL. data, sizes, slices and errors have room for count each and say of every key what a
   rockspan_value_t says; data is NULL where nothing was found. sorted says that the keys are in the order of the
   comparator. Returns the number of errors. */
extern size_t rockspan_multi_get(rocksdb_t* db, const rocksdb_readoptions_t* options, size_t count,
                                 const char* const* keys, const size_t* key_sizes, char* buffer, size_t capacity,
                                 const char** data, size_t* sizes, rocksdb_pinnableslice_t** slices, char** errors);
extern size_t rockspan_multi_get_cf(rocksdb_t* db, const rocksdb_readoptions_t* options,
                                    rocksdb_column_family_handle_t* column_family, size_t count,
                                    const char* const* keys, const size_t* key_sizes, bool sorted, char* buffer,
                                    size_t capacity, const char** data, size_t* sizes,
                                    rocksdb_pinnableslice_t** slices, char** errors);

/* Copies size bytes from data, where the value of a slice is, to buffer, and destroys the slice. It does not block, and
   does not call back. */
extern void rockspan_take(rocksdb_pinnableslice_t* slice, const char* data, size_t size, char* buffer);

/* Releases pinned values; NULL among them is passed over. */
extern void rockspan_release(rocksdb_pinnableslice_t* const* slices, size_t count);

/* ------------------------------------------------------------------------------------------------------ iterating */

/* How an iterator is moved. Only the last two take a target. */
enum {
  rockspan_stay = 0,
  rockspan_next = 1,
  rockspan_prev = 2,
  rockspan_first = 3,
  rockspan_last = 4,
  rockspan_seek = 5,
  rockspan_seek_for_prev = 6
};

/* The entry at which an iterator stands; it may be read until the iterator moves. */
typedef struct rockspan_entry_t {
  const char* key;
  size_t key_size;
  const char* value;
  size_t value_size;
} rockspan_entry_t;

/* Moves an iterator. Returns 1 if it stands at an entry then, which is in *entry; else 0, with *entry unchanged: it is
   past the end, or rocksdb_iter_get_error has an error. An iterator that stands at no entry must not be told next or
   prev. */
extern int32_t rockspan_iter_step(rocksdb_iterator_t* iterator, int32_t move, const char* target, size_t target_size,
                                  rockspan_entry_t* entry);

/* ------------------------------------------------------------------------------------------------------- the stack */

/* Whether the stack of this thread has that many bytes left: 1 if so, or if the system does not say; else 0. */
extern int32_t rockspan_has_stack(size_t needed);

#ifdef __cplusplus
}
#endif

#endif
