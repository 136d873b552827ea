package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresEntryBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever way content takes into an entry, the type of the entry decides whether it may go in. */
class EntryDoorTest {

    private static final byte[] FEW = {0x78, 0x78};

    @TempDir
    Path folder;

    private Path lib;
    private Path target;

    /** One readable entry of each type. */
    @BeforeEach
    void writeArchive() throws IOException {
        List<NresEntryBytes> entries = new ArrayList<>();
        EntryContentTest.kinds().forEach((type, content) -> {
            NresEntryBytes named = type.startsWith(".") ? entry("DATA", "X" + type) : entry(type, type + ".0");
            entries.add(named.attrs(0, type.equals("MAT0") ? 6 : 0, 0).payload(content));
        });
        entries.add(entry("DATA", "free").payload("anything"));
        lib = Files.write(
                folder.resolve("a.lib"),
                archive().with(entries.toArray(new NresEntryBytes[0])).build());
        target = folder.resolve("new.lib");
    }

    private static String nameOf(String type) {
        return type.startsWith(".") ? "X" + type : type + ".0";
    }

    static Stream<Arguments> unfit() {
        return EntryContentTest.unreadable().filter(each -> !each.get()[1].equals("none"));
    }

    private Path put(String name, byte[] bytes) throws IOException {
        return Files.write(folder.resolve(name), bytes);
    }

