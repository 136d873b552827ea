package dev.ironkit.demo.model;

import dev.ironkit.demo.model.Blocks.Plan;
import dev.ironkit.demo.model.LightmapSheet.Lamp;
import dev.ironkit.format.msh.build.BatchPlan;
import dev.ironkit.format.msh.build.KeyPlan;
import java.util.ArrayList;
import java.util.List;

/** A bunker one can enter: a hall, a store and a command room, with doorways, lamps and paths between them. */
public final class Stronghold {

    /** Its lightmap. */
    public static final String LIGHTMAP = "ROOMS_LM.0";

    private static final double LOW = 0.15;
    private static final Room.Door GATE = new Room.Door(9, -1.3, 1.3, 2.6);
    private static final Room.Door STORE_DOOR = new Room.Door(0, 0.8, 2.4, 2.4);
    private static final Room.Door COMMAND_DOOR = new Room.Door(0, -2.4, -0.8, 2.4);
    private static final double THICK = 0.4;
    private static final Room HALL = new Room(0, -3.2, 9, 3.2, LOW, 3.6, List.of(COMMAND_DOOR, STORE_DOOR, GATE));
    private static final Room STORE = new Room(-8, 0.3, -THICK, 6, LOW, 3.2, List.of(behind(STORE_DOOR)));
    private static final Room COMMAND = new Room(-8, -6, -THICK, -0.3, LOW, 3.2, List.of(behind(COMMAND_DOOR)));

    /** The light in its rooms. */
    public static final LightmapSheet LIGHT = new LightmapSheet(
            9, 4, true, List.of(new Lamp(4.5, 0, 3.4), new Lamp(-4.2, 3.1, 3.0), new Lamp(-4.2, -3.1, 3.0)));

    private static final int CONCRETE = 0;
    private static final int STEEL = 1;
    private static final int HAZARD = 2;
    private static final int LAMP = 3;
    private static final int PORTAL = 4;
    private static final int PLANKS = 5;
    private static final int SCREEN = 6;
    private static final int DARK = 7;
    private static final int GRATE = 8;

    private Stronghold() {}

    private static Room.Door behind(Room.Door door) {
        return new Room.Door(door.x() - THICK, door.from(), door.to(), door.top());
    }

    /** {@return the building} */
    public static MadeModel make(String stem, Style style) {
        Assembly house = new Assembly(stem, Style.PLAIN);
        int root = house.root();
        int hall = house.part("i01_hall", root, Assembly.INTERIOR, KeyPlan.REST);
        int store = house.part("i02_store", root, Assembly.INTERIOR, KeyPlan.REST);
        int command = house.part("i03_command", root, Assembly.INTERIOR, KeyPlan.REST);
        for (int level = 0; level < Assembly.LEVELS; level++) {
            house.slot(root, 0, level, shell(level, hall));
        }
        Figure portals = new Figure()
                .addPortal(PORTAL, root, GATE.pane(LOW))
                .addPortal(PORTAL, store, STORE_DOOR.pane(LOW))
                .addPortal(PORTAL, command, COMMAND_DOOR.pane(LOW));
        Solid through = GATE.passage(-1.4, LOW).and(STORE_DOOR.passage(THICK, LOW), COMMAND_DOOR.passage(THICK, LOW));
        room(house, hall, HALL, through, portals.add(LAMP, tube(4.5, 0, 3.5)).add(HAZARD, hazard()));
        room(
                house,
                store,
                STORE,
                Solid.NOTHING,
                new Figure()
                        .addPortal(PORTAL, hall, behind(STORE_DOOR).pane(LOW))
                        .add(PLANKS, crates())
                        .add(LAMP, tube(-4.2, 3.1, 3.1)));
        room(
                house,
                command,
                COMMAND,
                Solid.NOTHING,
                new Figure()
                        .addPortal(PORTAL, hall, behind(COMMAND_DOOR).pane(LOW))
                        .add(SCREEN, screens())
                        .add(DARK, desks())
                        .add(LAMP, tube(-4.2, -3.1, 3.1)));
        house.socket("Base_roof", "e_tur", root, KeyPlan.at(0, 0, 5.2f));
        house.builder().lights(LampBytes.of(LIGHT.lamps(), hall, store, command));
        String wall = style.pick(1, 2) == 0 ? "CONCRETE" : "BRICK";
        List<String> materials =
                List.of(wall, "STEEL", "HAZARD", "TUBE_LAMP", "PORTAL", "PLANKS", "SCREEN", "DARK", "GRATE");
        return new MadeModel(
                PathBytes.of(house.builder().build(), paths(root, hall, store, command)), materials, List.of(LIGHTMAP));
    }

    private static void room(Assembly house, int node, Room room, Solid more, Figure rest) {
        List<BatchPlan> batches = new ArrayList<>();
        batches.add(LIGHT.batch(room.walls().and(room.ceiling(), more), CONCRETE, 0));
        batches.add(LIGHT.batch(room.floor(), GRATE, Figure.WALKABLE));
        batches.addAll(rest.batches(Style.PLAIN));
        house.builder().slot(node, 0, 0, batches);
    }

