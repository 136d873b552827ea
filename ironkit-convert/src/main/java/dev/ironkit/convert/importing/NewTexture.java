package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.ImportOptions;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.image.OtherPicture;
import dev.ironkit.convert.image.PictureFile;
import dev.ironkit.convert.image.TextureImport;
import dev.ironkit.convert.importing.create.NewModelProblem;
import dev.ironkit.convert.importing.scene.IncomingPicture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Makes a texture of a picture that came with a model.
 */
final class NewTexture {

    /**
     * A texture that was made.
     *
     * @param name its name in the game
     * @param imported the texture, and what became of the picture
     * @param notes what was chosen, in words
     */
    record Made(String name, Imported imported, List<String> notes) {

        public Made {
            notes = List.copyOf(notes);
        }
    }

    private NewTexture() {}

    /**
     * {@return the texture; nothing where the picture is missing or of a kind that is not read, which is reported}
     *
     * @param picture the picture
     * @param name the name the texture gets
     * @param options how it is stored
     * @param problems hears of pictures that become no texture
     */
    static Optional<Made> of(IncomingPicture picture, String name, ImportOptions options, Problems problems) {
        String title = title(picture);
        if (picture.bytes().isEmpty()) {
            problems.report(NewModelProblem.PICTURE_MISSING, new ByteRange(0, 0), title, name);
            return Optional.empty();
        }
        ByteView bytes = picture.bytes().get();
        if (!PictureFile.sniff(bytes)) {
            String kind = OtherPicture.name(bytes).orElse("neither PNG nor DDS");
            problems.report(NewModelProblem.PICTURE_KIND, bytes.range(), title, kind, name);
            return Optional.empty();
        }
        Imported made = TextureImport.run(
                PictureFile.read(bytes, problems), Optional.empty(), Optional.empty(), options, problems.path());
        List<String> notes = new ArrayList<>();
        if (!name.equals(picture.name())) {
            notes.add(title + ": renamed to " + name);
        }
        made.defaults().forEach(note -> notes.add(title + ": " + note));
        return Optional.of(new Made(name, made, notes));
    }

    /** {@return how messages name a picture} */
    static String title(IncomingPicture picture) {
        return "image " + picture.place() + (picture.name().isEmpty() ? "" : " \"" + picture.name() + "\"");
    }
}
