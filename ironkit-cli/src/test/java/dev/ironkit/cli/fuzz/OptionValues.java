package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.cli.help.Schemas;
import java.util.ArrayList;
import java.util.List;

/** Values of options and fields: mostly such as are taken, sometimes at the edge, sometimes beyond it. */
final class OptionValues {

    private static final List<String> KINDS =
            List.of("nres", "rsli", "msh", "texm", "mat0", "wear", "fxid", "pal", "tfnt");

    private static final List<String> PATHS = List.of(
            "header",
            "header.width",
            "header.format",
            "header.count",
            "entries",
            "entries[0].name",
            "entries[*].name",
            "entries[0]",
            "entries[type=19].attr2",
            "entry.attr1",
            "entry.name",
            "entry.type",
            "phases[0].texture",
            "phases[*].diffuse",
            "blocks[0].keys",
            "batches[*].flags",
            "batches[0].indexStart",
            "nodes[0].fallbackKey",
            "commands[0]",
            "rows[0].name",
            "colours[0]",
            "pages[0].x");

    private final Chance chance;
    private final Scene scene;
    private final String command;
    private SeedField field;

    OptionValues(Chance chance, Scene scene, String command) {
        this.chance = chance;
        this.scene = scene;
        this.command = command;
    }

    /** {@return a value for an option} */
    String of(String option, String label) {
        if (chance.percent(3) && !writes(option)) {
            return OddText.word(chance);
        }
        return switch (option) {
            case "-o" -> output();
            case "--receipt" ->
                command.equals("verify") ? besides(Seed.Kind.RECEIPT) : chance.of("out/r.json", "r.json", "-", "out");
            case "--write-baseline" -> chance.of("out/known.json", "known.json", "out");
            case "--baseline" -> besides(Seed.Kind.BASELINE);
            case "--batch" -> besides(Seed.Kind.BATCH);
            case "--clips" -> besides(Seed.Kind.CLIPS);
            case "--palette" -> besides(Seed.Kind.PAL);
            case "--base" -> command.equals("pack") ? besides(Seed.Kind.NRES) : base();
            case "--game" -> chance.percent(60) ? besides(Seed.Kind.GAME) : chance.of("in", ".", "none");
            case "--in" -> anInput();
            case "--to" -> to();
            case "--progress" -> oneOf("auto|json|none");
            case "--fail-on" -> oneOf("error|warning|info");
            case "--format" -> command.equals("validate") ? oneOf("text|json|sarif|junit|html") : oneOf(label);
            case "--depth" -> command.equals("diff") ? oneOf("entry|field|byte") : chance.of("0", "1", "2", "3", "99");
            case "--rule" -> rule();
            case "--threads" -> chance.of("0", "1", "2", "3", "8", "64");
            case "--size" -> size();
            case "--seed" -> Long.toString(chance.of(0L, 1L, 7L, chance.boundary()));
            case "--range" ->
                chance.of("0+16", "0x10+0x20", "1+1", "0+99999999", "4294967295+1", "5", "-1+5", "0x+1", "8+0");
            case "--field" -> command.equals("stats") ? kindPath() : path();
            case "--value" ->
                command.equals("find")
                        ? kindPath() + chance.of("==", "!=", "<", "<=", ">", ">=", "&", "~", "=") + number()
                        : input();
            case "--text" -> chance.of("text", "a", "STEEL", "HULL", "");
            case "--bytes" -> chance.of("4D 41 ?? 30", "00", "4E526573", "?? ??", "4", "zz", "0? ?0 00");
            case "--type" ->
                chance.of(
                        "Texm",
                        "MAT0",
                        "DATA",
                        "MESH",
                        "WEAR",
                        "13",
                        "0x6D786554",
                        "stored",
                        "xor",
                        "lzss",
                        "lzhuf",
                        "deflate",
                        "texm");
            case "--types" ->
                chance.of("auto", "0=Texm,msh=MESH", "*=DATA", "=", "a=", "none.txt", "mat=MAT0,mat=WEAR");
            case "--glob" -> chance.of("*", "A*", "?", "HULL*", "*.0", "[a", "**", "");
            case "--ray" -> ray();
            case "--target" -> number() + "," + number() + "," + number();
            case "--node" -> command.equals("play") ? input() : chance.of("@0", "@1", "turret", "root", "@-1", "@999");
            case "--speed", "--spin", "--attach", "--life" -> input();
            case "--time", "--blend-with", "--weight", "--frame", "--fps", "--scale", "--from", "--step", "--start" ->
                time(option);
            case "--with" -> chance.of("materials", "textures", "materials,textures", "textures,materials", "", ",");
            case "--name" -> entryName();
            case "--state", "--level", "--phase", "--block", "--levels", "--columns", "--limit", "--at" ->
                chance.percent(80) ? Integer.toString(chance.below(6)) : Long.toString(chance.boundary());
            case "--attr1", "--attr2", "--attr3" -> chance.of("0", "1", "2", "6", "0x10", "4294967295");
            default -> label.matches("[a-z0-9][a-z0-9-]*(\\|[A-Za-z0-9-]+)+") ? oneOf(label) : number();
        };
    }

