package dev.ironkit.demo.vectors;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import dev.ironkit.format.rsli.PackMethod;
import dev.ironkit.format.rsli.RsliEditor;
import dev.ironkit.format.rsli.RsliFormat;
import dev.ironkit.format.rsli.RsliLibrary;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.format.wear.WearReading;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;
import java.util.Locale;

/** Names looked up, packed entries unpacked, lists of materials read in the three ways there are. */
public final class LookupVectors {

    private static final List<String> NAMES =
            List.of("Beta.bin", "A_A", "AAB", "same", "Zulu", "SAME", "aab1", "[bracket", "a_a_", "0zero");
    private static final List<String> QUERIES =
            List.of("a_a", "AAB", "BETA.BIN", "zzz", "Same", "zULU", "aab", "aa", "A_A_", "[BRACKET", "0zero", "");
    private static final List<String> LISTS = List.of(
            "1\n0 A\nLIGHTMAPS\n1\n0 L.0\n",
            "1\r\n0 A\r\n\r\nLIGHTMAPS\r\n1\r\n0 L.0\r\n",
            "2\r\n0 A\r\n1 B\r\n",
            "2\n5 A B\n6 C\n",
            "1\n0 A\n\n\nLIGHTMAPS\n1\n0 L.0\n",
            "0\n",
            "2\n0 A\n");

    private LookupVectors() {}

    /** {@return an archive with names that are easy to mistake} */
    public static ByteView archive() {
        NresEditor editor = NresArchive.empty().edit();
        for (int i = 0; i < NAMES.size(); i++) {
            ByteView content = text("content of " + NAMES.get(i));
            editor.add(
                    i, NAMES.get(i).getBytes(StandardCharsets.US_ASCII), new Attributes(i % 3 + 1, i, 0, 0), content);
        }
        ByteSink out = ByteSink.inMemory();
        NresFormat.NRES.encode(editor.apply(), out);
        return out.toView();
    }

    /** {@return a library with a text packed in every way} */
    public static ByteView library() {
        RsliEditor editor = RsliLibrary.create(0x1234).edit();
        int count = 0;
        for (PackMethod method : PackMethod.values()) {
            String name = method.name().replace("_", "");
            editor.add(count++, name.getBytes(StandardCharsets.US_ASCII), method, text(plain(name)));
        }
        ByteSink out = ByteSink.inMemory();
        RsliFormat.RSLI.encode(editor.apply(), out);
        return out.toView();
    }

    private static String plain(String name) {
        return "packed as " + name + ": " + "the iron kit, ".repeat(9) + "and again: " + "the iron kit, ".repeat(3);
    }

    private static ByteView text(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }

    /** {@return what is found} */
    public static ByteView lookups() {
        return VectorJson.document("names looked up; entries unpacked; lists read by three parsers", out -> {
            archiveLookups(out);
            libraryLookups(out);
            lists(out);
        });
    }

    private static void archiveLookups(JsonWriter out) {
        NresArchive archive = NresFormat.NRES.decode(archive(), Problems.strict());
        out.name("archive")
                .object()
                .field("file", "inputs/names.lib")
                .name("names")
                .array();
        for (String query : QUERIES) {
            out.inlineObject()
                    .field("query", query)
                    .field("index", archive.find(text(query)).orElse(-1))
                    .end();
        }
        out.end().name("types").array();
        for (int type = 1; type <= 4; type++) {
            out.inlineObject()
                    .field("type", type)
                    .field("index", archive.findType(type).orElse(-1))
                    .end();
        }
        out.end().end();
    }

    private static void libraryLookups(JsonWriter out) {
        RsliLibrary library = RsliFormat.RSLI.decode(library(), Problems.strict());
        out.name("library")
                .object()
                .field("file", "inputs/packed.rsl")
                .name("entries")
                .array();
        for (int i = 0; i < library.entries().size(); i++) {
            String name = library.entries().get(i).name().toString();
            ByteView found = library.content(
                    library.findAsEngine(text(name.toLowerCase(Locale.ROOT))).orElseThrow(), Problems.strict());
            out.inlineObject()
                    .field("query", name.toLowerCase(Locale.ROOT))
                    .field("index", i)
                    .field("contentHex", HexFormat.of().formatHex(found.toByteArray()))
                    .end();
        }
        out.end().end();
    }

    private static void lists(JsonWriter out) {
        out.name("lists").array();
        for (String list : LISTS) {
            out.object().field("text", list);
            for (WearParser parser : WearParser.values()) {
                out.name(parser.name().toLowerCase(Locale.ROOT)).inlineObject();
                list(out, parser, list);
                out.end();
            }
            out.end();
        }
        out.end();
    }

    private static void list(JsonWriter out, WearParser parser, String list) {
        try {
            WearReading reading = parser.read(text(list), Problems.tolerant());
            names(out, "materials", reading.materials());
            names(out, "lightmaps", reading.lightmaps());
        } catch (MalformedAssetException e) {
            out.field("error", e.diagnostic().code().id());
        }
    }

    private static void names(JsonWriter out, String field, List<ByteView> names) {
        out.name(field).inlineArray();
        names.forEach(name -> out.value(new String(name.toByteArray(), StandardCharsets.US_ASCII)));
        out.end();
    }
}
