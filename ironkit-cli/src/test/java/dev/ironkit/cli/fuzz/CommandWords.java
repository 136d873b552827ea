package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.workspace.AssetKind;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** The words of a command line, by the model of its command: most of them as they should be, some not. */
final class CommandWords {

    private static final Seed.Kind[] ARCHIVES = {
        Seed.Kind.NRES, Seed.Kind.NRES, Seed.Kind.NRES, Seed.Kind.RSLI, Seed.Kind.MSH
    };

    private static final Seed.Kind[] ASSETS = {
        Seed.Kind.NRES,
        Seed.Kind.NRES,
        Seed.Kind.RSLI,
        Seed.Kind.MSH,
        Seed.Kind.TEXM,
        Seed.Kind.MAT0,
        Seed.Kind.WEAR,
        Seed.Kind.FXID,
        Seed.Kind.PAL,
        Seed.Kind.TFNT,
        Seed.Kind.RAW,
        Seed.Kind.GAME,
        Seed.Kind.ASSET_JSON
    };

    private static final Seed.Kind[] CONVERTIBLE = {
        Seed.Kind.TEXM,
        Seed.Kind.MSH,
        Seed.Kind.MSH,
        Seed.Kind.PNG,
        Seed.Kind.DDS,
        Seed.Kind.GLTF,
        Seed.Kind.GLTF,
        Seed.Kind.GLB,
        Seed.Kind.GLB,
        Seed.Kind.OBJ,
        Seed.Kind.ASSET_JSON,
        Seed.Kind.NRES,
        Seed.Kind.GAME
    };

    private static final Seed.Kind[] CONTENT = {
        Seed.Kind.PNG,
        Seed.Kind.DDS,
        Seed.Kind.GLTF,
        Seed.Kind.GLB,
        Seed.Kind.OBJ,
        Seed.Kind.ASSET_JSON,
        Seed.Kind.TEXM,
        Seed.Kind.MSH,
        Seed.Kind.RAW,
        Seed.Kind.NRES,
        Seed.Kind.MAT0
    };

    private final Chance chance;
    private final Scene scene;
    private final CommandSpec model;
    private final String command;
    private final OptionValues values;
    private ByteView stdin = ByteView.empty();

    CommandWords(Chance chance, Scene scene, CommandSpec model, String command) {
        this.chance = chance;
        this.scene = scene;
        this.model = model;
        this.command = command;
        this.values = new OptionValues(chance, scene, command);
    }

    ByteView stdin() {
        return stdin;
    }

    List<String> make() {
        List<String> words = new ArrayList<>(List.of(command));
        if (chance.percent(85)) {
            scene.folder("out");
        }
        List<String> positionals = positionals();
        List<String> options = options();
        boolean ends = chance.oneIn(40);
        if (chance.oneIn(3)) {
            words.addAll(positionals);
            words.addAll(options);
        } else {
            words.addAll(options);
            if (ends) {
                words.add("--");
            }
            words.addAll(positionals);
        }
        return words;
    }

    /** What the first input of a command mostly is. */
    private Seed.Kind[] firstKinds() {
        if (chance.percent(6)) {
            return Seed.Kind.values();
        }
        return switch (command) {
            case "ls", "tree", "extract", "rm", "mv", "add" -> ARCHIVES;
            case "replace" -> new Seed.Kind[] {Seed.Kind.NRES, Seed.Kind.NRES, Seed.Kind.GAME, Seed.Kind.MSH, Seed.Kind.RSLI};
            case "pack" -> new Seed.Kind[] {Seed.Kind.MANIFEST};
            case "convert" -> CONVERTIBLE;
            case "play" -> new Seed.Kind[] {Seed.Kind.MAT0, Seed.Kind.FXID, Seed.Kind.NRES};
            case "pose", "pick" -> new Seed.Kind[] {Seed.Kind.MSH, Seed.Kind.MSH, Seed.Kind.NRES, Seed.Kind.GAME};
            case "render" -> new Seed.Kind[] {Seed.Kind.TEXM, Seed.Kind.NRES, Seed.Kind.TFNT, Seed.Kind.PAL};
            case "refs" -> new Seed.Kind[] {Seed.Kind.GAME};
            default -> ASSETS;
        };
    }

    private List<String> positionals() {
        List<String> words = new ArrayList<>();
        for (PositionalParamSpec parameter : model.positionalParameters()) {
            int least = parameter.arity().min();
            int most = Math.min(parameter.arity().max(), least + 2);
            int count = chance.percent(3) ? 0 : chance.percent(75) ? Math.max(1, least) : chance.from(least, Math.max(least, most));
            for (int i = 0; i < count; i++) {
                words.addAll(positional(parameter.paramLabel(), words.size()));
            }
        }
        if (chance.percent(2)) {
            words.add(OddText.word(chance));
        }
        return words;
    }