    private static boolean writes(String option) {
        return option.equals("-o")
                || option.equals("--write-baseline")
                || option.equals("--receipt")
                || option.equals("--size");
    }

    /** {@return one of the words of a label} */
    String oneOf(String label) {
        String word = chance.of(label.split("\\|", -1));
        if (word.equals("KIND")) {
            return chance.of(KINDS);
        }
        return chance.percent(4) ? OddText.damaged(chance, word) : word;
    }

    private String size() {
        // A demo of retail size takes its time by design.
        return command.equals("demo")
                ? chance.of("small", "SMALL", "", "huge")
                : chance.of("1", "16", "64", "128", "512", "0", "-1", "4096", "100000", "2147483647");
    }

    private String output() {
        String name = switch (command) {
            case "extract", "demo" -> chance.of("out", "out/x", "new", "in", "out/");
            case "validate" -> chance.of("out/report", "report.html", "-", "out");
            case "render" -> chance.of("out/x.png", "x.png", "-", "out/x");
            case "convert" -> chance.of("out/x.", "x.", "out/x.", "in/x.") + ending();
            default ->
                chance.percent(85) ? chance.of("out/new.lib", "new.lib") : chance.of("out", "missing/new.lib", "-");
        };
        if (command.equals("convert") && chance.oneIn(4)) {
            name = chance.of("out", "out/", "new", "-", "in");
        }
        if (chance.oneIn(25) && !scene.placed().isEmpty()) {
            name = chance.of(scene.placed()).path();
        }
        if (chance.oneIn(12) && name.startsWith("out/") && !name.endsWith("/")) {
            scene.file(name, ByteView.of((byte) 1, (byte) 2));
        }
        return chance.oneIn(40) ? "out/" + OddText.fileName(chance) : name;
    }

    /** What the first input may become. */
    private String ending() {
        if (scene.placed().isEmpty() || chance.oneIn(12)) {
            return chance.of(
                    "png", "dds", "glb", "gltf", "obj", "texm", "msh", "mat0", "wea", "fxid", "pal", "json", "");
        }
        return switch (scene.placed().get(0).seed().kind()) {
            case TEXM -> chance.of("png", "png", "dds");
            case PNG, DDS -> "texm";
            case GLTF, GLB, OBJ -> "msh";
            case ASSET_JSON -> chance.of(KINDS);
            case MSH -> chance.of("glb", "gltf", "obj");
            default -> chance.of("glb", "gltf", "png", "obj");
        };
    }

    private String besides(Seed.Kind kind) {
        if (chance.oneIn(12) && !scene.placed().isEmpty()) {
            return chance.of(scene.placed()).path();
        }
        return scene.place(kind).path();
    }

    private String base() {
        return scene.address(
                chance.percent(30) && !scene.placed().isEmpty()
                        ? chance.of(scene.placed())
                        : scene.place(Seed.Kind.MSH, Seed.Kind.TEXM, Seed.Kind.GAME, Seed.Kind.NRES));
    }

    private String anInput() {
        return scene.address(
                scene.placed().isEmpty() || chance.oneIn(4)
                        ? scene.place(Seed.Kind.NRES, Seed.Kind.GAME, Seed.Kind.RSLI, Seed.Kind.MSH)
                        : chance.of(scene.placed()));
    }

