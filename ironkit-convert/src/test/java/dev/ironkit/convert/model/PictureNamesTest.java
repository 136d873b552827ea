package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class PictureNamesTest {

    private final PictureNames shared = PictureNames.shared();

    @Test
    @Clause("conv.9-once")
    void givesTexturesNamesOfTheirOwn() {
        assertThat(shared.of(3, "Hull01.0", "")).isEqualTo("HULL01.0.png");
        assertThat(shared.of(7, "hull01.0", "")).isEqualTo("HULL01.0.png");
        assertThat(shared.of(0, "HULL01.0", "lightmap")).isEqualTo("HULL01.0~lightmap.png");
        Set<String> names = new TreeSet<>();
        String[] odd = {
            "\u0422\u0430\u043d\u043a",
            "\u0422\u0430\u043d\u041a",
            "\u00ab",
            "a b",
            "a_b",
            "a/b",
            "a\\b",
            "a~20b",
            "..",
            ".a",
            "",
            "a:",
            "\u0430",
            "\u0410",
            "nul",
            "con.0"
        };
        for (String name : odd) {
            String made = shared.of(0, name, "");
            assertThat(names.add(made.toLowerCase(Locale.ROOT))).as(name).isTrue();
            assertThat(PictureNames.texture(made.replaceFirst("\\.png$", ""))).isEqualToIgnoringCase(name);
        }
        assertThat(names).allMatch(name -> name.matches("[\\p{L}0-9_~][\\p{L}0-9_.~-]*\\.png|\\.png"));
        assertThat(names).noneMatch(name -> name.matches("(?i)(nul|con)\\..*"));
    }

    @Test
    @Clause("conv.9-once")
    void keepsLettersOfEveryAlphabet() {
        assertThat(shared.of(0, "\u041a\u041e\u0420\u041f\u0423\u0421.0", ""))
                .isEqualTo("\u041a\u041e\u0420\u041f\u0423\u0421.0.png");
        assertThat(shared.of(0, "\u0422\u0430\u043d\u043a.0", "")).isEqualTo("\u0422\u0430\u043d\u043a.0~~e.png");
        assertThat(PictureNames.texture("\u0422\u0430\u043d\u043a.0~~e")).isEqualTo("\u0422\u0430\u043d\u043a.0");
        assertThat(PictureNames.after("robot").of(1, "\u041a\u043e\u0440\u043f\u0443\u0441 1.0", ""))
                .isEqualTo("robot.1.\u041a\u043e\u0440\u043f\u0443\u0441 1.0.png");
    }

    @Test
    void knowsTheDevicesThatExtractionKnows() {
        assertThat(shared.of(0, "CONIN$", "")).isEqualTo("~43ONIN~24.png");
        assertThat(shared.of(0, "aux .0", "")).isEqualTo("~41UX~20.0.png");
        assertThat(PictureNames.texture("~41UX~20.0")).isEqualTo("AUX .0");
    }

    @Test
    void writesLettersAsNumbersWhereTheyCannotBeWritten() {
        PictureNames plain = shared.where(name -> name.chars().allMatch(letter -> letter < 0x80));

        assertThat(plain.of(0, "HULL01.0", "")).isEqualTo("HULL01.0.png");
        assertThat(plain.of(0, "\u0422\u0430\u043d\u043a.0", "")).isEqualTo("~d2~e0~ed~ea.0~~e.png");
        assertThat(PictureNames.texture("~d2~e0~ed~ea.0~~e")).isEqualTo("\u0422\u0430\u043d\u043a.0");
    }

    @Test
    void beginsAsTheModelDoesThatStandsAlone() {
        assertThat(PictureNames.after("my robot").of(2, "A/B.0", "")).isEqualTo("my robot.2.A_B.0.png");
        assertThat(PictureNames.after("r").of(0, "a<b>c:d\"e\\f|g?h*i\u0001j\u00adk", ""))
                .isEqualTo("r.0.a_b_c_d_e_f_g_h_i_j_k.png");
    }
}
