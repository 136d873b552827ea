package dev.ironkit.validate;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.ModelRules;
import dev.ironkit.format.msh.MshFormat;
import dev.ironkit.format.msh.SlotBoxes;

/** Models, by themselves: whether their materials are there is another question. */
final class MshRules extends AssetRules<Model> {

    MshRules() {
        super(MshFormat.MSH);
    }

    /** Takes archives that lack only one table of a model, too: such a one is a model with a table missing, not another thing. */
    @Override
    public boolean recognises(ByteView bytes, Attributes attributes) {
        return MshFormat.MSH.sniff(bytes, attributes) || MshFormat.MSH.lacksTable(bytes);
    }

    @Override
    public boolean holdsOthers() {
        return true;
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
