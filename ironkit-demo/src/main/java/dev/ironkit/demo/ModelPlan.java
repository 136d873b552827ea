package dev.ironkit.demo;

import dev.ironkit.demo.model.Beast;
import dev.ironkit.demo.model.Bird;
import dev.ironkit.demo.model.Bridge;
import dev.ironkit.demo.model.Bunker;
import dev.ironkit.demo.model.Crate;
import dev.ironkit.demo.model.House;
import dev.ironkit.demo.model.HoverTank;
import dev.ironkit.demo.model.MadeModel;
import dev.ironkit.demo.model.Plant;
import dev.ironkit.demo.model.Props;
import dev.ironkit.demo.model.Rock;
import dev.ironkit.demo.model.Stronghold;
import dev.ironkit.demo.model.Style;
import dev.ironkit.demo.model.Tower;
import dev.ironkit.demo.model.Tree;
import dev.ironkit.demo.model.Truck;
import dev.ironkit.demo.model.Turret;
import dev.ironkit.demo.model.Walker;
import dev.ironkit.demo.model.Weapon;
import java.util.List;

/**
 * A model of the demo game.
 *
 * @param archive the file it is in
 * @param stem its name
 * @param stands whether its proportions may change: what moves keeps its own
 * @param maker makes it
 */
record ModelPlan(String archive, String stem, boolean stands, MadeModel.Maker maker) {

    /** The models the game is about, in the order of their archives. */
    static final List<ModelPlan> ALL = List.of(
            moving("robots.rlb", "r_walker", Walker::make),
            moving("robots.rlb", "r_hover", HoverTank::make),
            moving("robots.rlb", "r_truck", Truck::make),
            standing("static.rlb", "s_crate", Crate::make),
            moving("static.rlb", "s_tower", Tower::make),
            standing("static.rlb", "s_tree", Tree::fir),
            standing("static.rlb", "s_tree_02", Tree::broad),
            standing("static.rlb", "s_tree_03", Tree::palm),
            standing("static.rlb", "s_tree_04", Tree::dead),
            standing("static.rlb", "s_rock_01", Rock::make),
            standing("static.rlb", "s_lamp", Props::lamp),
            standing("static.rlb", "s_barrels", Props::barrels),
            standing("static.rlb", "s_board", Props::board),
            standing("static.rlb", "s_pond", Props::pond),
            moving("static.rlb", "s_bunker", Bunker::make),
            moving("fortif.rlb", "fr_bunker", Stronghold::make),
            standing("fortif.rlb", "fr_bridge", Bridge::make),
            standing("fortif.rlb", "fr_house", House::make),
            moving("fortif.rlb", "fr_plant", Plant::make),
            moving("fortif.rlb", "fr_turret", Turret::make),
            moving("animals.rlb", "a_beast", Beast::make),
            moving("animals.rlb", "a_bird", Bird::make),
            moving("weapon.rlb", "w_cannon", Weapon::cannon),
            moving("weapon.rlb", "w_laser", Weapon::laser),
            moving("weapon.rlb", "w_rockets", Weapon::rockets));

    private static ModelPlan moving(String archive, String stem, MadeModel.Maker maker) {
        return new ModelPlan(archive, stem, false, maker);
    }

    private static ModelPlan standing(String archive, String stem, MadeModel.Maker maker) {
        return new ModelPlan(archive, stem, true, maker);
    }

    /** {@return the model; the first seed gives it as it was drawn} */
    MadeModel make(int seed) {
        return make(stem, seed == DemoGame.FIRST_SEED ? 0 : seed);
    }

    /** {@return a model like it under another name} */
    MadeModel make(String name, int seed) {
        Style style = seed == 0 ? Style.PLAIN : stands ? Style.stretched(seed) : Style.scaled(seed);
        return maker.make(name, style);
    }
}
