package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;

/** Damages files in the way that suits them. */
final class Damage {

    private final Chance chance;
    private final Corpus corpus;
    private final TextDamage text;

    Damage(Chance chance, Corpus corpus) {
        this.chance = chance;
        this.corpus = corpus;
        this.text = new TextDamage(chance, corpus);
    }

    /** {@return the main file of a seed, damaged} */
    ByteView main(Seed seed) {
        byte[] sound = seed.bytes().toByteArray();
        if (seed.kind().isText()) {
            return ByteView.of(text.of(sound));
        }
        byte[] bytes = switch (seed.kind()) {
            case PNG -> chance.percent(75) ? new ChunkDamage(chance, text).ofPng(sound) : null;
            case GLB -> chance.percent(75) ? new ChunkDamage(chance, text).ofGlb(sound) : null;
            case WEAR -> chance.percent(40) ? text.of(sound) : null;
            default -> null;
        };
        return ByteView.of(bytes != null ? bytes : new BinaryDamage(chance, corpus.map(seed), corpus).of(sound));
    }

    /** {@return a file that lies beside the main one, damaged} */
    ByteView beside(String path, ByteView sound) {
        byte[] bytes = sound.toByteArray();
        if (path.endsWith(".json") || path.endsWith(".mtl") || path.endsWith(".gltf")) {
            return ByteView.of(text.of(bytes));
        }
        if (path.endsWith(".png")) {
            return ByteView.of(new ChunkDamage(chance, text).ofPng(bytes));
        }
        Seed alone = new Seed(Seed.Kind.RAW, java.util.List.of(), path, java.util.Map.of(path, sound));
        return ByteView.of(new BinaryDamage(chance, SeedMap.of(alone), corpus).of(bytes));
    }
}
