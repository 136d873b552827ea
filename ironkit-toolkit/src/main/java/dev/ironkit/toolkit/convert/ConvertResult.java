package dev.ironkit.toolkit.convert;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.toolkit.Failure;
import dev.ironkit.workspace.edit.ModelFollowing;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What became of one conversion.
 *
 * @param job what it was
 * @param title the texture in a few words; empty where it failed
 * @param files what was written, or would be
 * @param imported what became of a picture
 * @param modelImport what became of a model of another program
 * @param following what followed in a model that was edited as JSON
 * @param findings what was found on the way
 * @param failure why there is nothing
 */
public record ConvertResult(
        ConvertJob job,
        String title,
        List<Written> files,
        Optional<Imported> imported,
        Optional<ModelImportReport> modelImport,
        Optional<ModelFollowing> following,
        List<Diagnostic> findings,
        Optional<Failure> failure) {

    /**
     * A file.
     *
     * @param path where
     * @param kind {@code png}, {@code dds}, {@code texm} or {@code sidecar}
     * @param width pixels in a row; 0 for a sidecar
     * @param height rows
     * @param size in bytes
     * @param sha256 of its bytes; empty where nothing was written
     */
    public record Written(Path path, String kind, int width, int height, long size, String sha256) {}

    /** Of a conversion that did not work. */
    static ConvertResult failed(ConvertJob job, List<Diagnostic> findings, Optional<Failure> failure) {
        return new ConvertResult(
                job, "", List.of(), Optional.empty(), Optional.empty(), Optional.empty(), findings, failure);
    }

    /** The same with other files. */
    public ConvertResult with(List<Written> others) {
        return new ConvertResult(job, title, others, imported, modelImport, following, findings, failure);
    }

    public boolean isDone() {
        return failure.isEmpty();
    }
}
