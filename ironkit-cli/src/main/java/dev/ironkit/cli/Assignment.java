package dev.ironkit.cli;

import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * A field and the value it is to get.
 *
 * @param address the asset
 * @param path the field
 * @param value the value as text
 */
record Assignment(String address, String path, String value) {

    /** What {@code PATH=VALUE} says. */
    static Assignment parse(String text, String address) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            throw new UsageException("'" + text + "' is not PATH=VALUE, such as entry.attr1=4");
        }
        return new Assignment(address, text.substring(0, equals), text.substring(equals + 1));
    }

    /** What the lines of a file say. */
    static List<Assignment> readBatch(ToolCommand command, String file, String address) {
        List<Assignment> assignments = new ArrayList<>();
        int number = 0;
        for (String line : text(command, file).split("\r?\n", -1)) {
            number++;
            if (!line.isBlank()) {
                assignments.add(ofLine(line, number, address));
            }
        }
        return assignments;
    }

    private static Assignment ofLine(String line, int number, String address) {
        String where = "line " + number;
        Object json;
        try {
            json = JsonReader.read(line);
        } catch (JsonException e) {
            throw new JsonException(e.getMessage(), where);
        }
        if (!(json instanceof Map<?, ?> object) || !(object.get("path") instanceof String path)) {
            throw new JsonException("an object with path and value is wanted", where);
        }
        Object to = object.get("address");
        if (to != null && !(to instanceof String)) {
            throw new JsonException("the address is a text", where);
        }
        if (to == null && address == null) {
            throw new JsonException("an address is wanted, because none is given for all", where);
        }
        return new Assignment(to == null ? address : (String) to, path, value(object.get("value"), where));
    }

    private static String value(Object value, String where) {
        if (value instanceof BigDecimal number) {
            return number.toPlainString();
        }
        if (value instanceof String text) {
            return text;
        }
        throw new JsonException("the value is a number or a text", where);
    }

    private static String text(ToolCommand command, String file) {
        try {
            return file.equals(OutputOptions.STREAM)
                    ? new String(command.console().in().readAllBytes(), StandardCharsets.UTF_8)
                    : Files.readString(Path.of(file));
        } catch (CharacterCodingException e) {
            throw new WorkspaceException(IoProblem.READ, file, "it is not UTF-8 text");
        } catch (IOException e) {
            throw Files.exists(Path.of(file))
                    ? new WorkspaceException(IoProblem.READ, file, String.valueOf(e.getMessage()))
                    : new WorkspaceException(IoProblem.MISSING, file);
        }
    }
}
