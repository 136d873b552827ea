package dev.ironkit.demo;

import java.util.List;

/** A made-up game folder: archives and libraries of the shapes real ones have, with contents of our own. */
public final class DemoGame {

    /** The seed of the game unless another one is asked for. */
    public static final int FIRST_SEED = 1;

    private static final int SMALL_SPRITES = 4;

    private DemoGame() {}

    /** {@return the files of the small game} */
    public static List<DemoFile> files() {
        return files(DemoSize.SMALL, FIRST_SEED);
    }

    /** {@return the files of a game: the same bytes for the same size and seed, on every machine} */
    public static List<DemoFile> files(DemoSize size, int seed) {
        return size == DemoSize.RETAIL ? new RetailGame(seed).files() : small(seed);
    }

    private static List<DemoFile> small(int seed) {
        SmallGame game = new SmallGame(seed);
        return List.of(
                new DemoFile(
                        "Textures.lib", "metal, rust, grass, water, fire, signs in every pixel format", game::textures),
                new DemoFile("lightmap.lib", "the light painted on the walls of two bunkers", game::lightmaps),
                new DemoFile(
                        "Material.lib",
                        "materials: still, flowing, flickering, fading, with eight faces",
                        game::materials),
                new DemoFile("palettes.lib", "an empty archive, as the game has one", new ArchiveBuilder()::writeTo),
                new DemoFile(
                        "effects.rlb",
                        "effects: explosions, engines, bolts, shields, with every kind of command",
                        game::effects),
                new DemoFile("sounds.lib", "the sounds they make", game::sounds),
                models(game, "robots.rlb", "a walking robot, a hover tank, a truck: animated, three states of damage"),
                models(game, "static.rlb", "trees, rocks, a crate, a tower, a pond, a small bunker"),
                models(game, "fortif.rlb", "a bunker with rooms, a bridge, a house, a power plant, a gun turret"),
                models(game, "animals.rlb", "a beast that walks and a bird that flies"),
                models(game, "weapon.rlb", "what goes on the sockets of the robots"),
                new DemoFile(
                        "system.rlb",
                        "the sky, a model of an old kind, an entry of no bytes",
                        sink -> game.system().writeTo(sink)),
                new DemoFile("maps/island/Land.lib", "entries that share one name, as landscapes have", game::land),
                new DemoFile(
                        "sprites.lib",
                        "a packed library: Deflate",
                        sink -> PackedFiles.sprites(SMALL_SPRITES, seed, sink)),
                new DemoFile(
                        "gamefont.rlb", "a packed library: every method, a font and its palette", PackedFiles::font));
    }

    private static DemoFile models(SmallGame game, String name, String about) {
        return new DemoFile(name, about, sink -> game.models(name, sink));
    }
}
