package dev.ironkit.cli.fuzz;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.format.asset.AssetKind;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The files of a case while it is made, and the addresses that lead to them. */
final class Scene {

    /**
     * A seed that was put somewhere.
     *
     * @param path its main file, or its folder where that is what a user names
     */
    record Placed(Seed seed, String path) {}

    /** Ways to say something that leads nowhere, or hardly. */
    private static final List<String> BAD_STEPS = List.of(
            "!/",
            "!/!/",
            "!//",
            "::",
            "::::",
            "!/type:zz",
            "!/type:",
            "!/type:-1",
            "!/type:99999999999",
            "!/@-1",
            "!/@",
            "!/@99999999999",
            "!/@999999999",
            "!/#0",
            "!/#1",
            "!/x#0",
            "!/x#-1",
            "!/x#99999999999",
            "!/%ZZ",
            "!/%",
            "!/%00",
            "!/%41",
            "!/\u0416",
            "!/\uD83D\uDE00",
            "!/\u202E",
            "!/\u001B",
            "!/\n",
            "!/*",
            "!/?",
            "?",
            "?part=",
            "?mip",
            "?mip=",
            "?mip=-1",
            "?mip=99999999999",
            "?page=x",
            "?node=",
            "?node=@",
            "?node=@-1",
            "?node=@99999999999",
            "?batch=-1",
            "?phase=1e9",
            "?time=NaN",
            "?frame=NaN",
            "?frame=1e39",
            "?state=3",
            "?level=5",
            "?row=-1",
            "?command=4294967296",
            "?mip=0&mip=1",
            "?mip=0,page=0",
            "?&&&",
            "?=",
            "?zz=1",
            "!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0!/@0");

    private final Chance chance;
    private final Corpus corpus;
    private final Damage damage;
    private final List<PlacedFile> files = new ArrayList<>();
    private final List<String> folders = new ArrayList<>();
    private final List<Placed> placed = new ArrayList<>();

    Scene(Chance chance, Corpus corpus) {
        this.chance = chance;
        this.corpus = corpus;
        this.damage = new Damage(chance, corpus);
    }

    List<PlacedFile> files() {
        return files;
    }

    List<String> folders() {
        return folders;
    }

    List<Placed> placed() {
        return placed;
    }

    Corpus corpus() {
        return corpus;
    }

    void folder(String path) {
        if (!folders.contains(path)) {
            folders.add(path);
        }
    }

    void file(String path, ByteView bytes) {
        files.add(PlacedFile.sound(path, bytes));
    }

    /** Puts a seed of one of some kinds into a folder of its own, damaged or not. */
    Placed place(Seed.Kind... kinds) {
        return place(chance.of(corpus.of(chance.of(kinds))));
    }

    /** Puts a seed into a folder of its own, damaged or not. */
    Placed place(Seed seed) {
        String folder = List.of("in", "b", "c", "d", "e", "f").get(Math.min(5, placed.size()));
        String main = seed.main();
        if (chance.percent(6) && !seed.kind().isFolder()) {
            main = OddText.fileName(chance);
        }
        boolean damaged = chance.percent(55);
        boolean mainIsDamaged = seed.files().size() == 1 || chance.percent(60);
        List<String> paths = new ArrayList<>(seed.files().keySet());
        String victim = mainIsDamaged ? seed.main() : chance.of(paths);
        for (Map.Entry<String, ByteView> file : seed.files().entrySet()) {
            boolean isMain = file.getKey().equals(seed.main());
            ByteView bytes = file.getValue();
            if (damaged && file.getKey().equals(victim)) {
                bytes = damagedFile(seed, isMain, file.getKey(), bytes);
            }
            if (!isMain && chance.oneIn(60)) {
                // One that is missing.
                continue;
            }
            files.add(new PlacedFile(folder + "/" + (isMain ? main : file.getKey()), bytes, file.getValue()));
        }
        Placed one = new Placed(seed, seed.kind().isFolder() ? folder : folder + "/" + main);
        placed.add(one);
        return one;
    }

    private ByteView damagedFile(Seed seed, boolean isMain, String path, ByteView bytes) {
        if (isMain) {
            return damage.main(seed);
        }
        return damage.beside(path.toLowerCase(Locale.ROOT), bytes);
    }

    /** {@return a seed's content for stdin, damaged or not} */
    ByteView stdin(Seed.Kind... kinds) {
        Seed seed = chance.of(corpus.of(chance.of(kinds)));
        return chance.percent(50) ? damage.main(seed) : seed.bytes();
    }

    /** {@return how a user may name something: a file, or what is in it} */
    String address(Placed one) {
        if (chance.percent(7)) {
            return one.path() + chance.of(BAD_STEPS);
        }
        if (chance.percent(2)) {
            return inside(OddText.damaged(chance, one.path() + inner(one)));
        }
        return chance.percent(45) ? one.path() : one.path() + inner(one) + part();
    }

    /** {@return the address of an entry of an archive, where it has any} */
    String entry(Placed one) {
        return chance.percent(6)
                ? one.path() + chance.of(BAD_STEPS)
                : one.path() + inner(one) + (chance.oneIn(15) ? part() : "");
    }

    /** {@return the address of an asset of a kind in a file, or of another where there is none} */
    String assetOf(Placed one, AssetKind kind) {
        List<SeedMap.Inner> fitting = corpus.map(one.seed()).inner().stream()
                .filter(inner -> inner.kind() == kind)
                .toList();
        return fitting.isEmpty() || chance.percent(8)
                ? address(one)
                : one.path() + chance.of(fitting).address() + (chance.oneIn(12) ? part() : "");
    }

    private String inner(Placed one) {
        List<SeedMap.Inner> inside = corpus.map(one.seed()).inner();
        if (one.seed().kind() == Seed.Kind.GAME) {
            List<String> paths = List.copyOf(one.seed().files().keySet());
            return "/" + chance.of(paths) + chance.of("", "!/@0", "!/@1", "!/STEEL", "!/tank.msh", "!/HULL.0");
        }
        if (inside.isEmpty()) {
            return chance.oneIn(3) ? "!/@0" : "";
        }
        String address = chance.of(inside).address();
        return switch (chance.below(8)) {
            case 0 -> address.replace("!/", "::");
            case 1 -> "!/@" + chance.below(inside.size() + 1);
            case 2 -> "!/type:" + chance.of("Texm", "MAT0", "MESH", "DATA", "1", "2", "3", "6", "13", "19");
            default -> address;
        };
    }

    private String part() {
        if (!chance.oneIn(12)) {
            return "";
        }
        return "?"
                + chance.of(
                        "mip", "page", "node", "state", "level", "frame", "batch", "phase", "block", "row", "command")
                + "="
                + chance.of("0", "1", "2", "3", "@0", "@1", "turret", "0.5", "7", "255");
    }

    /** {@return the word, unless it would lead out of the folder of the case} */
    static String inside(String word) {
        boolean leadsOut = word.startsWith("/")
                || word.startsWith("~")
                || word.contains("../")
                || word.equals("..")
                || word.endsWith("/..")
                || word.contains("=/")
                || word.contains("/..!/");
        return leadsOut ? "in" : word;
    }
}
