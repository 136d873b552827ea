package dev.ironkit.cli;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.workspace.Located;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes files of models that come from other programs: the model, and what it brings along.
 *
 * @param arrival brings them
 * @param base the model they were exported from or that lends them something
 * @param options what they bring along
 */
record ArrivalFiles(ModelArrival arrival, Optional<Located> base, ArrivalOptions options) {

    /**
     * What was made.
     *
     * @param title the model in a few words
     * @param files the model first
     * @param report what became of it
     */
    record Made(String title, List<TextureExport.File> files, ArrivalReport report) {}

    /** The files of a model. */
    Made make(OtherModel file, String stem, Problems problems) {
        ModelArrival.Arrived arrived = arrival.bring(file, base, stem, problems);
        List<TextureExport.File> files = new ArrayList<>();
        files.add(new TextureExport.File(stem + ".msh", "msh", 0, 0, arrived.back().image()));
        return new Made(Titles.of(arrived.back().model()), files, new ArrivalReport(arrived.back()));
    }
}
