package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.demo.effect.NamedEffect;
import dev.ironkit.demo.material.MaterialRecipe;
import dev.ironkit.demo.material.WearBytes;
import dev.ironkit.demo.model.MadeModel;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.nres.NresEditor;
import dev.ironkit.format.nres.NresFormat;
import java.nio.charset.StandardCharsets;

/** Puts an archive together, entry by entry. */
final class ArchiveBuilder {

    private final NresEditor editor = NresArchive.empty().edit();
    private int count;

    ArchiveBuilder add(String type, String name, int attr1, int attr2, int attr3, ByteView content) {
        Attributes attributes = new Attributes(Attributes.parseType(type), attr1, attr2, attr3);
        editor.add(count++, name.getBytes(StandardCharsets.US_ASCII), attributes, content);
        return this;
    }

    ArchiveBuilder texture(String name, ByteView content) {
        return add("Texm", name, 0, 0, 0, content);
    }

    ArchiveBuilder material(MaterialRecipe recipe) {
        return add("MAT0", recipe.name(), recipe.material().flags().bits(), Material.VERSION, 0, recipe.bytes());
    }

    ArchiveBuilder effect(NamedEffect effect) {
        return add("FXID", effect.name(), 0, 0, 1, effect.bytes());
    }

    /** Adds a model and the list of what it wears. */
    ArchiveBuilder model(String stem, MadeModel model, boolean lineFeeds) {
        add("MESH", stem + ".msh", 0, 0, 1, model.bytes());
        return wear(stem + ".wea", model, lineFeeds);
    }

    ArchiveBuilder wear(String name, MadeModel model, boolean lineFeeds) {
        ByteView wear = lineFeeds
                ? WearBytes.withLineFeeds(model.materials(), model.lightmaps())
                : WearBytes.of(model.materials(), model.lightmaps());
        return add("WEAR", name, 0, 0, 1, wear);
    }

    int count() {
        return count;
    }

    NresArchive archive() {
        return editor.apply();
    }

    ByteView build() {
        ByteSink image = ByteSink.inMemory();
        writeTo(image);
        return image.toView();
    }

    void writeTo(ByteSink sink) {
        NresFormat.NRES.encode(editor.apply(), sink);
    }
}
