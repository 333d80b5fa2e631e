package dev.rockspan.runtime.spi;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What texts of options must not say is found in all forms that RocksDB reads. */
class OptionTextsTest {

    private static final OptionTexts TEXTS = OptionTexts.any()
            .needed("env")
            .off("scan", "no scans")
            .whole("size", 0, 4096)
            .whole("jobs", Integer.MIN_VALUE, 9)
            .fraction("ratio", 0, 1)
            .part("opts", 2, "jobs");

    @ParameterizedTest
    @ValueSource(
            strings = {
                "size=4097",
                "size = {4097}",
                "size=5k",
                "size=1T",
                "size=-1",
                "size=99999999999999999999",
                "size=5000and more",
                "table={other=1;size=5000}",
                "table.size=5000",
                "jobs=+10",
                "ratio=1.5",
                "ratio=-.1",
                "ratio=1e1",
                "ratio=-nan",
                "ratio=Infinity",
                "opts=1:2:10:true",
                "opts={1:2:10}",
                "opts:1:2:10"
            })
    void refusesNumbersOutOfBounds(String text) {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TEXTS.require(text, "text"))
                .withMessageMatching("text says that (size|jobs|ratio) is .*, but it has to be .*");
        int end = text.indexOf('=');
        if (end >= 0) {
            Map<String, String> map = Map.of(text.substring(0, end), text.substring(end + 1));
            assertThatIllegalArgumentException().isThrownBy(() -> TEXTS.require(map, "map"));
        }
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "size=4096",
                "size=4k",
                "size=0.5",
                "size={}",
                "size=many",
                "resize=5000",
                "size_of=5000",
                "jobs=-1",
                "ratio=0.5",
                "ratio=1e-3",
                "ratio=1.",
                "opts=1:2",
                "opts=1:10:2",
                "opts=1:2:true",
                "opt=1:2:10"
            })
    void takesOthers(String text) {
        TEXTS.require(text, "text");
    }

    @Test
    void saysWhichBounds() {
        assertThatThrownBy(() -> TEXTS.require("size=5k", "text"))
                .hasMessage("text says that size is 5k, but it has to be from 0 to 4096");
        assertThatThrownBy(() -> TEXTS.require("jobs=-2147483649", "text"))
                .hasMessageEndingWith("has to be from -2147483648 to 9");
        assertThatThrownBy(() -> TEXTS.require("jobs=10", "text")).hasMessageEndingWith("has to be at most 9");
        OptionTexts more = TEXTS.and().whole("age", 1, Long.MAX_VALUE);
        assertThatThrownBy(() -> more.require("age=0", "text")).hasMessageEndingWith("has to be at least 1");
        assertThatThrownBy(() -> more.require("age=9223372036854775808", "text"))
                .hasMessageEndingWith("has to be from 1 to 9223372036854775807");
        TEXTS.require("age=0", "text");
        assertThatThrownBy(() -> more.require("size=-1", "text")).hasMessageContaining("size is -1");
    }

    @Test
    void refusesObjectsByName() {
        OptionTexts texts = OptionTexts.any().object("operator", "Sorts", "no sorts");
        for (String text : new String[] {
            "operator=Sorts", "size=1; operator = {id= Sorts; size=2}", "operator.id=Sorts", "{operator={Sorts}}"
        }) {
            assertThatThrownBy(() -> texts.and().require(text, "text"))
                    .as(text)
                    .isInstanceOf(UnsupportedOperationException.class)
                    .hasMessage("text says that operator is Sorts: no sorts");
        }
        texts.require("operator=Sorts2;path=Sorts;operator={id=Other;name=Sorts}", "text");
    }

    @Test
    void refusesNamesThatAreUnknown() {
        OptionTexts texts = OptionTexts.any().among("table", "Block", "Plain");
        for (String text : new String[] {
            "table=Nonsense",
            "a=1; table = {id= Nonsense; b=1}",
            "table.id=Nonsense;",
            "{table={{size=1;part={id=Block};id={Nonsense}}}}",
            "table={id=Block;id=Nonsense}"
        }) {
            assertThatIllegalArgumentException()
                    .as(text)
                    .isThrownBy(() -> texts.and().require(text, "text"))
                    .withMessage("text says that table is Nonsense, but it has to be one of Block, Plain");
        }
        for (String text : new String[] {"table={Block;size=1}", "table=-Block", "table={size=1", "table=size=1"}) {
            assertThatIllegalArgumentException().as(text).isThrownBy(() -> texts.require(text, "text"));
        }
        texts.require("table=Block;my_table=Nonsense;table={id=Plain;size=1};table={size=1;id=Block};table=", "text");
        texts.require("{table={{part={id=Other;size=1};id={Block}};};more={id=Other}}", "text");
    }

    @Test
    void refusesWhatDoesNotGoTogether() {
        OptionTexts texts = OptionTexts.any().together("parts", "index", "two", "no parts");
        for (String text : new String[] {"parts=true", "t={parts=1;index=one}", "index=two;t={parts=true};index=one"}) {
            assertThatIllegalArgumentException()
                    .as(text)
                    .isThrownBy(() -> texts.and().require(text, "text"))
                    .withMessageContaining("text says that parts is ")
                    .withMessageContaining(", but not that index is two: no parts");
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> texts.require("t={index=one}", "text"))
                .withMessage("text says that index is not two, but not that parts is false: no parts");
        texts.require("t={parts=true;index=two}", "text");
        texts.require("index={two};my_parts=true", "text");
        texts.require("index=one;parts=false", "text");
        texts.require("size=1;parts=0", "text");
    }

    @Test
    void refusesWhatIsNothingOrOn() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> TEXTS.require("size=1;env=nullptr", "text"))
                .withMessageContaining("there is no env");
        assertThatThrownBy(() -> TEXTS.require("table={scan=true}", "text"))
                .isInstanceOf(UnsupportedOperationException.class)
                .hasMessage("text says that scan is true: no scans");
        assertThatThrownBy(() -> TEXTS.require("scan = {8;a=0}", "text"))
                .hasMessage("text says that scan is 8: no scans");
        TEXTS.require("env=default;scan=false", "text");
        OptionTexts.any().require("env=nullptr;scan=true", "text");
    }
}
