package dev.ironkit.cli.edit;

import dev.ironkit.workspace.Receipt;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * The fields of a model that followed a change, for people: all are named, with the numbers of like records put together.
 *
 * @param fields what followed, in the order of the file
 * @param verbose whether each one gets a line with its place and its values
 */
public record DerivedText(List<Receipt.Derived> fields, boolean verbose) {

    /** So many are shown with their values. */
    private static final int WITH_VALUES = 4;

    /**
     * What followed in each asset and what did not, by the word that leads the lines. Only assets inside archives are named.
     *
     * @param followed fields that followed
     * @param left values that did not
     */
    public static Map<String, List<String>> of(
            List<Receipt.Derived> followed, List<Receipt.Left> left, boolean verbose) {
        Map<String, List<Receipt.Derived>> byAsset = new LinkedHashMap<>();
        followed.stream()
                .filter(one -> one.offset().isPresent())
                .forEach(one -> byAsset.computeIfAbsent(one.address(), address -> new ArrayList<>())
                        .add(one));
        Map<String, List<String>> lines = new LinkedHashMap<>();
        byAsset.forEach((address, fields) -> new DerivedText(fields, verbose)
                .lines()
                .forEach(text -> lines.computeIfAbsent("derived", word -> new ArrayList<>())
                        .add(named(address) + text)));
        Map<String, Map<String, List<String>>> leftOf = new LinkedHashMap<>();
        left.forEach(one -> leftOf.computeIfAbsent(one.address(), address -> new LinkedHashMap<>())
                .computeIfAbsent(one.note(), note -> new ArrayList<>())
                .add(one.what()));
        leftOf.forEach((address, notes) ->
                notes.forEach((note, what) -> lines.computeIfAbsent("left", word -> new ArrayList<>())
                        .add(named(address) + String.join(", ", what) + " " + note + ": kept")));
        return lines;
    }

    private static String named(String address) {
        return address.contains("!/") ? address + "   " : "";
    }

    private List<String> lines() {
        if (verbose) {
            return fields.stream()
                    .map(field -> String.format(
                            Locale.ROOT,
                            "%s   0x%X+%d   %s",
                            field.field(),
                            field.offset().orElseThrow(),
                            field.length().orElseThrow(),
                            values(field)))
                    .toList();
        }
        String names = fields.size() <= WITH_VALUES
                ? String.join(
                        "; ",
                        fields.stream()
                                .map(field -> field.field() + " " + values(field))
                                .toList())
                : String.join("; ", records());
        long bytes =
                fields.stream().mapToLong(field -> field.length().orElseThrow()).sum();
        return List.of(names + "   " + bytes + " bytes");
    }

    private static String values(Receipt.Derived field) {
        return field.before().orElse("") + " -> " + field.after().orElse("");
    }

    /** Records with the same fields, one behind the other: {@code slots[0,2-4].aabbMax, sphereRadius}. */
    private List<String> records() {
        Map<String, List<String>> byRecord = new LinkedHashMap<>();
        for (Receipt.Derived field : fields) {
            int dot = field.field().lastIndexOf('.');
            String record = dot < 0 ? field.field() : field.field().substring(0, dot);
            byRecord.computeIfAbsent(record, any -> new ArrayList<>())
                    .add(dot < 0 ? "" : field.field().substring(dot + 1));
        }
        Map<String, List<Integer>> alike = new LinkedHashMap<>();
        byRecord.forEach((record, names) -> {
            int bracket = record.indexOf('[');
            String table = bracket < 0 ? record : record.substring(0, bracket);
            String tail = String.join(", ", names);
            List<Integer> numbers =
                    alike.computeIfAbsent(table + (tail.isEmpty() ? "" : "." + tail), any -> new ArrayList<>());
            if (bracket >= 0) {
                numbers.add(Integer.parseInt(record.substring(bracket + 1, record.length() - 1)));
            }
        });
        List<String> texts = new ArrayList<>();
        alike.forEach((text, numbers) -> {
            int dot = text.indexOf('.');
            String table = dot < 0 ? text : text.substring(0, dot);
            String tail = dot < 0 ? "" : text.substring(dot);
            texts.add(table + (numbers.isEmpty() ? "" : "[" + runs(numbers) + "]") + tail);
        });
        return texts;
    }

    private static String runs(List<Integer> numbers) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < numbers.size(); i++) {
            int first = numbers.get(i);
            while (i + 1 < numbers.size() && numbers.get(i + 1) == numbers.get(i) + 1) {
                i++;
            }
            int last = numbers.get(i);
            text.append(text.isEmpty() ? "" : ",").append(first).append(last == first ? "" : "-" + last);
        }
        return text.toString();
    }
}
