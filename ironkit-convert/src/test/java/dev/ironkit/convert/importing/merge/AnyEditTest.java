package dev.ironkit.convert.importing.merge;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.convert.gltf.GltfProfile;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingModel;
import dev.ironkit.convert.importing.scene.IncomingNode;
import dev.ironkit.convert.importing.scene.IncomingSurface;
import dev.ironkit.format.msh.Model;
import dev.ironkit.format.msh.file.MshFormat;
import dev.ironkit.testkit.LongRun;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Whatever is done to a shape, the model shows afterwards what came back, and its other shapes as they were. */
@Tag(LongRun.TAG)
class AnyEditTest {

    private static final int SEEDS = LongRun.of(200);

    @Test
    void theModelShowsWhatCameBack() {
        int changed = 0;
        for (int seed = 0; seed < SEEDS; seed++) {
            Model model = MergeModels.seeded(seed);
            IncomingModel before = Travels.out(model, GltfProfile.EDIT);
            Random random = new Random(seed);
            List<IncomingNode> shapes = before.nodes().stream()
                    .filter(node -> !node.surfaces().isEmpty())
                    .toList();
            if (shapes.isEmpty()) {
                continue;
            }
            String name = shapes.get(random.nextInt(shapes.size())).name();
            IncomingModel edited = Other.surface(before, name, 0, sheet -> edit(sheet, random));
            IncomingModel after =
                    random.nextBoolean() ? edited : new PretendBlender(seed, random.nextBoolean(), true).pass(edited);
            MergedModel merged = Travels.back(model, before, after);
            changed += merged.report().isUnchanged() ? 0 : 1;
            MshFormat.MSH.decode(MshFormat.MSH.encoded(merged.model()), Problems.strict());
            IncomingModel now = Travels.out(merged.model(), GltfProfile.EDIT);
            int slot = Other.node(before, name).marks().number("i").orElseThrow();
            for (IncomingNode shape : shapes) {
                boolean same = shape.marks().number("i").orElseThrow() == slot;
                IncomingModel wanted = same ? edited : before;
                List<String> shown = new ArrayList<>(triangles(now, shape.name(), false));
                // One that is there twice, whichever way it faces, may be dropped by any program and stays.
                List<String> known = triangles(wanted, same ? name : shape.name(), true);
                if (same) {
                    List<String> needed = triangles(wanted, name, false);
                    assertThat(shown).as("seed " + seed + " " + shape.name()).containsAll(needed);
                    assertThat(known).as("seed " + seed + " " + shape.name()).containsAll(shown);
                } else {
                    assertThat(shown).as("seed " + seed).isEqualTo(triangles(wanted, shape.name(), false));
                }
            }
        }
        assertThat(changed).isGreaterThan(SEEDS / 2);
    }

    private static void edit(Other.Sheet sheet, Random random) {
        int vertices = sheet.positions.length / 3;
        int triangles = sheet.indices.length / 3;
        switch (random.nextInt(6)) {
            case 0 -> Other.moveAll(sheet, random.nextInt(vertices), 0.5f, 0.25f, -1);
            case 1 -> {
                for (int i = 0; i < sheet.positions.length; i++) {
                    sheet.positions[i] *= 1.5f;
                }
            }
            case 2 -> sheet.uvs[random.nextInt(sheet.uvs.length)] += 0.125f;
            case 3 -> {
                int gone = random.nextInt(triangles);
                int[] left = new int[Math.max(3, sheet.indices.length - 3)];
                int count = 0;
                for (int i = 0; i < sheet.indices.length && count < left.length; i++) {
                    if (i / 3 != gone || triangles == 1) {
                        left[count++] = sheet.indices[i];
                    }
                }
                sheet.indices = left;
            }
            case 4 -> {
                int at = random.nextInt(triangles) * 3;
                int[] more = Arrays.copyOf(sheet.indices, sheet.indices.length + 3);
                more[more.length - 3] = sheet.indices[at + 1];
                more[more.length - 2] = sheet.indices[at];
                more[more.length - 1] = sheet.indices[at + 2];
                sheet.indices = more;
            }
            default -> {
                int at = random.nextInt(triangles) * 3;
                int first = sheet.indices[at];
                sheet.indices[at] = sheet.indices[at + 1];
                sheet.indices[at + 1] = first;
            }
        }
    }

    /** Each triangle as a line, from its smallest corner on; those that show nothing are left out. */
    private static List<String> triangles(IncomingModel model, String name, boolean bothSides) {
        Map<Integer, String> rows = new TreeMap<>();
        for (IncomingMaterial material : model.materials()) {
            rows.put(material.place(), material.marks().values().toString());
        }
        List<String> lines = new ArrayList<>();
        for (IncomingSurface surface : Other.node(model, name).surfaces()) {
            for (int i = 0; i < surface.indices().length; i += 3) {
                List<String> corners = new ArrayList<>();
                List<String> places = new ArrayList<>();
                for (int c = 0; c < 3; c++) {
                    corners.add(corner(surface, surface.indices()[i + c]));
                    places.add(place(surface, surface.indices()[i + c]));
                }
                if (places.stream().distinct().count() == 3) {
                    for (int side = 0; side < (bothSides ? 2 : 1); side++) {
                        Collections.rotate(corners, -corners.indexOf(Collections.min(corners)));
                        lines.add(corners + " " + rows.get(surface.material()));
                        Collections.reverse(corners);
                    }
                }
            }
        }
        return lines.stream().distinct().sorted().toList();
    }

    private static String place(IncomingSurface surface, int vertex) {
        float[] at = surface.positions();
        return (at[vertex * 3] + 0f) + " " + (at[vertex * 3 + 1] + 0f) + " " + (at[vertex * 3 + 2] + 0f);
    }

    private static String corner(IncomingSurface surface, int vertex) {
        String uv =
                Math.round(surface.uvs()[vertex * 2] * 1024) + " " + Math.round(surface.uvs()[vertex * 2 + 1] * 1024);
        return place(surface, vertex) + " " + uv;
    }
}
