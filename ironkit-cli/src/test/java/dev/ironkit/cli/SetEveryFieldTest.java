package dev.ironkit.cli;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.FieldPath;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.cli.command.ExitCode;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * A {@code set} changes the bytes of the field and of the derived ones that its receipt names, and no others: every kind of
 * field of every format, in an archive inside an archive.
 */
class SetEveryFieldTest {

    /** A palette of colours alone is told by its name. */
    private static final String NAME = "THING.PAL";

    @TempDir
    static Path shared;

    @TempDir
    Path folder;

    private static Path demo;

    private final Map<String, Set<String>> done = new TreeMap<>();
    private final Map<String, Set<String>> refused = new TreeMap<>();

    @BeforeAll
    static void makeAGame() {
        demo = shared.resolve("demo");
        CommandRun.of("demo", "-o", demo);
    }

    @Test
    void changesTheBytesOfTheFieldAndNoOthers() throws IOException {
        for (SeededAssets.Asset asset : SeededAssets.small(demo)) {
            Path file = Files.write(folder.resolve("in.lib"), nested(asset));
            String address = file + "!/box!/" + NAME;
            for (Map.Entry<String, Leaf> field : fields(address).entrySet()) {
                set(file, address, asset, field.getKey(), field.getValue());
            }
        }
        for (Format<?> format : AssetKind.formats()) {
            assertThat(done).as("fields that were set").containsKey(format.name());
        }
        // Another sample may take what one does not.
        done.forEach(
                (kind, fields) -> refused.getOrDefault(kind, new TreeSet<>()).removeAll(fields));
        refused.values().removeIf(Set::isEmpty);
        assertThat(refused).isEqualTo(REFUSED);
    }

    /**
     * Fields to which none of the tried values suits, by kind.
     *
     * <p>Measures of a texture do not fit its pixels, a first material row that is not 0 has the model read in another way, which
     * has to be confirmed, nodes of 24 bytes are kept as they are, and the tried models have one key for a node to fall back on.
     */
    private static final Map<String, Set<String>> REFUSED = Map.of(
            "texm", Set.of("header.format", "header.height", "header.mipCount", "header.width"),
            "msh", Set.of("batches[*].materialIndex", "nodes", "nodes[*].fallbackKey"));

    private static byte[] nested(SeededAssets.Asset asset) {
        Attributes said = asset.attributes();
        String type = said.type() == 0 ? asset.kind().entryType().orElse("DATA") : said.typeText();
        byte[] box = archive()
                .with(entry("DATA", "front").payload("front"))
                .with(entry(type, NAME)
                        .payload(asset.bytes().toByteArray())
                        .attrs(said.attr1(), said.attr2(), said.attr3()))
                .with(entry("DATA", "behind").payload("behind").after((byte) 3))
                .build();
        return archive()
                .with(entry("DATA", "before").payload("1"))
                .with(entry("NRES", "box").payload(box))
                .with(entry("DATA", "after").payload("2"))
                .build();
    }

    private static Workspace workspace() {
        return new Workspace(new ReadOptions(null, false, null, Attributes.NONE));
    }

    /** One field of each kind: of equal ones in a sequence the last. */
    private static Map<String, Leaf> fields(String address) {
        Map<String, String> last = new LinkedHashMap<>();
        Map<String, Leaf> leaves = new LinkedHashMap<>();
        try (Workspace workspace = workspace()) {
            ByteMap.forEachLeaf(
                    workspace.locate(address, Problems.strict()).describe(Problems.strict()), (path, leaf) -> {
                        if (leaf.stored().length() > 0) {
                            leaves.remove(last.put(path.replaceAll("\\[\\d+]", "[*]"), path));
                            leaves.put(path, inMemory(leaf));
                        }
                    });
        }
        return leaves;
    }

    private static Leaf inMemory(Leaf leaf) {
        return new Leaf(
                leaf.name(),
                leaf.type(),
                leaf.role(),
                leaf.stored().load(),
                leaf.plain().load(),
                leaf.note());
    }

