package dev.ironkit.convert.importing;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.image.Imported;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.texm.Texture;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a model brings along.
 *
 * @param materials materials that are new or other than they were
 * @param textures textures that are new or other than they were
 * @param notes what was left as it is, and why
 */
public record Goods(List<NamedMaterial> materials, List<NamedTexture> textures, List<String> notes) {

    /**
     * A material.
     *
     * @param name its name in the library
     * @param material the material
     * @param note what is other than it was; what was chosen for a new one
     */
    public record NamedMaterial(String name, Material material, String note) {}

    /**
     * A texture.
     *
     * @param name its name in the library
     * @param texture the texture
     * @param imported what became of its picture
     */
    public record NamedTexture(String name, Texture texture, Imported imported) {}

    /** Nothing. */
    public static final Goods NONE = new Goods(List.of(), List.of(), List.of());

    /** Copies the lists. */
    public Goods {
        materials = List.copyOf(materials);
        textures = List.copyOf(textures);
        notes = List.copyOf(notes);
    }

    /**
     * {@return what a model brings along}
     *
     * @param incoming what its file says
     * @param back what became of it
     * @param stock what the game has already
     * @param withTextures whether pictures become textures
     * @param problems hears of pictures that cannot
     */
    public static Goods of(
            IncomingModel incoming, CameBack back, Stock stock, boolean withTextures, Problems problems) {
        return new GoodsFinder(incoming, stock, withTextures, problems).find(back);
    }

    /**
     * Says what was changed in a file and would only come along if somebody asked for it.
     *
     * @param incoming what the file says
     * @param back what became of it
     * @param stock what the game has already
     */
    public static void tellOfTheRest(IncomingModel incoming, CameBack back, Stock stock, Problems problems) {
        if (back.edit().isEmpty()) {
            return;
        }
        Goods goods = of(incoming, back, stock, true, Problems.tolerant());
        List<String> changed = new ArrayList<>();
        goods.materials().forEach(one -> changed.add("material " + one.name()));
        goods.textures().forEach(one -> changed.add("texture " + one.name()));
        if (!changed.isEmpty()) {
            problems.report(BackProblem.NOT_TAKEN, new ByteRange(0, 0), String.join(", ", changed));
        }
    }

    /** What the game has already. */
    public interface Stock {

        /** Nothing. */
        Stock EMPTY = new Stock() {
            @Override
            public Optional<Material> material(String name) {
                return Optional.empty();
            }

            @Override
            public Optional<Texture> texture(String name) {
                return Optional.empty();
            }
        };

        /** {@return the material of a name} */
        Optional<Material> material(String name);

        /** {@return the texture of a name} */
        Optional<Texture> texture(String name);
    }
}
