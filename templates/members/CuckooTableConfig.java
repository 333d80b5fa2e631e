package dev.rockspan;

class CuckooTableConfig implements TableFormatConfig {

    @Override
    public <T extends ColumnFamilyOptionsInterface<T>> T setIn(ColumnFamilyOptionsInterface<T> options) {
        return options.setCuckooTableFactory(this);
    }

    @Override
    public String factoryName() {
        return "CuckooTable";
    }
}