    private List<String> positional(String label, int before) {
        String name = label.replaceAll("[\\[\\].]", "");
        return switch (name) {
            case "ADDRESS FILE" -> List.of(input(false), content());
            case "FILE" -> List.of(content());
            case "DIR" -> List.of(input(false));
            case "PATH" -> List.of(values.path());
            case "PATH=VALUE" -> List.of(values.assignment());
            case "PATTERN" -> List.of(chance.of("hull", "*", "A*", "?", "x", OddText.word(chance)));
            case "NEWNAME" -> List.of(values.entryName());
            case "RULE" -> List.of(values.rule());
            case "NAME" -> List.of(values.schema());
            case "bash|zsh|fish|powershell" -> List.of(values.oneOf(name));
            default -> List.of(input(before > 0));
        };
    }

    /** An input; a second one is mostly like the first, or in the same file. */
    private String input(boolean further) {
        if (chance.oneIn(30)) {
            stdin = scene.stdin(firstKinds());
            return "-";
        }
        if (command.equals("stats") && further && chance.percent(60)) {
            return values.kindPath();
        }
        Scene.Placed one = further && !scene.placed().isEmpty() && chance.percent(40)
                ? chance.of(scene.placed())
                : scene.place(firstKinds());
        return switch (command) {
            case "rm", "mv" -> scene.entry(one);
            case "replace" -> replaced(one);
            case "add" -> chance.percent(85) ? one.path() : scene.address(one);
            case "pack" -> one.path();
            case "play" -> scene.assetOf(one, chance.of(AssetKind.MAT0, AssetKind.FXID));
            case "pose", "pick" -> scene.assetOf(one, AssetKind.MSH);
            case "render" -> scene.assetOf(one, AssetKind.TEXM);
            case "get", "set" -> values.withField(one);
            default -> scene.address(one);
        };
    }

    private String replaced(Scene.Placed one) {
        return switch (one.seed().kind()) {
            case GAME -> one.path() + chance.of(
                            "/units.rlb!/tank.msh", "/Textures.lib!/HULL.0", "/Material.lib!/STEEL", "/units.rlb!/lamp.msh");
            case MSH -> chance.oneIn(2) ? one.path() : scene.entry(one);
            default -> chance.oneIn(3) ? scene.assetOf(one, chance.of(AssetKind.TEXM, AssetKind.MSH, AssetKind.MAT0)) : scene.entry(one);
        };
    }

    private String content() {
        if (chance.oneIn(25)) {
            stdin = scene.stdin(CONTENT);
            return "-";
        }
        Scene.Placed one = scene.place(CONTENT);
        return one.seed().kind().isArchive() ? scene.address(one) : one.path();
    }

    private List<String> options() {
        List<String> words = new ArrayList<>();
        if (!scene.placed().isEmpty() && chance.percent(90)) {
            words.addAll(scene.placed().get(0).seed().options());
        }
        for (OptionSpec option : model.options()) {
            String name = option.longestName();
            if (chance.percent(share(name))) {
                add(words, option, chance.of(option.names()));
            }
        }
        if (chance.percent(1)) {
            words.add("--" + chance.of("zz", "jsn", "out", "o", "\u202E"));
        }
        return words;
    }

    /** How often an option is given, in percent. */
    private double share(String name) {
        return switch (name) {
            case "--help" -> 0.3;
            case "--json" -> 30;
            case "-o" -> 85;
            case "--roundtrip" -> 75;
            case "--ray" -> 92;
            case "--in" -> 80;
            case "--type" -> command.equals("add") ? 55 : 10;
            case "--in-place" -> 7;
            case "--force" -> 15;
            case "--read" -> 8;
            case "--debug", "--color" -> 3;
            case "--as", "--attr1", "--attr2", "--attr3", "--wear-parser", "--rsli-overlay", "--quiet", "--verbose", "--no-input" -> 4;
            case "--game" -> 6;
            case "--dry-run" -> 8;
            case "--receipt" -> 12;
            case "--glob", "--fail-fast", "--threads", "--progress" -> 7;
            default -> model.options().size() > 40 ? 6 : 14;
        };
    }

    private void add(List<String> words, OptionSpec option, String name) {
        if (option.arity().max() == 0) {
            words.add(name);
            return;
        }
        String value = values.of(option.longestName(), option.paramLabel());
        if (!name.startsWith("--") || chance.percent(70)) {
            words.add(name);
            words.add(value);
        } else {
            words.add(name + "=" + value);
        }
    }
}
