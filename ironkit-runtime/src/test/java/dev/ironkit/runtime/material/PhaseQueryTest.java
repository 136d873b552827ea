package dev.ironkit.runtime.material;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The rules of choosing and mixing phases one by one; {@link PhaseCasesTest} has them all together. */
class PhaseQueryTest {

    private static final int DIFFUSE = 2;

    private final MadeGame game = new MadeGame();
    private final MaterialManager manager = game.world.loadMatManager();
    private final PhaseScratch out = new PhaseScratch();

    /** Phases whose 18 bytes all differ, with keys that end at 100, 300 and 400. */
    private static Mat0Bytes threeKeys(int mode, int mask) {
        return phases(3).block(mode | (long) mask << 3).key(0, 100).key(1, 300).key(2, 400);
    }

    private static Mat0Bytes phases(int count) {
        Mat0Bytes bytes = Mat0Bytes.material(6);
        for (int phase = 0; phase < count; phase++) {
            byte[] parameters = new byte[18];
            for (int i = 0; i < parameters.length; i++) {
                parameters[i] = (byte) (i * 5 + phase * 90 / (i + 1) + phase);
            }
            bytes.phase(parameters, (byte) ('A' + phase), (byte) '.', (byte) '0');
        }
        return bytes;
    }

    private int handle(Mat0Bytes material) {
        game.textures("A.0", "B.0", "C.0").material("M", 0, material);
        return game.load(manager, "M") << 16;
    }

    private void at(int handle, int time) {
        game.world.setGameTime(time);
        manager.phaseByGameTime(handle, 0, out);
    }

    @ParameterizedTest(name = "at {0}", quoteTextArguments = false)
    @CsvSource({"0,0,1,0", "50,0,1,0.5", "100,1,2,0", "200,1,2,0.5", "350,2,0,0.5", "400,0,1,0", "450,0,1,0.5"})
    @Clause(
            value = {"mat.5.1-loop", "mat.7.2-modes"},
            rows = {"at 0", "at 400", "at 450"})
    @Clause(
            value = "mat.5.2-segment",
            rows = {"at 50", "at 200", "at 350"})
    @Clause(
            value = "mat.15.5-select",
            rows = {"at 100", "at 200", "at 350"})
    @Clause(
            value = "D6",
            rows = {"at 100", "at 400"})
    void loopsAsInTheWorkedTimeline(int time, int phase, int next, float alpha) {
        at(handle(threeKeys(0, DIFFUSE)), time);
        assertLook(phase, next, alpha);
    }

    @ParameterizedTest
    @CsvSource({"399,2,0,0.99", "400,0,1,4.0", "450,2,0,0.5", "799,0,1,0.01", "800,0,1,0"})
    @Clause({"mat.5.1-ping-pong", "mat.5.2-no-segment", "mat.5.2-not-clamped", "D40"})
    void goesToAndFroAsInTheWorkedTimeline(int time, int phase, int next, float alpha) {
        at(handle(threeKeys(1, DIFFUSE)), time);
        assertLook(phase, next, alpha);
    }

    @ParameterizedTest
    @CsvSource({"0,0,1,0", "399,2,0,0.99", "400,2,2,0", "100000,2,2,0"})
    @Clause("mat.5.1-one-shot")
    void staysAtTheLastKeyOfAOneShot(int time, int phase, int next, float alpha) {
        at(handle(threeKeys(2, DIFFUSE)), time);
        assertLook(phase, next, alpha);
    }

    @Test
    @Clause({"mat.7.2-unsigned", "mat.7.2-wrap"})
    void wrapsWhereTheStartLiesAhead() {
        int handle = handle(threeKeys(0, DIFFUSE));
        manager.setStartTime(handle, 60);
        at(handle, 10);
        assertLook(0, 1, 0.46f);
    }

    @ParameterizedTest
    @ValueSource(ints = {4, 5, 6, 7})
    @Clause({"mat.5.1-odd-modes", "D41"})
    void takesModesAboveThreeForLoops(int mode) {
        at(handle(threeKeys(mode, DIFFUSE)), 650);
        assertLook(1, 2, 0.75f);
        assertThat(game.heard).containsExactly("Material M has a block with a mode above 3.");
    }

    @Test
    @Clause("mat.5.1-no-period")
    void showsTheFirstKeyOfACycleThatTakesNoTime() {
        int handle = handle(phases(3).block(DIFFUSE << 3).key(2, 0).key(1, 0).key(0, 0));
        at(handle, 5);
        assertLook(2, 2, 0);
        out.clear();
        manager.phaseByFraction(handle, 0, 0.75f, out);
        assertLook(2, 2, 0);
    }

