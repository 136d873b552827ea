package dev.ironkit.convert.importing.create;

import static dev.ironkit.convert.importing.create.IncomingModels.around;
import static dev.ironkit.convert.importing.create.IncomingModels.at;
import static dev.ironkit.convert.importing.create.IncomingModels.curve;
import static dev.ironkit.convert.importing.create.IncomingModels.sized;
import static dev.ironkit.convert.importing.create.IncomingModels.triangle;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.diagnostic.RefusedException;
import dev.ironkit.convert.importing.create.CreatedModel.CreatedClip;
import dev.ironkit.convert.importing.scene.IncomingClip;
import dev.ironkit.convert.importing.scene.IncomingCurve;
import dev.ironkit.convert.importing.scene.IncomingPose;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.NodeTable;
import dev.ironkit.format.msh.Point;
import dev.ironkit.format.msh.animation.AnimationTracks;
import dev.ironkit.format.msh.animation.ModelPoser;
import dev.ironkit.format.msh.animation.NodeTrack;
import dev.ironkit.format.msh.animation.PoseSampler;
import dev.ironkit.format.msh.build.Rotation;
import dev.ironkit.format.msh.reading.ModelReading;
import dev.ironkit.testkit.Clause;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Animations from elsewhere on the one timeline of a model. */
class NewAnimationTest {

    private final IncomingModels incoming = new IncomingModels();
    private int body;
    private int arm;

    @BeforeEach
    void makeNodes() {
        body = incoming.node("body", -1, IncomingPose.REST, triangle(-1));
        arm = incoming.node("arm", body, at(1, 0, 0), triangle(-1));
    }

    private void clip(String name, Object... curves) {
        Map<Integer, IncomingCurve> map = new TreeMap<>();
        for (int i = 0; i < curves.length; i += 2) {
            map.put((Integer) curves[i], (IncomingCurve) curves[i + 1]);
        }
        incoming.clips.add(new IncomingClip(name, map));
    }

    private static List<Float> times(Model model, int node) {
        NodeTrack track = AnimationTracks.of(model).track(node);
        List<Float> times = new ArrayList<>();
        for (int key = 0; key < track.keyCount(); key++) {
            times.add(track.time(key));
        }
        return times;
    }

    private static float[] pose(Model model, int node, float frame) {
        float[] pose = new float[PoseSampler.POSE_FLOATS];
        ModelPoser poser = ModelPoser.of(model, ModelReading.detectOrder(model).value());
        poser.sampler().sample(node, frame, pose, 0);
        return pose;
    }

    private static IncomingPose turned(float x, double degrees) {
        return new IncomingPose(new Point(x, 0, 0), around(degrees, 0, 1, 0), 1, 1, 1);
    }

    @Test
    @Clause({"import.keys", "msh-notes.6.6-animation"})
    void aCurveWithKeysOnFramesKeepsExactlyThose() {
        clip("walk", arm, curve(0, turned(1, 0), 0.5, turned(3, 90), 1.0, turned(1, 0), 2.0, turned(1, 0)));

        CreatedModel made = MadeChecks.make(incoming.build());

        assertThat(times(made.model(), 1)).containsExactly(0f, 12f, 24f, 48f);
        assertThat(made.model().nodes().mapStart(0)).isEqualTo(NodeTable.NONE);
        assertThat(made.model().frameMap().frameCount()).isEqualTo(49);
        assertThat(made.clips()).containsExactly(new CreatedClip("walk", 0, 48));
        float[] pose = pose(made.model(), 1, 6);
        assertThat(pose[4]).isEqualTo(2);
        assertThat(pose[0]).isCloseTo((float) Math.cos(Math.toRadians(22.5)), within(1e-4f));
    }

    @Test
    @Clause("import.keys")
    void keysBetweenFramesBecomeKeysOnBoth() {
        clip("walk", arm, curve(0, at(1, 0, 0), 10.5 / 24, at(3, 0, 0), 1.0, at(1, 0, 0)));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(times(model, 1)).containsExactly(0f, 10f, 11f, 24f);
    }

    @Test
    @Clause("import.keys")
    void curvesThatAreNotStraightAreFollowedFrameByFrame() {
        IncomingCurve swing = new IncomingCurve() {
            @Override
            public boolean moves() {
                return true;
            }

            @Override
            public boolean turns() {
                return true;
            }

            @Override
            public boolean stretches() {
                return false;
            }

            @Override
            public double[] times() {
                return new double[] {0, 1};
            }

            @Override
            public double end() {
                return 1;
            }

            @Override
            public IncomingPose at(double seconds) {
                double part = Math.sin(Math.max(0, Math.min(1, seconds)) * Math.PI);
                return turned((float) part, 80 * part);
            }
        };
        clip("swing", arm, swing);

        Model model = MadeChecks.make(incoming.build()).model();

        for (int frame = 0; frame <= 24; frame++) {
            double part = Math.sin(frame / 24.0 * Math.PI);
            float[] pose = pose(model, 1, frame);
            assertThat(pose[4]).isCloseTo((float) part, within(2e-5f));
            assertThat(pose[2]).isCloseTo((float) Math.sin(Math.toRadians(40 * part)), within(1e-4f));
        }
    }

    @Test
    @Clause("import.keys")
    void stepsStaySteps() {
        TreeMap<Double, IncomingPose> keys = new TreeMap<>();
        keys.put(0.0, at(1, 0, 0));
        keys.put(9.0 / 24, at(1, 0, 0));
        keys.put(10.0 / 24, at(5, 0, 0));
        clip("step", arm, curve(keys));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(pose(model, 1, 9)[4]).isEqualTo(1);
        assertThat(pose(model, 1, 10)[4]).isEqualTo(5);
    }

