package dev.ironkit.format.rsli;

import static dev.ironkit.format.rsli.RsliSamples.ascii;
import static dev.ironkit.format.rsli.RsliSamples.view;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Limits;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.Sample;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damaged libraries, unpacked and edited: refused, or nothing is lost. */
class RsliDamageTest {

    private static final int FILES = 3_000;
    private static final List<Sample> SAMPLES = RsliSamples.all();

    /** A damaged plain table, scrambled again, so that damage is small and the rest of the record still means something. */
    private static byte[] damaged(Random random, boolean overlay) {
        byte[] file = overlay
                ? RsliLayoutTest.overlaid(random.nextInt(150)).build()
                : SAMPLES.get(random.nextInt(SAMPLES.size())).bytes().toByteArray();
        int seed = (file[20] & 0xFF) | (file[21] & 0xFF) << 8;
        int tableEnd = 32 + 32 * file[4];
        byte[] key = RsliBytes.scrambled(seed, new byte[tableEnd - 32]);
        for (int i = 0; i < 1 + random.nextInt(3); i++) {
            int at = 6 + random.nextInt(file.length - 6);
            byte value = (byte) random.nextInt(random.nextBoolean() ? 256 : 8);
            boolean inTable = at >= 32 && at < tableEnd;
            // The seed itself is left alone: without it nothing is what it was.
            file[at] = at >= 20 && at < 24 ? file[at] : (byte) (inTable ? value ^ key[at - 32] : value);
        }
        return random.nextInt(8) == 0 ? Arrays.copyOf(file, file.length - 1) : file;
    }

    private static List<Optional<ByteView>> contents(RsliLibrary library) {
        List<Optional<ByteView>> contents = new ArrayList<>();
        for (int i = 0; i < library.entries().size(); i++) {
            contents.add(content(library, i));
        }
        return contents;
    }

    private static Optional<ByteView> content(RsliLibrary library, int index) {
        try {
            ByteView content = library.content(index, Problems.tolerant());
            assertThat((long) content.length())
                    .isEqualTo(library.entries().get(index).unpackedSize());
            return Optional.of(content.load());
        } catch (MalformedAssetException e) {
            assertThat(e.diagnostic().range().end()).isLessThanOrEqualTo(library.size());
            return Optional.empty();
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void anEditLosesNoContentOfOtherEntries(boolean overlay) {
        RsliFormat format = new RsliFormat(Limits.STANDARD, overlay);
        int applied = 0;
        for (int number = 0; number < FILES; number++) {
            Random random = new Random(number);
            RsliLibrary before;
            try {
                before = format.decode(ByteView.of(damaged(random, overlay)), Problems.tolerant());
            } catch (MalformedAssetException e) {
                continue;
            }
            applied += editOnce(format, before, random, number) ? 1 : 0;
        }
        assertThat(applied).isGreaterThan(FILES / 2);
    }

    private static boolean editOnce(RsliFormat format, RsliLibrary before, Random random, int number) {
        List<Optional<ByteView>> expected = contents(before);
        int at =
                before.entries().isEmpty() ? 0 : random.nextInt(before.entries().size());
        RsliLibrary after;
        try {
            RsliEditor editor = before.edit();
            edit(editor, expected, random.nextInt(before.entries().isEmpty() ? 1 : 6), at);
            after = editor.apply();
        } catch (RefusedException refused) {
            return false;
        }
        ByteSink sink = ByteSink.inMemory();
        format.encode(after, sink);
        RsliLibrary again = format.decode(sink.toView(), Problems.tolerant());
        assertThat(again).as("file %s", number).isEqualTo(after);
        List<Optional<ByteView>> found = contents(again);
        assertThat(found).as("file %s", number).hasSameSizeAs(expected);
        for (int i = 0; i < found.size(); i++) {
            if (expected.get(i).isPresent()) {
                assertThat(found.get(i)).as("file %s, entry %s", number, i).isEqualTo(expected.get(i));
            }
        }
        return true;
    }

    private static void edit(RsliEditor editor, List<Optional<ByteView>> expected, int kind, int at) {
        ByteView content = view("something new");
        switch (kind) {
            case 0 -> {
                editor.add(at, ascii("NEW"), PackMethod.XOR_LZSS, content);
                expected.add(at, Optional.of(content));
            }
            case 1 -> {
                editor.remove(at);
                expected.remove(at);
            }
            case 2 -> editor.rename(at, ascii("NEW"));
            case 3 -> {
                editor.move(at, 0);
                expected.add(0, expected.remove(at));
            }
            case 4 -> {
                editor.replace(at, content);
                expected.set(at, Optional.of(content));
            }
            default -> editor.service(at, view("SERV"));
        }
    }

    @Test
    void readsAFullTableOfGarbage() {
        byte[] file = new byte[32 + 32 * 32_767 + 1000];
        new Random(1).nextBytes(file);
        byte[] header = RsliBytes.library().count(32_767).seed(0x4711).build();
        System.arraycopy(header, 0, file, 0, 32);
        RsliLibrary library = RsliSamples.tolerant(file);
        assertThat(RsliSamples.encoded(library)).isEqualTo(file);
        for (int i = 0; i < library.entries().size(); i += 97) {
            content(library, i);
        }
    }
}
