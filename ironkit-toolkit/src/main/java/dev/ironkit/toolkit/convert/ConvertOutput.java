package dev.ironkit.toolkit.convert;

import dev.ironkit.base.bytes.Sha256;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.image.Sidecar;
import dev.ironkit.convert.image.TextureExport;
import dev.ironkit.toolkit.RequestProblem;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.Address;
import dev.ironkit.workspace.NewFolders;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.SafeWriter;
import dev.ironkit.workspace.SaveGroup;
import dev.ironkit.workspace.SaveRequest;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Writes the files of a conversion; all of one thing or none.
 *
 * @param named the file the user named for the one thing there is; null where names follow from the things
 * @param stream where the one file goes instead, or null
 * @param force whether files that are there may be replaced
 * @param dryRun whether nothing is written
 * @param shared the pictures that models share; null where each has its own
 */
public record ConvertOutput(Path named, PrintStream stream, boolean force, boolean dryRun, SharedPictures shared) {

    List<ConvertResult.Written> write(ConvertJob job, List<TextureExport.File> files) {
        List<Path> paths = paths(job, files);
        if (stream != null) {
            byte[] bytes = files.get(0).bytes().toByteArray();
            stream.write(bytes, 0, bytes.length);
            return List.of();
        }
        if (dryRun) {
            paths.forEach(RunFiles::refuseTarget);
            return written(files, paths, List.of());
        }
        List<Path> made = NewFolders.make(paths.get(0).toAbsolutePath().getParent());
        boolean done = false;
        try {
            for (int i = 0; i < paths.size(); i++) {
                if (isLibraryBeside(i, files) && Files.exists(paths.get(i))) {
                    throw new RefusedException(
                            RequestProblem.LIBRARY_THERE,
                            new AssetPath(paths.get(i).toString()));
                }
                check(paths.get(i), files.get(i), isShared(files.get(0), files.get(i)));
            }
            List<ConvertResult.Written> all = written(files, paths, save(files, paths));
            done = true;
            return all;
        } finally {
            if (!done) {
                NewFolders.remove(made);
            }
        }
    }

    /** A library beside a model may be that of a game: it is made, never replaced by one with less in it. */
    private static boolean isLibraryBeside(int place, List<TextureExport.File> files) {
        return place > 0 && files.get(place).kind().equals(ConvertTarget.NRES.word());
    }

    private List<Path> paths(ConvertJob job, List<TextureExport.File> files) {
        if (named == null || !isModel(files.get(0))) {
            return files.stream().map(file -> path(job, file.name())).toList();
        }
        // The files of a model refer to each other, so they have the right names already; the first has the user's.
        List<Path> paths = new ArrayList<>();
        files.forEach(file -> paths.add(paths.isEmpty() ? named : named.resolveSibling(file.name())));
        return paths;
    }

    private static boolean isModel(TextureExport.File file) {
        return ConvertTarget.ofWord(file.kind())
                .filter(kind -> kind.isModel() || kind == ConvertTarget.MSH)
                .isPresent();
    }

    private static List<ConvertResult.Written> written(
            List<TextureExport.File> files, List<Path> paths, List<String> hashes) {
        List<ConvertResult.Written> all = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            TextureExport.File file = files.get(i);
            all.add(new ConvertResult.Written(
                    paths.get(i),
                    file.kind(),
                    file.width(),
                    file.height(),
                    file.bytes().length(),
                    hashes.isEmpty() ? "" : hashes.get(i)));
        }
        return all;
    }

    private void check(Path path, TextureExport.File file, boolean isShared) {
        if (isShared) {
            shared.check(path, () -> {
                if (!SharedPictures.isThere(path, file.bytes())) {
                    check(path);
                }
            });
        } else {
            check(path);
        }
    }

    private void check(Path path) {
        SafeWriter.checkTarget(path, false, force);
        RunFiles.refuseTarget(path);
    }

    /** Writes the files and returns their hashes; a picture that models share is a thing of its own, and comes first. */
    private List<String> save(List<TextureExport.File> files, List<Path> paths) {
        List<String> hashes = new ArrayList<>(Collections.nCopies(files.size(), ""));
        List<Integer> own = new ArrayList<>();
        for (int i = 0; i < files.size(); i++) {
            if (isShared(files.get(0), files.get(i))) {
                hashes.set(i, saveShared(paths.get(i), files.get(i)));
            } else {
                own.add(i);
            }
        }
        if (own.size() == 1) {
            int only = own.get(0);
            hashes.set(
                    only,
                    SafeWriter.saveOneOfMany(request(paths.get(only), files.get(only)))
                            .sha256());
            return hashes;
        }
        try (SaveGroup group = SaveGroup.ofMany()) {
            own.forEach(i -> group.add(request(paths.get(i), files.get(i))));
            List<SafeWriter.Saved> saved = group.commit();
            for (int i = 0; i < own.size(); i++) {
                hashes.set(own.get(i), saved.get(i).sha256());
            }
        }
        return hashes;
    }

    private String saveShared(Path path, TextureExport.File file) {
        return shared.write(
                path,
                () -> SharedPictures.isThere(path, file.bytes())
                        ? Sha256.of(file.bytes())
                        : SafeWriter.saveOneOfMany(request(path, file)).sha256());
    }

    private SaveRequest request(Path path, TextureExport.File file) {
        return new SaveRequest(path, sink -> sink.bytes(file.bytes()), view -> {}, null, force, false);
    }

    private boolean isShared(TextureExport.File model, TextureExport.File file) {
        return shared != null && isModel(model) && file.kind().equals("png");
    }

    /** The name the user gave takes the place of the first file's, and leads those of the others. */
    private Path path(ConvertJob job, String name) {
        if (named == null) {
            return job.folder().resolve(name);
        }
        String given = named.getFileName().toString();
        String ending = name.substring(job.stem().length());
        boolean usual = ConvertTarget.ofName(given).isPresent();
        String stem = usual ? given.substring(0, given.lastIndexOf('.')) : given;
        boolean first = ConvertTarget.ofWord(ending.substring(1)).isPresent();
        // What stands beside a file has the whole name of that file in front.
        boolean beside = !usual && ending.endsWith(Sidecar.SUFFIX);
        return named.resolveSibling(first ? given : stem + (beside ? Sidecar.SUFFIX : ending));
    }

    /** Where a model goes that a thing becomes. */
    AssetPath modelPath(ConvertJob job) {
        String ending = "." + ConvertTarget.MSH.word();
        return stream != null
                ? new AssetPath(InputFile.STREAM)
                : new AssetPath(Address.slashed(path(job, job.stem() + ending).toString()));
    }

    /** The stem of the files that a thing becomes. */
    String stem(ConvertJob job) {
        return named == null ? job.stem() : withoutEnding(named.getFileName().toString());
    }

    /** The name of the first of them. */
    String name(ConvertJob job, ConvertTarget target) {
        return named == null
                ? job.stem() + target.ending()
                : named.getFileName().toString();
    }

    private static String withoutEnding(String name) {
        return ConvertTarget.ofName(name).isPresent() ? name.substring(0, name.lastIndexOf('.')) : name;
    }
}
