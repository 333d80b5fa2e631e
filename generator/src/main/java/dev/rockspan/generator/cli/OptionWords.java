package dev.rockspan.generator.cli;

import dev.rockspan.generator.Setting;
import java.util.Locale;

/** What messages of the pipeline call settings on the command line. */
final class OptionWords implements Setting.Words {

    static final OptionWords WORDS = new OptionWords();

    private OptionWords() {}

    @Override
    public String of(Setting.Use use) {
        Setting setting = use.setting();
        if (setting == Setting.NEW_RULES) {
            return Home.folder() == null ? "a folder of --add-templates" : "templates/";
        }
        String option = "--" + setting.name().toLowerCase(Locale.ROOT).replace('_', '-');
        return use.value() == null ? option : option + '=' + use.value();
    }
}
