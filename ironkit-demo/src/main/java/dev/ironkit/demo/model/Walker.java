package dev.ironkit.demo.model;

import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.build.KeyPlan;

/** A robot that walks on two legs: forty frames of two steps, three states of damage, four levels and a cockpit. */
public final class Walker {

    private static final int STATES = 3;
    private static final float HIP = 1.12f;
    private static final Point NECK = new Point(0, 0, 0.8f);

    private Walker() {}

    /** {@return a model of this kind} */
    public static MadeModel make(String stem, Style style) {
        Assembly robot = new Assembly(stem, style);
        int body = robot.part("body", robot.root(), WalkCycle.body());
        robot.show(body, STATES, WalkerHull::hips);
        int head = robot.part("head", body, WalkCycle.head(NECK));
        robot.show(head, STATES, WalkerHull::head);
        arm(robot, head, "l", 1);
        arm(robot, head, "r", -1);
        leg(robot, body, "l", 1);
        leg(robot, body, "r", -1);
        robot.socket("Base_top", "e_radar", head, KeyPlan.at(-0.35f, 0, 1.52f));
        robot.socket("Base_pack", "e_pack", head, KeyPlan.at(-1.75f, 0, 0.6f));
        robot.cockpit("CP_" + stem, head, KeyPlan.at(0, 0, 0.7f), WalkerHull.cockpit());
        return MadeModel.of(robot, RobotSkin.materials(style));
    }

    private static void arm(Assembly robot, int head, String side, int sign) {
        int arm = robot.part("arm_" + side, head, WalkCycle.arm(new Point(0.1f, sign * 1.1f, 0.6f)));
        robot.show(arm, STATES, sided(WalkerHull::arm, sign));
        robot.socket("Base_gun_" + side, "e_gun", arm, KeyPlan.at(1.95f, sign * 0.35f, -0.04f));
    }

    private static void leg(Assembly robot, int body, String side, int sign) {
        // The right leg is half a cycle behind the left one.
        double offset = sign > 0 ? 0 : 0.5;
        int thigh = robot.part("thigh_" + side, body, WalkCycle.thigh(new Point(0, sign * HIP, 0), offset));
        robot.show(thigh, STATES, sided(WalkerLegs::thigh, sign));
        int shin = robot.part("shin_" + side, thigh, WalkCycle.shin(offset));
        robot.show(shin, STATES, sided(WalkerLegs::shin, sign));
        int foot = robot.part("foot_" + side, shin, WalkCycle.foot(offset));
        robot.show(foot, STATES, sided(WalkerLegs::foot, sign));
    }

    private static Look sided(Look left, int sign) {
        return sign > 0 ? left : (damage, level) -> left.at(damage, level).mirrored();
    }
}
