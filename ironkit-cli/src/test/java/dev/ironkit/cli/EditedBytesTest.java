package dev.ironkit.cli;

import static dev.ironkit.cli.RawDirectory.ATTR1;
import static dev.ironkit.cli.RawDirectory.ATTR2;
import static dev.ironkit.cli.RawDirectory.ATTR3;
import static dev.ironkit.cli.RawDirectory.CELL;
import static dev.ironkit.cli.RawDirectory.NAME;
import static dev.ironkit.cli.RawDirectory.NAME_WIDTH;
import static dev.ironkit.cli.RawDirectory.OFFSET;
import static dev.ironkit.cli.RawDirectory.RECORD;
import static dev.ironkit.cli.RawDirectory.SIZE;
import static dev.ironkit.cli.RawDirectory.TYPE;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.testkit.NresBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * An edit changes the bytes it names and no others, over archives as odd as a seed can make them.
 *
 * <p>What may differ is worked out here from the raw bytes before and after; no decoder of the tool takes part.
 */
class EditedBytesTest {

    private static final long SEED = 20_260_101;
    private static final int ARCHIVES = 300;

    @TempDir
    Path folder;

    private final Random random = new Random(SEED);
    private final OddArchives odd = new OddArchives(random);
    private boolean broken;
    private int refused;

    @Test
    void changesWhatIsNamedAndNothingElse() throws IOException {
        for (int i = 0; i < ARCHIVES; i++) {
            broken = random.nextInt(3) == 0;
            byte[] image = broken ? odd.broken(10) : odd.proper(10);
            for (int edit = 0; edit < 3; edit++) {
                oneEdit(image, "archive " + i + " edit " + edit);
            }
        }
        assertThat(refused).as("refused edits, of " + 3 * ARCHIVES).isLessThan(ARCHIVES / 3);
    }

    @Test
    void changesAnInnerArchiveAndNothingAround() throws IOException {
        for (int i = 0; i < ARCHIVES / 3; i++) {
            byte[] inner = odd.proper(6);
            byte[] outer = NresBytes.archive()
                    .with(NresBytes.entry("DATA", "front").payload(odd.bytes(13)))
                    .with(NresBytes.entry("MESH", "inner").payload(inner).after((byte) 7, (byte) 9))
                    .with(NresBytes.entry("DATA", "behind")
                            .payload(odd.bytes(9))
                            .nameTail("tail"))
                    .lead((byte) 5)
                    .build();
            oneNestedEdit(outer, "nested " + i);
        }
    }

    private void oneEdit(byte[] image, String what) throws IOException {
        RawDirectory before = RawDirectory.of(image);
        Edit edit = edit(before);
        byte[] after = run(image, "", edit, what);
        if (after != null) {
            edit.check().accept(before, RawDirectory.of(after), what + " " + edit.arguments());
        }
    }

    private void oneNestedEdit(byte[] outer, String what) throws IOException {
        RawDirectory before = RawDirectory.of(outer);
        RawDirectory inner = RawDirectory.of(before.payload(1));
        Edit edit = edit(inner);
        byte[] changed = run(outer, "!/inner", edit, what);
        assertThat(changed).as(what + " " + edit.arguments()).isNotNull();
        RawDirectory after = RawDirectory.of(changed);
        edit.check().accept(inner, RawDirectory.of(after.payload(1)), what + " " + edit.arguments());
        othersAreKept(before, after, identity(3), List.of(1), what);
        assertThat(after.nameField(1)).isEqualTo(before.nameField(1));
        assertThat(after.unindexed()).as(what).isEqualTo(before.unindexed());
    }

    /** A command, and what its result has to look like. */
    private record Edit(List<String> arguments, Check check) {}

    @FunctionalInterface
    private interface Check {
        void accept(RawDirectory before, RawDirectory after, String what);
    }

    /** Runs the command and returns the new image, or null where the tool refuses to touch a broken archive. */
    private byte[] run(byte[] image, String inside, Edit edit, String what) throws IOException {
        Path file = folder.resolve("in.lib");
        Path out = folder.resolve("out.lib");
        Files.write(file, image);
        Files.deleteIfExists(out);
        List<Object> arguments = new ArrayList<>();
        edit.arguments().forEach(argument -> arguments.add(argument.replace("ARCHIVE", file + inside)));
        arguments.addAll(List.of("-o", out, "--read", broken ? "tolerant" : "strict"));
        CommandRun run = CommandRun.of(arguments.toArray());
        assertThat(Files.readAllBytes(file)).as("the source is only read").isEqualTo(image);
        if (broken && run.code() == ExitCode.REFUSED) {
            refused++;
            return null;
        }
        assertThat(run.code()).as(what + " " + arguments + "\n" + run.err()).isZero();
        return Files.readAllBytes(out);
    }

