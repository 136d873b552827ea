package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What becomes of phases of materials that were written as variants and edited in the file. */
class ModelImportVariantsTest {

    private static final String NEW_COLOUR = "\"baseColorFactor\": [1, 0, 0, 1]";

    @TempDir
    static Path folder;

    private static DemoModels demo;
    private static String address;

    private Path file;

    @BeforeAll
    static void makeTheGame() throws IOException {
        demo = DemoModels.in(folder.resolve("game"));
        address = demo.address("robots.rlb/r_hover");
    }

    @BeforeEach
    void export() {
        file = folder.resolve("v.gltf");
        CommandRun run = CommandRun.of("convert", address, "-o", file, "--phases", "variants", "--force");
        assertThat(run.code()).as(run.err()).isZero();
    }

    private CommandRun back(String... more) {
        Object[] line = new Object[7 + more.length];
        System.arraycopy(
                new Object[] {"convert", file, "--base", address, "-o", folder.resolve("mod/v.msh"), "--force"},
                0,
                line,
                0,
                7);
        System.arraycopy(more, 0, line, 7, more.length);
        CommandRun run = CommandRun.of(line);
        assertThat(run.code()).as(run.err()).isZero();
        return run;
    }

    /** Changes the colour of the third phase of the material of the signs. */
    private void recolour(boolean keepMarks) throws IOException {
        String json = Files.readString(file);
        int at = json.indexOf("\"INSIGNIA phase 3\"");
        assertThat(at).isPositive();
        Matcher colour = Pattern.compile("\"baseColorFactor\": \\[[^]]*]").matcher(json);
        assertThat(colour.find(at)).isTrue();
        String changed = json.substring(0, colour.start()) + NEW_COLOUR + json.substring(colour.end());
        Files.writeString(file, keepMarks ? changed : changed.replace("\"ironkit\"", "\"lost\""));
    }

    @Test
    void untouchedVariantsAreNothingNew() {
        CommandRun run = back("--with", "materials");

        assertThat(run.err()).contains("nothing: same bytes").doesNotContain("material ", "warning");
    }

    @Test
    void anEditedPhaseIsTakenWithTheMaterials() throws IOException {
        recolour(true);
        Files.deleteIfExists(folder.resolve("mod/Material.lib"));

        CommandRun run = back("--with", "materials");

        assertThat(run.err()).contains("INSIGNIA: phase 3 diffuse from #");
        Path library = folder.resolve("mod/Material.lib");
        assertThat(diffuse(library, 3)).isEqualTo("#ff0000");
        String kept = demo.game().resolve("Material.lib").toString();
        assertThat(diffuse(Path.of(kept), 3)).isNotEqualTo("#ff0000");
        for (int phase : new int[] {0, 1, 2, 4}) {
            assertThat(diffuse(library, phase)).isEqualTo(diffuse(Path.of(kept), phase));
        }
    }

    private static String diffuse(Path library, int phase) {
        CommandRun run = CommandRun.of("get", library + "!/INSIGNIA", "phases[" + phase + "].diffuse");
        assertThat(run.code()).as(run.err()).isZero();
        return run.out().strip();
    }

    @Test
    void anEditedPhaseIsFoundByItsNameWhereMarksWereLost() throws IOException {
        recolour(false);

        assertThat(back("--with", "materials").err()).contains("INSIGNIA: phase 3 diffuse from #");
    }

    @Test
    void anEditedPhaseThatIsNotTakenAlongIsTold() throws IOException {
        recolour(true);

        assertThat(back().err()).contains("msh.back-not-taken", "material INSIGNIA");
    }

    @Test
    void anotherMaterialInAVariantIsTold() throws IOException {
        String json = Files.readString(file);
        String other = json.replaceFirst(
                "(\"mappings\": \\[\\s*\\{\\s*\"material\": \\d+,\\s*\"variants\": \\[0]\\s*},\\s*\\{\\s*\"material\": )\\d+",
                "$10");
        assertThat(other).isNotEqualTo(json);
        Files.writeString(file, other);

        CommandRun run = back("--with", "materials");

        assertThat(run.err())
                .contains("msh.merge-variant", "\"turret|s0l0\" shows PAINT in variant phase 1")
                .contains("nothing: same bytes");
    }

    @Test
    void aPhaseThatASurfaceWearsIsNoNewMaterialAndTold() throws IOException {
        String json = Files.readString(file);
        Matcher worn = Pattern.compile("\"material\": (\\d+),\\s*\"extensions\": \\{\\s*\"KHR_materials_variants\"")
                .matcher(json);
        assertThat(worn.find()).isTrue();
        int next = Integer.parseInt(worn.group(1)) + 1;
        Files.writeString(file, json.substring(0, worn.start(1)) + next + json.substring(worn.end(1)));

        CommandRun run = back("--with", "materials");

        assertThat(run.err())
                .contains("msh.merge-variant", "INSIGNIA phase 1")
                .contains("nothing: same bytes")
                .doesNotContain("INSIGNIA:", "wears");
    }
}
