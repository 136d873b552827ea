package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.asset.AssetKind;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.PalBytes;
import dev.ironkit.testkit.RsliBytes;
import dev.ironkit.testkit.TfntBytes;
import dev.ironkit.testkit.WearBytes;
import dev.ironkit.workspace.Located;
import dev.ironkit.workspace.ReadOptions;
import dev.ironkit.workspace.Workspace;
import dev.ironkit.workspace.survey.AssetVisitor;
import dev.ironkit.workspace.survey.AssetWalk;
import dev.ironkit.workspace.survey.VisitedAsset;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Random;

/** Assets of every format there is: those of the made-up game, some it has not, and others as a seed will have them. */
final class SeededAssets {

    /** Large ones of the game are left out where each field is tried. */
    private static final int SMALL = 12_000;

    /**
     * An asset.
     *
     * @param what for messages
     */
    record Asset(String what, AssetKind kind, Attributes attributes, ByteView bytes) {

        Format<?> format() {
            return kind.format().orElseThrow();
        }
    }

    private SeededAssets() {}

    /** Everything in a folder that has fields. */
    static List<Asset> in(Path folder) {
        List<Asset> assets = new ArrayList<>();
        try (Workspace workspace = new Workspace(new ReadOptions(null, false, null, Attributes.NONE))) {
            for (Path file : workspace.files(folder)) {
                Located found = workspace.locate(file.toString(), Problems.strict());
                AssetWalk.over(workspace, found, new AssetVisitor() {
                    @Override
                    public void visit(VisitedAsset asset) {
                        if (asset.kind().hasFields()) {
                            assets.add(new Asset(
                                    asset.asset().path().text(),
                                    asset.kind(),
                                    asset.asset().attributes(),
                                    ByteView.of(asset.asset().bytes().toByteArray())));
                        }
                    }

                    @Override
                    public void failed(Diagnostic reason, long bytes) {
                        throw new AssertionError(reason);
                    }
                });
            }
        }
        return assets;
    }

    /** A few small assets of every format: of the game, and of those that the test kit makes. */
    static List<Asset> small(Path game) {
        List<Asset> assets = new ArrayList<>(made());
        List<Asset> ofGame = in(game);
        for (Format<?> format : AssetKind.formats()) {
            ofGame.stream()
                    .filter(asset -> asset.kind().word().equals(format.name())
                            && asset.bytes().length() <= SMALL)
                    .sorted(Comparator.comparingInt(asset -> asset.bytes().length()))
                    .limit(3)
                    .forEach(assets::add);
        }
        return assets;
    }

    private static Asset asset(String what, AssetKind kind, byte[] bytes) {
        return new Asset(what, kind, Attributes.NONE, ByteView.of(bytes));
    }

    private static Asset ofVersion(int version) {
        byte[] bytes = material(version)
                .phase("HULL01.0")
                .phase("")
                .block(0x11)
                .key(0, 100)
                .key(1, 200)
                .build();
        Attributes attributes = new Attributes(Attributes.parseType("MAT0"), 2, version, 0);
        return new Asset("material of version " + version, AssetKind.MAT0, attributes, ByteView.of(bytes));
    }

    private static List<Asset> made() {
        byte[] hull = texture(565, 4, 4)
                .levels(2)
                .words(32, 0, 7)
                .page(0, 0, 2, 2)
                .page(2, 2, 2, 2)
                .build();
        byte[] inner = archive().with(entry("Texm", "HULL.0").payload(hull)).build();
        List<Asset> made = new ArrayList<>();
        made.add(asset("texture with pages", AssetKind.TEXM, hull));
        made.add(
                asset("texture with a palette", AssetKind.TEXM, texture(0, 2, 2).build()));
        made.add(asset("palette", AssetKind.PAL, PalBytes.palette().build()));
        made.add(asset("font", AssetKind.TFNT, TfntBytes.font().texture(hull).build()));
        made.add(asset("bare model", AssetKind.MSH, ModelBytes.quad().build()));
        made.add(asset("animated model", AssetKind.MSH, ModelBytes.animated().build()));
        made.add(asset(
                "list",
                AssetKind.WEAR,
                WearBytes.list("STEEL", "RUST").lightmap("LM.0").build()));
        made.add(asset(
                "archive inside an archive",
                AssetKind.NRES,
                archive()
                        .with(entry("MESH", "inner").payload(inner).attrs(1, 2, 3))
                        .with(entry("DATA", "odd").payload("abc").after((byte) 1))
                        .build()));
        made.add(asset(
                "library",
                AssetKind.RSLI,
                RsliBytes.library()
                        .with(RsliBytes.xor("A", "some text"), RsliBytes.stored("B", "other"))
                        .build()));
        for (int version : List.of(0, 2, 3, 6)) {
            made.add(ofVersion(version));
        }
        return made;
    }

    /** Other assets that a strict reader takes, a few bytes away from this one. */
    static List<Asset> changed(Asset asset, Random random, int tries) {
        List<Asset> changed = new ArrayList<>();
        for (int i = 0; i < tries; i++) {
            byte[] bytes = asset.bytes().toByteArray();
            for (int edits = 1 + random.nextInt(4); edits > 0 && bytes.length > 0; edits--) {
                bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
            }
            Asset other =
                    new Asset(asset.what() + ", change " + i, asset.kind(), asset.attributes(), ByteView.of(bytes));
            if (isSound(other)) {
                changed.add(other);
            }
        }
        return changed;
    }

    private static boolean isSound(Asset asset) {
        try {
            asset.format().decode(asset.bytes(), asset.attributes(), Problems.strict());
            return true;
        } catch (MalformedAssetException e) {
            return false;
        }
    }
}
