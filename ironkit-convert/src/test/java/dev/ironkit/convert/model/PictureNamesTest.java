package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
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
        String[] odd = {"a b", "a_b", "a/b", "a\\b", "a~20b", "..", ".a", "", "a:", "\u0430", "\u0410", "nul", "con.0"};
        for (String name : odd) {
            assertThat(names.add(shared.of(0, name, ""))).as(name).isTrue();
        }
        assertThat(names).allMatch(name -> name.matches("[A-Z0-9_~][A-Za-z0-9_.~-]*\\.png|\\.png"));
        assertThat(names).noneMatch(name -> name.matches("(?i)(nul|con)\\..*"));
    }

    @Test
    void beginsAsTheModelDoesThatStandsAlone() {
        assertThat(PictureNames.after("my robot").of(2, "A/B.0", "")).isEqualTo("my robot.2.A_B_0.png");
    }
}
