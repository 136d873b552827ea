package dev.ironkit.convert.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfExport;
import dev.ironkit.convert.gltf.GltfOptions;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialPhase;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.format.texm.RgbaImage;
import dev.ironkit.testkit.ModelBytes;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ModelTextureTest {

    private static final ByteView IMAGE = ByteView.of(ModelBytes.animated().build());
    private static final Model MODEL = MshFormat.MSH.decode(IMAGE, Problems.tolerant());
    private static final GltfOptions OPTIONS = GltfOptions.of(GltfProfile.EDIT, "test");

    private static ModelLook look(ModelTexture texture) {
        Material material =
                Material.builder().addPhase(MaterialPhase.of("HULL.0")).apply();
        ModelLook.Row row = new ModelLook.Row("HULL", Optional.of(material));
        return new ModelLook(
                List.of(row, row, row, row), List.of(), name -> Optional.of(texture), name -> Optional.empty());
    }

    /** What went out is made again to see what was edited: that takes no pictures. */
    @Test
    void isEncodedWhereAFileShowsItAndNotWhereAModelComesBack() {
        RgbaImage pixels = new RgbaImage(4, 2);
        ModelTexture texture = new ModelTexture(
                4,
                2,
                List.of(),
                () -> pixels,
                () -> {
                    throw new IllegalStateException("encoded");
                },
                () -> false);
        GltfExport.Unpainted again = GltfExport.again(
                MODEL, IMAGE, look(texture), "m", OPTIONS, StateLevels.filled(MODEL), Problems.tolerant());
        assertThat(again.images()).containsExactly(texture);
        assertThatThrownBy(() -> GltfExport.glb(MODEL, IMAGE, look(texture), "m", OPTIONS, Problems.tolerant()))
                .hasMessage("encoded");
    }
}
