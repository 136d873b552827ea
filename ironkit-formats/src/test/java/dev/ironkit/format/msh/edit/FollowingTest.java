package dev.ironkit.format.msh.edit;

import static dev.ironkit.format.msh.edit.EditSamples.again;
import static dev.ironkit.format.msh.edit.EditSamples.tank;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelHeader;
import dev.ironkit.format.msh.Slot;
import dev.ironkit.testkit.Clause;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Bytes of a model that are edited by hand, and what follows. */
class FollowingTest {

    /** A corner of the square in slot 0; its triangles are 12 and 13. */
    private static final int VERTEX = 24 + 2;

    private static final int AREA = ModelHeader.SIZE + 0x30;

    /** The time of the second key of the turret, of three; the hull has one before them. */
    private static final int MIDDLE_TIME = 2 * 24 + 12;

    private static final int LAST_TIME = 3 * 24 + 12;

    private final Model tank = tank();

    /**
     * A way to make a derived value follow.
     *
     * @param value the value
     * @param table where the edit is, and at which byte
     * @param bytes what is put there
     * @param derived a table with the value, and at which byte; a change there makes it wrong
     */
    private record Case(Derived value, MeshTable table, int at, ByteView bytes, MeshTable derived, int derivedAt) {

        Model edit(Model model) {
            byte[] all = model.payload(table).toByteArray();
            System.arraycopy(bytes.toByteArray(), 0, all, at, bytes.length());
            return EditSamples.with(model, table, ByteView.of(all));
        }

        Model spoilt(Model model) {
            int old = model.payload(derived).u8(derivedAt);
            return EditSamples.withByte(model, derived, derivedAt, old ^ 0x40);
        }

        @Override
        public String toString() {
            return value.toString();
        }
    }

    private static ByteView f32(float value) {
        return ByteSink.inMemory().i32(Float.floatToRawIntBits(value)).toView();
    }

    private static ByteView u16(int value) {
        return ByteSink.inMemory().u16(value).toView();
    }

    private static Case move(Derived value, MeshTable derived, int derivedAt) {
        return new Case(value, MeshTable.POSITIONS, VERTEX * 12 + 4, f32(5), derived, derivedAt);
    }

    static Stream<Case> cases() {
        int slot = ModelHeader.SIZE;
        int triangle = 12 * 16;
        return Stream.of(
                move(Derived.SLOT_BOX, MeshTable.SLOTS, slot + 27),
                move(Derived.SLOT_SPHERE, MeshTable.SLOTS, slot + 47),
                move(Derived.SLOT_AREA, MeshTable.SLOTS, slot + 0x33),
                move(Derived.SLOT_VOLUME, MeshTable.SLOTS, slot + 0x37),
                move(Derived.HEADER_BOX, MeshTable.SLOTS, 7),
                move(Derived.HEADER_SPHERE, MeshTable.SLOTS, 0x6F),
                move(Derived.HEADER_AXIS, MeshTable.SLOTS, 0x8B),
                new Case(
                        Derived.TRIANGLE_NORMAL,
                        MeshTable.POSITIONS,
                        VERTEX * 12 + 8,
                        f32(5),
                        MeshTable.TRIANGLES,
                        triangle + 13),
                // The second triangle of the square gets a corner of the first one only: no edge is shared any more.
                new Case(
                        Derived.TRIANGLE_LINKS,
                        MeshTable.INDICES,
                        (36 + 3) * 2,
                        u16(1),
                        MeshTable.TRIANGLES,
                        triangle + 6),
                // The last batch is the box of the turret, with 24 vertices.
                new Case(Derived.BATCH_VERTICES, MeshTable.BATCHES, 20 + 16, u16(23), MeshTable.BATCHES, 20 + 14),
                // The hull gives its second batch away.
                new Case(Derived.SLOT_RANGE, MeshTable.SLOTS, slot + 6, u16(1), MeshTable.SLOTS, slot + 2),
                new Case(Derived.FRAME_MAP, MeshTable.KEYS, MIDDLE_TIME, f32(2), MeshTable.FRAME_MAP, 0),
                new Case(Derived.FRAME_COUNT, MeshTable.KEYS, LAST_TIME, f32(9), MeshTable.FRAME_MAP, 0));
    }

