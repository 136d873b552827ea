package dev.ironkit.convert.gltf;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.convert.importing.scene.Marks;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.reading.ReadingOptions;
import dev.ironkit.testkit.Clause;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class ModelMarksTest {

    private static final GltfOptions ODD = new GltfOptions(
            GltfProfile.EDIT,
            OptionalInt.of(1),
            OptionalInt.of(0),
            29.97f,
            GltfPhases.VARIANTS,
            OptionalInt.of(2),
            GltfRig.ARMATURE,
            List.of(new GltfClip("walk on", 0, 24), new GltfClip("die", 25, 60)),
            true,
            0.01f,
            "tool");

    private static Marks marks(GltfOptions options) {
        Map<String, Object> values = new TreeMap<>();
        ModelMarks.block(
                        "a.rlb!/b.msh",
                        "0".repeat(64),
                        options,
                        WrittenCells.of(StateLevels.of(List.of(0, 1))),
                        ReadingOptions.AUTO)
                .forEach((name, value) -> {
                    assertThat(value).isInstanceOfAny(String.class, Integer.class);
                    values.put(name, value instanceof Integer number ? (Object) number.longValue() : value);
                });
        return new Marks(values);
    }

    @Test
    @Clause({"conv.7-scalars", "conv.7-provenance"})
    void tellsHowAFileWasMade() {
        assertThat(ModelMarks.options(marks(ODD), "tool")).contains(ODD);
        GltfOptions usual = GltfOptions.of(GltfProfile.VIEW, "tool");
        assertThat(ModelMarks.options(marks(usual), "tool")).contains(usual);
        assertThat(marks(usual).number("fps")).hasValue(24);
        assertThat(marks(ODD).text("fps")).contains("29.97");
        assertThat(marks(ODD).text("source")).contains("a.rlb!/b.msh");
        assertThat(marks(ODD).text("sha256").orElseThrow()).hasSize(64);
    }

    @Test
    void takesNothingFromMarksOfOtherThingsAndUsualValuesForBadOnes() {
        assertThat(ModelMarks.options(Marks.NONE, "tool")).isEmpty();
        Map<String, Object> values = new TreeMap<>(marks(ODD).values());
        values.put("s", "ironkit.msh.model/2");
        assertThat(ModelMarks.options(new Marks(values), "tool")).isEmpty();
        values.put("s", ModelMarks.SCHEMA);
        values.put("fps", "NaN");
        values.put("scale", -1L);
        values.put("onlyLevel", 99L);
        values.put("clips", "x;y 3 1;z 1 2");
        GltfOptions read = ModelMarks.options(new Marks(values), "tool").orElseThrow();
        assertThat(read.framesPerSecond()).isEqualTo(24);
        assertThat(read.scale()).isEqualTo(1);
        assertThat(read.level()).isEmpty();
        assertThat(read.clips()).containsExactly(new GltfClip("z", 1, 2));
    }
}
