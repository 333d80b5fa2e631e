def log = new File(basedir, 'build.log').text
assert log.contains('there is no snapshot of RocksDB 1.2.3; there is ')
assert !new File(basedir, 'target/generated-sources').exists()