    private Edit edit(RawDirectory before) throws IOException {
        int count = before.count();
        int entry = count == 0 ? 0 : random.nextInt(count);
        return switch (count == 0 ? 0 : random.nextInt(7)) {
            case 0 -> add(random.nextInt(count + 1));
            case 1 -> remove(count, entry);
            case 2 -> rename(entry);
            case 3 -> move(count, entry, random.nextInt(count));
            case 4 -> replace(entry, before.isUsable(entry) ? before.field(entry, SIZE) : 3);
            case 5 -> replace(entry, random.nextInt(60));
            default -> attribute(entry);
        };
    }

    private Edit attribute(int entry) {
        String field = List.of("type", "attr1", "attr2", "attr3").get(random.nextInt(4));
        int at = List.of(TYPE, ATTR1, ATTR2, ATTR3)
                .get(List.of("type", "attr1", "attr2", "attr3").indexOf(field));
        long value = random.nextInt() & 0xFFFFFFFFL;
        return new Edit(List.of("set", "ARCHIVE!/@" + entry, "entry." + field + "=" + value), (before, after, what) -> {
            assertThat(after.field(entry, at)).as(what).isEqualTo((int) value);
            onlyTheseDiffer(before, after, what, before.at(entry, at), 4);
        });
    }

    private Edit rename(int entry) {
        String name = "n" + random.nextInt(1000) + "_Z";
        return new Edit(List.of("mv", "ARCHIVE!/@" + entry, name), (before, after, what) -> {
            BitSet allowed = new BitSet();
            allowed.set(before.at(entry, NAME), before.at(entry, NAME) + NAME_WIDTH);
            for (int i = 0; i < before.count(); i++) {
                allowed.set(before.at(i, CELL), before.at(i, CELL) + 4);
            }
            onlyTheseDiffer(before, after, what, allowed);
            assertThat(after.nameField(entry))
                    .as(what)
                    .isEqualTo(Arrays.copyOf(name.getBytes(java.nio.charset.StandardCharsets.US_ASCII), NAME_WIDTH));
            assertThat(after.tableIsSorted()).as(what).isTrue();
        });
    }

    private Edit move(int count, int from, int to) {
        return new Edit(List.of("mv", "ARCHIVE!/@" + from, "--to", "" + to), (before, after, what) -> {
            int directory = before.directory();
            assertThat(after.slice(0, directory)).as(what).isEqualTo(before.slice(0, directory));
            List<Integer> origins = new ArrayList<>(identity(count));
            origins.add(to, origins.remove(from));
            othersAreKept(before, after, origins, List.of(), what);
            assertThat(from == to || after.tableIsSorted()).as(what).isTrue();
        });
    }

    private Edit remove(int count, int entry) {
        return new Edit(List.of("rm", "ARCHIVE!/@" + entry), (before, after, what) -> {
            List<Integer> origins = new ArrayList<>(identity(count));
            origins.remove(entry);
            othersAreKept(before, after, origins, List.of(), what);
            assertThat(after.unindexed()).as(what).isEqualTo(before.unindexed());
            assertThat(after.tableIsSorted()).as(what).isTrue();
            prefixIsKept(
                    before, after, before.isUsable(entry) ? before.field(entry, OFFSET) : before.directory(), what);
        });
    }

