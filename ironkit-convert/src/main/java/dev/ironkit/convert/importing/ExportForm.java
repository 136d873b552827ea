package dev.ironkit.convert.importing;

import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.gltf.GltfRig;
import dev.ironkit.convert.gltf.ModelMarks;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.model.ExportedName;
import dev.ironkit.convert.model.FrameStrip;
import dev.ironkit.convert.model.StateLevels;
import dev.ironkit.format.msh.Model;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * In which form a file was written that came back: by its marks and, where a program dropped them, by what the forms differ in.
 *
 * @param options how it was written
 * @param cells the states and levels it held
 */
record ExportForm(GltfOptions options, StateLevels cells) {

    /**
     * {@return the form of a file}
     *
     * @param model the model it was written of
     * @param tool what reads it
     */
    static ExportForm of(IncomingModel incoming, Model model, String tool) {
        Optional<GltfOptions> said = ModelMarks.options(incoming.marks(), tool);
        GltfOptions options = said.orElseGet(() -> guess(incoming, tool));
        StateLevels marked = ModelMarks.cells(incoming.marks());
        StateLevels filled = StateLevels.filled(model);
        // Before marks told what a file holds, a file for editing held all.
        boolean all = marked.isEmpty() && said.isPresent() && options.profile() != GltfProfile.VIEW;
        Set<Integer> cells = new TreeSet<>((all ? filled : marked).cells());
        // What somebody added is held against what the model has there.
        incoming.nodes().forEach(node -> add(node, cells));
        cells.retainAll(filled.cells());
        return new ExportForm(options, cells.isEmpty() ? filled : StateLevels.of(cells));
    }

    private static void add(IncomingNode node, Set<Integer> cells) {
        node.geometryName()
                .or(() -> ExportedName.ofCopy(node.name()))
                .ifPresent(name -> cells.add(StateLevels.cell(name.state(), name.level())));
    }

    private static GltfOptions guess(IncomingModel incoming, String tool) {
        boolean forLooking =
                incoming.nodes().stream().anyMatch(node -> !node.coarser().isEmpty())
                        || incoming.pictures().stream().anyMatch(picture -> FrameStrip.isName(picture.name()));
        GltfOptions options = GltfOptions.of(forLooking ? GltfProfile.VIEW : GltfProfile.EDIT, tool);
        boolean bones = incoming.nodes().stream().anyMatch(node -> node.bound().isPresent());
        return bones ? options.riggedWith(GltfRig.ARMATURE) : options;
    }
}
