package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfProblem;
import dev.ironkit.convert.model.ModelFile;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.convert.model.ModelTexture;
import dev.ironkit.convert.model.PictureNames;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** The materials of a shape, with the pictures they show. */
final class MtlText {

    private static final float MOST = 255;
    private static final float FULL_ALPHA = 100;
    private static final float MOST_SHINE = 1000;

    private final ModelLook look;
    private final PictureNames names;
    private final StringBuilder out = new StringBuilder();
    private final Map<String, Optional<String>> files = new TreeMap<>();
    private final List<ModelFile> pictures = new ArrayList<>();

    MtlText(ModelLook look, PictureNames names) {
        this.look = look;
        this.names = names;
    }

    /** The name of a row's material: rows may name one material twice, so the row belongs to it. */
    static String name(ModelLook look, int row) {
        return ObjNumbers.word(row < look.rows().size() ? look.rows().get(row).name() + "." + row : "row." + row);
    }

    /** Adds the material of a row; what cannot be found of it is told. */
    void add(int row, ByteView model, Problems problems) {
        out.append("newmtl ").append(name(look, row)).append('\n');
        Optional<Material> material = look.row(row).flatMap(ModelLook.Row::material);
        look.row(row)
                .flatMap(ModelLook.Row::standIn)
                .ifPresent(instead -> problems.report(
                        GltfProblem.STAND_IN,
                        model.range(),
                        row,
                        look.rows().get(row).name(),
                        instead));
        material.filter(found -> found.phaseCount() > 0)
                .ifPresentOrElse(
                        found -> show(found.phase(0), model, problems),
                        () -> problems.report(
                                GltfProblem.NO_MATERIAL,
                                model.range(),
                                row,
                                look.row(row).map(ModelLook.Row::name).orElse("not in any list")));
    }

    private void show(MaterialPhase phase, ByteView model, Problems problems) {
        colour("Ka", phase.ambient());
        colour("Kd", phase.diffuse());
        colour("Ks", phase.specular());
        line("Ns", (float) Math.min(MOST_SHINE, Math.scalb(1.0, phase.power())));
        line("d", Math.min(phase.ambientAlpha(), FULL_ALPHA) / FULL_ALPHA);
        if (phase.hasTexture()) {
            picture(phase.texture().display(), model, problems)
                    .ifPresent(file -> out.append("map_Kd ").append(file).append('\n'));
        }
    }

    private Optional<String> picture(String name, ByteView model, Problems problems) {
        return files.computeIfAbsent(name, wanted -> {
            Optional<ModelTexture> skin = look.textures().find(wanted);
            if (skin.isEmpty()) {
                problems.report(GltfProblem.NO_TEXTURE, model.range(), wanted);
            }
            skin.ifPresent(
                    found -> pictures.add(new ModelFile(names.of(pictures.size(), wanted, ""), "png", found.png())));
            return skin.map(found -> pictures.get(pictures.size() - 1).name());
        });
    }

    private void colour(String word, int rgb) {
        out.append(word);
        for (int shift = 16; shift >= 0; shift -= 8) {
            out.append(' ').append(ObjNumbers.text((rgb >> shift & 0xFF) / MOST));
        }
        out.append('\n');
    }

    private void line(String word, float value) {
        out.append(word).append(' ').append(ObjNumbers.text(value)).append('\n');
    }

    CharSequence text() {
        return out;
    }

    List<ModelFile> pictures() {
        return pictures;
    }
}
