package dev.ironkit.checks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

class ProblemPageTest {

    private static final Path PAGE = Root.FOLDER.resolve("docs/problems.md");

    @Test
    void pageSaysWhatTheSourceSays() throws IOException {
        if ("update".equals(System.getProperty("golden"))) {
            assertThat(System.getenv("CI"))
                    .as("pages are not written where CI is set")
                    .isNull();
            Files.createDirectories(PAGE.getParent());
            Files.writeString(PAGE, ProblemPage.text());
        }
        assertThat(Root.read(PAGE))
                .as("docs/problems.md is out of date; write it with: " + ProblemPage.UPDATE)
                .isEqualTo(ProblemPage.text());
    }
}
