package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.format.mat0.Mat0Format;
import dev.ironkit.format.mat0.Material;
import dev.ironkit.format.mat0.MaterialRules;

/** Materials, by themselves: whether their textures are there is another question. */
final class Mat0Rules extends AssetRules<Material> {

    Mat0Rules() {
        super(Mat0Format.MAT0);
    }

    @Override
    void check(Material material, ByteView bytes, Problems problems) {
        MaterialRules.check(material, bytes, problems);
    }
}
