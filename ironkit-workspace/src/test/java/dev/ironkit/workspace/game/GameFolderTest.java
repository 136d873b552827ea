package dev.ironkit.workspace.game;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.format.link.LinkFacts;
import dev.ironkit.format.link.LinkFile;
import dev.ironkit.format.link.LinkKind;
import dev.ironkit.format.link.LinkName;
import dev.ironkit.format.wear.WearParser;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.TexmBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class GameFolderTest {

    @TempDir
    Path folder;

    @TempDir
    Path cacheFolder;

    private IndexCache cache;

    @BeforeEach
    void writeGame() throws IOException {
        cache = new IndexCache(cacheFolder.resolve("deep/inside"));
        byte[] material =
                Mat0Bytes.material(6).phase("HULL.0").parameter(17, 3).phase("").build();
        write(
                "Material.lib",
                archive()
                        .with(entry("MAT0", "STEEL").attrs(0, 6, 0).payload(material))
                        .build());
        write(
                "units.rlb",
                archive()
                        .with(
                                entry("MESH", "tank.msh").payload(tank()),
                                entry("WEAR", "tank.wea")
                                        .payload(WearBytes.list("STEEL", "GLASS")
                                                .lightmap("L.0")
                                                .build()),
                                entry("Texm", "PAGES.0")
                                        .payload(TexmBytes.texture(565, 4, 4)
                                                .page(0, 0, 2, 2)
                                                .page(2, 2, 2, 2)
                                                .build()),
                                entry("WEAR", "bad.wea").payload("not a list"))
                        .build());
        write("maps/Land.wea", WearBytes.list("SAND").build());
        write("broken.lib", new byte[] {'N', 'R', 'e', 's', 0, 1, 0, 0, 9, 9});
        write("readme.txt", "words".getBytes(java.nio.charset.StandardCharsets.US_ASCII));
    }

    private static byte[] tank() {
        return ModelBytes.quad()
                .payload(13)
                .batch(0, 0, 0xFF01, 0xFFFF, 6, 0, 4, 0)
                .batch(0x2000, 0, 0x0001, 0xFFFF, 6, 0, 4, 0)
                .batch(0, 0, 0xFF01, 0xFFFF, 6, 0, 4, 0)
                .build();
    }

    private void write(String name, byte... bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        Files.write(file, bytes);
        // Long ago, so that its time says something.
        Files.setLastModifiedTime(file, FileTime.from(Instant.parse("2001-02-03T04:05:06Z")));
    }

    private GameFolder open() {
        return GameFolder.open(folder, cache, 2, file -> {});
    }

    private LinkFacts facts(String file, String name) {
        LinkFile found = open().files().stream()
                .filter(each -> each.path().equals(file))
                .findFirst()
                .orElseThrow();
        return found.entries().get(found.find(LinkName.of(name)).orElseThrow()).facts();
    }

    @Test
    @Clause("links.1-every-file")
    void everyFileIsThereInOrder() {
        assertThat(open().files().stream().map(LinkFile::toString))
                .containsExactly(
                        "Material.lib (1)", "broken.lib (0)", "maps/Land.wea (1)", "readme.txt (1)", "units.rlb (4)");
        assertThat(open().files().get(1).form()).isEqualTo(LinkFile.Form.UNREADABLE);
        assertThat(open().files().get(2).entries().get(0).kind()).isEqualTo(LinkKind.LIST);
    }

    @Test
    void namesAreTakenOutOfAssets() {
        LinkFacts.OfModel tank = (LinkFacts.OfModel) facts("units.rlb", "TANK.msh");
        assertThat(tank.uses()).extracting(LinkFacts.RowUse::row).containsExactly(1, 1);
        assertThat(tank.uses()).extracting(LinkFacts.RowUse::lightmap).containsExactly(-1, 0);
        assertThat(tank.uses()).extracting(LinkFacts.RowUse::count).containsExactly(2, 1);
        LinkFacts.OfList list = (LinkFacts.OfList) facts("units.rlb", "tank.wea");
        assertThat(list.materials()).extracting(row -> row.name().raw()).containsExactly("STEEL", "GLASS");
        assertThat(list.lightmaps()).extracting(row -> row.name().raw()).containsExactly("L.0");
        LinkFacts.OfMaterial steel = (LinkFacts.OfMaterial) facts("Material.lib", "steel");
        assertThat(steel.phases())
                .containsExactly(
                        new LinkFacts.Phase(LinkName.of("HULL.0"), 3), new LinkFacts.Phase(LinkName.of(""), -1));
        assertThat(facts("units.rlb", "PAGES.0")).isEqualTo(new LinkFacts.OfTexture(2));
        assertThat(facts("units.rlb", "bad.wea")).isEqualTo(LinkFacts.UNREADABLE);
    }

    @Test
    void placesOfNamesAreThoseInTheFile() throws IOException {
        LinkFile units = open().files().get(4);
        byte[] bytes = Files.readAllBytes(folder.resolve("units.rlb"));
        LinkFacts.OfList list = (LinkFacts.OfList) units.entries().get(1).facts();

        int at = (int) units.entries().get(1).offset() + list.materials().get(1).at();

        assertThat(new String(bytes, at, 5, java.nio.charset.StandardCharsets.US_ASCII))
                .isEqualTo("GLASS");
    }

    @Test
    @Clause("links.1-incremental")
    void onlyWhatChangedIsReadAgain() throws IOException {
        assertThat(open().filesRead()).isEqualTo(5);
        assertThat(open().filesRead()).isZero();

        write("maps/Land.wea", WearBytes.list("MUD").build());
        GameFolder again = open();

        assertThat(again.filesRead()).isEqualTo(1);
        assertThat(again.files())
                .isEqualTo(GameFolder.open(folder, null, 1, file -> {}).files());
    }

    @Test
    void aFileWithAnotherTimeAndTheSameBytesIsNotReadAgain() throws IOException {
        open();
        Files.setLastModifiedTime(folder.resolve("units.rlb"), FileTime.from(Instant.parse("2011-01-01T00:00:00Z")));

        assertThat(open().filesRead()).isZero();
    }

    @Test
    @Clause("links.1-cache-honest")
    void aChangeThatKeepsSizeAndTimeIsSeen() throws IOException {
        open();
        byte[] bytes = Files.readAllBytes(folder.resolve("maps/Land.wea"));
        bytes[bytes.length - 3] = 'X';

        write("maps/Land.wea", bytes);

        assertThat(facts("maps/Land.wea", "Land.wea").toString()).contains("SANX");
    }

    @Test
    void filesThatGoAndComeAreSeen() throws IOException {
        open();
        Files.delete(folder.resolve("units.rlb"));
        write("new.rlb", archive().build());

        assertThat(open().files())
                .extracting(LinkFile::path)
                .contains("new.rlb")
                .doesNotContain("units.rlb");
        assertThat(open().filesRead()).isZero();
    }

    @Test
    void aDamagedCacheIsAsGoodAsNone() throws IOException {
        List<LinkFile> right = open().files();
        Path file = cache.file(folder);
        byte[] whole = Files.readAllBytes(file);
        List<byte[]> damaged = new ArrayList<>();
        for (int at = 0; at < whole.length; at += 7) {
            byte[] changed = whole.clone();
            changed[at] ^= 1;
            damaged.add(changed);
        }
        damaged.add(java.util.Arrays.copyOf(whole, whole.length / 2));
        damaged.add(new byte[0]);
        for (byte[] bytes : damaged) {
            Files.write(file, bytes);
            GameFolder folderNow = open();
            assertThat(folderNow.files()).isEqualTo(right);
            assertThat(folderNow.filesRead()).isEqualTo(5);
        }
    }

    @Test
    void aCacheOfAnotherFolderIsNotTaken(@TempDir Path other) throws IOException {
        open();
        Files.createDirectories(cache.file(other).getParent());
        Files.copy(cache.file(folder), cache.file(other));

        assertThat(GameFolder.open(other, cache, 1, file -> {}).files()).isEmpty();
    }

    @Test
    void withoutAPlaceForTheCacheAllIsRead() throws IOException {
        Path inTheWay = Files.write(cacheFolder.resolve("file"), new byte[1]);

        GameFolder game = GameFolder.open(folder, new IndexCache(inTheWay.resolve("below")), 2, file -> {});

        assertThat(game.filesRead()).isEqualTo(5);
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        List<LinkFile> one = GameFolder.open(folder, null, 1, file -> {}).files();

        assertThat(GameFolder.open(folder, null, 7, file -> {}).files()).isEqualTo(one);
    }

    @Test
    void archivesInArchivesAreIndexedUnderTheirAddress() throws IOException {
        byte[] units = Files.readAllBytes(folder.resolve("units.rlb"));
        byte[] middle = archive()
                .with(entry("DATA", "x"), entry("NRES", "units").payload(units))
                .build();
        write(
                "pack.rlb",
                archive().with(entry("NRES", "middle").payload(middle)).build());

        for (int run = 0; run < 2; run++) {
            GameFolder game = GameFolder.open(folder, cache, 1, file -> {});
            List<LinkFile> nested = game.files().stream()
                    .filter(file -> file.path().startsWith("pack.rlb"))
                    .toList();

            assertThat(nested)
                    .extracting(LinkFile::path)
                    .containsExactly("pack.rlb", "pack.rlb!/middle", "pack.rlb!/middle!/units");
            assertThat(nested.get(2).entries().get(0).kind()).isEqualTo(LinkKind.MODEL);
            assertThat(nested.get(2).entries().get(1).facts()).isInstanceOf(LinkFacts.OfList.class);
            assertThat(game.filesOnDisk()).isEqualTo(6);
        }
        assertThat(GameFolder.single(folder.resolve("pack.rlb"), "other/p.rlb", WearParser.TOLERANT)
                        .withInner())
                .extracting(LinkFile::path)
                .containsExactly("other/p.rlb", "other/p.rlb!/middle", "other/p.rlb!/middle!/units");
    }

    @Test
    void archivesThatLieTooDeepOrShareTheirBytesEndTheWay() throws IOException {
        byte[] image = archive().build();
        for (int depth = 0; depth < 40; depth++) {
            image = archive().with(entry("NRES", "in").payload(image)).build();
        }
        write("deep.rlb", image);

        GameFolder game = GameFolder.open(folder, null, 1, file -> {});

        assertThat(game.files())
                .filteredOn(file -> file.path().startsWith("deep.rlb"))
                .hasSize(16);
    }
}
