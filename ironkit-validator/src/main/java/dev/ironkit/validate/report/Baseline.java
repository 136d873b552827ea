package dev.ironkit.validate.report;

import dev.ironkit.base.diagnostic.Diagnostic;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.validate.Finding;
import dev.ironkit.validate.Validation;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;

/**
 * Findings that are known and shall not be told again, as a JSON document, schema {@code ironkit.baseline}.
 *
 * <p>A finding is known by its rule, its address and its field; where it lies in the file and what it says may change. Of several that
 * are alike as many are known as there were.
 */
public final class Baseline {

    /** The id of the document. */
    public static final String SCHEMA = "ironkit.baseline";

    /** The member that says where the addresses start; without it they are as they were printed. */
    public static final String ROOT = "root";

    /** What files are called in a baseline. */
    @FunctionalInterface
    public interface Names {

        /** Files are called what they are called in the report. */
        Names AS_PRINTED = file -> List.of(file.file());

        /** {@return the names a file may have; the first is the one to write down} */
        List<String> of(CheckedFile.Checked file);
    }

    /** A finding without its place and its words, in an order of its own. */
    private record Known(String code, String address, String field) implements Comparable<Known> {

        static Known of(Diagnostic problem, CheckedFile.Checked file, String name) {
            String path = problem.path().text();
            String address = path.startsWith(file.file())
                    ? name + path.substring(file.file().length())
                    : path;
            return new Known(problem.code().id(), address, problem.field());
        }

        @Override
        public int compareTo(Known other) {
            int byAddress = address.compareTo(other.address);
            int byCode = byAddress != 0 ? byAddress : code.compareTo(other.code);
            return byCode != 0 ? byCode : field.compareTo(other.field);
        }
    }

    private final Map<Known, Integer> left = new TreeMap<>();
    private final Names names;
    private long taken;

    private Baseline(Names names) {
        this.names = names;
    }

    /** {@return what is known after a run} */
    public static Baseline of(List<CheckedFile> files, Names names) {
        Baseline baseline = new Baseline(names);
        for (CheckedFile file : files) {
            if (file instanceof CheckedFile.Checked checked) {
                String name = names.of(checked).get(0);
                for (Finding finding : checked.validation().findings()) {
                    baseline.left.merge(Known.of(finding.problem(), checked, name), 1, Integer::sum);
                }
            }
        }
        return baseline;
    }

    /**
     * {@return what a document says is known}
     *
     * @param document JSON that was read
     * @param names what files are called in it
     * @param plain gives addresses of the document the form that the names have
     * @throws JsonException if it is no such document
     */
    public static Baseline parse(Object document, Names names, UnaryOperator<String> plain) {
        Baseline baseline = new Baseline(names);
        if (!(document instanceof Map<?, ?> members)
                || !SCHEMA.equals(members.get("schema"))
                || !(members.get("findings") instanceof List<?> findings)) {
            throw new JsonException("expected a document of schema " + SCHEMA, "");
        }
        for (Object each : findings) {
            if (!(each instanceof Map<?, ?> finding)
                    || !(finding.get("code") instanceof String code)
                    || !(finding.get("address") instanceof String address)
                    || !(finding.get("field") instanceof String field)
                    || !(finding.get("count") instanceof Number count)) {
                throw new JsonException("a finding needs code, address, field and count", "findings");
            }
            baseline.left.merge(new Known(code, plain.apply(address), field), count.intValue(), Integer::sum);
        }
        return baseline;
    }

    /** {@return a file without what is known; what was taken away is known no longer} */
    public CheckedFile without(CheckedFile file) {
        if (!(file instanceof CheckedFile.Checked checked) || left.isEmpty()) {
            return file;
        }
        List<String> called = names.of(checked);
        Validation validation = checked.validation();
        List<Finding> unknown = new ArrayList<>();
        for (Finding finding : validation.findings()) {
            if (called.stream().noneMatch(name -> take(Known.of(finding.problem(), checked, name)))) {
                unknown.add(finding);
            }
        }
        if (unknown.size() == validation.findings().size()) {
            return file;
        }
        return checked.with(new Validation(validation.archives(), unknown, validation.more()));
    }

    private boolean take(Known finding) {
        Integer count = left.get(finding);
        if (count == null) {
            return false;
        }
        if (count > 1) {
            left.put(finding, count - 1);
        } else {
            left.remove(finding);
        }
        taken++;
        return true;
    }

    /** {@return how many findings were taken away so far} */
    public long taken() {
        return taken;
    }

    /** {@return how many findings are known that were not met} */
    public long gone() {
        return left.values().stream().mapToLong(Integer::longValue).sum();
    }

    /**
     * Writes the document.
     *
     * @param root the folder the names start at, seen from the folder of the document
     */
    public void write(String tool, String root, Consumer<String> out) {
        JsonWriter json = JsonWriter.pretty();
        json.object()
                .field("schema", SCHEMA)
                .field("schemaVersion", 1)
                .field("tool", tool)
                .field(ROOT, root);
        json.name("findings").array();
        left.forEach((finding, count) -> {
            json.inlineObject()
                    .field("code", finding.code())
                    .field("address", finding.address())
                    .field("field", finding.field())
                    .field("count", count)
                    .end();
            out.accept(json.drain());
        });
        json.end().end();
        out.accept(json.drain() + "\n");
    }
}
