package dev.ironkit.convert.importing.scene;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.Rotation;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class IncomingNodeTest {

    @Test
    void marksOfGeometryTellMoreThanItsName() {
        Marks slot = new Marks(Map.of("s", "ironkit.msh.slot/1", "state", 2L, "level", 3L));
        assertThat(node("turret|s0l0", slot).geometryName()).contains(new ExportedName("", 2, 3));
        Marks impossible = new Marks(Map.of("s", "ironkit.msh.slot/1", "state", 3L, "level", 3L));
        assertThat(node("turret|s0l1", impossible).geometryName()).contains(new ExportedName("turret", 0, 1));
        Marks other = new Marks(Map.of("s", "ironkit.msh.node/1", "state", 2L, "level", 3L));
        assertThat(node("turret", other).geometryName()).isEmpty();
    }

    private static IncomingNode node(String name, Marks marks) {
        IncomingPose rest = new IncomingPose(new Point(0, 0, 0), Rotation.IDENTITY, 1, 1, 1);
        return new IncomingNode(0, name, IncomingNode.NONE, 0, rest, List.of(), List.of(), marks);
    }
}
