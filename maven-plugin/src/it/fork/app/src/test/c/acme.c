/* What the fork adds. The rest of it is RocksDB, which this is linked with. */
#include <stddef.h>
#include <stdint.h>

typedef struct rocksdb_t rocksdb_t;
typedef struct rocksdb_options_t rocksdb_options_t;
typedef struct rocksdb_readoptions_t rocksdb_readoptions_t;
typedef struct rocksdb_iterator_t rocksdb_iterator_t;

extern rocksdb_iterator_t* rocksdb_create_iterator(rocksdb_t*, const rocksdb_readoptions_t*);
extern void rocksdb_iter_seek_to_first(rocksdb_iterator_t*);
extern unsigned char rocksdb_iter_valid(const rocksdb_iterator_t*);
extern void rocksdb_iter_next(rocksdb_iterator_t*);
extern void rocksdb_iter_get_error(const rocksdb_iterator_t*, char**);
extern void rocksdb_iter_destroy(rocksdb_iterator_t*);

uint64_t acme_count(rocksdb_t* db, const rocksdb_readoptions_t* options, char** errptr) {
  uint64_t count = 0;
  rocksdb_iterator_t* entries = rocksdb_create_iterator(db, options);
  for (rocksdb_iter_seek_to_first(entries); rocksdb_iter_valid(entries); rocksdb_iter_next(entries)) {
    count++;
  }
  rocksdb_iter_get_error(entries, errptr);
  rocksdb_iter_destroy(entries);
  return count;
}

static int level;

void rocksdb_options_set_acme_level(rocksdb_options_t* options, int value) {
  (void)options;
  level = value;
}

int rocksdb_options_get_acme_level(rocksdb_options_t* options) {
  (void)options;
  return level;
}