    /** What one sees from outside: sloping sides, a slab, a porch around the gate. */
    private static Figure shell(int level, int hall) {
        Figure figure = new Figure();
        Plan foot = new Plan(-9.4, 9.4, -7.2, 7.2);
        figure.add(
                CONCRETE,
                Blocks.tapered(foot, 0, new Plan(-8.8, 8.9, -6.6, 6.6), 4).withoutFront(),
                front());
        figure.add(CONCRETE, Blocks.tapered(Plan.of(19.4, 15), 4, Plan.of(18.6, 14.2), 4.6));
        if (level < 3) {
            Solid cheek = Blocks.tapered(new Plan(8.8, 10.4, 1.3, 2.1), 0, new Plan(8.8, 10.2, 1.3, 2), 3.2);
            figure.add(CONCRETE, cheek, cheek.mirrored(), Blocks.box(8.8, -2.2, 2.6, 10.5, 2.2, 3.3));
            figure.addPortal(PORTAL, hall, GATE.pane(LOW).moved(1.2, 0, 0));
            figure.add(STEEL, Lathe.turn(Assembly.sides(level), 2.4, 4.6, 2.2, 5.0, 2, 5.2));
        }
        if (level < 2) {
            for (int i = -1; i <= 1; i++) {
                Solid rib = Blocks.tapered(new Plan(-0.7, 0.7, 6, 8.4), 0, new Plan(-0.5, 0.5, 6, 7.2), 3.6)
                        .moved(5.2 * i, 0, 0);
                figure.add(CONCRETE, rib, rib.mirrored());
                Solid merlon = Blocks.box(-1, 6.4, 4.6, 1, 7.0, 5.3).moved(5.2 * i, 0, 0);
                figure.add(CONCRETE, merlon, merlon.mirrored());
            }
            figure.add(STEEL, vent(-5, 4.5), vent(-5, -4.5), vent(-6.8, 0));
            figure.add(HAZARD, Blocks.box(10.4, -1.3, 2.7, 10.55, 1.3, 3.2));
        }
        if (level == 0) {
            Solid slit =
                    Blocks.box(-0.1, -0.8, 0, 0.1, 0.8, 0.4).turned(Axis.Y, -8).moved(9.1, 4.4, 2.4);
            figure.add(DARK, slit, slit.mirrored());
            Solid lamp = Lathe.turn(8, 0.14, 2.3, 0.2, 2.55).moved(10.5, 1.7, 0);
            figure.add(LAMP, lamp, lamp.mirrored());
            figure.add(STEEL, Tube.along(5, -7, 5, 4.6, 0.08, -7, 5, 8, 0.05, -7.2, 5, 8.4, 0.02));
        }
        return figure;
    }

    /** The sloping front wall with the gate left open. */
    private static Solid front() {
        double top = GATE.top();
        double[] slope = {9.4, 9.4 - 0.5 * top / 4, 8.9};
        double[] edge = {7.2, 7.2 - 0.6 * top / 4, 6.6};
        double gate = GATE.to();
        Solid left = new Solid(List.of(
                Blocks.face(
                        new double[] {slope[0], gate, 0},
                        new double[] {slope[0], edge[0], 0},
                        new double[] {slope[2], edge[2], 4},
                        new double[] {slope[2], gate, 4}),
                Blocks.face(
                        new double[] {slope[1], 0, top},
                        new double[] {slope[1], gate, top},
                        new double[] {slope[2], gate, 4},
                        new double[] {slope[2], 0, 4})));
        return left.and(left.mirrored());
    }

    private static Solid vent(double x, double y) {
        return Lathe.turn(8, 0.4, 4.6, 0.4, 5.3, 0.6, 5.3, 0.3, 5.7).moved(x, y, 0);
    }

    private static Solid tube(double x, double y, double z) {
        return Blocks.box(x - 0.8, y - 0.12, z - 0.1, x + 0.8, y + 0.12, z);
    }

    private static Solid hazard() {
        Solid post = Blocks.box(8.4, 1.4, LOW, 8.7, 1.7, 1.2);
        return post.and(post.mirrored());
    }

    private static Solid crates() {
        Solid crate = Blocks.standing(1.2, 1.2, 1.2);
        return crate.moved(-7.2, 5.2, LOW)
                .and(
                        crate.moved(-5.8, 5.2, LOW),
                        crate.turned(Axis.Z, 14).moved(-6.6, 5.1, LOW + 1.2),
                        crate.turned(Axis.Z, -20).moved(-7.1, 2.4, LOW),
                        crate.moved(-2.2, 5.2, LOW));
    }

    private static Solid screens() {
        Solid screen = Blocks.box(-0.05, -0.5, 0, 0.05, 0.5, 0.7).turned(Axis.Y, -14);
        return screen.moved(-7.4, -1.6, 1.1).and(screen.moved(-7.4, -3, 1.1), screen.moved(-7.4, -4.4, 1.1));
    }

    private static Solid desks() {
        return Blocks.box(-7.9, -5.2, LOW, -6.9, -0.8, 1.05)
                .and(Blocks.standing(0.7, 0.7, 0.5).moved(-6, -3, LOW), Blocks.box(-6.4, -3.35, 0.6, -6.3, -2.65, 1.3));
    }

    private static List<PathBytes.Place> paths(int root, int hall, int store, int command) {
        return List.of(
                new PathBytes.Place(12, 0, 0, root),
                new PathBytes.Place(7.5, 0, LOW, hall),
                new PathBytes.Place(1.2, 1.6, LOW, hall),
                new PathBytes.Place(1.2, -1.6, LOW, hall),
                new PathBytes.Place(-4, 2.6, LOW, store),
                new PathBytes.Place(-4, -2.6, LOW, command));
    }
}
