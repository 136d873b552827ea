package dev.ironkit.cli.fuzz;

import dev.ironkit.cli.FuzzedProgram;
import dev.ironkit.cli.FuzzedProgram.SmallAsset;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.NresBytes;
import dev.ironkit.testkit.NresEntryBytes;
import dev.ironkit.testkit.RsliBytes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Makes the sound files that are damaged later: by the demo, by the test kit, and by the commands that export.
 *
 * <p>Runs with the folder it fills as the current one, so that no path of this machine gets into what is written.
 */
final class CorpusMaker {

    /** Files that are larger make cases slow, and seldom other. */
    private static final int LARGEST = 24_000;

    private static final Path GAME = Path.of("game");
    private static final Path BROKEN = Path.of("broken");
    private static final Path SMALL = Path.of("small");

    private final Program program;
    private final Path folder;
    private final List<String> index = new ArrayList<>();
    private int folders;

    private CorpusMaker(Program program, Path folder) {
        this.program = program;
        this.folder = folder;
    }

    /** Fills the current folder. */
    static void make(Program program) throws IOException {
        CorpusMaker maker = new CorpusMaker(program, Path.of(""));
        maker.run("demo", "-o", GAME.toString(), "--broken", "-q");
        Files.move(GAME.resolve("broken"), BROKEN);
        FuzzedProgram.writeGame(SMALL);
        maker.filesOf(GAME);
        maker.filesOf(BROKEN);
        List<SmallAsset> assets = FuzzedProgram.assets(GAME);
        maker.looseAssets(assets);
        maker.archives(assets);
        maker.exportedModels();
        maker.exportedTextures(assets);
        maker.whatCommandsKeep();
        maker.wholeGames();
        Files.write(maker.folder.resolve(Corpus.INDEX), maker.index);
    }

    private void run(String... args) {
        Response response = program.run(Request.of(args));
        if (response.code() != 0) {
            throw new IllegalStateException(
                    String.join(" ", args) + " ends with " + response.code() + "\n" + response.errText());
        }
    }

    /** The folder for the files of the next seed. */
    private Path next() throws IOException {
        return Files.createDirectories(Path.of("seeds", String.format(Locale.ROOT, "%03d", folders++)));
    }

    private void add(Seed.Kind kind, String options, Path seed, String main) {
        index.add(seed + "\t" + kind + "\t" + options + "\t" + main);
    }

    private void add(Seed.Kind kind, String options, String name, byte[] bytes) throws IOException {
        Path seed = next();
        Files.write(seed.resolve(name), bytes);
        add(kind, options, seed, name);
    }

    private void filesOf(Path game) throws IOException {
        try (Stream<Path> all = Files.walk(game)) {
            for (Path file : all.filter(Files::isRegularFile).sorted().toList()) {
                byte[] bytes = Files.readAllBytes(file);
                if (bytes.length <= LARGEST && bytes.length > 4) {
                    String name = file.getFileName().toString();
                    Seed.Kind kind = name.endsWith(".wea")
                            ? Seed.Kind.WEAR
                            : bytes[0] == 'N' && bytes[1] == 'L' ? Seed.Kind.RSLI : Seed.Kind.NRES;
                    add(kind, "", name, bytes);
                }
            }
        }
    }

    private void looseAssets(List<SmallAsset> assets) throws IOException {
        for (SmallAsset asset : assets) {
            Seed.Kind kind = Seed.Kind.valueOf(asset.kind().toUpperCase(Locale.ROOT));
            String options = switch (kind) {
                case MAT0, FXID ->
                    "--as " + asset.kind() + " --attr1 " + Integer.toUnsignedString(asset.attr1()) + " --attr2 "
                            + Integer.toUnsignedString(asset.attr2()) + " --attr3 "
                            + Integer.toUnsignedString(asset.attr3());
                case WEAR, PAL -> "--as " + asset.kind();
                default -> "";
            };
            add(kind, options, "a." + asset.kind(), asset.bytes().toByteArray());
            if (!kind.isArchive() || kind == Seed.Kind.MSH) {
                Path seed = next();
                Path loose = Files.write(folder.resolve("loose"), asset.bytes().toByteArray());
                List<String> words = new ArrayList<>(List.of("cat", loose.toString()));
                words.addAll(options.isEmpty() ? List.of() : List.of(options.split(" ", -1)));
                Response printed = program.run(Request.of(words.toArray(new String[0])));
                if (printed.code() == 0) {
                    Files.write(seed.resolve("a.json"), printed.out().toByteArray());
                    add(Seed.Kind.ASSET_JSON, "", seed, "a.json");
                }
                Files.delete(loose);
            }
        }
        add(Seed.Kind.RAW, "", "a.bin", "some text\n".getBytes(StandardCharsets.UTF_8));
        add(Seed.Kind.RAW, "", "empty.bin", new byte[0]);
    }

