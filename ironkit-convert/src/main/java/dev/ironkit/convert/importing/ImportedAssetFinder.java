package dev.ironkit.convert.importing;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.importing.create.CreatedModel;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedRow;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ShownPhase;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeSet;

/**
 * Finds out what a model brings along: of an edit what was changed, of a new model what the game does not have yet.
 *
 * <p>A material that the game has and that nobody changed in the file stays as it is, because others may wear it.
 */
final class ImportedAssetFinder {

    private final IncomingModel incoming;
    private final ImportedAssets.Existing existing;
    private final boolean withTextures;
    private final List<String> notes = new ArrayList<>();
    private final List<ImportedAssets.NamedMaterial> materials = new ArrayList<>();
    private final Set<String> done = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    private final ImportedTextures textures;

    ImportedAssetFinder(
            IncomingModel incoming, ImportedAssets.Existing existing, boolean withTextures, Problems problems) {
        this.incoming = incoming;
        this.existing = existing;
        this.withTextures = withTextures;
        this.textures = new ImportedTextures(existing, problems);
    }

    ImportedAssets find(ImportedModel imported) {
        imported.edit().ifPresent(this::edited);
        imported.made().ifPresent(this::made);
        return new ImportedAssets(materials, textures.made(), notes);
    }

    private void made(CreatedModel made) {
        for (CreatedRow row : made.rows()) {
            Optional<IncomingMaterial> material = row.material() == CreatedRow.NONE
                    ? Optional.empty()
                    : Optional.of(incoming.materials().get(row.material()));
            add(row.name(), material);
        }
    }

    private void edited(ImportedModel.Edit edit) {
        edit.merged().materials().forEach((place, row) -> {
            IncomingMaterial after = incoming.materials().get(place);
            Optional<ModelLook.Row> known = edit.base().look().row(row);
            if (known.isPresent() && isItself(after, row, edit.merged().materials())) {
                change(known.get(), row, edit, after);
            } else if (known.isEmpty() && edit.merged().rows().contains(IncomingMaterial.storedName(after.name()))) {
                String name = IncomingMaterial.storedName(after.name());
                Optional<ModelLook.Row> from = Optional.ofNullable(
                                edit.merged().madeFrom().get(name))
                        .flatMap(edit.base().look()::row)
                        .filter(one ->
                                one.material().filter(m -> m.phaseCount() > 0).isPresent());
                if (from.isPresent() && existing.material(name).isEmpty()) {
                    copy(name, from.get(), edit.merged().madeFrom().get(name), edit, after);
                } else {
                    add(name, Optional.of(after));
                }
            }
        });
    }

    /** Whether it is the material of a row, and not another one that was only given its name. */
    private boolean isItself(IncomingMaterial after, int row, SortedMap<Integer, Integer> rows) {
        OptionalInt own = OptionalInt.of(row);
        return after.marks().number("row").equals(own)
                || rows.entrySet().stream()
                        .noneMatch(other -> other.getValue() == row
                                && incoming.materials()
                                        .get(other.getKey())
                                        .marks()
                                        .number("row")
                                        .equals(own));
    }

    /** A material that the game may not have yet. */
    private void add(String name, Optional<IncomingMaterial> material) {
        if (!done.add(name)) {
            return;
        }
        if (existing.material(name).isPresent()) {
            notes.add("material " + name + " already exists and stays unchanged");
            return;
        }
        String texture = material.flatMap(IncomingMaterial::texture)
                .map(use -> incoming.pictures().get(use.picture()))
                .flatMap(this::texture)
                .orElse("");
        Material made = material.map(one -> NewMaterial.of(one, texture)).orElseGet(ImportedAssetFinder::plain);
        materials.add(
                new ImportedAssets.NamedMaterial(name, made, texture.isEmpty() ? "no texture" : "texture " + texture));
    }

