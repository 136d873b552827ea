package dev.ironkit.cli;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * The links of a folder by the simplest means: every file is read as a whole, every name is compared with every other. Shares no code
 * with what it is held against.
 */
final class LinkScan {

    /** An entry: where it is and what it holds. */
    private record Item(String file, String address, String name, String type, ByteBuffer bytes) {
        byte[] content() {
            byte[] copy = new byte[bytes.capacity()];
            bytes.get(0, copy);
            return copy;
        }
    }

    private final Path folder;
    private final List<Item> items = new ArrayList<>();
    private final List<String> links = new ArrayList<>();

    private LinkScan(Path folder) {
        this.folder = folder;
    }

    static List<String> of(Path folder) throws IOException {
        LinkScan scan = new LinkScan(folder);
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.filter(Files::isRegularFile).sorted().toList()) {
                scan.read(file);
            }
        }
        scan.items.forEach(scan::follow);
        scan.links.sort(null);
        return scan.links;
    }

    private void read(Path path) throws IOException {
        byte[] bytes = Files.readAllBytes(path);
        String file = folder.relativize(path).toString();
        if (bytes.length >= 16 && new String(bytes, 0, 4, StandardCharsets.ISO_8859_1).equals("NRes")) {
            entries(file, ByteBuffer.wrap(bytes).order(ByteOrder.LITTLE_ENDIAN));
        } else if (file.toLowerCase(Locale.ROOT).endsWith(".wea")) {
            String name = file.substring(file.lastIndexOf('/') + 1);
            items.add(new Item(file, folder + "/" + file, name, "WEAR", ByteBuffer.wrap(bytes)));
        }
    }

    private void entries(String file, ByteBuffer bytes) {
        int count = bytes.getInt(8);
        List<Item> found = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            int record = bytes.capacity() - 64 * (count - i);
            byte[] name = new byte[36];
            bytes.get(record + 20, name);
            byte[] content = new byte[bytes.getInt(record + 12)];
            bytes.get(bytes.getInt(record + 56), content);
            byte[] type = new byte[4];
            bytes.get(record, type);
            found.add(new Item(
                    file, "", text(name), new String(type, StandardCharsets.ISO_8859_1), ByteBuffer.wrap(content)));
        }
        for (int i = 0; i < count; i++) {
            Item item = found.get(i);
            boolean alone = found.stream()
                            .filter(other -> same(other.name(), item.name()))
                            .count()
                    == 1;
            String segment = alone ? item.name() : "@" + i;
            items.add(new Item(file, folder + "/" + file + "!/" + segment, item.name(), item.type(), item.bytes()));
        }
    }

    private static String text(byte[] padded) {
        int end = 0;
        while (end < padded.length && padded[end] != 0) {
            end++;
        }
        return new String(padded, 0, end, StandardCharsets.ISO_8859_1);
    }

    private static boolean same(String name, String other) {
        return name.equalsIgnoreCase(other);
    }

    private Item find(String file, String name) {
        return items.stream()
                .filter(item -> same(item.file(), file) && same(item.name(), name))
                .findFirst()
                .orElse(null);
    }

    private boolean has(String file) {
        try (Stream<Path> files = Files.list(folder)) {
            return files.anyMatch(path -> same(path.getFileName().toString(), file) && isArchive(path));
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private static boolean isArchive(Path path) {
        try {
            return Files.size(path) >= 16;
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void follow(Item item) {
        if (new String(item.content(), StandardCharsets.ISO_8859_1).startsWith("NRes")) {
            String wanted = item.name().replaceAll("\\.[^.]*$", "") + ".wea";
            Item list = find(item.file(), wanted);
            say(item, "list", 0, wanted, -1, list == null ? "missing" : "found", list);
        } else if (item.type().equals("WEAR")) {
            rows(item);
        } else if (item.type().equals("MAT0")) {
            phases(item);
        } else if (item.type().equals("FXID")) {
            commands(item);
        }
    }

    /** Sizes of the commands 1 to 10, and where each says what it draws or plays. */
    private static final int[] SIZES = {0, 224, 148, 200, 204, 112, 4, 208, 248, 208, 208};

    private static final int[] REFERENCES = {0, 160, 84, 136, 136, 48, -1, 144, 184, 136, 144};

    private void commands(Item effect) {
        ByteBuffer bytes = ByteBuffer.wrap(effect.content()).order(ByteOrder.LITTLE_ENDIAN);
        int at = 60;
        for (int i = 0; i < bytes.getInt(0); i++) {
            int opcode = bytes.get(at);
            int reference = at + REFERENCES[opcode];
            if (REFERENCES[opcode] > 0) {
                String archive = text(Arrays.copyOfRange(effect.content(), reference, reference + 32));
                String member = text(Arrays.copyOfRange(effect.content(), reference + 32, reference + 64));
                if (!archive.isEmpty() && !member.isEmpty()) {
                    command(effect, i, archive, member);
                }
            }
            at += SIZES[opcode];
        }
    }

    private void command(Item effect, int number, String archive, String member) {
        if (same(archive, "material.lib")) {
            material(effect, "command", number, member);
            return;
        }
        Item found = find(archive, member);
        String outcome = found != null ? "found" : has(archive) ? "missing" : "no-library";
        say(effect, "command", number, member, -1, outcome, found);
    }

    private void rows(Item list) {
        List<String> words = new ArrayList<>(Arrays.asList(
                new String(list.content(), StandardCharsets.ISO_8859_1).trim().split("\\s+")));
        int rows = Integer.parseInt(words.remove(0));
        for (int i = 0; i < rows; i++) {
            words.remove(0);
            material(list, "row", i, words.remove(0));
        }
        if (!words.isEmpty()) {
            words.remove(0);
            int lightmaps = Integer.parseInt(words.remove(0));
            for (int i = 0; i < lightmaps; i++) {
                words.remove(0);
                image(list, "lightmap", i, words.remove(0), -1, "lightmap.lib");
            }
        }
    }

    private void material(Item list, String step, int row, String name) {
        Item exact = find("material.lib", name);
        Item standIn = find("material.lib", "default");
        Item first = items.stream()
                .filter(item -> same(item.file(), "material.lib"))
                .findFirst()
                .orElse(null);
        if (!has("material.lib")) {
            say(list, step, row, name, -1, "no-library", null);
        } else if (exact != null) {
            say(list, step, row, name, -1, "found", exact);
        } else if (standIn != null) {
            say(list, step, row, name, -1, "fallback-default", standIn);
        } else {
            say(list, step, row, name, -1, first == null ? "missing" : "fallback-first", first);
        }
    }

    private void phases(Item material) {
        ByteBuffer bytes = ByteBuffer.wrap(material.content()).order(ByteOrder.LITTLE_ENDIAN);
        for (int i = 0; i < bytes.getShort(0); i++) {
            byte[] name = Arrays.copyOfRange(material.content(), 14 + 34 * i + 18, 14 + 34 * i + 34);
            if (!text(name).isEmpty()) {
                image(material, "phase", i, text(name), bytes.get(14 + 34 * i + 17), "textures.lib");
            }
        }
    }

    private void image(Item from, String step, int number, String name, int page, String library) {
        if (!name.contains(".")) {
            say(from, step, number, name, page, "bad-name", null);
            return;
        }
        Item found = find(library, name);
        String outcome = found != null ? "found" : has(library) ? "missing" : "no-library";
        say(from, step, number, name, page, outcome, found);
        String ending = name.substring(name.indexOf('.') + 1).toUpperCase(Locale.ROOT);
        if (step.equals("phase") && found != null && ending.matches("[A-Z][0-9]?")) {
            Item palette = find("palettes.lib", ending + ".PAL");
            String what = palette != null ? "found" : has("palettes.lib") ? "missing" : "no-library";
            say(from, "palette", number, ending + ".PAL", -1, what, palette);
        }
    }

    private void say(Item from, String step, int number, String name, int page, String outcome, Item to) {
        links.add(from.address() + " " + step + " " + number + " " + name + " " + page + " " + outcome + " -> "
                + (to == null ? "-" : to.address()));
    }
}
