package dev.ironkit.format.msh.rules;

import dev.ironkit.testkit.ModelBytes;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Models of each kind with nothing wrong. */
final class CleanModels {

    private static final int NONE = 0xFFFF;

    private CleanModels() {}

    static Map<String, ModelBytes> all() {
        Map<String, ModelBytes> all = new LinkedHashMap<>();
        all.put("only what a model must have", ModelBytes.bare());
        all.put("all tables, no record", ModelBytes.empty());
        all.put("a square", ModelBytes.quad());
        all.put("an animated node", ModelBytes.animated());
        all.put("no keys", ModelBytes.quad().without(8).without(19));
        all.put("keys and no map", ModelBytes.animated().without(19));
        all.put("no triangle records, no labels", ModelBytes.quad().without(7).without(10));
        all.put("no keys in their table", ModelBytes.quad().payload(8));
        all.put("states and levels", levels());
        all.put("lightmaps, path graph and lights", lightmaps());
        all.put("rows in the documented place", documented());
        all.put("three moving nodes", moving());
        all.put("the order of nobody", ModelBytes.quad().order(List.of(13, 6, 3, 2, 1, 19, 8, 7, 5, 4, 9, 10, 15, 17)));
        return all;
    }

    /** Two states and two levels on one node, a socket below it. */
    static ModelBytes levels() {
        ModelBytes model = ModelBytes.empty();
        model.header(0, 0, 0, 2, 2, 0);
        model.node(0, NONE, NONE, 0, 0, 1, NONE, NONE, NONE, 2)
                .nodeName("Base_TM")
                .label("");
        model.node(0, 0, NONE, 1).nodeName("Base_gun").label("e_tur");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0).key(1, 1, 0, 0, 23170, 23170, 0, 0);
        return model.square(0).square(1).square(2);
    }

    static ModelBytes lightmaps() {
        ModelBytes model = ModelBytes.empty();
        model.header(0, 0, 0, 2, 2, 0);
        model.node(0, NONE, NONE, 0, 0).nodeName("Base_TM").label("");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0);
        model.vertex(0, 0, 0).vertex(2, 0, 0).vertex(2, 2, 0).vertex(0, 2, 0);
        model.batch(0x2000, 0, 0x0301, 0, 6, 0, 4, 0).indices(0, 1, 2, 0, 2, 3);
        model.triangle(0, NONE, NONE, 1, 0, 0, 32767, 0x000F).triangle(0, 0, NONE, NONE, 0, 0, 32767, 0x003E);
        model.slot(0, 2, 0, 1, 0, 0, 0, 2, 2, 0);
        return model.order(ModelBytes.LIGHTMAP_ORDER)
                .payload(18, new byte[16])
                .payload(17, new byte[20 * 2 + 40])
                .attrs(17, 2, 1, 20)
                .payload(20, new byte[96]);
    }

    private static ModelBytes documented() {
        ModelBytes model = ModelBytes.quad().payload(13);
        return model.batch(0, 3, 0x1234, NONE, 6, 0, 4, 0);
    }

    /** Three nodes in a chain, each with keys and words of its own; the second comes to rest early. */
    static ModelBytes moving() {
        ModelBytes model = ModelBytes.empty();
        model.header(0, 0, 0, 2, 2, 0).frames(4);
        model.node(0, NONE, 0, 1, 0).nodeName("a").label("");
        model.node(0, 0, 4, 3).nodeName("b").label("");
        model.node(0, 1, 8, 6).nodeName("c").label("");
        model.key(0, 0, 0, 0, 32767, 0, 0, 0).key(0, 0, 0, 3, 32767, 0, 0, 0);
        model.key(0, 0, 0, 0, 32767, 0, 0, 0).key(0, 0, 1, 1, 32767, 0, 0, 0);
        model.key(0, 0, 0, 0, 32767, 0, 0, 0).key(0, 0, 1, 2, 0, 32767, 0, 0).key(0, 0, 2, 3, 32767, 0, 0, 0);
        model.words(0, 0, 0, 1).words(2, 3, 3, 3).words(4, 4, 5, 6);
        return model.square(0);
    }
}
