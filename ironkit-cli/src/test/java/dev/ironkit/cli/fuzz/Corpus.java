package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.asset.AssetKind;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The seeds of a run, as {@link CorpusMaker} left them in a folder. */
final class Corpus {

    static final String INDEX = "index.txt";

    private final List<Seed> seeds;
    private final Map<Seed.Kind, List<Seed>> byKind = new EnumMap<>(Seed.Kind.class);
    private final Map<AssetKind, List<Seed>> holding = new EnumMap<>(AssetKind.class);
    private final IdentityHashMap<Seed, SeedMap> maps = new IdentityHashMap<>();

    Corpus(List<Seed> seeds) {
        this.seeds = List.copyOf(seeds);
        for (Seed.Kind kind : Seed.Kind.values()) {
            byKind.put(kind, seeds.stream().filter(seed -> seed.kind() == kind).toList());
        }
    }

    /** Reads what was made. */
    static Corpus in(Path folder) throws IOException {
        List<Seed> seeds = new ArrayList<>();
        for (String line : Files.readAllLines(folder.resolve(INDEX))) {
            String[] words = line.split("\t", -1);
            List<String> options = words[2].isEmpty() ? List.of() : List.of(words[2].split(" ", -1));
            seeds.add(new Seed(
                    Seed.Kind.valueOf(words[1]), options, words[3], files(folder.resolve(words[0]), words[3])));
        }
        return new Corpus(seeds);
    }

    private static Map<String, ByteView> files(Path folder, String main) throws IOException {
        Map<String, ByteView> files = new LinkedHashMap<>();
        files.put(main, ByteView.of(Files.readAllBytes(folder.resolve(main))));
        try (Stream<Path> all = Files.walk(folder)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                String path = folder.relativize(file).toString().replace('\\', '/');
                if (!path.equals(main)) {
                    files.put(path, ByteView.of(Files.readAllBytes(file)));
                }
            }
        }
        return files;
    }

    List<Seed> seeds() {
        return seeds;
    }

    /** {@return the seeds of a kind, or all where there is none} */
    List<Seed> of(Seed.Kind kind) {
        List<Seed> some = byKind.get(kind);
        return some.isEmpty() ? seeds : some;
    }

    /** {@return the archives that hold an asset of a kind, or all seeds where there is none} */
    List<Seed> holding(AssetKind kind) {
        return holding.computeIfAbsent(kind, wanted -> {
            List<Seed> some = of(Seed.Kind.NRES).stream()
                    .filter(seed -> map(seed).inner().stream().anyMatch(inner -> inner.kind() == wanted))
                    .toList();
            return some.isEmpty() ? seeds : some;
        });
    }

    /** {@return where what is in a seed} */
    SeedMap map(Seed seed) {
        return maps.computeIfAbsent(seed, SeedMap::of);
    }
}
