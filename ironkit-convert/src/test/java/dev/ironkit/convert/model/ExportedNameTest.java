package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ExportedNameTest {

    @Test
    void readsEveryCellOfGeometryAndCopies() {
        for (int state = 0; state < 3; state++) {
            for (int level = 0; level < 5; level++) {
                String cell = "s" + state + "l" + level;
                ExportedName turret = new ExportedName("turret", state, level);
                assertThat(ExportedName.ofGeometry("turret|" + cell)).contains(turret);
                assertThat(ExportedName.ofCopy("turret@" + cell)).contains(turret);
            }
        }
    }

    @Test
    void looksThroughTheNumberOfARepeatedName() {
        ExportedName turret = new ExportedName("turret", 1, 2);
        assertThat(ExportedName.ofGeometry("turret|s1l2.001")).contains(turret);
        assertThat(ExportedName.ofCopy("turret@s1l2.017")).contains(turret);
        assertThat(ExportedName.plain("turret.001")).isEqualTo("turret");
        assertThat(ExportedName.plain("turret.n7")).isEqualTo("turret.n7");
        assertThat(ExportedName.plain("turret.0001")).isEqualTo("turret.0001");
    }

    @Test
    void theNodeMayBeCalledAnything() {
        assertThat(ExportedName.ofGeometry("a|s0l0|s1l2")).contains(new ExportedName("a|s0l0", 1, 2));
        assertThat(ExportedName.ofGeometry("two\nlines|s0l0")).contains(new ExportedName("two\nlines", 0, 0));
        assertThat(ExportedName.ofGeometry("|s0l4")).contains(new ExportedName("", 0, 4));
        assertThat(ExportedName.ofCopy("a@s0l1@s2l0")).contains(new ExportedName("a@s0l1", 2, 0));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "turret",
                "turret|s3l0",
                "turret|s0l5",
                "turret|s9l9.001",
                "turret@s3l0",
                "turret@s0l5",
                "turret|s0l0 ",
                "turret|s00l0",
                "turret|S0L0",
                "turret|s0l0x",
                "turret|s-1l0",
                "turret|s\u0661l0",
                "@s0l0"
            })
    void otherNamesAreNoneOfOurs(String name) {
        assertThat(ExportedName.ofGeometry(name)).isEmpty();
        assertThat(ExportedName.ofCopy(name)).isEmpty();
    }

    /** Names as nodes have them and as nobody expects: signs and words of ours, numbers of programs, letters from anywhere. */
    @Test
    void whatIsPrintedIsParsedAgain() {
        String[] pieces = {
            "|", "@", "s0l0", "s2l4", "s3l5", ".001", ".n7", "a", " ", "\n", "\\", "\u042f", "\ud83d\ude00", "$1"
        };
        Random random = new Random(17);
        for (int i = 0; i < 20_000; i++) {
            StringBuilder node = new StringBuilder();
            for (int left = random.nextInt(6); left > 0; left--) {
                node.append(pieces[random.nextInt(pieces.length)]);
            }
            ExportedName name = new ExportedName(node.toString(), random.nextInt(3), random.nextInt(5));
            String number = random.nextBoolean() ? "" : ".0" + (10 + random.nextInt(90));
            String copy = name.node() + ExportedName.copySuffix(name.state(), name.level());
            assertThat(ExportedName.ofGeometry(name.geometry() + number)).contains(name);
            assertThat(ExportedName.isOurs(name.geometry() + number)).isTrue();
            assertThat(ExportedName.isOurs(copy + number)).isTrue();
            // A sign without a node in front is what somebody called a node.
            if (!name.node().isEmpty()) {
                assertThat(ExportedName.ofCopy(copy + number)).contains(name);
                assertThat(ExportedName.original(copy + number)).isEqualTo(name.node());
                assertThat(copy).endsWith(ExportedName.copySuffix(copy));
            }
        }
    }
}
