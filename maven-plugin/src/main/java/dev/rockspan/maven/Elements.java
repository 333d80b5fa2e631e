package dev.rockspan.maven;

import dev.rockspan.generator.Setting;

/** What messages of the pipeline call settings in a project. */
final class Elements implements Setting.Words {

    static final Elements WORDS = new Elements();

    private Elements() {}

    @Override
    public String of(Setting.Use use) {
        String name =
                switch (use.setting()) {
                    case TEMPLATES -> "templates";
                    case ADD_TEMPLATES, NEW_RULES -> "addTemplates";
                    case ROCKSDB_VERSION -> "rocksdbVersion";
                    case SNAPSHOT -> "snapshot";
                    case HEADER -> "header";
                    case EXTENSION_HEADER -> "extensionHeaders";
                    case JEXTRACT -> "jextract";
                    case PACKAGE -> "packageName";
                    case LIBRARY -> "library";
                    case OUTPUT -> "output";
                    case ALLOW_PENDING -> "allowPending";
                    case REPLACE -> "replace";
                };
        if (use.setting() == Setting.NEW_RULES) {
            return "a folder of <" + name + '>';
        }
        return '<' + name + '>' + (use.value() == null ? "" : use.value() + "</" + name + '>');
    }
}
