package dev.ironkit.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.demo.BrokenGame;
import dev.ironkit.demo.DemoFile;
import dev.ironkit.demo.DemoGame;
import dev.ironkit.format.nres.NresFormat;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DemoCommandTest {

    @TempDir
    Path folder;

    @Test
    void writesTheSameBytesEachTime() throws IOException {
        Path first = folder.resolve("one");
        Path second = folder.resolve("two");

        assertThat(CommandRun.of("demo", "-o", first, "-q").code()).isZero();
        assertThat(CommandRun.of("demo", "-o", second, "-q").code()).isZero();

        for (DemoFile file : DemoGame.files()) {
            assertThat(second.resolve(file.name()))
                    .hasSameBinaryContentAs(first.resolve(file.name()))
                    .binaryContent()
                    .isEqualTo(file.content().toByteArray());
        }
    }

    @Test
    void refusesToOverwrite() throws IOException {
        Files.writeString(folder.resolve("Textures.lib"), "mine");

        assertThat(CommandRun.of("demo", "-o", folder).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(folder.resolve("Textures.lib")).hasContent("mine");
        assertThat(CommandRun.of("demo", "-o", folder, "--force").code()).isZero();
    }

    @Test
    void saysWhatToTryNext() {
        CommandRun run = CommandRun.of("demo", "-o", folder);

        assertThat(run.err()).contains("ironkit ls -l '" + folder + "/Textures.lib'");
        assertThat(CommandRun.of("ls", folder + "/Textures.lib").code()).isZero();
    }

    static List<DemoFile> broken() {
        return BrokenGame.files();
    }

    @ParameterizedTest
    @MethodSource("broken")
    void breaksTheRuleItIsNamedAfter(DemoFile file) {
        String rule = file.name().replace("broken/", "").replace(".lib", "");

        assertThat(found(file.content())).extracting(found -> found.code().id()).contains(rule);
    }

    private static List<Diagnostic> found(ByteView content) {
        Problems problems = Problems.audit();
        try {
            NresFormat.NRES.decode(content, problems);
        } catch (MalformedAssetException e) {
            // It is among the findings.
        }
        return problems.all();
    }
}
