package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.testkit.Clause;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

/** The options that people load into Blender. That Blender takes them and what they do is shown by {@link BlenderTest}. */
class BlenderPresetTest {

    @Test
    @Clause("conv.7-preset")
    void ticksBothBoxes() throws IOException {
        String preset = Files.readString(OutsideTool.place("docs/blender/ironkit.py"), StandardCharsets.UTF_8);
        assertThat(preset).contains("'export_extras': True,", "'export_attributes': True,");
        assertThat(Files.readString(OutsideTool.place("docs/blender.md"), StandardCharsets.UTF_8))
                .contains("(blender/ironkit.py)", "Custom Properties", "Attributes");
    }
}
