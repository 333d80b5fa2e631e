// Makes the fork: RocksDB's C API with three functions more and one less. Its header where ROCKSDB_INCLUDE names the
// folder of RocksDB's own and there is a jextract to read it, else its snapshot.
def removed = 'rocksdb_options_get_num_levels'
def include = System.getenv('ROCKSDB_INCLUDE')
def original = include == null ? null : new File(include, 'rocksdb/c.h')
if (original?.file && System.getenv('JEXTRACT_HOME') != null) {
    def header = new File(basedir, 'acme/include/rocksdb/c.h')
    header.parentFile.mkdirs()
    def text = original.text.replaceAll("[^;{}]*\\b${removed}\\([^;]*;", '')
    assert text != original.text
    def end = text.lastIndexOf('#ifdef __cplusplus')
    header.text = text[0..<end] + '''
extern uint64_t acme_count(rocksdb_t* db, const rocksdb_readoptions_t* options, char** errptr);
extern void rocksdb_options_set_acme_level(rocksdb_options_t* options, int value);
extern int rocksdb_options_get_acme_level(rocksdb_options_t* options);
''' + text[end..-1]
    return true
}

def checkout = new File(basedir, '../../../..').canonicalFile
def version = (new File(checkout, 'pom.xml').text =~ /<rocksdb.version>(.*?)</)[0][1]
def snapshot = new File(checkout, "templates/c-api/rocksdb-${version}.json").readLines()
def options = '{"name": "options", "type": "rocksdb_options_t *"}'
def added = [
    '{"name": "acme_count", "returns": "uint64_t", "parameters": [{"name": "db", "type": "rocksdb_t *"},' +
        ' {"name": "options", "type": "const rocksdb_readoptions_t *"}, {"name": "errptr", "type": "char **"}],' +
        ' "descriptor": "(PPP)J", "header": "c.h"},',
    '{"name": "rocksdb_options_set_acme_level", "returns": "void", "parameters": [' + options +
        ', {"name": "value", "type": "int"}], "descriptor": "(PI)V", "header": "c.h"},',
    '{"name": "rocksdb_options_get_acme_level", "returns": "int", "parameters": [' + options + '],' +
        ' "descriptor": "(P)I", "header": "c.h"},',
]
def fork = snapshot.findAll { !it.contains("{\"name\": \"${removed}\"") }
assert fork.size() == snapshot.size() - 1
fork.addAll(fork.findIndexOf { it.contains('"functions": [') } + 1, added)
new File(basedir, 'acme/acme.json').text = fork.join('\n') + '\n'
return true
