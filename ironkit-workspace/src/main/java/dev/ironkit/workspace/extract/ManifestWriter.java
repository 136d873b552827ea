package dev.ironkit.workspace.extract;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.json.JsonWriter;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.Optional;

/** Writes a manifest as JSON, an entry a line, the same text for the same archive. */
final class ManifestWriter {

    private ManifestWriter() {}

    static String write(Manifest manifest) {
        return write(manifest, Optional.of(sha256(manifest)));
    }

    /** The hash of what a manifest says, however its text is laid out. */
    static String sha256(Manifest manifest) {
        return Sha256.of(ByteView.of(write(manifest, Optional.empty()).getBytes(StandardCharsets.UTF_8)));
    }

    private static String write(Manifest manifest, Optional<String> sha256) {
        JsonWriter out = JsonWriter.pretty();
        out.object()
                .field("schema", Manifest.SCHEMA)
                .field("schemaVersion", Manifest.VERSION)
                .field("format", manifest.format());
        Manifest.Source source = manifest.source();
        out.name("source")
                .inlineObject()
                .field("name", source.name())
                .field("size", source.size())
                .field("sha256", source.sha256())
                .end();
        out.field("entryCount", manifest.entryCount()).field("complete", manifest.isComplete());
        manifest.header()
                .ifPresent(header -> out.field("headerHex", HexFormat.of().formatHex(header.toByteArray()))
                        .field("overlay", manifest.overlay()));
        out.name("entries").array();
        manifest.entries().forEach(entry -> write(entry, out));
        out.end().name("kept").array();
        manifest.kept().forEach(kept -> kept.write(out));
        out.end();
        sha256.ifPresent(hash -> out.field("sha256", hash));
        out.end();
        return out + "\n";
    }

    private static void write(Manifest.Entry entry, JsonWriter out) {
        out.inlineObject()
                .field("index", entry.index())
                .field("name", entry.record().name().display());
        entry.content().ifPresent(content -> out.field(content.isFolder() ? "folder" : "file", content.name()));
        entry.record().writeJson(out);
        entry.content().ifPresent(content -> out.field("sha256", content.sha256()));
        out.end();
    }
}