    private static Followed follow(Model before, Model after) {
        return Following.of(before, after, SaidValues.between(before, after));
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Clause({"msh-core.8.3-follow", "msh-core.8.3-move", "msh-core.8.3-topology", "msh-core.8.3-hierarchy"})
    void whatHeldFollows(Case one) {
        // A vertex count follows the indices; the others follow what the case edits.
        Model after = one.value() == Derived.BATCH_VERTICES ? fewerIndices() : one.edit(tank);
        Followed followed = follow(tank, after);

        assertThat(followed.derived()).as(followed.left().toString()).containsKey(one.value());
        // Every value of the result is what it would be computed to be.
        Followed again = Following.recomputed(followed.model(), EnumSet.allOf(Derived.class));
        assertThat(again.derived()).isEmpty();
        again(followed.model());
    }

    /** The last vertex of the square is used no more. */
    private Model fewerIndices() {
        byte[] indices = tank.payload(MeshTable.INDICES).toByteArray();
        indices[(36 + 5) * 2] = 1;
        return EditSamples.with(tank, MeshTable.INDICES, ByteView.of(indices));
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Clause("msh-core.8.3-left")
    void whatDidNotHoldIsLeftAndNamed(Case one) {
        Model odd = one.value() == Derived.FRAME_COUNT ? withFrames(8) : one.spoilt(tank);
        Model edited = one.value() == Derived.BATCH_VERTICES
                ? EditSamples.with(odd, MeshTable.INDICES, fewerIndices().payload(MeshTable.INDICES))
                : one.edit(odd);
        Followed followed = follow(odd, edited);

        assertThat(followed.derived().getOrDefault(one.value(), List.of()))
                .doesNotContain(one.value() == Derived.TRIANGLE_NORMAL ? 12 : 0)
                .satisfies(numbers -> assertThat(one.value() == Derived.BATCH_VERTICES && numbers.contains(1))
                        .isFalse());
        assertThat(followed.left()).as(one.toString()).anyMatch(left -> left.value() == one.value());
        assertThat(followed.model().payload(one.derived()).u8(one.derivedAt()))
                .isEqualTo(edited.payload(one.derived()).u8(one.derivedAt()));
    }

    private Model withFrames(int frames) {
        int entry = tank.entry(MeshTable.FRAME_MAP).orElseThrow();
        Attributes was = tank.attributes(MeshTable.FRAME_MAP);
        return Model.of(tank.archive()
                .edit()
                .attributes(entry, new Attributes(was.type(), was.attr1(), frames, was.attr3()))
                .apply());
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Clause("msh-core.8.3-recompute")
    void whatIsAskedForIsComputedWhateverItWas(Case one) {
        Model odd = one.value() == Derived.FRAME_COUNT ? withFrames(8) : one.spoilt(tank);
        Followed made = Following.recomputed(odd, EnumSet.of(one.value()));

        assertThat(made.derived()).containsKey(one.value());
        assertThat(made.model().archive()).isEqualTo(tank.archive());
    }

    @ParameterizedTest
    @MethodSource("cases")
    @Clause("msh-core.8.3-undo")
    void goingBackGivesTheSameBytes(Case one) {
        Model after = one.value() == Derived.BATCH_VERTICES ? fewerIndices() : one.edit(tank);
        Model there = follow(tank, after).model();
        MeshTable table = one.value() == Derived.BATCH_VERTICES ? MeshTable.INDICES : one.table();
        ByteView old = tank.payload(table);
        // Of a table that also holds what followed only the edited bytes go back.
        byte[] back = there.payload(table).toByteArray();
        if (table == MeshTable.INDICES) {
            back = old.toByteArray();
        } else {
            System.arraycopy(
                    old.toByteArray(), one.at(), back, one.at(), one.bytes().length());
        }
        Model home =
                follow(there, EditSamples.with(there, table, ByteView.of(back))).model();

        assertThat(home.archive()).isEqualTo(tank.archive());
    }

    @Test
    @Clause("msh-core.8.3-said")
    void whatIsSaidStays() {
        Model after = move(Derived.SLOT_BOX, MeshTable.SLOTS, 0).edit(tank);
        byte[] slots = after.payload(MeshTable.SLOTS).toByteArray();
        int max = ModelHeader.SIZE + 20;
        System.arraycopy(f32(7).toByteArray(), 0, slots, max, 4);
        after = EditSamples.with(after, MeshTable.SLOTS, ByteView.of(slots));
        Slot made = follow(tank, after).model().slots().slot(0);

        assertThat(made.aabbMax()).isEqualTo(after.slots().slot(0).aabbMax());
        // What is made of the box is made of the one that was said.
        assertThat(Float.intBitsToFloat(made.unk34())).isEqualTo(9f * 3 * 1);
    }

    @Test
    @Clause("msh-core.8.3-said")
    void whatIsSaidAgainStaysToo() {
        Model after = move(Derived.SLOT_BOX, MeshTable.SLOTS, 0).edit(tank);
        SaidValues said = SaidValues.between(tank, after).and(MeshTable.SLOTS, ModelHeader.SIZE + 20, 12);
        Model made = Following.of(tank, after, said).model();

        assertThat(made.slots().slot(0).aabbMax())
                .isEqualTo(tank.slots().slot(0).aabbMax());
        assertThat(follow(tank, after).model().slots().slot(0).aabbMax().y()).isEqualTo(5);
    }

    @Test
    @Clause("msh-core.8.3-left")
    void numbersThatAreNotFiniteMakeNoBounds() {
        Case move = new Case(Derived.SLOT_BOX, MeshTable.POSITIONS, VERTEX * 12, f32(Float.NaN), MeshTable.SLOTS, AREA);
        Followed followed = follow(tank, move.edit(tank));

        assertThat(followed.model().payload(MeshTable.SLOTS)).isEqualTo(tank.payload(MeshTable.SLOTS));
        assertThat(followed.left())
                .anyMatch(left -> left.value() == Derived.SLOT_BOX && left.why() == Left.Why.NOT_FINITE);
    }

    @Test
    @Clause("msh-core.8.3-recompute")
    void anAreaThatIsNoLengthTimesWidthIsComputedOnlyWhereAskedFor() {
        Model odd = EditSamples.withByte(tank, MeshTable.SLOTS, AREA + 3, 0x42);
        Followed usual = Following.recomputed(odd, Following.usual());
        Followed asked = Following.recomputed(odd, Derived.Group.AREA.members());

        assertThat(usual.model()).isEqualTo(odd);
        assertThat(usual.left()).anyMatch(left -> left.why() == Left.Why.OPEN);
        assertThat(asked.model().archive()).isEqualTo(tank.archive());
    }

    @Test
    @Clause("msh-core.8.3-recompute")
    void aFrameMapThatMayBeMeantIsComputedOnlyWhereAskedFor() {
        // Not the first word: that one says how the model is at rest.
        Model odd = EditSamples.withByte(tank, MeshTable.FRAME_MAP, 3 * 2, 2);
        Followed usual = Following.recomputed(odd, Following.usual());
        Followed asked = Following.recomputed(odd, Derived.Group.FRAMES.members());

        assertThat(usual.model()).isEqualTo(odd);
        assertThat(usual.left()).anyMatch(left -> left.why() == Left.Why.MEANT);
        assertThat(asked.model().archive()).isEqualTo(tank.archive());
    }

    @Test
    @Clause("msh-core.8.3-follow")
    void untouchedValuesKeepTheirBits() {
        // A normal that is off by less than the rules allow, on a triangle that is not moved.
        byte[] triangles = tank.payload(MeshTable.TRIANGLES).toByteArray();
        int at = 0;
        while (tank.triangles().rawNormal(at, 2) != 32767) {
            at++;
        }
        triangles[at * 16 + 12] = (byte) (triangles[at * 16 + 12] - 100);
        Model odd = EditSamples.with(tank, MeshTable.TRIANGLES, ByteView.of(triangles));
        int other = at == 12 ? 0 : at;
        Model after = follow(
                        odd,
                        new Case(Derived.SLOT_BOX, MeshTable.POSITIONS, 28 * 12, f32(9), MeshTable.SLOTS, AREA)
                                .edit(odd))
                .model();

        assertThat(Arrays.equals(
                        after.triangles().row(other).toByteArray(),
                        odd.triangles().row(other).toByteArray()))
                .isTrue();
    }
}
