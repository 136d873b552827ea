package dev.ironkit.cli;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.read.GltfReader;
import dev.ironkit.convert.importing.merge.MergedModel;
import dev.ironkit.convert.importing.merge.ModelMerge;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.model.ModelLook;
import dev.ironkit.format.msh.Model;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;

/** Models that went through another program, taken back into what they were. */
final class ModelsBack {

    private static final double FRAMES_PER_SECOND = 24;

    private ModelsBack() {}

    static MergedModel merge(Model model, Path before, Path after) throws IOException {
        return ModelMerge.merge(
                model,
                ModelLook.NONE,
                read(before),
                read(after),
                ModelMerge.Options.at(FRAMES_PER_SECOND),
                Problems.audit());
    }

    private static IncomingModel read(Path file) throws IOException {
        return GltfReader.read(
                file.getFileName().toString(),
                ByteView.of(Files.readAllBytes(file)),
                uri -> beside(file, uri),
                Problems.audit());
    }

    private static Optional<ByteView> beside(Path file, String uri) {
        Path place = file.resolveSibling(uri);
        try {
            return Files.exists(place) ? Optional.of(ByteView.of(Files.readAllBytes(place))) : Optional.empty();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
