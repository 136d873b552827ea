package dev.ironkit.format.msh.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNoException;
import static org.junit.jupiter.api.Assertions.assertTimeout;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.Allocation;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.LongRun;
import dev.ironkit.testkit.ModelBytes;
import java.time.Duration;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Models made to crash whoever checks them, to keep him waiting or to fill his memory. */
@Timeout(60)
class HostileModelTest {

    private static final int[] TABLES = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 15, 17, 18, 19, 20};

    private static final long SEED = 20_010_914;

    /** Values that make sums wrap, indices miss and counts lie. */
    private static final int[] WORDS = {0, 1, 0x7FFF, 0x8000, 0xFFFE, 0xFFFF};

    private static void check(byte[] image) {
        ByteView view = ByteView.of(image);
        for (Problems.Mode mode : Problems.Mode.values()) {
            try {
                Problems problems = Problems.in(mode, AssetPath.UNNAMED);
                Model model = MshFormat.MSH.decode(view, problems);
                ModelRules.check(model, view, problems);
                for (int node = 0; node < model.nodeCount(); node++) {
                    model.nodeName(node);
                    model.labels().label(node);
                }
            } catch (MalformedAssetException e) {
                // A refusal is an answer.
            }
        }
    }

    @Tag(LongRun.TAG)
    @Test
    @Clause("msh-core.7.3-in-bounds")
    void noMutationThrowsAnything() {
        List<byte[]> samples =
                CleanModels.all().values().stream().map(ModelBytes::build).toList();
        SplittableRandom random = new SplittableRandom(SEED);
        for (int i = 0; i < LongRun.of(8_000); i++) {
            byte[] image = samples.get(random.nextInt(samples.size())).clone();
            for (int n = random.nextInt(1, 8); n > 0; n--) {
                int at = random.nextInt(16, image.length - 1);
                int value = random.nextBoolean() ? random.nextInt() : WORDS[random.nextInt(WORDS.length)];
                image[at] = (byte) value;
                image[at + 1] = (byte) (value >> 8);
            }
            int number = i;
            assertThatNoException().as("mutation %d of seed %d", number, SEED).isThrownBy(() -> check(image));
        }
    }

    @Test
    @Clause("msh-core.7.3-in-bounds")
    void eachTableMayBeCutOffAnywhere() {
        for (int type : TABLES) {
            int size = tableSize(CleanModels.lightmaps().build(), type);
            for (int kept = 0; kept < size; kept++) {
                ImagePatch image = ImagePatch.of(CleanModels.lightmaps()).size(type, kept);
                assertThatNoException().as("table %d, %d bytes", type, kept).isThrownBy(() -> check(image.bytes()));
            }
        }
        // The last label of this one has a text.
        for (int kept = 0; kept < tableSize(CleanModels.levels().build(), 10); kept++) {
            ImagePatch image = ImagePatch.of(CleanModels.levels()).size(10, kept);
            assertThatNoException().as("labels, %d bytes", kept).isThrownBy(() -> check(image.bytes()));
        }
    }

    private static int tableSize(byte[] image, int type) {
        return ImagePatch.of(image).size(type);
    }

    @Test
    void countsThatLieCostNothing() {
        ImagePatch image = ImagePatch.of(CleanModels.lightmaps());
        for (int type : TABLES) {
            for (int attribute = 1; attribute <= 3; attribute++) {
                image.attr(type, attribute, type == 1 && attribute == 3 ? 38 : 0xFFFF_FFFF);
            }
        }
        image.number(10, 0, 0xFFFF_FFFF)
                .word(13, 8, 0xFFFF)
                .number(13, 10, 0xFFFF_FFFF)
                .number(13, 16, 0xFFFF_FFFF);
        image.word(2, 142, 0xFFFF)
                .word(2, 146, 0xFFFF)
                .number(17, 16, 0xFFFF_FFFF)
                .word(1, 4, 1);

        assertThat(Allocation.of(() -> check(image.bytes()))).isLessThan(1 << 20);
    }

    @Test
    void batchesThatNameAllIndicesEachAreNotFollowed() {
        ModelBytes model = ModelBytes.bare().vertex(0, 0, 0).vertex(1, 0, 0).vertex(0, 1, 0);
        model.indices(new int[60_000]).indices(2);
        for (int i = 0; i < 20_000; i++) {
            model.batch(0, 0, 0xFF00, 0xFFFF, 60_000, 1, 3, 0);
        }
        model.slot(0, 2, 0, 20_000, 0, 0, 0, 0, 0, 0);
        Problems problems = timed(model.build());

        assertThat(problems.has(ModelProblem.UNCHECKED)).isTrue();
        // What costs nothing is still asked: the largest index is 2, at the end of each batch.
        assertThat(problems.has(ShapeProblem.BATCH_VERTEX_COUNT)).isFalse();
        assertThat(problems.has(ShapeProblem.TILING)).isTrue();
    }

    @Test
    void slotsThatNameAllBatchesEachAreNotFollowed() {
        ModelBytes model = ModelBytes.bare().vertex(0, 0, 0).indices(0, 0, 0);
        for (int i = 0; i < 20_000; i++) {
            model.batch(0, 0, 0xFF00, 0xFFFF, 0, 0, 0, 0);
        }
        for (int i = 0; i < 20_000; i++) {
            model.slot(0, 0, 0, 20_000, 0, 0, 0, 0, 0, 0);
        }

        assertThat(timed(model.build()).has(ModelProblem.UNCHECKED)).isTrue();
    }

    @Test
    void nodesThatShareAllWordsAreNotFollowed() {
        ModelBytes model = ModelBytes.bare().words(new int[60_000]).frames(60_000);
        for (int i = 0; i < 20_000; i++) {
            model.node(0, 0xFFFF, 0, i);
            model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        }

        assertThat(timed(model.build()).has(ModelProblem.UNCHECKED)).isTrue();
    }

    @Test
    void aLongChainOfParentsIsWalkedOnce() {
        ModelBytes model = ModelBytes.bare();
        for (int i = 0; i < 60_000; i++) {
            model.node(0, i + 1, 0xFFFF, 0);
        }
        Problems problems = timed(model.build());

        assertThat(problems.has(ModelProblem.PARENT)).isTrue();
        assertThat(problems.all()).hasSizeLessThan(2 * Problems.KEPT_PER_CODE);
    }

    /** Far more than any of these takes, and far less than following everything would. */
    private static Problems timed(byte[] image) {
        ByteView view = ByteView.of(image);
        Problems problems = Problems.audit();
        Model model = MshFormat.MSH.decode(view, problems);
        assertTimeout(Duration.ofSeconds(10), () -> ModelRules.check(model, view, problems));
        return problems;
    }
}