    /** Values to try: a bit or two away, nothing, all bits. */
    private static List<String> others(Leaf leaf) {
        List<byte[]> tries = new ArrayList<>();
        for (int bit : List.of(1, 2, 4)) {
            byte[] changed = leaf.plain().toByteArray();
            changed[0] ^= (byte) bit;
            tries.add(changed);
        }
        if (leaf.plain().length() > 1) {
            byte[] changed = leaf.plain().toByteArray();
            changed[1] ^= 1;
            tries.add(changed);
        }
        byte[] ones = new byte[leaf.plain().length()];
        Arrays.fill(ones, (byte) 0xFF);
        tries.add(ones);
        tries.add(new byte[leaf.plain().length()]);
        return tries.stream()
                .filter(bytes -> !Arrays.equals(bytes, leaf.plain().toByteArray()))
                .map(bytes -> leaf.type().print(ByteView.of(bytes)))
                .toList();
    }

    /** Sets a field to the first of some values that is taken; what is not taken leaves no file. */
    private void set(Path file, String address, SeededAssets.Asset asset, String path, Leaf leaf) throws IOException {
        String field = path.replaceAll("\\[\\d+]", "[*]");
        boolean computed = leaf.role() == FieldRole.DERIVED || leaf.role() == FieldRole.PADDING;
        for (String value : others(leaf)) {
            if (set(file, address, asset, path, leaf, value)) {
                assertThat(computed).as(asset.what() + " " + path).isFalse();
                done.computeIfAbsent(asset.kind().word(), any -> new TreeSet<>())
                        .add(field);
                return;
            }
        }
        if (!computed) {
            refused.computeIfAbsent(asset.kind().word(), any -> new TreeSet<>()).add(field);
        }
    }

    private boolean set(Path file, String address, SeededAssets.Asset asset, String path, Leaf leaf, String value)
            throws IOException {
        Path out = folder.resolve("out.lib");
        Files.deleteIfExists(out);
        String what = asset.what() + " " + path + "=" + value;
        CommandRun run = CommandRun.of("set", address, path + "=" + value, "-o", out, "--json");
        if (run.code() != ExitCode.DONE) {
            assertThat(run.code()).as(what + "\n" + run.err()).isIn(ExitCode.USAGE, ExitCode.REFUSED);
            assertThat(out).as(what).doesNotExist();
            return false;
        }
        byte[] before = Files.readAllBytes(file);
        byte[] after = Files.readAllBytes(out);
        assertThat(after).as(what).hasSameSizeAs(before);
        List<ByteRange> allowed = derived(run, file, out);
        allowed.add(leaf.range());
        boolean changed = false;
        for (int at = 0; at < before.length; at++) {
            if (before[at] != after[at]) {
                ByteRange here = new ByteRange(at, 1);
                assertThat(allowed).as(what + " at " + at + "\n" + run.out()).anyMatch(range -> range.overlaps(here));
                changed |= leaf.range().overlaps(here);
            }
        }
        assertThat(changed).as(what).isTrue();
        return true;
    }

    /** Where the derived fields lie that the receipt names. */
    private static List<ByteRange> derived(CommandRun run, Path source, Path out) {
        List<ByteRange> ranges = new ArrayList<>();
        try (Workspace workspace = workspace()) {
            for (Object one : (List<?>) run.json().get("derived")) {
                Map<?, ?> derived = (Map<?, ?>) one;
                String address = derived.get("address").toString().replace(slashed(source), slashed(out));
                FieldPath.parse(derived.get("field").toString())
                        .forEach(
                                workspace.locate(address, Problems.strict()).describe(Problems.strict()),
                                (path, field) -> ranges.add(field.range()));
            }
        }
        return ranges;
    }

    private static String slashed(Path path) {
        return path.toString().replace('\\', '/');
    }
}
