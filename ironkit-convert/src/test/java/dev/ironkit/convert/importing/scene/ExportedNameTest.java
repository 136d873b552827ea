package dev.ironkit.convert.importing.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.List;
import java.util.Map;
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

    @Test
    void marksOfGeometryTellMoreThanItsName() {
        Marks slot = new Marks(Map.of("s", "ironkit.msh.slot/1", "state", 2L, "level", 3L));
        assertThat(ExportedName.ofGeometry(node("turret|s0l0", slot))).contains(new ExportedName("", 2, 3));
        Marks impossible = new Marks(Map.of("s", "ironkit.msh.slot/1", "state", 3L, "level", 3L));
        assertThat(ExportedName.ofGeometry(node("turret|s0l1", impossible))).contains(new ExportedName("turret", 0, 1));
        Marks other = new Marks(Map.of("s", "ironkit.msh.node/1", "state", 2L, "level", 3L));
        assertThat(ExportedName.ofGeometry(node("turret", other))).isEmpty();
    }

    private static IncomingNode node(String name, Marks marks) {
        IncomingPose rest = new IncomingPose(new Point(0, 0, 0), Rotation.IDENTITY, 1, 1, 1);
        return new IncomingNode(0, name, IncomingNode.NONE, 0, rest, List.of(), List.of(), marks);
    }
}
