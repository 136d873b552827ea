package dev.ironkit.format.mat0;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.Template;
import dev.ironkit.base.format.Attributes;
import java.util.ArrayList;
import java.util.List;

/** Reads a material front to back; every count is held against the bytes that are left before it is used. */
final class Mat0Reader {

    private final ByteView image;
    private final Attributes attributes;
    private final Problems problems;
    private int at;

    Mat0Reader(ByteView image, Attributes attributes, Problems problems) {
        this.image = image.load();
        this.attributes = attributes;
        this.problems = problems;
    }

    Material read() {
        ByteView header = take(MaterialHeader.size(attributes.attr2()), "header", "the header");
        int phaseCount = header.u16(0);
        int blockCount = header.u16(2);
        if (blockCount > Material.MOST_BLOCKS) {
            problems.field("header.animBlockCount").report(Mat0Problem.ANIM_COUNT, header.range(2, 2), blockCount);
        }
        ByteView phases = takeRecords(phaseCount, MaterialPhase.SIZE, "phases", "phase");
        List<AnimationBlock> blocks = new ArrayList<>();
        for (int i = 0; i < blockCount; i++) {
            blocks.add(readBlock(i, phaseCount));
        }
        ByteView tail = image.from(at);
        if (tail.length() > 0) {
            String wrong = Template.fill(Mat0Problem.TAIL, List.of(tail.length()));
            problems.field("tail").report(Mat0Problem.SIZE, tail.range(), wrong);
        }
        return new Material(attributes, MaterialHeader.readMeta(header), phases, blocks, tail);
    }

    private AnimationBlock readBlock(int index, int phaseCount) {
        String field = "blocks[" + index + "]";
        ByteView header = take(AnimationBlock.HEADER_SIZE, field, "block " + index);
        ByteView keys = takeRecords(header.u16(4), AnimationKey.SIZE, field + ".keys", "block " + index + ", key");
        AnimationBlock block = new AnimationBlock(header.i32(0), keys);
        for (int i = 0; i < block.keyCount(); i++) {
            int phase = keys.u16(i * AnimationKey.SIZE);
            if (phase >= phaseCount) {
                problems.field(field + ".keys[" + i + "].phase")
                        .report(
                                Mat0Problem.PHASE_REF,
                                keys.range((long) i * AnimationKey.SIZE, 2),
                                i,
                                index,
                                phase,
                                phaseCount);
            }
        }
        return block;
    }

    /** So many records, all there; where they are not, the first one that is missing is named. */
    private ByteView takeRecords(int count, int size, String field, String what) {
        int there = (image.length() - at) / size;
        if (there < count) {
            at += there * size;
            throw cut(size, field + "[" + there + "]", what + " " + there + " of " + count);
        }
        return take(count * size, field, what);
    }

    private ByteView take(int size, String field, String what) {
        if (size > image.length() - at) {
            throw cut(size, field, what);
        }
        ByteView bytes = image.slice(at, size);
        at += size;
        return bytes;
    }

    private MalformedAssetException cut(int size, String field, String what) {
        int left = image.length() - at;
        String wrong = Template.fill(Mat0Problem.CUT, List.of(what, size, left));
        return problems.field(field).fatal(Mat0Problem.SIZE, image.range(at, left), wrong);
    }
}
