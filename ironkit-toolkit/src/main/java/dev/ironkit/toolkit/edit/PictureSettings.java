package dev.ironkit.toolkit.edit;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.ImportOptions.MipsIn;
import dev.ironkit.format.texm.Palette;
import dev.ironkit.workspace.Workspace;
import java.util.Optional;

/** How pictures become textures, asked for when there is a picture: what is said of none may be anything. */
public interface PictureSettings {

    /** As is usual. */
    PictureSettings PLAIN = new PictureSettings() {
        @Override
        public MipsIn mipsIn() {
            return MipsIn.AUTO;
        }

        @Override
        public Optional<Palette> palette(Workspace workspace, Problems problems) {
            return Optional.empty();
        }

        @Override
        public ImportOptions in(Optional<Palette> colours) {
            return ImportOptions.PLAIN;
        }
    };

    /** {@return where smaller levels come from} */
    MipsIn mipsIn();

    /** {@return the palette that is to be used, where one is named} */
    Optional<Palette> palette(Workspace workspace, Problems problems);

    /** {@return all settings, with the colours that are to be used} */
    ImportOptions in(Optional<Palette> colours);
}