    private static NresEntryBytes entry(SmallAsset asset, String name) {
        return NresBytes.entry(asset.type(), name)
                .attrs(asset.attr1(), asset.attr2(), asset.attr3())
                .payload(asset.bytes().toByteArray());
    }

    private void archives(List<SmallAsset> assets) throws IOException {
        NresBytes some = NresBytes.archive();
        int count = 0;
        for (SmallAsset asset : assets) {
            String ending = asset.kind().equals("pal") ? ".PAL" : "." + asset.kind();
            NresBytes one = NresBytes.archive()
                    .with(NresBytes.entry("DATA", "front").payload("front"))
                    .with(entry(asset, "THING" + ending));
            add(Seed.Kind.NRES, "", "one.lib", one.build());
            if (asset.bytes().length() < 2000) {
                some.with(entry(asset, "A" + count++ + ending));
            }
        }
        byte[] many = some.build();
        if (many.length <= 2 * LARGEST) {
            add(Seed.Kind.NRES, "", "many.rlb", many);
        }
        byte[] inner = NresBytes.archive()
                .with(
                        NresBytes.entry("DATA", "Land").payload("1"),
                        NresBytes.entry("DATA", "Land").payload("22"))
                .build();
        byte[] outer = NresBytes.archive()
                .with(NresBytes.entry("NRES", "box").payload(inner))
                .with(NresBytes.entry("DATA", "odd name%!/#2?").payload("x").after((byte) 7))
                .with(NresBytes.entry(19, "..\\up").payload(""))
                .with(NresBytes.entry("DATA", "../../up").payload("up"))
                .with(NresBytes.entry("DATA", "con").payload("up"))
                .lead((byte) 1, (byte) 2)
                .build();
        add(Seed.Kind.NRES, "", "outer.lib", outer);
        add(
                Seed.Kind.RSLI,
                "",
                "packed.lib",
                RsliBytes.library()
                        .with(
                                RsliBytes.stored("A", "stored text"),
                                RsliBytes.xor("B", "scrambled text"),
                                RsliBytes.stored("BOX", new String(inner, StandardCharsets.ISO_8859_1)))
                        .build());
    }

    private static boolean isSmall(Path file) throws IOException {
        return Files.size(file) <= 4L * LARGEST;
    }

    private void exportedModels() throws IOException {
        for (String model : List.of("tank.msh", "lamp.msh")) {
            String address = SMALL + "/units.rlb!/" + model;
            for (String profile : List.of("view", "edit", "archive")) {
                for (String to : List.of("gltf", "glb")) {
                    Path seed = next();
                    String name = model.replace("msh", to);
                    run("convert", address, "--profile", profile, "-o", seed + "/" + name, "-q");
                    add(to.equals("glb") ? Seed.Kind.GLB : Seed.Kind.GLTF, "", seed, name);
                }
            }
            Path seed = next();
            run("convert", address, "-o", seed + "/model.obj", "-q");
            add(Seed.Kind.OBJ, "", seed, "model.obj");
        }
        Path moving =
                Files.write(folder.resolve("moving.msh"), ModelBytes.animated().build());
        Path seed = next();
        run("convert", moving.toString(), "-o", seed + "/moving.gltf", "-q");
        add(Seed.Kind.GLTF, "", seed, "moving.gltf");
        seed = next();
        run("convert", moving.toString(), "-o", seed + "/moving.glb", "--rig", "armature", "-q");
        add(Seed.Kind.GLB, "", seed, "moving.glb");
        Files.delete(moving);
    }