    /** The texture of a picture: one that comes along, or one that the game has. */
    private Optional<String> texture(IncomingPicture picture) {
        if (withTextures) {
            return textures.named(picture);
        }
        String wanted = TextureNames.wanted(picture.name());
        if (existing.texture(wanted).isPresent()) {
            return Optional.of(wanted);
        }
        notes.add("image \"" + picture.name() + "\" is not included: use --with textures");
        return Optional.empty();
    }

    private static Material plain() {
        MaterialPhase white = MaterialPhase.of("").withDiffuse(0xFFFFFF).withAmbientAlpha(100);
        return Material.builder().addPhase(white).apply();
    }

    /** A material that was another one before somebody gave it a name of its own: all that a file cannot say comes from that one. */
    private void copy(String name, ModelLook.Row from, int row, ImportedModel.Edit edit, IncomingMaterial after) {
        if (!done.add(name)) {
            return;
        }
        List<String> changes = new ArrayList<>(List.of("a copy of " + from.name()));
        Material made = changed(from, row, edit, after, changes);
        materials.add(new ImportedAssets.NamedMaterial(name, made, String.join("; ", changes)));
    }

    /** A material of the model, perhaps changed. */
    private void change(ModelLook.Row known, int row, ImportedModel.Edit edit, IncomingMaterial after) {
        Optional<Material> base = known.material();
        if (base.isEmpty() || base.get().phaseCount() == 0 || done.contains(known.name())) {
            return;
        }
        List<String> changes = new ArrayList<>();
        Material made = changed(known, row, edit, after, changes);
        if (!changes.isEmpty()) {
            done.add(known.name());
            materials.add(new ImportedAssets.NamedMaterial(known.name(), made, String.join("; ", changes)));
        }
    }

    /** What becomes of the material of a row by what was edited. */
    private Material changed(
            ModelLook.Row known, int row, ImportedModel.Edit edit, IncomingMaterial after, List<String> changes) {
        Optional<Material> base = known.material();
        Material made = base.get();
        for (LookPairs.Pair look : new LookPairs(edit.before(), incoming).of(row, after)) {
            IncomingMaterial was = look.before();
            OptionalInt variant = was.marks().number("phase");
            int phase = variant.orElse(was.marks().number("shown").orElse(ShownPhase.first(base.get())));
            if (phase < base.get().phaseCount()) {
                MaterialMerge.Merged merged = MaterialMerge.merge(made, phase, was, look.after(), incoming.generator());
                List<String> told = new ArrayList<>(merged.changes());
                made = repaint(merged.material(), phase, known.name(), edit, was, look.after(), told);
                told.forEach(change -> changes.add(variant.isEmpty() ? change : "phase " + phase + " " + change));
            }
        }
        return made;
    }

    /** Follows a picture that is another one than was exported. */
    private Material repaint(
            Material material,
            int phase,
            String name,
            ImportedModel.Edit edit,
            IncomingMaterial was,
            IncomingMaterial is,
            List<String> changes) {
        if (was.texture().isEmpty() || is.texture().isEmpty()) {
            return material;
        }
        IncomingPicture old = edit.before().pictures().get(was.texture().get().picture());
        IncomingPicture other = incoming.pictures().get(is.texture().get().picture());
        if (ImportedTextures.shows(other, edit.images().get(old.place()))) {
            return material;
        }
        if (!withTextures) {
            notes.add("material " + name + " shows another image, which is not included: use --with textures");
            return material;
        }
        String texture = material.phase(phase).texture().display();
        Optional<Texture> there = existing.texture(texture);
        boolean sameName = TextureNames.wanted(other.name()).equalsIgnoreCase(texture)
                || other.name().equals(old.name());
        if (sameName && there.isPresent()) {
            textures.paint(texture, there.get(), other);
            return material;
        }
        return textures.named(other)
                .map(named -> {
                    changes.add("texture from " + texture + " to " + named);
                    return material.withPhase(phase, material.phase(phase).withTexture(named));
                })
                .orElse(material);
    }
}
