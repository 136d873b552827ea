package dev.ironkit.convert.sidecar;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.field.Field;
import dev.ironkit.base.field.Group;
import dev.ironkit.base.field.Leaf;
import dev.ironkit.base.field.Sequence;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.gltf.WrittenCells;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.format.nres.NresEntry;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Writes what stands beside a model: names in alphabetical order, no time, a line feed at the end. */
public final class ModelSidecarWriter {

    private static final String BASE64 = "base64";

    private final Map<String, Runnable> members = new TreeMap<>();
    private final JsonWriter out = JsonWriter.pretty();
    private final Model model;
    private final ByteView image;
    private final ModelLook look;

    private ModelSidecarWriter(Model model, ByteView image, ModelLook look) {
        this.model = model;
        this.image = image;
        this.look = look;
    }

    /**
     * {@return the file beside a model}
     *
     * @param image the bytes of the model
     * @param address where it came from
     * @param textures the textures and lightmaps of its materials as they are stored; kept with the profile archive
     * @param files what was written, the one it stands beside first
     */
    public static ModelFile write(
            Model model,
            ByteView image,
            String address,
            ModelLook look,
            List<ModelSidecar.Kept> textures,
            GltfOptions options,
            List<ModelFile> files) {
        ModelSidecarWriter writer = new ModelSidecarWriter(model, image, look);
        writer.provenance(
                ModelMarks.block(address, Sha256.of(image), options, WrittenCells.of(model, options), look.chosen()));
        writer.member("files", () -> writer.files(files));
        writer.member("materials", writer::materials);
        writer.member("nodes", () -> new NodeRecords(model, writer.out).write());
        writer.member("reading", writer::reading);
        if (options.profile() == GltfProfile.ARCHIVE) {
            writer.member("pieces", writer::pieces);
            if (!textures.isEmpty()) {
                writer.member("textures", () -> KeptTextures.write(textures, writer.out));
            }
            look.list()
                    .ifPresent(list ->
                            writer.members.put("wearBase64", () -> writer.out.field("wearBase64", base64(list))));
        }
        return new ModelFile(files.get(0).name() + ModelSidecar.SUFFIX, "sidecar", writer.text());
    }

    private void member(String name, Runnable content) {
        members.put(name, () -> {
            out.name(name);
            content.run();
        });
    }

    private ByteView text() {
        out.object();
        members.values().forEach(Runnable::run);
        out.end();
        return ByteView.of((out + "\n").getBytes(StandardCharsets.UTF_8));
    }

    private void provenance(Map<String, Object> block) {
        block.forEach((name, value) -> {
            if (!name.equals("s") && !name.equals("source") && !name.equals("sha256")) {
                members.put(name, () -> scalar(name, value));
            }
        });
        members.put("schema", () -> out.field("schema", ModelSidecar.SCHEMA));
        members.put("schemaVersion", () -> out.field("schemaVersion", ModelSidecar.VERSION));
        member(
                "source",
                () -> out.object()
                        .field("address", (String) block.get("source"))
                        .field("sha256", (String) block.get("sha256"))
                        .field("size", image.length())
                        .end());
    }

    private void scalar(String name, Object value) {
        if (value instanceof Integer number) {
            out.field(name, number);
        } else {
            out.field(name, (String) value);
        }
    }

    private void files(List<ModelFile> files) {
        out.array();
        for (ModelFile file : files) {
            out.object().field("name", file.name()).field("sha256", Sha256.of(file.bytes()));
            out.field("size", file.bytes().length()).end();
        }
        out.end();
    }

    private void reading() {
        ModelReading reading = look.reading(model);
        out.object().field("batchMaterial", reading.materials().id());
        out.field("lightmapCoordinates", reading.lightmapCoordinates());
        out.field("rotationOrder", reading.rotations().id()).end();
    }

    private void materials() {
        out.array();
        for (int row = 0; row < look.rows().size(); row++) {
            material(row, look.rows().get(row));
        }
        out.end();
    }

    private void material(int row, ModelLook.Row worn) {
        out.object();
        worn.material().ifPresent(material -> {
            out.field("attr1", Integer.toUnsignedLong(material.attributes().attr1()));
            out.field("attr2", Integer.toUnsignedLong(material.attributes().attr2()));
            out.field("attr3", Integer.toUnsignedLong(material.attributes().attr3()));
            mat0(material);
        });
        out.field("name", worn.name()).field("row", row).end();
    }

    private void mat0(Material material) {
        ByteView bytes = Mat0Format.MAT0.encoded(material);
        SortedFields.write(Mat0Format.MAT0.describe(material, bytes), out.name("mat0"));
        out.field("mat0Base64", base64(bytes));
    }

    private void pieces() {
        out.array();
        for (ModelPiece piece : ModelPiece.of(image)) {
            out.object();
            boolean known = piece.entries().size() == 1
                    && piece.entries().get(0) < model.archive().entries().size();
            if (known) {
                table(model.archive().entries().get(piece.entries().get(0)), piece);
            } else {
                out.field(BASE64, base64(piece.bytes()));
                if (!piece.entries().isEmpty()) {
                    out.name("entries").inlineArray();
                    piece.entries().forEach(out::value);
                    out.end();
                }
                out.field("kind", piece.kind());
            }
            out.end();
        }
        out.end();
    }

    private void table(NresEntry entry, ModelPiece piece) {
        out.field("attr1", Integer.toUnsignedLong(entry.attributes().attr1()));
        out.field("attr2", Integer.toUnsignedLong(entry.attributes().attr2()));
        out.field("attr3", Integer.toUnsignedLong(entry.attributes().attr3()));
        out.field(BASE64, base64(piece.bytes()));
        out.name("entries").inlineArray().value(piece.entries().get(0)).end();
        out.field("kind", piece.kind());
        out.field("name", entry.name().display()).field("type", entry.typeText());
    }

    static String base64(ByteView bytes) {
        return Base64.getEncoder().encodeToString(bytes.toByteArray());
    }

    /** The fields of an asset as JSON with its names in alphabetical order: to be read by people, not to be put together again. */
    private static final class SortedFields {

        private SortedFields() {}

        static void write(Field field, JsonWriter out) {
            if (field instanceof Leaf leaf) {
                if (leaf.type().printsNumber(leaf.plain())) {
                    out.raw(leaf.value());
                } else {
                    out.value(leaf.value());
                }
            } else if (field instanceof Group group) {
                out.object();
                group.children().stream()
                        .sorted(Comparator.comparing(Field::name))
                        .forEach(child -> write(child, out.name(child.name())));
                out.end();
            } else if (field instanceof Sequence sequence) {
                out.array();
                for (int i = 0; i < sequence.count(); i++) {
                    write(sequence.element().apply(i), out);
                }
                out.end();
            }
        }
    }
}