    private void exportedTextures(List<SmallAsset> assets) throws IOException {
        int count = 0;
        for (SmallAsset asset : assets) {
            if (!asset.kind().equals("texm")) {
                continue;
            }
            Path texture = Files.write(
                    folder.resolve("t" + count++ + ".texm"), asset.bytes().toByteArray());
            for (String to : List.of("png", "dds")) {
                Path seed = next();
                Response made = program.run(Request.of(
                        "convert", texture.toString(), "--pages", "--mips", "files", "-o", seed + "/t." + to, "-q"));
                if (to.equals("dds") || made.code() != 0) {
                    made = program.run(
                            Request.of("convert", texture.toString(), "-o", seed + "/t." + to, "--force", "-q"));
                }
                if (made.code() == 0 && isSmall(seed.resolve("t." + to))) {
                    add(to.equals("png") ? Seed.Kind.PNG : Seed.Kind.DDS, "", seed, "t." + to);
                }
            }
            Files.delete(texture);
        }
    }

    private void whatCommandsKeep() throws IOException {
        int count = 0;
        for (String line : List.copyOf(index)) {
            String[] words = line.split("\t", -1);
            boolean archive = words[1].equals("NRES") || words[1].equals("RSLI") || words[1].equals("MSH");
            if (archive && count++ % 3 == 0) {
                Path seed = next();
                Response made = program.run(Request.of(
                        "extract", words[0] + "/" + words[3], "-o", seed.toString(), count % 2 == 0 ? "-r" : "-q"));
                if (made.code() == 0 && Files.exists(seed.resolve("manifest.json"))) {
                    add(Seed.Kind.MANIFEST, "", seed, "manifest.json");
                }
            }
        }
        Path receipt = Files.createDirectories(Path.of("seeds", "receipt"));
        Files.copy(SMALL.resolve("Textures.lib"), receipt.resolve("Textures.lib"));
        run(
                "set",
                SMALL + "/Textures.lib!/HULL.0",
                "entry.attr1=4",
                "-o",
                receipt + "/new.lib",
                "--receipt",
                receipt + "/r.json",
                "-q");
        add(Seed.Kind.RECEIPT, "", receipt, "r.json");
        Path baseline = Files.createDirectories(Path.of("seeds", "baseline"));
        program.run(Request.of("validate", BROKEN.toString(), "--write-baseline", baseline + "/known.json", "-q"));
        add(Seed.Kind.BASELINE, "", baseline, "known.json");
        text(Seed.Kind.BATCH, "edits.ndjson", """
                {"path": "entry.attr1", "value": 4}
                {"address": "in/a.lib!/@0", "path": "entry.name", "value": "OTHER"}
                {"path": "entries[0].attr2", "value": "0x10"}
                """);
        text(Seed.Kind.CLIPS, "clips.txt", "walk 0 10\nrun 11 20\nstand 5 5\n");
    }

    private void text(Seed.Kind kind, String name, String text) throws IOException {
        Path seed = Files.createDirectories(Path.of("seeds", name));
        Files.writeString(seed.resolve(name), text);
        add(kind, "", seed, name);
    }

    private void wholeGames() throws IOException {
        add(Seed.Kind.GAME, "", SMALL, "units.rlb");
        Path seed = Files.createDirectories(Path.of("seeds", "game"));
        for (String name : List.of("Material.lib", "effects.rlb", "sprites.lib", "system.rlb")) {
            Files.copy(GAME.resolve(name), seed.resolve(name));
        }
        try (Stream<Path> small = Files.list(SMALL)) {
            for (Path file : small.sorted().toList()) {
                if (!Files.exists(seed.resolve(file.getFileName()))) {
                    Files.copy(file, seed.resolve(file.getFileName()));
                }
            }
        }
        add(Seed.Kind.GAME, "", seed, "effects.rlb");
    }
}
