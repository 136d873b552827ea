package dev.ironkit.cli.completion;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.completion.CompletionModel.Option;
import dev.ironkit.cli.completion.Takes.Kind;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Parameters;

class CompletionModelTest {

    /** A choice with a type of its own. */
    enum Colour {
        RED,
        BLUE
    }

    @Command(name = "one", header = "First thing.")
    static final class One {
        @CommandLine.Option(names = "--depth", paramLabel = "entry|byte", description = "How deep.")
        String depth;

        @CommandLine.Option(
                names = {"-o", "--out"},
                paramLabel = "FILE",
                description = "Where to.")
        Path out;

        @CommandLine.Option(names = "--secret", hidden = true)
        boolean secret;

        @CommandLine.Option(names = "--loud", description = "Loud.", order = -2)
        boolean loud;

        @Parameters(index = "0", paramLabel = "ADDRESS")
        String address;

        @Parameters(index = "1", paramLabel = "DIR", arity = "1..*")
        List<Path> folders;
    }

    @Command(name = "two")
    static final class Two {
        @CommandLine.Option(names = "--depth", paramLabel = "N")
        int depth;

        @CommandLine.Option(names = "--out", paramLabel = "FILE")
        Path out;

        @CommandLine.Option(names = "--colour")
        Colour colour;

        @Parameters(index = "0", paramLabel = "NAME")
        String name;
    }

    private final CompletionModel model = CompletionModel.of(new TreeMap<>(Map.of(
            "one", new CommandLine(new One()).getCommandSpec(), "two", new CommandLine(new Two()).getCommandSpec())));

    @Test
    void takesNamesSummariesAndArgumentsFromTheModel() {
        CompletionModel.Command one = model.commands().get(0);

        assertThat(one.name()).isEqualTo("one");
        assertThat(one.summary()).isEqualTo("First thing.");
        assertThat(one.arguments()).extracting(Takes::kind).containsExactly(Kind.ADDRESSES, Kind.FOLDERS);
        assertThat(one.repeats()).isTrue();
        assertThat(model.commands().get(1).arguments()).extracting(Takes::kind).containsExactly(Kind.ANYTHING);
        assertThat(model.commands().get(1).repeats()).isFalse();
    }

    @Test
    void leavesHiddenOptionsOutAndKeepsTheOrderOfTheHelp() {
        assertThat(model.commands().get(0).options())
                .extracting(option -> option.names().get(0))
                .containsExactly("--loud", "--depth", "-o");
    }

    @Test
    void knowsWhatOptionsTake() {
        assertThat(option(0, "--depth").value()).contains(new Takes(Kind.WORDS, List.of("entry", "byte")));
        assertThat(option(0, "--out").value()).contains(new Takes(Kind.FILES, List.of()));
        assertThat(option(0, "--loud").value()).isEmpty();
        assertThat(option(1, "--colour").value()).contains(new Takes(Kind.WORDS, List.of("RED", "BLUE")));
    }

    @Test
    void tellsOptionsThatMeanTheSameEverywhereFromOthers() {
        assertThat(model.everywhere("--out")).contains(new Takes(Kind.FILES, List.of()));
        assertThat(model.everywhere("--depth")).isEmpty();
        assertThat(PosixData.bash(model))
                .contains("one,--depth) __ironkit_reply='entry byte'")
                .contains("two,--depth) __ironkit_reply='@anything'")
                .contains("*,--out) __ironkit_reply='@files'")
                .contains("one,1) __ironkit_reply='@addresses'")
                .contains("one,[0-9]*) __ironkit_reply='@folders'");
    }

    @Test
    void quotesWhatAShellWouldTakeForItsOwn() {
        CompletionModel tricky = new CompletionModel(List.of(new CompletionModel.Command(
                "c",
                "it's \\ $x",
                List.of(new Option(List.of("--a"), "that's $y", Optional.empty())),
                List.of(),
                false)));

        assertThat(PosixData.zsh(tricky)).contains("'c:it'\\''s \\ $x'");
        assertThat(FishData.of(tricky)).contains("'it\\'s \\\\ $x'");
        assertThat(PowerShellData.of(tricky)).contains("'it''s \\ $x'", "'that''s $y'");
    }

    private Option option(int command, String name) {
        return model.commands().get(command).options().stream()
                .filter(option -> option.names().contains(name))
                .findFirst()
                .orElseThrow();
    }
}