    private Edit add(int at) throws IOException {
        byte[] content = odd.bytes(random.nextInt(40));
        Files.write(folder.resolve("new"), content);
        String path = folder.resolve("new").toString();
        return new Edit(
                List.of(
                        "add",
                        "ARCHIVE",
                        path,
                        "--type",
                        "SWAV",
                        "--attr1",
                        "0xFFFFFFFE",
                        "--attr3",
                        "7",
                        "--at",
                        "" + at),
                (before, after, what) -> {
                    List<Integer> origins = new ArrayList<>(identity(before.count()));
                    origins.add(at, -1);
                    othersAreKept(before, after, origins, List.of(), what);
                    assertThat(after.payload(at)).as(what).isEqualTo(content);
                    assertThat(after.field(at, OFFSET) % 8).as(what).isZero();
                    assertThat(after.field(at, TYPE)).as(what).isEqualTo(0x56415753);
                    assertThat(after.field(at, ATTR1)).as(what).isEqualTo(-2);
                    assertThat(after.field(at, ATTR2)).as(what).isZero();
                    assertThat(after.field(at, ATTR3)).as(what).isEqualTo(7);
                    assertThat(after.unindexed()).as(what).isEqualTo(before.unindexed());
                    assertThat(after.tableIsSorted()).as(what).isTrue();
                    prefixIsKept(before, after, before.directory(), what);
                });
    }

    private Edit replace(int entry, int size) throws IOException {
        byte[] content = odd.bytes(size);
        Files.write(folder.resolve("new"), content);
        String path = folder.resolve("new").toString();
        return new Edit(List.of("replace", "ARCHIVE!/@" + entry, path, "--raw"), (before, after, what) -> {
            assertThat(after.payload(entry)).as(what).isEqualTo(content);
            if (before.isUsable(entry) && before.field(entry, SIZE) == size) {
                onlyTheseDiffer(before, after, what, before.field(entry, OFFSET), size);
                return;
            }
            othersAreKept(before, after, identity(before.count()), List.of(entry), what);
            assertThat(after.unindexed()).as(what).isEqualTo(before.unindexed());
            for (int i = 0; i < before.count(); i++) {
                assertThat(after.field(i, CELL)).as(what).isEqualTo(before.field(i, CELL));
            }
            byte[] record = before.ownRecord(entry);
            byte[] now = after.ownRecord(entry);
            Arrays.fill(record, SIZE, SIZE + 4, (byte) 0);
            Arrays.fill(now, SIZE, SIZE + 4, (byte) 0);
            Arrays.fill(record, OFFSET, OFFSET + 4, (byte) 0);
            assertThat(now).as(what).isEqualTo(record);
            prefixIsKept(
                    before, after, before.isUsable(entry) ? before.field(entry, OFFSET) : before.directory(), what);
        });
    }

    private static List<Integer> identity(int count) {
        List<Integer> all = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            all.add(i);
        }
        return all;
    }

    /** Every entry that the edit does not name has its record, its name with the tail, and its payload. */
    private static void othersAreKept(
            RawDirectory before, RawDirectory after, List<Integer> origins, List<Integer> named, String what) {
        assertThat(after.count()).as(what).isEqualTo(origins.size());
        for (int i = 0; i < origins.size(); i++) {
            int origin = origins.get(i);
            if (origin >= 0 && !named.contains(origin)) {
                assertThat(after.ownRecord(i)).as(what + ", record " + i).isEqualTo(before.ownRecord(origin));
                if (before.isUsable(origin)) {
                    assertThat(after.payload(i)).as(what + ", payload " + i).isEqualTo(before.payload(origin));
                }
            }
        }
        assertThat(after.bytes().getInt(12)).as(what).isEqualTo(after.bytes().capacity());
    }

    /** Nothing in front of what is named moves or changes, but for the two numbers in the header. */
    private static void prefixIsKept(RawDirectory before, RawDirectory after, int end, String what) {
        assertThat(after.slice(0, 8)).as(what).isEqualTo(before.slice(0, 8));
        assertThat(after.slice(16, end - 16)).as(what).isEqualTo(before.slice(16, end - 16));
    }

    private static void onlyTheseDiffer(RawDirectory before, RawDirectory after, String what, int from, int count) {
        BitSet allowed = new BitSet();
        allowed.set(from, from + count);
        onlyTheseDiffer(before, after, what, allowed);
    }

    private static void onlyTheseDiffer(RawDirectory before, RawDirectory after, String what, BitSet allowed) {
        byte[] was = before.bytes().array();
        byte[] is = after.bytes().array();
        assertThat(is.length).as(what).isEqualTo(was.length);
        for (int at = 0; at < was.length; at++) {
            if (was[at] != is[at] && !allowed.get(at)) {
                assertThat(is[at])
                        .as(what + ": byte " + at + ", record " + (at - before.directory()) / RECORD)
                        .isEqualTo(was[at]);
            }
        }
    }
}
