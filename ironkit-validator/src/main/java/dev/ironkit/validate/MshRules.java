package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelRules;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.format.msh.SlotBoxes;
import dev.ironkit.format.nres.NresEntry;
import dev.ironkit.format.nres.NresFormat;

/** Models, by themselves: whether their materials are there is another question. */
final class MshRules extends AssetRules<Model> {

    /** The types that a model must have. */
    private static final int[] REQUIRED = {1, 2, 3, 6, 13};

    /** A type that landscapes have and models do not. */
    private static final int LANDSCAPE = 21;

    MshRules() {
        super(MshFormat.MSH);
    }

    /** Takes archives that lack only one table of a model, too: such a one is a model with a table missing, not another thing. */
    @Override
    public boolean recognises(ByteView bytes, Attributes attributes) {
        if (!NresFormat.NRES.sniff(bytes, attributes) || bytes.length() < NresFormat.HEADER_SIZE) {
            return false;
        }
        int count = bytes.i32(8);
        long directory = bytes.length() - (long) count * NresEntry.SIZE;
        if (count < REQUIRED.length - 1 || directory < NresFormat.HEADER_SIZE) {
            return false;
        }
        return hasTables(bytes.slice((int) directory, count * NresEntry.SIZE).load(), count);
    }

    private static boolean hasTables(ByteView directory, int count) {
        int found = 0;
        for (int i = 0; i < count; i++) {
            int type = directory.i32(i * NresEntry.SIZE);
            if (type > 0 && type < Integer.SIZE) {
                found |= 1 << type;
            }
        }
        int required = 0;
        for (int type : REQUIRED) {
            required += found >> type & 1;
        }
        boolean landscape = (found >> LANDSCAPE & 1) != 0;
        return required == REQUIRED.length || (required == REQUIRED.length - 1 && !landscape);
    }

    /** A model is stored as an archive, which may hold more than its tables. */
    @Override
    Opened inside(Model model) {
        return new NresRules.OpenedNres(model.archive());
    }

    @Override
    void check(Model model, ByteView bytes, Problems problems) {
        ByteView image = bytes.load();
        SlotBoxes boxes = ModelRules.check(model, image, problems);
        PosedRules.check(model, boxes, problems);
    }
}
