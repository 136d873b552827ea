package planted.dev.ironkit.format.texm;

import dev.ironkit.format.nres.NresArchive;

/** Breaks: of the formats only models know archives. */
public final class TextureThatKnowsArchives {
    NresArchive archive;
}