    @ParameterizedTest(name = "{0} takes no {1}")
    @MethodSource("unfit")
    void refusesWhatDoesNotReadAsTheType(String type, String what, byte[] content) throws IOException {
        Path file = put("given.bin", content);
        String address = lib + "!/" + nameOf(type);

        CommandRun replace = CommandRun.of("replace", address, file, "-o", target);
        assertThat(replace.code()).as(replace.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(replace.err()).contains("--raw");

        List<Object> add = new ArrayList<>(List.of("add", lib, file, "-o", target, "--name", "new" + nameOf(type)));
        add.addAll(List.of("--type", type.startsWith(".") ? "DATA" : type));
        CommandRun added = CommandRun.of(add.toArray());
        assertThat(added.code()).as(added.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(added.err()).contains("io.entry-content", "--raw", "given.bin");

        Path extracted = folder.resolve("x");
        CommandRun.of("extract", lib, "-o", extracted);
        Files.write(extracted.resolve(nameOf(type)), content);
        CommandRun pack = CommandRun.of("pack", extracted, "-o", target);
        assertThat(pack.code()).as(pack.err()).isEqualTo(ExitCode.REFUSED);
        assertThat(pack.err()).contains("io.entry-content", "--raw", nameOf(type));
        assertThat(CommandRun.of("pack", extracted, "-o", target, "--compact").code())
                .isEqualTo(ExitCode.REFUSED);
        assertThat(CommandRun.of("pack", extracted, "-o", target, "--base", lib).code())
                .isEqualTo(ExitCode.REFUSED);
        assertThat(target).doesNotExist();
    }

    @Test
    void rawIsTheWayInAndTheReceiptSaysSo() throws IOException {
        Path file = put("two.bin", FEW);
        Path extracted = folder.resolve("x");
        CommandRun.of("extract", lib, "-o", extracted);
        Files.write(extracted.resolve("Texm.0"), FEW);
        List<List<Object>> ways = List.of(
                List.of("replace", lib + "!/Texm.0", file, "--raw"),
                List.of("add", lib, file, "--type", "Texm", "--raw"),
                List.of("pack", extracted, "--raw"),
                List.of("pack", extracted, "--raw", "--base", lib),
                List.of("pack", extracted, "--raw", "--compact"));

        for (List<Object> way : ways) {
            List<Object> all = new ArrayList<>(way);
            all.addAll(List.of("-o", target, "--force"));
            CommandRun text = CommandRun.of(all.toArray());
            assertThat(text.code()).as(text.err()).isZero();
            assertThat(text.err()).contains("raw: content was not checked");
            all.add("--json");
            CommandRun json = CommandRun.of(all.toArray());
            SchemaCheck.assertFits(json, "ironkit.receipt");
            assertThat(json.out()).contains("\"contentChecked\": false");
        }
    }

    @Test
    void whatWasUnreadableBeforeComesBackAsItWas() throws IOException {
        byte[] bad = archive()
                .with(
                        entry("Texm", "BAD.0").payload(FEW),
                        entry("MESH", "bad.msh").payload(FEW))
                .build();
        Path file = put("bad.lib", bad);
        Path extracted = folder.resolve("y");
        CommandRun.of("extract", file, "-o", extracted);

        assertThat(CommandRun.of("pack", extracted, "-o", target).code()).isZero();
        assertThat(Files.readAllBytes(target)).isEqualTo(bad);
        // What nobody edited is no reason to refuse what somebody did.
        CommandRun other = CommandRun.of("mv", file + "!/BAD.0", "WORSE.0", "-o", folder.resolve("moved.lib"));
        assertThat(other.code()).as(other.err()).isZero();
    }

    @Test
    void anUnreadableEntryTakesAWholeOneOfItsType() throws IOException {
        byte[] bad = archive()
                .with(
                        entry("Texm", "BAD.0").payload(FEW),
                        entry("MESH", "bad.msh").payload(FEW),
                        entry("MESH", "half.msh")
                                .payload(archive().with(entry("DATA", "a")).build()))
                .build();
        Path file = put("bad.lib", bad);
        Path model = put("good.msh", ModelBytes.quad().build());
        Path picture = folder.resolve("HULL.0.png");
        CommandRun.of("convert", lib + "!/Texm.0", "-o", picture);

        for (List<Object> each : List.<List<Object>>of(
                List.of(file + "!/bad.msh", model),
                List.of(file + "!/half.msh", model),
                List.of(file + "!/BAD.0", picture),
                List.of(file + "!/BAD.0", lib + "!/Texm.0"))) {
            CommandRun run = CommandRun.of("replace", each.get(0), each.get(1), "-o", target, "--force");
            assertThat(run.code()).as(each + run.err()).isZero();
        }
    }

    @Test
    void markslessContentGoesInByTheType() throws IOException {
        for (Map.Entry<String, byte[]> kind : EntryContentTest.kinds().entrySet()) {
            Path file = put("given.bin", kind.getValue());

            CommandRun run =
                    CommandRun.of("replace", lib + "!/" + nameOf(kind.getKey()), file, "-o", target, "--force");

            assertThat(run.code()).as(kind.getKey() + run.err()).isZero();
        }
    }

    @Test
    void aPictureBecomesATextureOnEveryWay() throws IOException {
        Path pictures = folder.resolve("png");
        CommandRun.of("convert", lib + "!/Texm.0", "-o", pictures + "/");
        Path png = pictures.resolve("Texm.0.png");
        assertThat(png).exists();

        CommandRun added = CommandRun.of("add", lib, png, "--type", "Texm", "--name", "NEW.0", "-o", target, "--force");
        assertThat(added.code()).as(added.err()).isZero();
        assertThat(added.err()).contains("565 8x8");
        assertThat(CommandRun.of("validate", target).code()).isZero();
        assertThat(CommandRun.of("cat", "--raw", target + "!/NEW.0").out())
                .isEqualTo(CommandRun.of("cat", "--raw", lib + "!/Texm.0").out());

        Path extracted = folder.resolve("x");
        CommandRun.of("extract", lib, "-o", extracted);
        Files.write(extracted.resolve("Texm.0"), Files.readAllBytes(png));
        CommandRun alone = CommandRun.of("pack", extracted, "-o", target, "--force");
        assertThat(alone.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(alone.err()).contains("cli.picture-alone", "--base");
        CommandRun packed = CommandRun.of("pack", extracted, "-o", target, "--force", "--base", lib);
        assertThat(packed.code()).as(packed.err()).isZero();
        assertThat(Files.readAllBytes(target)).isEqualTo(Files.readAllBytes(lib));
    }

    @Test
    void anAddedPictureIsCalledWithoutItsEnding() throws IOException {
        Path png = folder.resolve("HULL07.0.png");
        CommandRun.of("convert", lib + "!/Texm.0", "-o", png);

        CommandRun.of("add", lib, png, "--type", "Texm", "-o", target);

        assertThat(EditFixture.list(target)).anyMatch(line -> line.endsWith(" HULL07.0"));
    }

    @Test
    void jsonBecomesWhatItDescribesOnEveryWay() throws IOException {
        Path json = folder.resolve("FIRE.json");
        Files.writeString(json, CommandRun.of("cat", "--json", lib + "!/MAT0.0").out());

        CommandRun added = CommandRun.of("add", lib, json, "-o", target);
        assertThat(added.code()).as(added.err()).isZero();
        assertThat(added.err()).contains("type MAT0, attr2 6", "made from JSON");
        assertThat(EditFixture.list(target)).anyMatch(line -> line.endsWith(" FIRE"));
        assertThat(CommandRun.of("validate", target).code()).isZero();

        Path extracted = folder.resolve("x");
        CommandRun.of("extract", lib, "-o", extracted);
        Files.write(
                extracted.resolve("MAT0.0"),
                Files.readString(json).replace("HULL.0", "ROCK.0").getBytes(java.nio.charset.StandardCharsets.UTF_8));
        CommandRun packed = CommandRun.of("pack", extracted, "-o", target, "--force");
        assertThat(packed.code()).as(packed.err()).isZero();
        assertThat(CommandRun.of("get", target + "!/MAT0.0", "phases[0].texture")
                        .out())
                .contains("ROCK.0");
    }

    @Test
    void aModelOfAnotherProgramIsRefusedWithTheWay() throws IOException {
        Path obj = put("box.obj", "v 0 0 0\n".getBytes(java.nio.charset.StandardCharsets.US_ASCII));

        CommandRun run = CommandRun.of("add", lib, obj, "--type", "MESH", "-o", target);

        assertThat(run.code()).isEqualTo(ExitCode.REFUSED);
        assertThat(run.err()).contains("cli.other-model", "ironkit convert");
    }

    @Test
    void newEntriesGetTheAttributesThatAllOthersHave() throws IOException {
        Map<String, String> usual =
                Map.of("MESH", "0 0 1", "WEAR", "0 0 1", "FXID", "0 0 1", "MAT0", "0 6 0", "Texm", "0 0 0");
        for (Map.Entry<String, String> each : usual.entrySet()) {
            Path file = put("new.0", EntryContentTest.kinds().get(each.getKey()));
            CommandRun run = CommandRun.of("add", lib, file, "--type", each.getKey(), "-o", target, "--force");
            assertThat(run.code()).as(run.err()).isZero();
            assertThat(EditFixture.list(target)).anyMatch(line -> line.endsWith(each.getValue() + " new.0"));
        }
        Path list = put("new.0", EntryContentTest.kinds().get("WEAR"));
        CommandRun.of("add", lib, list, "--type", "WEAR", "--attr1", "5", "-o", target, "--force");
        assertThat(EditFixture.list(target)).anyMatch(line -> line.endsWith("5 0 1 new.0"));
    }

    @Test
    void aTypeThatContentIsNotIsNotSet() throws IOException {
        for (String type : List.of("Texm", "MESH", "MAT0", "Tfnt")) {
            CommandRun run = CommandRun.of("set", lib + "!/free", "entry.type=" + type, "-o", target);
            assertThat(run.code()).as(type + run.err()).isEqualTo(ExitCode.REFUSED);
        }
        Path batch = folder.resolve("edits.ndjson");
        Files.writeString(
                batch, "{\"address\": \"" + lib + "!/free\", \"path\": \"entry.type\", \"value\": \"Texm\"}\n");
        assertThat(CommandRun.of("set", "--batch", batch, "-o", target).code()).isEqualTo(ExitCode.REFUSED);
        assertThat(target).doesNotExist();
    }
}