    @Test
    @Clause("mat0.4-mask")
    void bitsOfTheMaskAboveTheFifthMoveNothing() {
        at(handle(threeKeys(0, 0x1FFF_FFE0)), 0);
        List<Integer> still = block();
        at(handle(threeKeys(0, 0x1FFF_FFE0)), 50);
        assertLook(0, 1, 0.5f);
        assertThat(block()).isEqualTo(still);
    }

    @Test
    @Clause("mat.5.2-empty-interval")
    void skipsAKeyWithoutTime() {
        int handle =
                handle(phases(3).block(DIFFUSE << 3).key(0, 100).key(1, 100).key(2, 200));
        at(handle, 99);
        assertLook(0, 1, 0.99f);
        at(handle, 100);
        assertLook(2, 0, 0);
    }

    @Test
    @Clause("mat.5.2-one-key")
    void showsTheOnlyKeyUnchanged() {
        int handle = handle(phases(2).block(0x1F << 3).key(1, 100));
        at(handle, 0);
        List<Integer> still = block();
        at(handle, 37);
        assertLook(1, 1, 0.37f);
        assertThat(block()).isEqualTo(still);
    }

    @Test
    @Clause({"mat.5.2-arrives", "D5"})
    void switchesTextureAndCellWhenColoursHaveArrived() {
        int handle = handle(threeKeys(0, 0x1F));
        at(handle, 99);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("A.0"));
        at(handle, 100);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("B.0"));
    }

    @ParameterizedTest
    @CsvSource({
        "0x01, 20 24 28",
        "0x02, 4 8 12",
        "0x04, 36 40 44",
        "0x08, 52 56 60",
        "0x10, 32",
        "0x00, ''",
        "0x20, ''",
        "0x1F, 4 8 12 20 24 28 32 36 40 44 52 56 60"
    })
    @Clause({"mat.7.1-mask", "mat.7.1-copied", "mat.5.3-scratch", "D4"})
    void movesOnlyWhatTheMaskNames(String mask, String offsets) {
        int handle = handle(threeKeys(0, Integer.decode(mask)));
        at(handle, 0);
        List<Integer> before = block();
        at(handle, 50);
        List<Integer> after = block();

        List<String> moved = new ArrayList<>();
        for (int offset = 0; offset < PhaseScratch.SIZE; offset += 4) {
            if (!before.get(offset / 4).equals(after.get(offset / 4))) {
                moved.add(String.valueOf(offset));
            }
        }
        assertThat(String.join(" ", moved)).isEqualTo(offsets);
    }

    @Test
    @Clause({"mat.5.3-formula", "mat.6.3-scales", "mat.6.4-phase", "mat.5.3-prefix"})
    void laysOutTheBlockAndMixesInFloats() {
        int handle = handle(threeKeys(0, DIFFUSE));
        at(handle, 0);
        assertThat(out.bitsAt(0)).isZero();
        // The third byte is the opacity, in hundredths; 20 is where the diffuse stands.
        assertThat(out.floatAt(32)).isEqualTo(15 * 0.01f);
        assertThat(out.floatAt(4)).isEqualTo(20 / 255f);
        assertThat(out.floatAt(20)).isEqualTo(0f);
        assertThat(out.floatAt(36)).isEqualTo(40 / 255f);
        assertThat(out.floatAt(64)).isEqualTo(75 / 255f);
        assertThat(out.bitsAt(68)).isEqualTo(80).isEqualTo(out.power());
        assertThat(out.bitsAt(72)).isEqualTo(game.slotOf("A.0")).isEqualTo(out.textureSlot());
        assertThat(out.bitsAt(76)).isEqualTo(85).isEqualTo(out.cell());

        at(handle, 33);
        float a = 20 / 255f;
        float b = (20 + 18 + 1) / 255f;
        assertThat(out.floatAt(4)).isEqualTo((b - a) * (33f / 100f) + a);
    }

    @ParameterizedTest
    @ValueSource(ints = {-128, -2, -1, 0, 127})
    @Clause({"mat.7.1-copied", "mat.6.4-phase"})
    void showsCellsOfEitherSignBesideAnyPowerAndSlot(int cell) {
        byte[] parameters = new byte[18];
        parameters[16] = (byte) 200;
        parameters[17] = (byte) cell;
        Mat0Bytes material = Mat0Bytes.material(6).phase(parameters, (byte) 'B', (byte) '.', (byte) '0');
        at(handle(material.block(0).key(0, 100)), 50);

        assertThat(out.cell()).isEqualTo(cell);
        assertThat(out.power()).isEqualTo(200);
        assertThat(out.textureSlot()).isEqualTo(game.slotOf("B.0"));
    }

    @Test
    @Clause("mat.7.1-copied")
    void showsNoTextureWhereAPhaseHasNone() {
        at(handle(Mat0Bytes.material(6).phase(new byte[18]).block(0).key(0, 100)), 50);

        assertThat(out.cell()).isEqualTo(-1);
        assertThat(out.textureSlot()).isEqualTo(-1);
        assertThat(out.power()).isZero();
    }

    @Test
    void showsNothingOfAMaterialWithoutPhases() {
        game.textures("A.0", "B.0", "C.0")
                .material("MOVES", 0, threeKeys(0, DIFFUSE))
                .material("EMPTY", 0, phases(0).block(0).key(0, 100));
        int table = game.load(manager, "MOVES", "EMPTY");
        at(MaterialManager.handle(table, 0), 50);
        assertLook(0, 1, 0.5f);

        assertThat(manager.phaseByGameTime(MaterialManager.handle(table, 1), 0, out))
                .isFalse();
        assertLook(0, 0, 0);
        assertThat(out.textureSlot()).isEqualTo(-1);
        assertThat(out.cell()).isEqualTo(-1);
        assertThat(out.floatAt(4)).isZero();
    }

    @ParameterizedTest
    @ValueSource(ints = {-4, 0, 2, 5, 68, 80})
    void hasFloatsAtTheirOffsetsOnly(int offset) {
        at(handle(threeKeys(0, DIFFUSE)), 50);

        assertThatThrownBy(() -> out.floatAt(offset)).isInstanceOf(IllegalArgumentException.class);
    }

    @ParameterizedTest
    @CsvSource({"0.25,1,2,0", "0.5,1,2,0.5", "1,0,1,0", "1.2,1,2,0.5", "-1,1,2,0.5", "NaN,1,2,0.5", "0.3333,1,2,0.1666"
    })
    @Clause({"mat.7.3-outside", "mat.7.3-fraction", "mat.5.4-float", "D41"})
    void takesFractionsOfTheCycle(float fraction, int phase, int next, float alpha) {
        manager.phaseByFraction(handle(threeKeys(0, DIFFUSE)), 0, fraction, out);
        assertThat(out.phase()).isEqualTo(phase);
        assertThat(out.nextPhase()).isEqualTo(next);
        assertThat(out.alpha()).isCloseTo(alpha, within(1e-5f));
    }

    @Test
    @Clause({"mat.5.4-float", "D41"})
    void treatsTheFractionOneAsAWholeCycle() {
        game.textures("A.0", "B.0", "C.0")
                .material("THERE", 0, threeKeys(1, DIFFUSE))
                .material("ONCE", 0, threeKeys(2, DIFFUSE));
        int table = game.load(manager, "THERE", "ONCE");

        manager.phaseByFraction(MaterialManager.handle(table, 0), 0, 1, out);
        assertLook(0, 1, 4);
        manager.phaseByFraction(MaterialManager.handle(table, 1), 0, 1, out);
        assertLook(2, 2, 0);
    }

    @Test
    @Clause("mat.4-phase-ref")
    void showsTheFirstPhaseForAKeyOutOfRange() {
        int handle = handle(phases(2).block(0).key(1, 100).key(9, 200));
        at(handle, 150);
        assertLook(0, 1, 0.5f);
    }

    @Test
    @Clause("D21")
    void drawsTheNumbersOfTheRuntimeOfTheEngine() {
        MsvcRandom random = new MsvcRandom();
        int[] drawn = new int[8];
        for (int i = 0; i < drawn.length; i++) {
            drawn[i] = random.next();
        }
        assertThat(drawn).containsExactly(41, 18467, 6334, 26500, 19169, 15724, 11478, 29358);
    }

    @Test
    void allocatesNothingInAQuery() {
        game.textures("A.0", "B.0", "C.0");
        String[] names = new String[4];
        for (int mode = 0; mode < names.length; mode++) {
            names[mode] = "MODE" + mode;
            game.material(names[mode], 0, threeKeys(mode, 0x1F));
        }
        int table = game.load(manager, names);

        Runnable work = () -> {
            for (int i = 0; i < 100_000; i++) {
                int handle = MaterialManager.handle(table, i & 3);
                game.world.setGameTime(i);
                manager.phaseByGameTime(handle, 0, out);
                manager.phaseByFraction(handle, 0, i / 100_000f, out);
                manager.resetStartTime(handle);
            }
        };
        // The virtual machine itself may take a little while it compiles; what the code takes, it takes every time.
        long bytes = Allocation.least(work);

        assertThat(bytes).isZero();
    }

    private void assertLook(int phase, int next, float alpha) {
        assertThat(out.phase()).isEqualTo(phase);
        assertThat(out.nextPhase()).isEqualTo(next);
        assertThat(out.alpha()).isEqualTo(alpha);
    }

    private List<Integer> block() {
        List<Integer> words = new ArrayList<>();
        for (int offset = 0; offset < PhaseScratch.SIZE; offset += 4) {
            words.add(out.bitsAt(offset));
        }
        return words;
    }
}
