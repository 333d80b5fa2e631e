def log = new File(basedir, 'build.log').text
// Without a C compiler there is no library of the fork.
assert log.contains('Tests run: 5, Failures: 0') || log.contains('there is no C compiler')
def api = new File(basedir, 'acme/target/classes/com/acme/db')
assert new File(api, 'RocksDB.class').file
assert new File(basedir, 'rocks/target/classes/com/example/rocks/RocksDB.class').file
def coverage = new File(basedir, 'acme/target/generated-sources/rockspan/coverage.json').text
assert coverage.contains('rockspan/acme.yaml#acme_count')
assert !coverage.contains(basedir.path)
// The second build finds nothing to do, and has no need of jextract for that.
assert log.count('nothing changed') == 2
assert (log =~ /running .*jextract/).count <= 1
