package dev.ironkit.convert.gltf;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A range of the timeline that becomes an animation of its own.
 *
 * @param name its name: not empty, without semicolons and line breaks
 * @param first its first frame
 * @param last its last frame, not before the first
 */
public record GltfClip(String name, int first, int last) {

    private static final int WORDS = 3;

    /** Checks the name and the frames. */
    public GltfClip {
        if (name.isBlank() || name.matches("(?s).*[;\\n\\r].*") || first < 0 || last < first) {
            throw new IllegalArgumentException("clip '" + name + "' from " + first + " to " + last);
        }
    }

    /** {@return what a line says: a name, the first frame and the last, with blanks between; nothing where it does not} */
    public static Optional<GltfClip> parse(String line) {
        String[] words = line.strip().split("\\s+", -1);
        if (words.length < WORDS) {
            return Optional.empty();
        }
        String first = words[words.length - 2];
        String last = words[words.length - 1];
        if (!first.matches("[0-9]{1,9}") || !last.matches("[0-9]{1,9}") || line.indexOf(';') >= 0) {
            return Optional.empty();
        }
        String name = String.join(" ", List.of(words).subList(0, words.length - 2));
        int from = Integer.parseInt(first);
        int to = Integer.parseInt(last);
        return to < from ? Optional.empty() : Optional.of(new GltfClip(name, from, to));
    }

    /** {@return clips as one text, in which {@link #list} finds them again} */
    static String text(List<GltfClip> clips) {
        return clips.stream()
                .map(clip -> String.format(Locale.ROOT, "%s %d %d", clip.name(), clip.first(), clip.last()))
                .collect(Collectors.joining(";"));
    }

    /** {@return the clips of a text; those that make no sense are left out} */
    static List<GltfClip> list(String text) {
        List<GltfClip> clips = new ArrayList<>();
        for (String line : text.split(";", -1)) {
            parse(line).ifPresent(clips::add);
        }
        return clips;
    }
}
