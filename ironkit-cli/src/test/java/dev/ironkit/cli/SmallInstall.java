package dev.ironkit.cli;

import static dev.ironkit.testkit.Mat0Bytes.material;
import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static dev.ironkit.testkit.TexmBytes.texture;

import dev.ironkit.testkit.Mat0Bytes;
import dev.ironkit.testkit.ModelBytes;
import dev.ironkit.testkit.WearBytes;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** An install so small that everything in it can be counted by hand. */
final class SmallInstall {

    private SmallInstall() {}

    static Path in(Path install) throws IOException {
        Files.createDirectory(install);
        Files.write(
                install.resolve("Material.lib"),
                archive()
                        .with(
                                entry("MAT0", "STEEL").attrs(2, 6, 0).payload(metal(1, 1)),
                                entry("MAT0", "RUST").attrs(2, 6, 0).payload(metal(3, 2)),
                                entry("MAT0", "GLASS").attrs(4, 6, 0).payload(metal(1, 1)))
                        .build());
        byte[] atlas = texture(8888, 4, 4)
                .levels(2)
                .words(32, 0x0400_0000, 0)
                .page(0, 0, 2, 2)
                .build();
        Files.write(
                install.resolve("Textures.lib"),
                archive()
                        .with(
                                entry("Texm", "HULL01.0")
                                        .payload(texture(565, 2, 2).build()),
                                entry("Texm", "HULL02.0")
                                        .payload(texture(565, 4, 4).build()),
                                entry("Texm", "SIGNS.0").payload(atlas))
                        .build());
        Files.write(
                install.resolve("lightmap.lib"),
                archive()
                        .with(entry("Texm", "LM.0").payload(texture(565, 8, 8).build()))
                        .build());
        Files.write(
                install.resolve("static.rlb"),
                archive()
                        .with(
                                entry("MESH", "a.msh").payload(ModelBytes.quad().build()),
                                entry("WEAR", "a.wea")
                                        .attrs(0, 0, 1)
                                        .payload(WearBytes.list("STEEL", "RUST").build()),
                                entry("MESH", "b.msh")
                                        .payload(ModelBytes.animated().build()),
                                entry("WEAR", "b.wea")
                                        .attrs(0, 0, 1)
                                        .payload(WearBytes.list("RUST")
                                                .lightmap("LM.0")
                                                .build()))
                        .build());
        return install;
    }

    private static byte[] metal(int phases, int blocks) {
        Mat0Bytes bytes = material(6);
        for (int i = 0; i < phases; i++) {
            bytes.phase("HULL01.0");
        }
        for (int i = 0; i < blocks; i++) {
            bytes.block(0).key(0, 100);
        }
        return bytes.build();
    }
}
