package dev.ironkit.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A usual command line of every command, over a small made-up game: {@code {game}} is its folder, {@code {out}} a place to write to. */
final class UsualLines {

    static final Map<String, String> OF = new LinkedHashMap<>();

    static {
        OF.put("info", "{game}/Textures.lib");
        OF.put("ls", "{game}/Textures.lib");
        OF.put("tree", "{game}/Textures.lib");
        OF.put("cat", "{game}/Material.lib!/STEEL");
        OF.put("hex", "{game}/Textures.lib");
        OF.put("extract", "{game}/Textures.lib -o {out}");
        OF.put("pack", "{x} -o {out}");
        OF.put("convert", "{game}/Textures.lib!/HULL.0 -o {out}.png");
        OF.put("add", "{game}/Textures.lib {texture} --name N.0 -o {out}");
        OF.put("replace", "{game}/Textures.lib!/HULL.0 {texture} -o {out}");
        OF.put("rm", "{game}/Textures.lib!/HULL.0 -o {out}");
        OF.put("mv", "{game}/Textures.lib!/HULL.0 NEW.0 -o {out}");
        OF.put("get", "{game}/Textures.lib!/HULL.0 header.width");
        OF.put("set", "{game}/Textures.lib!/HULL.0 entry.attr1=1 -o {out}");
        OF.put("recompute", "{game}/units.rlb!/tank.msh -o {out}");
        OF.put("validate", "{game}/Textures.lib");
        OF.put("verify", "--roundtrip {game}/Textures.lib");
        OF.put("diff", "{game}/Textures.lib {game}/Textures.lib");
        OF.put("stats", "{game}/Textures.lib");
        OF.put("find", "HULL --in {game}/Textures.lib");
        OF.put("refs", "{game}");
        OF.put("play", "{game}/Material.lib!/STEEL");
        OF.put("pose", "{game}/units.rlb!/tank.msh");
        OF.put("pick", "{game}/units.rlb!/tank.msh --ray 0,0,10,0,0,-1");
        OF.put("render", "{game}/Textures.lib -o {out}.png");
        OF.put("demo", "-o {out}");
        OF.put("explain", "nres.magic");
        OF.put("schema", "ironkit.info");
        OF.put("completion", "bash");
        OF.put("doctor", "");
    }

    private final Map<String, String> files = new LinkedHashMap<>();
    private int outs;
    private final Path folder;

    UsualLines(Path folder) throws IOException {
        this.folder = folder;
        files.put("game", MadeGame.sound().write(folder.resolve("game")).toString());
        files.put("x", folder.resolve("x").toString());
        files.put("texture", folder.resolve("hull").toString());
        CommandRun.of("extract", files.get("game") + "/Textures.lib", "-o", files.get("x"));
        CommandRun.of("extract", files.get("game") + "/Textures.lib!/HULL.0", "-o", files.get("texture"));
        files.put("texture", folder.resolve("hull/HULL.0").toString());
    }

    /** {@return the usual words of a command, and others behind them} */
    List<String> usual(String command, String... more) {
        List<String> words = words(command + " " + OF.get(command));
        words.addAll(List.of(more));
        return words;
    }

    /** {@return the words of a line, its names in braces filled in} */
    List<String> words(String line) {
        String filled = line.replace("{out}", folder.resolve("out" + outs++).toString());
        for (Map.Entry<String, String> file : files.entrySet()) {
            filled = filled.replace("{" + file.getKey() + "}", file.getValue());
        }
        List<String> words = new ArrayList<>();
        for (String word : filled.strip().split(" +", -1)) {
            words.add(word.equals("''") ? "" : word);
        }
        return words;
    }
}