    @Test
    @Clause("import.clips")
    void animationsLieOneBehindTheOther() {
        clip("walk", arm, curve(0, at(1, 0, 0), 1.0, at(2, 0, 0)));
        clip("material:X/0");
        clip("", body, curve(0, turned(0, 0), 0.5, turned(0, 45)));
        clip("wave", arm, curve(0, at(7, 0, 0), 0.25, at(8, 0, 0)));

        CreatedModel made = MadeChecks.make(incoming.build());

        assertThat(made.clips())
                .containsExactly(
                        new CreatedClip("walk", 0, 24), new CreatedClip("", 25, 37), new CreatedClip("wave", 38, 44));
        assertThat(times(made.model(), 1)).containsExactly(0f, 24f, 25f, 37f, 38f, 44f);
        assertThat(pose(made.model(), 1, 30)[4]).isEqualTo(1);
        assertThat(pose(made.model(), 1, 44)[4]).isEqualTo(8);
    }

    @Test
    @Clause("import.keys")
    void whatStaysWhereItIsHasOneKey() {
        clip("still", arm, curve(0, at(4, 0, 0), 1.0, at(4, 0, 0)), body, curve(0, turned(0, 0), 1.0, turned(0, 9)));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(times(model, 1)).containsExactly(0f);
        assertThat(pose(model, 1, 0)[4]).isEqualTo(4);
        assertThat(times(model, 0)).containsExactly(0f, 24f);
    }

    @Test
    void rotationsGoTheShortWayRound() {
        IncomingPose there = new IncomingPose(Point.ZERO, around(20, 0, 1, 0), 1, 1, 1);
        Rotation r = around(40, 0, 1, 0);
        IncomingPose further = new IncomingPose(Point.ZERO, new Rotation(-r.w(), -r.x(), -r.y(), -r.z()), 1, 1, 1);
        clip("turn", arm, curve(0, there, 1.0, further));

        Model model = MadeChecks.make(incoming.build()).model();

        int first = model.nodes().fallbackKey(1) - 1;
        assertThat(model.keys().raw(first, 0)).isPositive();
        assertThat(model.keys().raw(first + 1, 0)).isPositive();
    }

    @Test
    @Clause("import.scale")
    void sizesThatChangeAreTold() {
        clip("grow", arm, curve(0, sized(1, 1, 1, 1), 1.0, sized(2, 3, 3, 3)));
        Problems problems = Problems.audit();

        CreatedModel made = NewModel.make(incoming.build(), NewModel.Options.named("made"), problems);

        assertThat(problems.all()).singleElement().satisfies(found -> {
            assertThat(found.code()).isEqualTo(NewModelProblem.SCALE);
            assertThat(found.message()).contains("node 1 \"arm\"").contains("\"grow\"");
        });
        assertThat(pose(made.model(), 1, 24)[4]).isEqualTo(2);
        MadeChecks.checkRules(made.model());
    }

    @Test
    @Clause("import.clips")
    void whatChangesSizesAloneTakesNoTime() {
        clip("grow", arm, curve(0, sized(1, 1, 1, 1), 1.0, sized(1, 3, 3, 3)));
        clip("turn", body, curve(0, turned(0, 0), 0.5, turned(0, 45)));
        Problems problems = Problems.audit();

        CreatedModel made = NewModel.make(incoming.build(), NewModel.Options.named("made"), problems);

        assertThat(made.clips()).containsExactly(new CreatedClip("turn", 0, 12));
        assertThat(problems.has(NewModelProblem.SCALE)).isTrue();
    }

    @Test
    @Clause("import.root")
    void aRootWithACurveThatStaysIsTheRoot() {
        IncomingCurve still =
                new IncomingModels.StraightCurve(new TreeMap<>(Map.of(0.0, turned(0, 0), 1.0, turned(0, 45)))) {
                    @Override
                    public boolean moves() {
                        return true;
                    }
                };
        clip("turn", body, still);

        assertThat(MadeChecks.make(incoming.build()).model().nodeCount()).isEqualTo(2);
    }

    @Test
    @Clause("import.root")
    void aRootThatMovesHangsBelowANewOne() {
        clip("fly", body, curve(0, at(0, 0, 0), 1.0, at(0, 0, 9)));

        Model model = MadeChecks.make(incoming.build()).model();

        assertThat(model.nodeName(0)).isEqualTo("root");
        assertThat(pose(model, 1, 24)[6]).isEqualTo(9);
    }

    @Test
    @Clause("import.limits")
    void animationsThatAreTooLongAreRefused() {
        clip("ages", arm, curve(0, at(1, 0, 0), 1e30, at(2, 0, 0)));

        assertThatThrownBy(() -> MadeChecks.make(incoming.build()))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("animation \"ages\"")
                .hasMessageContaining("the maximum is 65535");
    }

    @Test
    @Clause("import.limits")
    void manyMovingNodesForALongTimeAreRefused() {
        List<Object> curves = new ArrayList<>();
        for (int i = 0; i < 20; i++) {
            int node = incoming.node("n" + i, body, IncomingPose.REST);
            curves.add(node);
            curves.add(curve(0, at(0, 0, 0), 200.0, at(2, 0, 0)));
        }
        clip("long", curves.toArray());

        assertThatThrownBy(() -> MadeChecks.make(incoming.build()))
                .isInstanceOf(RefusedException.class)
                .hasMessageContaining("node 21 \"n19\"");
    }
}
