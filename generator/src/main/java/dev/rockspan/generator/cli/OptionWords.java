package dev.rockspan.generator.cli;

import dev.rockspan.generator.Setting;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** What messages of the pipeline call settings on the command line. */
final class OptionWords implements Setting.Words {

    private final List<Path> added;

    /** @param added the folders of templates that were added, of which the last one gets new rules */
    OptionWords(List<Path> added) {
        this.added = added;
    }

    @Override
    public String of(Setting.Use use) {
        Setting setting = use.setting();
        if (setting == Setting.NEW_RULES) {
            return !added.isEmpty()
                    ? added.get(added.size() - 1).toString()
                    : Home.folder() == null ? "a folder of --add-templates" : "templates/";
        }
        String option = "--" + setting.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return use.value() == null ? option : option + '=' + use.value();
    }
}
