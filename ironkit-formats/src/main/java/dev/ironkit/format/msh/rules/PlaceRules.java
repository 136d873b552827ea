package dev.ironkit.format.msh.rules;

import dev.ironkit.format.msh.LightTable;
import dev.ironkit.format.msh.MeshTable;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.PathGraph;

/** What the path graph and the lights lead to. */
final class PlaceRules {

    private static final int NODE_AT = 16;
    private static final int END_AT = 4;

    /** What a light of no node says. */
    private static final int NO_NODE = -1;

    private final Model model;
    private final PathGraph paths;
    private final ModelReport report;

    PlaceRules(Model model, ModelReport report) {
        this.model = model;
        this.paths = model.pathGraph();
        this.report = report;
    }

    void check() {
        checkPlaces();
        checkLinks();
        checkLights();
    }

    private void checkPlaces() {
        int wrong = 0;
        int first = 0;
        for (int i = 0; i < paths.placeCount(); i++) {
            if (paths.node(i) >= model.nodeCount()) {
                first = wrong++ == 0 ? i : first;
            }
        }
        if (wrong > 0) {
            int at = first * PathGraph.PLACE_SIZE + NODE_AT;
            path("places[" + first + "].node", at, wrong, paths.node(first), model.nodeCount(), "node");
        }
    }

    private void checkLinks() {
        int wrong = 0;
        int first = 0;
        for (int i = 0; i < paths.linkCount() * 2; i++) {
            if (end(i) >= paths.placeCount()) {
                first = wrong++ == 0 ? i : first;
            }
        }
        if (wrong > 0) {
            int at = paths.placeCount() * PathGraph.PLACE_SIZE + first / 2 * PathGraph.LINK_SIZE + first % 2 * END_AT;
            String field = "links[" + first / 2 + "]." + (first % 2 == 0 ? "start" : "end");
            path(field, at, wrong, end(first), paths.placeCount(), "place");
        }
    }

    /** One of the two ends of a link. */
    private long end(int number) {
        return number % 2 == 0 ? paths.start(number / 2) : paths.end(number / 2);
    }

    private void path(String field, int at, int wrong, long found, int there, String what) {
        report.bytes(
                ModelProblem.PATH_REF, MeshTable.PATH_GRAPH, "pathGraph." + field, at, 4, wrong, found, there, what);
    }

    private void checkLights() {
        LightTable lights = model.lights();
        for (int i = 0; i < lights.count(); i++) {
            int node = lights.node(i);
            if (node < NO_NODE || node >= model.nodeCount()) {
                report.row(ModelProblem.LIGHT_NODE, MeshTable.LIGHTS, i, "node", i, node, model.nodeCount());
            }
        }
    }
}
