package dev.ironkit.format.mat0;

import static dev.ironkit.testkit.Mat0Bytes.material;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Format;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.Edit;
import dev.ironkit.testkit.FormatContract;
import dev.ironkit.testkit.Sample;
import java.util.List;

@Clause({
    "mat0.12.1-model",
    "mat0.12.2-sections",
    "mat0.6.5-k2-kept",
    "mat0.14-meta-kept",
    "mat0.14-k2-kept",
    "mat0.3-name-tail-kept",
    "D7"
})
class Mat0ContractTest extends FormatContract<Material> {

    @Override
    protected Format<Material> format() {
        return Mat0Format.MAT0;
    }

    @Override
    protected List<Sample> samples() {
        return Mat0Samples.all();
    }

    @Override
    protected Material rebuilt(Material model) {
        MaterialMeta meta = model.meta();
        return new Material(
                model.attributes(),
                new MaterialMeta(meta.surfaceId(), meta.metaB(), meta.speedFactorBits(), meta.damagePerSecondBits()),
                ByteView.of(model.rawPhases().toByteArray()),
                model.blocks().stream()
                        .map(block -> new AnimationBlock(
                                block.modeAndMask(), ByteView.of(block.rawKeys().toByteArray())))
                        .toList(),
                ByteView.of(model.tail().toByteArray()));
    }

    @Override
    protected List<Sample> hugeCounts() {
        return List.of(
                Mat0Samples.sample("65535 phases", 6, material(6).phase("A.0").sayPhases(0xFFFF)),
                Mat0Samples.sample(
                        "65535 keys",
                        6,
                        material(6).phase("A.0").block(0).key(0, 1).sayKeys(0xFFFF)),
                Mat0Samples.sample("65535 blocks", 6, material(6).sayBlocks(0xFFFF)));
    }

    @Override
    protected boolean lengthAllowed(Sample sample, int length) {
        // Without the bytes behind it, it is whole.
        return sample.equals(Mat0Samples.TAIL) && length == sample.length() - 3;
    }

    @Override
    protected List<Edit<Material>> edits() {
        return List.of(
                Edit.of(
                        "a colour",
                        Mat0Samples.ODD,
                        material -> material.withPhase(0, material.phase(0).withDiffuse(0x4D6AFF)),
                        "phases[0].diffuse"),
                Edit.of(
                        "a texture",
                        Mat0Samples.TWO_PHASES,
                        material -> material.withPhase(1, material.phase(1).withTexture("LAVA.0")),
                        "phases[1].texture"),
                Edit.of(
                        "a phase of a material with bytes behind it",
                        Mat0Samples.TAIL,
                        material -> material.withPhase(0, material.phase(0).withPower(4)),
                        "phases[0].power"),
                Edit.of(
                        "the values for others",
                        Mat0Samples.TWO_PHASES,
                        material -> material.edit()
                                .meta(MaterialMeta.of(7, 0.5f, 10))
                                .apply(),
                        "header.surfaceId",
                        "header.speedFactor",
                        "header.damagePerSecond"),
                Edit.of(
                        "one phase more",
                        Mat0Samples.TWO_PHASES,
                        material -> material.edit()
                                .addPhase(MaterialPhase.of("NEW.0"))
                                .apply(),
                        "header.phaseCount",
                        "phases[2].*"),
                Edit.of(
                        "a block",
                        Mat0Samples.TWO_PHASES,
                        material -> material.edit()
                                .block(1, AnimationBlock.of(AnimationMode.RANDOM, 0, List.of(AnimationKey.of(0, 30))))
                                .apply(),
                        "blocks[1].modeAndMask",
                        "blocks[1].keys[0].phase",
                        "blocks[1].keys[0].end"),
                Edit.of(
                        "without the tail",
                        Mat0Samples.TAIL,
                        material -> material.edit().withoutTail().apply(),
                        "tail"));
    }
}
