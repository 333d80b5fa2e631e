def log = new File(basedir, 'build.log').text
assert log.contains('there is no snapshot of RocksDB 1.2.3; there is ')
assert log.contains(new File(basedir, 'src/rockspan/acme.yaml').path + ':3: unknown key "nam"; did you mean "name"?')
assert log.contains('the plugin has no parameter <packageNme>; did you mean "packageName"?')
assert !new File(basedir, 'target/generated-sources').exists()
