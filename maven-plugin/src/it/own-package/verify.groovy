def log = new File(basedir, 'build.log').text
assert log.contains('Tests run: 1, Failures: 0')
assert new File(basedir, 'target/classes/com/example/rocks/RocksDB.class').file
assert log.contains(':check (default-cli) @ own-package')
// The second build finds nothing to do.
assert log.contains('functions, ') && log.count('nothing changed') == 1
