package dev.ironkit.workspace.edit;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.base.field.ByteMap;
import dev.ironkit.base.field.FieldRole;
import dev.ironkit.format.archive.Archive;
import dev.ironkit.format.archive.ArchiveEntry;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** No byte that an edit does not name can go wrong without the check seeing it. */
class EditCheckTest {

    @TempDir
    Path folder;

    private static final byte[] INNER = archive()
            .with(entry(1, "in").payload("inside"))
            .with(entry(2, "in").payload("also"))
            .build();

    private static byte[] nres() {
        return archive()
                .with(entry("DATA", "one").attrs(1, 2, 3).payload("first").nameTail("old bytes"))
                .with(entry("DATA", "two").payload("second").after((byte) 9, (byte) 9))
                .with(entry("MESH", "inner").payload(INNER))
                .with(entry("Texm", "none"))
                .lead((byte) 7, (byte) 7, (byte) 7, (byte) 7, (byte) 7, (byte) 7, (byte) 7, (byte) 7)
                .build();
    }

    private static byte[] rsli() {
        return RsliBytes.library()
                .with(RsliBytes.xor("B.TXT", "hello").service((byte) 1, (byte) 2, (byte) 3, (byte) 4))
                .with(RsliBytes.stored("A.TXT", "stored!"))
                .seed(0x1234)
                .build();
    }

    @Test
    void seesEveryWrongByteOfAnEditedArchive() throws IOException {
        seesEveryWrongByte(nres(), edit -> edit.archive(at("")).replace(1, view("longer than it was")));
        seesEveryWrongByte(nres(), edit -> edit.archive(at("")).remove(0));
        seesEveryWrongByte(nres(), edit -> edit.archive(at("")).rename(0, bytes("zzz")));
        seesEveryWrongByte(nres(), edit -> edit.archive(at("")).move(0, 2));
        seesEveryWrongByte(nres(), edit -> edit.archive(at("!/inner")).replace(0, view("inside out")));
        seesEveryWrongByte(nres(), edit -> FieldSetter.set(edit.archive(at("")), "entries[*].attr1", "5"));
    }

    @Test
    void seesEveryWrongByteOfAnEditedLibrary() throws IOException {
        seesEveryWrongByte(rsli(), edit -> edit.archive(at("")).replace(1, view("longer than it was")));
        seesEveryWrongByte(rsli(), edit -> edit.archive(at("")).rename(1, bytes("Z.TXT")));
        seesEveryWrongByte(rsli(), edit -> FieldSetter.set(edit.archive(at("")), "entries[1].flags", "0x40"));
        seesEveryWrongByte(rsli(), edit -> FieldSetter.set(edit.archive(at("")), "entries[0].service", "ffffffff"));
    }

    private Address at(String inside) {
        return Address.parse(folder.resolve("a") + inside, root -> !root.contains("!"));
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    private static ByteView view(String text) {
        return ByteView.of(bytes(text));
    }

    private void seesEveryWrongByte(byte[] image, Consumer<FileEdit> change) throws IOException {
        Files.write(folder.resolve("a"), image);
        try (Workspace workspace = new Workspace(ReadOptions.PLAIN)) {
            FileEdit edit = FileEdit.of(workspace, at(""), Problems.strict());
            change.accept(edit);
            ByteSink sink = ByteSink.inMemory();
            edit.encode(sink);
            byte[] written = sink.toByteArray();
            assertThat(edit.check(ByteView.of(written)).loss()).isEmpty();

            BitSet free = freeBytes(edit, written);
            for (int at = 0; at < written.length; at++) {
                byte[] wrong = written.clone();
                wrong[at] ^= 0x10;
                assertThat(free.get(at) || isSeen(edit, wrong))
                        .as("byte " + at + " of " + written.length)
                        .isTrue();
            }
        }
    }

    private static boolean isSeen(FileEdit edit, byte[] image) {
        try {
            return !edit.check(ByteView.of(image)).loss().isEmpty();
        } catch (RefusedException e) {
            return e.diagnostic().code() == IoProblem.READ_BACK;
        }
    }

    /** Padding is nobody's; and the header of a library has numbers that nothing depends on. */
    private static BitSet freeBytes(FileEdit edit, byte[] image) {
        BitSet free = new BitSet();
        Archive container = edit.archive(Address.parse("a", root -> true))
                .archive()
                .openedLike(ByteView.of(image), Problems.tolerant());
        if (container.format().equals("rsli")) {
            free.set(6, 8);
            free.set(14, 20);
            free.set(22, 24);
        }
        freePadding(container, ByteView.of(image), free);
        for (ArchiveEntry entry : container.directory()) {
            ByteView content = container.content(entry.index(), Problems.tolerant());
            if (AssetKind.sniff(content, entry.attributes()) == AssetKind.NRES) {
                freePadding(Workspace.open(content, Problems.tolerant(), false), content, free);
            }
        }
        return free;
    }

    private static void freePadding(Archive container, ByteView image, BitSet free) {
        ByteMap.forEachLeaf(container.describe(image), (path, leaf) -> {
            boolean isGap = leaf.role() == FieldRole.PADDING || leaf.name().equals("unclaimed");
            for (int at = 0; isGap && at < leaf.stored().length(); at++) {
                // No gap in these archives has a zero that is more than filler.
                free.set((int) leaf.range().offset() + at, leaf.stored().u8(at) == 0);
            }
        });
    }
}
