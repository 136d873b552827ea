package dev.ironkit.convert.gltf.read;

import dev.ironkit.base.diagnostic.MalformedAssetException;
import dev.ironkit.base.json.JsonReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/** A value of a file's JSON that knows its path. What is missing is a value too, of which nothing but a default can be had. */
final class Json {

    private static final int LONG_DIGITS = 18;
    private static final int SHOWN = 40;

    private final Findings findings;
    private final Json parent;
    private final Object key;
    private final Object value;

    private Json(Findings findings, Json parent, Object key, Object value) {
        this.findings = findings;
        this.parent = parent;
        this.key = key;
        this.value = value;
    }

    /** {@return the value that a text says} */
    static Json root(String text, Findings findings) {
        return new Json(findings, null, "", JsonReader.read(text, Json::number));
    }

    /** Small numbers take little memory, and the sign of a zero is kept. */
    static Number number(String digits) {
        boolean whole =
                digits.length() <= LONG_DIGITS && digits.chars().noneMatch(c -> c == '.' || c == 'e' || c == 'E');
        boolean negative = digits.startsWith("-");
        if (whole && !(negative && digits.equals("-0"))) {
            return Long.valueOf(digits);
        }
        BigDecimal exact = new BigDecimal(digits);
        return negative && exact.signum() == 0 ? (Number) (-0.0) : exact;
    }

    /** {@return the path by which messages name it: {@code /accessors/3/count}} */
    String path() {
        List<Object> keys = new ArrayList<>();
        for (Json at = this; at.parent != null; at = at.parent) {
            keys.add(0, at.key);
        }
        StringBuilder path = new StringBuilder();
        keys.forEach(one -> path.append('/').append(one));
        return path.isEmpty() ? "/" : path.toString();
    }

    /** {@return its place in the list it is in} */
    int key() {
        return (Integer) key;
    }

    /** {@return how messages name a thing of a list: by its place, and by its name where it has one} */
    String title(String kind) {
        String name = get("name").text("");
        return kind + " " + key() + (name.isEmpty() ? "" : " \"" + name + "\"");
    }

    Findings findings() {
        return findings;
    }

    boolean isPresent() {
        return value != null;
    }

    Object value() {
        return value;
    }

    /** {@return a member of this object; a missing one of what is missing too} */
    Json get(String name) {
        if (value == null) {
            return new Json(findings, this, name, null);
        }
        if (value instanceof Map<?, ?> map) {
            return new Json(findings, this, name, map.get(name));
        }
        throw wrong("an object");
    }

    /** {@return the members of a list, none of a missing one} */
    List<Json> items() {
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof List<?> list)) {
            throw wrong("a list");
        }
        List<Json> items = new ArrayList<>(list.size());
        for (Object item : list) {
            items.add(new Json(findings, this, items.size(), item));
        }
        return items;
    }

    /** {@return the names of an object's members} */
    List<String> names() {
        if (value == null) {
            return List.of();
        }
        if (!(value instanceof Map<?, ?> map)) {
            throw wrong("an object");
        }
        List<String> names = new ArrayList<>();
        map.keySet().forEach(name -> names.add((String) name));
        return names;
    }

    String text(String otherwise) {
        if (value == null) {
            return otherwise;
        }
        if (value instanceof String text) {
            return text;
        }
        throw wrong("a string");
    }

    boolean truth() {
        if (value == null) {
            return false;
        }
        if (value instanceof Boolean truth) {
            return truth;
        }
        throw wrong("true or false");
    }

    /** {@return a whole number that is not negative and fits into 31 bits} */
    int whole(int otherwise) {
        if (value == null) {
            return otherwise;
        }
        Long whole = wholeNumber(value);
        if (whole == null || whole < 0 || whole > Integer.MAX_VALUE) {
            throw wrong("a whole number from 0 to " + Integer.MAX_VALUE);
        }
        return whole.intValue();
    }

    /** {@return a whole number that has to be there} */
    int whole() {
        if (value == null) {
            throw wrong("a whole number from 0 to " + Integer.MAX_VALUE);
        }
        return whole(0);
    }

    /** {@return the number of one of so many things; nothing where none is named} */
    OptionalInt place(int count) {
        if (value == null) {
            return OptionalInt.empty();
        }
        int place = whole();
        if (place >= count) {
            throw findings.fatal(GltfReadProblem.REFERENCE, path(), place, count);
        }
        return OptionalInt.of(place);
    }

    double number(double otherwise) {
        if (value == null) {
            return otherwise;
        }
        if (value instanceof Number number && Double.isFinite(number.doubleValue())) {
            return number.doubleValue();
        }
        throw wrong("a number");
    }

    /** {@return so many numbers, as floats; nothing of what is missing} */
    float[] floats(int count, float... otherwise) {
        List<Json> items = numbers(count);
        float[] floats = items.isEmpty() ? otherwise : new float[count];
        for (int i = 0; i < items.size(); i++) {
            floats[i] = ((Number) items.get(i).value).floatValue();
            if (!Float.isFinite(floats[i])) {
                throw items.get(i).wrong("a number within 32 bits");
            }
        }
        return floats;
    }

    /** {@return so many numbers; nothing of what is missing} */
    double[] doubles(int count, double... otherwise) {
        List<Json> items = numbers(count);
        double[] doubles = items.isEmpty() ? otherwise : new double[count];
        for (int i = 0; i < items.size(); i++) {
            doubles[i] = items.get(i).number(0);
        }
        return doubles;
    }

    private List<Json> numbers(int count) {
        List<Json> items = items();
        if (value != null && items.size() != count) {
            throw wrong("a list of " + count + " numbers");
        }
        for (Json item : items) {
            if (!(item.value instanceof Number)) {
                throw item.wrong("a number");
            }
        }
        return items;
    }

    /** {@return the whole number that a number is, also one with a decimal point; null for any other value} */
    static Long wholeNumber(Object value) {
        if (value instanceof Long whole) {
            return whole;
        }
        if (value instanceof Double) {
            return 0L;
        }
        if (value instanceof BigDecimal exact
                && exact.precision() - exact.scale() <= LONG_DIGITS
                && exact.stripTrailingZeros().scale() <= 0) {
            return exact.longValueExact();
        }
        return null;
    }

    /** {@return the end of the reading, because this is not what is wanted here} */
    MalformedAssetException wrong(String wanted) {
        return findings.fatal(GltfReadProblem.VALUE, path(), wanted, shown());
    }

    private String shown() {
        if (value == null) {
            return "nothing";
        }
        if (value instanceof Map) {
            return "an object";
        }
        if (value instanceof List<?> list) {
            return "a list of " + list.size();
        }
        String text = value instanceof String ? "\"" + value + "\"" : String.valueOf(value);
        return text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text;
    }
}
