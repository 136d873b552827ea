package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import dev.ironkit.demo.material.WearBytes;
import java.util.ArrayList;
import java.util.List;

/** The maps of a game as large as an install: landscapes are filled with bytes, their lists of materials are real. */
final class RetailMaps {

    private static final int MAPS = 33;
    private static final int SETTINGS = 29;
    private static final int LISTS = 95;
    private static final int SIDE = 128;

    /** The tables of a landscape but its corners. */
    private static final int[] TABLES = {1, 2, 4, 5, 18, 14, 11, 12, 15, 21};

    private static final int[] SIZES = {38, 208, 65_536, 65_536, 65_536, 65_536, 48_000, 130_000, 131_072, 600_000};
    private static final int MAP_TABLES = 8;
    private static final int MAP_TABLE_SIZE = 30_000;

    private final int seed;

    RetailMaps(int seed) {
        this.seed = seed;
    }

    List<DemoFile> files() {
        List<DemoFile> files = new ArrayList<>();
        for (int i = 0; i < MAPS; i++) {
            int map = i;
            files.add(new DemoFile(folder(i) + "Land.msh", "a landscape", sink -> land(sink, map)));
            files.add(new DemoFile(folder(i) + "Land.map", "what stands where on it", sink -> map(sink, map)));
        }
        for (int i = 0; i < SETTINGS; i++) {
            int set = i;
            files.add(new DemoFile(
                    "missions/m" + (i + 1) + ".trf", "settings of a mission", sink -> settings(sink, set)));
        }
        for (int i = 0; i < LISTS; i++) {
            String name = folder(i % MAPS) + "land" + (i / MAPS + 1) + ".wea";
            files.add(DemoFile.of(
                    name,
                    WearBytes.of(List.of("ENV_GRASS", "ENV_SAND", "ROCK", "SNOW"), List.of()),
                    "the materials of a landscape"));
        }
        return files;
    }

    private static String folder(int map) {
        return "maps/map" + (map + 1) + "/";
    }

    /** All entries of a landscape are called Land. */
    private void land(ByteSink sink, int map) {
        ArchiveBuilder archive = new ArchiveBuilder();
        archive.add("3", "Land", SIDE * SIDE, 0, 12, Filler.hills(SIDE, seed + map));
        for (int i = 0; i < TABLES.length; i++) {
            archive.add(
                    Integer.toString(TABLES[i]), "Land", 0, 0, 0, Filler.bytes(SIZES[i], seed * 100 + map * 20 + i));
        }
        archive.writeTo(sink);
    }

    private void map(ByteSink sink, int map) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < MAP_TABLES; i++) {
            archive.add(
                    Integer.toString(100 + i),
                    "Map" + i,
                    0,
                    0,
                    0,
                    Filler.bytes(MAP_TABLE_SIZE + i * 8, seed * 200 + map * 9 + i));
        }
        archive.writeTo(sink);
    }

    private void settings(ByteSink sink, int number) {
        ArchiveBuilder archive = new ArchiveBuilder();
        for (int i = 0; i < 12; i++) {
            String type = "TRF" + Integer.toHexString(i).toUpperCase(java.util.Locale.ROOT);
            archive.add(type, "Trf" + i, 0, 0, 0, Filler.description("set" + i, seed + number * 12 + i));
        }
        archive.writeTo(sink);
    }
}