    private String to() {
        return switch (command) {
            case "convert" -> oneOf("png|dds|glb|gltf|obj|texm|msh|mat0|wear|fxid|pal|KIND");
            case "refs" -> anInput();
            case "mv" -> Integer.toString(chance.below(4));
            default -> time("--to");
        };
    }

    /** A moment, a length of time or a share. */
    private String time(String option) {
        if (option.equals("--to") || option.equals("--from") || option.equals("--start")) {
            return chance.of("0", "100", "1000", "2500", "-1", "4294967295", "4294967296", "1.5");
        }
        if (option.equals("--step")) {
            return chance.of("1", "10", "25", "100", "0", "-5", "4294967295");
        }
        return chance.percent(70) ? chance.of("0", "1", "0.5", "7.5", "24", "100") : number();
    }

    private String input() {
        return chance.oneIn(2) ? number() : number() + ".." + number();
    }

    private String ray() {
        if (chance.percent(70)) {
            return chance.of("10,0,2,-1,0,0", "0,0,50,0,0,-1", "0.5,0.5,9,0,0,-1", "0,0,0,1,1,1");
        }
        List<String> numbers = new ArrayList<>();
        for (int i = chance.percent(85) ? 6 : chance.below(9); i > 0; i--) {
            numbers.add(number());
        }
        return String.join(",", numbers);
    }

    private String number() {
        return chance.percent(60)
                ? chance.of("0", "1", "2", "-1", "0.5", "10", "100", "1e3", "0x10")
                : chance.of(
                        "NaN", "Infinity", "-Infinity", "1e39", "1e-50", "-0", "", Long.toString(chance.boundary()));
    }

    /** {@return the address of an asset of which a field is remembered} */
    String withField(Scene.Placed one) {
        List<SeedField> fields = scene.corpus().map(one.seed()).fields();
        if (fields.isEmpty() || chance.percent(8)) {
            return scene.address(one);
        }
        field = chance.of(fields);
        return one.path() + field.address();
    }

    /** {@return a path of the asset that was named, or of another} */
    String path() {
        String path = field == null || chance.percent(6) ? chance.of(PATHS) : field.path();
        return switch (chance.below(12)) {
            case 0 -> path.replaceAll("\\[\\d+]", "[*]");
            case 1 -> path.contains(".") ? path.substring(0, path.lastIndexOf('.')) : path;
            case 2 -> OddText.damaged(chance, path);
            case 3 -> path.replaceAll("\\[\\d+]", "[" + chance.boundary() + "]");
            default -> path;
        };
    }

    /** {@return a path and a value for it} */
    String assignment() {
        String path = path();
        if (chance.oneIn(30)) {
            return path;
        }
        return path + "=" + fieldValue();
    }

    private String fieldValue() {
        if (field == null || chance.percent(25)) {
            return chance.oneIn(2) ? number() : OddText.word(chance);
        }
        if (field.isText()) {
            return chance.of("OTHER", "x", "hex:" + "41".repeat(field.width()), OddText.word(chance));
        }
        if (field.isFloats()) {
            return chance.of(field.type().print(field.plain()), number(), "0 0 0", "1 2 3 4", "NaN NaN NaN");
        }
        if (field.isNumber()) {
            long old = field.type().integer(field.plain());
            return Long.toString(chance.of(old, old + 1, old - 1, old ^ 1, old * 2, chance.boundary()));
        }
        return chance.of("00".repeat(field.width()), "ff".repeat(field.width()), "#ff0000", "00");
    }

    /** {@return a field of all assets of a kind} */
    String kindPath() {
        return chance.of(chance.of(KINDS), "*") + "." + path();
    }

    String entryName() {
        return chance.of(
                "OTHER", "A", "hull01.0", "%00", "%ff%fe", "a/b", "x".repeat(35), "x".repeat(36), OddText.word(chance));
    }

    String rule() {
        return chance.of(
                "nres",
                "nres.overlap",
                "texm.size",
                "msh",
                "io",
                "cli.usage",
                "nope.nope",
                "texm.",
                OddText.word(chance));
    }

    String schema() {
        return chance.percent(80)
                ? chance.of(Schemas.ids())
                : chance.of("ironkit.asset.texm", "asset.msh", OddText.word(chance));
    }
}
