package dev.ironkit.convert.image;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;

/**
 * A picture that became a texture, and what that meant.
 *
 * @param texture the texture
 * @param mips where the smaller levels came from
 * @param mipsLost whether they had to be made anew although they were something else
 * @param newPalette whether the palette is another one
 * @param levels what became of each level
 * @param dropped what the format of the texture cannot hold, in words
 * @param defaults what nobody had said, in words
 * @param given what was put into the picture from other files, in words
 * @param findings what does not belong together
 */
public record Imported(
        Texture texture,
        MipsIn mips,
        boolean mipsLost,
        boolean newPalette,
        List<ImportedLevel> levels,
        List<String> dropped,
        List<String> defaults,
        List<String> given,
        List<Diagnostic> findings) {

    public Imported {
        levels = List.copyOf(levels);
        dropped = List.copyOf(dropped);
        defaults = List.copyOf(defaults);
        given = List.copyOf(given);
        findings = List.copyOf(findings);
    }

    /** {@return the texture in a few words: {@code 565 256x256 9 levels}} */
    public String title() {
        int count = texture.levelCount();
        return texture.header().format() + " " + texture.width() + "x" + texture.height() + " " + count
                + (count == 1 ? " level" : " levels");
    }

    /** {@return what was given up, in words; none is the promise} */
    public List<String> loss() {
        List<String> loss = new ArrayList<>(dropped);
        for (ImportedLevel level : levels) {
            if (!level.exact()) {
                loss.add("level " + level.level() + " differs from its image by up to " + level.largestError()
                        + " of 255");
            }
        }
        if (mipsLost) {
            loss.add(
                    "the smaller levels were not available and were rebuilt; the original ones were built differently");
        }
        return loss;
    }

    /** {@return what else there is to know, in words} */
    public List<String> notes() {
        List<String> notes = new ArrayList<>(given);
        ImportedLevel first = levels.get(0);
        first.changed()
                .ifPresent(changed -> notes.add(
                        changed == 0 ? "no pixel changed" : changed + " of " + first.pixels() + " pixels changed"));
        smallerLevels(notes);
        if (newPalette) {
            notes.add("new palette");
        }
        return notes;
    }

    /** One note for all levels that came from the same place, or one for each. */
    private void smallerLevels(List<String> notes) {
        List<ImportedLevel> smaller = levels.subList(1, levels.size());
        if (smaller.isEmpty()) {
            return;
        }
        if (smaller.stream().map(ImportedLevel::from).distinct().count() == 1) {
            String which = smaller.size() == 1 ? "level 1 " : "levels 1-" + smaller.size() + " ";
            notes.add(which + origin(smaller.get(0)));
            return;
        }
        smaller.forEach(level -> notes.add("level " + level.level() + " " + origin(level)));
    }

    private static String origin(ImportedLevel level) {
        return level.from().equals("file") ? "imported from your files" : level.from();
    }

    /**
     * What became of one level.
     *
     * @param level which one
     * @param from where it came from: {@code picture}, {@code file}, {@code kept} or {@code rebuilt}
     * @param pixels how many pixels it has
     * @param changed how many show something else than before, where that is known
     * @param exact whether every pixel shows what its picture does
     * @param largestError the largest difference of one channel, 0 to 255
     */
    public record ImportedLevel(
            int level, String from, int pixels, OptionalInt changed, boolean exact, int largestError) {}
}
