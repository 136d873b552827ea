package dev.ironkit.validate.report;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.CheckedArchive;
import dev.ironkit.validate.Finding;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The files of a report and those archives inside them that something was found in, numbered. */
final class SarifArtifacts {

    /** An artifact: a file, or an archive inside another artifact. */
    private sealed interface Artifact {

        record OnDisk(String file) implements Artifact {}

        record Nested(CheckedArchive archive, String inside, int parent, long offset) implements Artifact {}
    }

    private final List<Artifact> artifacts = new ArrayList<>();
    private final Map<String, Integer> files = new LinkedHashMap<>();
    private final Map<String, Long> sizes = new LinkedHashMap<>();
    /** The numbers of the archives of a file, by the file itself: comparing files would compare all their findings. */
    private final IdentityHashMap<CheckedFile.Checked, Map<Integer, Integer>> nested = new IdentityHashMap<>();

    SarifArtifacts(Report report) {
        for (CheckedFile.Checked file : report.checked()) {
            files.computeIfAbsent(file.file(), name -> add(new Artifact.OnDisk(name)));
            if (file.file().equals(file.path().text())) {
                sizes.put(file.file(), file.size());
            }
            for (Finding finding : file.validation().findings()) {
                number(file, finding.archive());
            }
        }
    }

    /** The number of the file on disk. */
    int file(CheckedFile.Checked file) {
        return files.get(file.file());
    }

    /** The number of an archive: that of its file where it is not inside another. */
    int archive(CheckedFile.Checked file, int archive) {
        return number(file, archive);
    }

    boolean usesGameFolder() {
        return files.keySet().stream().anyMatch(SarifUri::isInGame);
    }

    private int number(CheckedFile.Checked file, int archive) {
        CheckedArchive checked = file.validation().archives().get(archive);
        boolean isWholeFile =
                checked.parent() < 0 && file.file().equals(file.path().text());
        if (isWholeFile) {
            return file(file);
        }
        Map<Integer, Integer> numbers = nested.computeIfAbsent(file, f -> new LinkedHashMap<>());
        Integer known = numbers.get(archive);
        if (known != null) {
            return known;
        }
        boolean outermost = checked.parent() < 0;
        int parent = outermost ? file(file) : number(file, checked.parent());
        String around = outermost
                ? file.file()
                : file.validation().archives().get(checked.parent()).path().text();
        ByteRange parentRange = outermost
                ? new ByteRange(0, 0)
                : file.validation().archives().get(checked.parent()).range();
        String inside = checked.path().text().substring(around.length() + "!/".length());
        int number =
                add(new Artifact.Nested(checked, inside, parent, checked.range().offset() - parentRange.offset()));
        numbers.put(archive, number);
        return number;
    }

    private int add(Artifact artifact) {
        artifacts.add(artifact);
        return artifacts.size() - 1;
    }

    void write(JsonWriter json) {
        json.name("artifacts").array();
        for (Artifact artifact : artifacts) {
            json.object();
            if (artifact instanceof Artifact.OnDisk onDisk) {
                json.name("location").object();
                SarifUri.write(onDisk.file(), json);
                json.end();
                if (sizes.containsKey(onDisk.file())) {
                    json.field("length", sizes.get(onDisk.file()));
                }
                json.name("roles").inlineArray().value("analysisTarget").end();
            } else if (artifact instanceof Artifact.Nested inner) {
                json.name("location")
                        .object()
                        .field("uri", "/" + SarifUri.path(inner.inside()))
                        .end();
                json.field("parentIndex", inner.parent());
                // The place of what was unpacked is nowhere in its parent.
                if (!inner.archive().packed()) {
                    json.field("offset", inner.offset());
                }
                json.field("length", inner.archive().size());
            }
            json.end();
        }
        json.end();
    }
}
