package dev.ironkit.demo.plain;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** All archives of a game, and whether every name in them leads to something. */
final class PlainGame {

    private final Map<String, PlainArchive> archives = new TreeMap<>();
    private final Map<String, PlainTexture> textures = new TreeMap<>();
    private final Map<String, Integer> counts = new TreeMap<>();

    void add(String name, ByteBuffer file) {
        PlainArchive archive = new PlainArchive(file);
        archive.entries().forEach(entry -> counts.merge(entry.type(), 1, Integer::sum));
        counts.merge("archives", 1, Integer::sum);
        counts.merge("entries", archive.entries().size(), Integer::sum);
        if (name.equals("Textures.lib")) {
            archive.entries()
                    .forEach(entry -> textures.put(PlainArchive.folded(entry.name()), PlainTexture.of(entry.bytes())));
        } else if (!name.startsWith("ui/") && !name.contains("maps/") && !name.endsWith("voices.lib")) {
            archives.put(name, archive);
        }
    }

    Map<String, Integer> counts() {
        return counts;
    }

    Map<String, PlainTexture> textures() {
        return textures;
    }

    /** Follows every name from models down to textures. */
    void followNames() {
        for (PlainArchive.Entry material : archives.get("Material.lib").entries()) {
            checkMaterial(material);
        }
        archives.forEach((name, archive) -> {
            for (PlainArchive.Entry entry : archive.entries()) {
                if (entry.type().equals("MESH")) {
                    checkModel(name, archive, entry);
                } else if (entry.type().equals("FXID")) {
                    checkEffect(entry);
                }
            }
        });
    }

    private void checkMaterial(PlainArchive.Entry material) {
        ByteBuffer bytes = material.bytes();
        assertThat(material.attr2()).isEqualTo(6);
        int phases = bytes.getShort(0);
        int at = 14;
        for (int i = 0; i < phases; i++, at += 34) {
            String texture = PlainArchive.text(bytes, at + 18, 16);
            int cell = bytes.get(at + 17);
            if (!texture.isEmpty()) {
                PlainTexture found = textures.get(PlainArchive.folded(texture));
                assertThat(found).as("%s of %s", texture, material.name()).isNotNull();
                assertThat(cell).as(material.name()).isBetween(-1, found.pages() - 1);
            }
        }
        for (int block = 0; block < bytes.getShort(2); block++) {
            int keys = bytes.getShort(at + 4);
            at += 6;
            for (int key = 0, before = 0; key < keys; key++, at += 6) {
                assertThat(bytes.getShort(at) & 0xFFFF).isLessThan(phases);
                int end = bytes.getShort(at + 2) & 0xFFFF;
                assertThat(end).isGreaterThan(before);
                before = end;
            }
        }
        assertThat(at).as(material.name()).isEqualTo(bytes.capacity());
    }

    private void checkModel(String file, PlainArchive archive, PlainArchive.Entry entry) {
        String stem = entry.name().substring(0, entry.name().length() - 4);
        PlainArchive.Entry list = archive.find(stem + ".wea").orElseThrow(() -> new AssertionError(file + " " + stem));
        List<List<String>> wear = wear(list.bytes());
        wear.get(0)
                .forEach(name -> assertThat(archives.get("Material.lib").find(name))
                        .as(name)
                        .isPresent());
        wear.get(1)
                .forEach(name -> assertThat(archives.get("lightmap.lib").find(name))
                        .as(name)
                        .isPresent());
        new PlainModel(entry.bytes()).check(wear.get(0).size(), wear.get(1).size());
    }

    /** The materials of a list, and its lightmaps. */
    static List<List<String>> wear(ByteBuffer bytes) {
        byte[] text = new byte[bytes.capacity()];
        bytes.duplicate().get(text);
        List<String> lines = List.of(
                new String(text, StandardCharsets.US_ASCII).replace("\r", "").split("\n", -1));
        List<String> materials = rows(lines, 0);
        int after = materials.size() + 1;
        if (!lines.contains("LIGHTMAPS")) {
            assertThat(lines).hasSize(after + 1);
            return List.of(materials, List.of());
        }
        assertThat(lines.get(after)).isEmpty();
        assertThat(lines.get(after + 1)).isEqualTo("LIGHTMAPS");
        return List.of(materials, rows(lines, after + 2));
    }

    private static List<String> rows(List<String> lines, int at) {
        List<String> names = new ArrayList<>();
        for (int i = 0; i < Integer.parseInt(lines.get(at)); i++) {
            String[] words = lines.get(at + 1 + i).split(" ", -1);
            assertThat(words).hasSize(2);
            assertThat(words[0]).isEqualTo(Integer.toString(i));
            names.add(words[1]);
        }
        return names;
    }

    private void checkEffect(PlainArchive.Entry effect) {
        int[] sizes = {0, 224, 148, 200, 204, 112, 4, 208, 248, 208, 208};
        int[] names = {0, 160, 84, 136, 136, 48, 0, 144, 184, 136, 144};
        ByteBuffer bytes = effect.bytes();
        int at = 60;
        for (int i = 0; i < bytes.getInt(0); i++) {
            int opcode = bytes.get(at);
            if (names[opcode] > 0) {
                String archive = PlainArchive.text(bytes, at + names[opcode], 32);
                String member = PlainArchive.text(bytes, at + names[opcode] + 32, 32);
                if (!archive.isEmpty()) {
                    String file = archive.equals("material.lib") ? "Material.lib" : archive;
                    assertThat(archives.get(file).find(member))
                            .as("%s of %s", member, effect.name())
                            .isPresent();
                }
            }
            counts.merge("opcode " + opcode, 1, Integer::sum);
            at += sizes[opcode];
        }
        assertThat(at).as(effect.name()).isEqualTo(bytes.capacity());
    }
}
