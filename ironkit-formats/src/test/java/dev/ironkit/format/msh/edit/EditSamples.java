package dev.ironkit.format.msh.edit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import dev.ironkit.format.msh.build.Meshes;
import dev.ironkit.format.msh.build.ModelBuilder;
import dev.ironkit.format.msh.build.NodePlan;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.file.MshFormat;
import java.util.ArrayList;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;

/** Models for tests of edits. */
final class EditSamples {

    private EditSamples() {}

    /** Three nodes: a hull of two batches with a far level, a turret that turns, a socket. Slots 0, 1, 2; batches 0 to 3. */
    static Model tank() {
        ModelBuilder builder = new ModelBuilder("tank");
        builder.node(NodePlan.named("hull").labelled("central"));
        builder.node(NodePlan.named("turret").under(0).posed(key(0, 2), key(4, 3), key(6, 3)));
        builder.node(NodePlan.named("gun").under(1).posed(KeyPlan.at(1, 0, 0)));
        builder.slot(
                0,
                0,
                0,
                BatchPlan.of(Meshes.box(-2, -1, 0, 2, 1, 1), 0),
                BatchPlan.of(Meshes.square(2), 1).flagged(2));
        builder.slot(0, 0, 1, BatchPlan.of(Meshes.square(3), 2));
        builder.slot(1, 0, 0, BatchPlan.of(Meshes.box(-1, -1, 0, 1, 1, 1), 3));
        return builder.build();
    }

    static KeyPlan key(int time, float z) {
        return new KeyPlan(time, new Point(0, 0, z), Rotation.IDENTITY);
    }

    /** The model with other bytes for a table. */
    static Model with(Model model, MeshTable table, ByteView content) {
        return Model.of(model.archive()
                .edit()
                .replace(model.entry(table).orElseThrow(), content)
                .apply());
    }

    static Model withByte(Model model, MeshTable table, int at, int value) {
        byte[] bytes = model.payload(table).toByteArray();
        bytes[at] = (byte) value;
        return with(model, table, ByteView.of(bytes));
    }

    static Model withEntry(Model model, int type, byte[] content) {
        return Model.of(model.archive()
                .edit()
                .add(
                        model.archive().entries().size(),
                        new byte[] {'x'},
                        new Attributes(type, 7, 8, 9),
                        ByteView.of(content))
                .apply());
    }

    static Model without(Model model, MeshTable table) {
        return Model.of(
                model.archive().edit().remove(model.entry(table).orElseThrow()).apply());
    }

    /** The tables that differ between two models, by type; attributes count. */
    static List<Integer> differing(Model before, Model after) {
        List<Integer> types = new ArrayList<>();
        assertThat(after.archive().entries()).hasSameSizeAs(before.archive().entries());
        for (int i = 0; i < before.archive().entries().size(); i++) {
            var old = before.archive().entries().get(i);
            var now = after.archive().entries().get(i);
            assertThat(now.attributes().type()).isEqualTo(old.attributes().type());
            assertThat(now.name()).isEqualTo(old.name());
            if (!now.payload().equals(old.payload()) || !now.attributes().equals(old.attributes())) {
                types.add(old.attributes().type());
            }
        }
        return types;
    }

    /** Writes and reads a model again; a strict reader has to take it. */
    static Model again(Model model) {
        ByteView bytes = MshFormat.MSH.encoded(model);
        Model decoded = MshFormat.MSH.decode(bytes, Problems.strict());
        assertThat(MshFormat.MSH.encoded(decoded)).isEqualTo(bytes);
        return decoded;
    }

    static void refuses(ProblemCode code, String message, ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        RefusedException.class,
                        refused -> assertThat(refused.diagnostic().code()).isEqualTo(code))
                .hasMessage(message);
    }
}
