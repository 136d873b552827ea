package planted.dev.ironkit.cli;

import dev.ironkit.base.json.JsonWriter;
import java.util.HashMap;
import java.util.Map;

/** Breaks: what writes output has no collection in hash order. */
public final class HashOrderedReport {
    void write(JsonWriter out) {
        Map<String, Integer> counts = new HashMap<>();
        counts.forEach(out::field);
    }
}
