package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.List;

/** Weapons that go on sockets: what can be seen hangs below the first node, which attaching leaves out. */
public final class Weapon {

    private static final int STEEL = 0;
    private static final int DARK = 1;
    private static final int PAINT = 2;
    private static final int GLOW = 3;
    private static final List<String> PAINTS = List.of("PANEL", "PAINT", "PAINT2", "HAZARD", "RUST");

    private Weapon() {}

    /** {@return a cannon whose barrel recoils} */
    public static MadeModel cannon(String stem, Style style) {
        Assembly weapon = new Assembly(stem, style);
        int mount = mount(
                weapon,
                new Figure()
                        .add(DARK, Blocks.tapered(Plan.of(1.2, 0.7), -0.1, Plan.of(0.9, 0.5), 0.3))
                        .add(PAINT, Blocks.box(-0.9, -0.3, 0.2, 0.6, 0.3, 0.75))
                        .add(GLOW, Blocks.box(-0.7, 0.29, 0.4, -0.3, 0.32, 0.55)));
        int barrel = weapon.part("barrel", mount, recoil(0.5f, 0.48f));
        weapon.show(
                barrel,
                1,
                (damage, level) -> new Figure()
                        .add(
                                STEEL,
                                Lathe.turn(Assembly.sides(level), 0.16, 0, 0.16, 1.7, 0.22, 1.7, 0.22, 2.1)
                                        .turned(Axis.Y, 90))
                        .add(DARK, Lathe.barrel(Assembly.sides(level), 0.24, -0.1, 0.4)));
        weapon.socket("Base_muzzle", "e_flash", barrel, KeyPlan.at(2.1f, 0, 0));
        return MadeModel.of(weapon, materials(style));
    }

    /** {@return a beam weapon with coils that glow} */
    public static MadeModel laser(String stem, Style style) {
        Assembly weapon = new Assembly(stem, style);
        Figure body = new Figure()
                .add(DARK, Blocks.box(-0.8, -0.28, -0.1, 0.2, 0.28, 0.5))
                .add(
                        PAINT,
                        Blocks.tapered(new Plan(-0.6, 1.1, -0.22, 0.22), 0.4, new Plan(-0.4, 0.6, -0.12, 0.12), 0.75))
                .add(STEEL, Lathe.barrel(8, 0.1, 0.2, 2.2).moved(0, 0, 0.25));
        for (int i = 0; i < 4; i++) {
            body.add(
                    GLOW,
                    Lathe.barrel(10, 0.19 - 0.015 * i, 0.5 + 0.4 * i, 0.66 + 0.4 * i)
                            .moved(0, 0, 0.25));
        }
        int mount = mount(weapon, body);
        weapon.socket("Base_muzzle", "e_beam", mount, KeyPlan.at(2.2f, 0, 0.25f));
        return MadeModel.of(weapon, materials(style));
    }

    /** {@return a box of rockets} */
    public static MadeModel rockets(String stem, Style style) {
        Assembly weapon = new Assembly(stem, style);
        Figure body = new Figure()
                .add(PAINT, Blocks.box(-0.9, -0.7, 0, 0.9, 0.7, 0.95))
                .add(
                        DARK,
                        Blocks.tapered(Plan.of(0.9, 0.8), -0.3, Plan.of(0.6, 0.6), 0),
                        Blocks.box(0.86, -0.62, 0.06, 0.93, 0.62, 0.89));
        for (int i = 0; i < 6; i++) {
            int row = i / 3;
            double y = -0.4 + 0.4 * (i % 3);
            double z = 0.27 + 0.42 * row;
            body.add(
                    STEEL,
                    Lathe.turn(8, 0.16, 0.6, 0.16, 1.0, 0.1, 1.2, 0, 1.3)
                            .turned(Axis.Y, 90)
                            .moved(0, y, z));
        }
        body.add(GLOW, Blocks.box(-0.95, -0.5, 0.3, -0.89, 0.5, 0.6));
        int mount = mount(weapon, body);
        weapon.socket("Base_exhaust", "e_smoke", mount, KeyPlan.at(-0.9f, 0, 0.5f));
        return MadeModel.of(weapon, materials(style));
    }

    private static int mount(Assembly weapon, Figure figure) {
        int mount = weapon.part("mount", weapon.root(), KeyPlan.at(0, 0, 0));
        weapon.show(mount, 1, (damage, level) -> figure);
        return mount;
    }

    /** Back at once, forward again slowly. */
    private static KeyPlan[] recoil(float x, float z) {
        float[] places = {x, x - 0.45f, x - 0.3f, x - 0.12f, x};
        KeyPlan[] keys = new KeyPlan[places.length];
        for (int i = 0; i < places.length; i++) {
            keys[i] = new KeyPlan(i * 3, new Point(places[i], 0, z), KeyPlan.REST.rotation());
        }
        return keys;
    }

    private static List<String> materials(Style style) {
        return List.of("STEEL", "DARK", PAINTS.get(style.pick(1, PAINTS.size())), "COIL");
    }
}
