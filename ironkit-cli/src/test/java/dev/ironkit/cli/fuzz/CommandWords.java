package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.asset.AssetKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
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

    private static final Set<String> PICTURE = Set.of(
            "--pages", "--mips", "--format", "--dither", "--quantize", "--filter", "--levels", "--resize", "--palette");

    private static final Set<String> MODEL = Set.of(
            "--profile",
            "--state",
            "--level",
            "--fps",
            "--frame",
            "--axes",
            "--phases",
            "--phase",
            "--clips",
            "--rig",
            "--scale",
            "--cutout",
            "--with",
            "--delete-missing",
            "--confirm-reading",
            "--batch-material",
            "--quat-order",
            "--res18");

    private final Chance chance;
    private final Scene scene;
    private final CommandSpec model;
    private final String command;
    private final OptionValues values;
    /** Whether little more is said than has to be; what is said too much is mostly refused before any file is read. */
    private final boolean calm;

    private ByteView stdin = ByteView.empty();

    CommandWords(Chance chance, Scene scene, CommandSpec model, String command) {
        this.chance = chance;
        this.scene = scene;
        this.model = model;
        this.command = command;
        this.calm = chance.percent(60);
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
            case "replace" ->
                new Seed.Kind[] {Seed.Kind.NRES, Seed.Kind.NRES, Seed.Kind.GAME, Seed.Kind.MSH, Seed.Kind.RSLI};
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
            if (parameter.paramLabel().equals("ADDRESS FILE")) {
                for (int pairs = chance.percent(88) ? 1 : 2; pairs > 0; pairs--) {
                    words.addAll(positional(parameter.paramLabel(), words.size()));
                }
                continue;
            }
            int count = chance.percent(calm ? 0.5 : 4)
                    ? 0
                    : chance.percent(75) ? Math.max(1, least) : chance.from(least, Math.max(least, most));
            for (int i = 0; i < count; i++) {
                words.addAll(positional(parameter.paramLabel(), words.size()));
            }
        }
        if (!calm && chance.percent(3)) {
            words.add(OddText.word(chance));
        }
        return words;
    }

    private List<String> positional(String label, int before) {
        String name = label.replaceAll("[\\[\\].]", "");
        return switch (name) {
            case "ADDRESS FILE" -> replacement();
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
            case "replace" -> scene.entry(one);
            case "add" -> chance.percent(85) ? one.path() : scene.address(one);
            case "pack" -> one.path();
            case "play" -> scene.assetOf(one, chance.of(AssetKind.MAT0, AssetKind.FXID));
            case "pose", "pick" -> scene.assetOf(one, AssetKind.MSH);
            case "render" -> scene.assetOf(one, AssetKind.TEXM);
            case "get", "set" -> values.withField(one);
            default -> scene.address(one);
        };
    }

    /** An entry, and a file that may take its place. */
    private List<String> replacement() {
        if (chance.percent(15)) {
            return List.of(input(false), content());
        }
        if (chance.percent(25)) {
            Scene.Placed game = scene.place(Seed.Kind.GAME);
            String model = chance.of("tank", "lamp");
            List<Seed> exports = scene.corpus().seeds().stream()
                    .filter(seed -> seed.main().startsWith(model + "."))
                    .toList();
            return List.of(
                    game.path() + "/units.rlb!/" + model + ".msh",
                    scene.place(chance.of(exports)).path());
        }
        AssetKind kind = chance.of(
                AssetKind.TEXM,
                AssetKind.TEXM,
                AssetKind.MSH,
                AssetKind.MAT0,
                AssetKind.WEAR,
                AssetKind.PAL,
                AssetKind.FXID);
        Scene.Placed archive = scene.place(chance.of(scene.corpus().holding(kind)));
        Seed.Kind own = Seed.Kind.valueOf(kind.name());
        Scene.Placed content = switch (kind) {
            case TEXM -> scene.place(Seed.Kind.PNG, Seed.Kind.PNG, Seed.Kind.DDS, own, Seed.Kind.ASSET_JSON);
            case MSH -> scene.place(Seed.Kind.GLTF, Seed.Kind.GLB, Seed.Kind.OBJ, own, Seed.Kind.ASSET_JSON);
            default -> scene.place(own, Seed.Kind.ASSET_JSON);
        };
        return List.of(scene.assetOf(archive, kind), content.path());
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
        boolean hasWays = model.findOption("--in-place") != null;
        boolean inPlace = hasWays && chance.percent(12);
        for (OptionSpec option : model.options()) {
            String name = option.longestName();
            if (hasWays && (name.equals("-o") || name.equals("--in-place"))) {
                // One of the two; seldom both, or none.
                boolean given = name.equals("-o") != inPlace;
                if (given != chance.percent(calm ? 0.5 : 4)) {
                    add(words, option, name);
                }
                continue;
            }
            boolean said = words.contains(name) || (name.startsWith("--attr") && words.contains("--as"));
            if (!said && chance.percent(calm && !isNeeded(name) ? share(name) / 6 : share(name))) {
                add(words, option, chance.of(option.names()));
            }
        }
        if (!calm && chance.percent(2)) {
            words.add("--" + chance.of("zz", "jsn", "out", "o", "\u202E"));
        }
        return words;
    }

    /** Whether a command mostly says nothing of interest without it. */
    private static boolean isNeeded(String name) {
        return switch (name) {
            case "-o", "--ray", "--in", "--type", "--roundtrip", "--json", "--force" -> true;
            default -> false;
        };
    }

    /** How often an option is given, in percent. */
    private double share(String name) {
        return switch (name) {
            case "--help" -> 0.3;
            case "--json" -> 30;
            case "-o" -> command.equals("validate") ? 15 : 95;
            case "--ray" -> 92;
            case "--in" -> 80;
            case "--type" -> command.equals("add") ? 55 : 10;
            case "--in-place" -> 7;
            case "--force" -> 15;
            case "--read" -> 8;
            case "--debug", "--color" -> 3;
            case "--as",
                    "--attr1",
                    "--attr2",
                    "--attr3",
                    "--wear-parser",
                    "--rsli-overlay",
                    "--quiet",
                    "--verbose",
                    "--no-input" -> 4;
            case "--no-backup" -> 1.5;
            case "--game" -> 6;
            case "--dry-run" -> 7;
            case "--receipt" -> 12;
            case "--glob", "--fail-fast", "--threads", "--progress" -> 7;
            case "--roundtrip" -> 75;
            default -> ofKind(name);
        };
    }

    /** Options that are for pictures are seldom given with models, and the other way around. */
    private double ofKind(String name) {
        if (model.options().size() < 35) {
            return 10;
        }
        boolean fits = PICTURE.contains(name)
                ? scene.placed().stream().anyMatch(one -> isPicture(one.seed().kind()))
                : !MODEL.contains(name)
                        || scene.placed().stream()
                                .anyMatch(one -> isModel(one.seed().kind()));
        return fits ? 5 : 0.5;
    }

    private static boolean isPicture(Seed.Kind kind) {
        return kind == Seed.Kind.PNG || kind == Seed.Kind.DDS || kind == Seed.Kind.TEXM;
    }

    private static boolean isModel(Seed.Kind kind) {
        return kind == Seed.Kind.GLTF || kind == Seed.Kind.GLB || kind == Seed.Kind.OBJ || kind == Seed.Kind.MSH;
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
