package dev.ironkit.demo;

import dev.ironkit.base.bytes.ByteSink;
import java.util.List;

/** The archives with models of a game as large as an install: the plans of the small game, each in many styles. */
final class RetailModels {

    /** Which archives there are, how many models they hold, and which plans those follow. */
    static final List<RetailModels> ALL = List.of(
            of("robots.rlb", 63, "r_", "r_walker", "r_hover", "r_truck"),
            of(
                    "static.rlb",
                    68,
                    "s_",
                    "s_crate",
                    "s_tower",
                    "s_tree",
                    "s_tree_02",
                    "s_tree_03",
                    "s_tree_04",
                    "s_rock_01",
                    "s_lamp",
                    "s_barrels",
                    "s_board",
                    "s_pond",
                    "s_bunker",
                    "s_rock_01"),
            of("fortif.rlb", 30, "fr_", "fr_bunker", "fr_bridge", "fr_house", "fr_plant", "fr_turret"),
            of("turrets.rlb", 40, "t_", "fr_turret"),
            of("bases.rlb", 40, "b_", "fr_plant", "fr_house", "s_tower", "fr_bunker"),
            of("intsys.rlb", 40, "is_", "s_barrels", "fr_plant", "w_laser"),
            of("animals.rlb", 12, "a_", "a_beast", "a_bird"),
            of("weapon.rlb", 30, "w_", "w_cannon", "w_laser", "w_rockets"),
            of("guns.rlb", 40, "g_", "w_cannon", "w_rockets"),
            of("parts.rlb", 60, "p_", "s_crate", "r_hover", "s_lamp", "fr_turret"),
            of("bullets.rlb", 10, "bu_", "w_rockets", "s_rock_01"));

    /** How many of the models have a fourth companion, so that all entries together are as many as an install has. */
    private static final int WITH_POINTS = 299;

    private final String archive;
    private final int count;
    private final String prefix;
    private final List<ModelPlan> plans;

    private RetailModels(String archive, int count, String prefix, List<ModelPlan> plans) {
        this.archive = archive;
        this.count = count;
        this.prefix = prefix;
        this.plans = plans;
    }

    private static RetailModels of(String archive, int count, String prefix, String... stems) {
        List<ModelPlan> plans = List.of(stems).stream()
                .map(stem -> ModelPlan.ALL.stream()
                        .filter(plan -> plan.stem().equals(stem))
                        .findFirst()
                        .orElseThrow())
                .toList();
        return new RetailModels(archive, count, prefix, plans);
    }

    String archive() {
        return archive;
    }

    void writeTo(ByteSink sink, int seed) {
        ArchiveBuilder builder = new ArchiveBuilder();
        int before = ALL.subList(0, ALL.indexOf(this)).stream()
                .mapToInt(other -> other.count)
                .sum();
        for (int i = 0; i < count; i++) {
            ModelPlan plan = plans.get(i % plans.size());
            boolean first = i < plans.size() && plan.archive().equals(archive) && plans.indexOf(plan) == i;
            String stem = first ? plan.stem() : prefix + "var_" + (i + 1);
            int style = first && seed == DemoGame.FIRST_SEED ? 0 : seed * 1009 + before + i;
            builder.model(stem, plan.make(stem, style), i % 3 == 2);
            addCompanions(builder, stem, before + i);
        }
        builder.writeTo(sink);
    }

    /** What else stands beside a model: its controller, how it bursts, and what it is like. */
    private static void addCompanions(ArchiveBuilder builder, String stem, int number) {
        builder.add("CTLD", stem + ".ctl", 0, 0, 0, Filler.bytes(96 + number % 40 * 8, number));
        builder.add("EXPL", stem + ".exp", 0, 0, 0, Filler.bytes(48, number + 1));
        builder.add("NDPR", stem + ".ndp", 0, 0, 0, Filler.description(stem, number));
        if (number < WITH_POINTS) {
            builder.add("CTPT", stem + ".cpt", 0, 0, 0, Filler.bytes(24 + number % 7 * 12, number + 2));
        }
    }
}
