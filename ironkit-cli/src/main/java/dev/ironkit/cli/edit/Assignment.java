package dev.ironkit.cli.edit;

import dev.ironkit.base.field.FieldJson;
import dev.ironkit.base.json.JsonException;
import dev.ironkit.base.json.JsonReader;
import dev.ironkit.cli.command.ToolCommand;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.toolkit.input.InputFile;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.LimitedText;
import dev.ironkit.workspace.RunFiles;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
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

    /** The most bytes a list of edits may have. */
    private static final int MOST_BYTES = 256 << 20;

    private static final String WHERE = "the line";

    /** What {@code PATH=VALUE} says. */
    static Assignment parse(String text, String address) {
        int equals = text.indexOf('=');
        if (equals <= 0) {
            throw new UsageException("'" + text + "' is not PATH=VALUE, such as entry.attr1=4");
        }
        return new Assignment(address, text.substring(0, equals), text.substring(equals + 1));
    }

    /**
     * What a line of a file says.
     *
     * @param address the asset where the line names none; null where it has to
     */
    static Assignment ofLine(String line, String address) {
        Object json;
        try {
            json = JsonReader.read(line);
        } catch (JsonException e) {
            // The text is one line, whichever of the file it is.
            throw new JsonException(e.getMessage().replaceFirst("^line 1, ", ""), WHERE);
        }
        if (!(json instanceof Map<?, ?> object)) {
            throw new JsonException("expected an object with path and value", WHERE);
        }
        FieldJson.refuseOthers(object, List.of("address", "path", "value"), "");
        if (!(object.get("path") instanceof String path)) {
            throw new JsonException("expected an object with path and value", WHERE);
        }
        Object to = object.get("address");
        if (to != null && !(to instanceof String)) {
            throw new JsonException("the address must be a string", WHERE);
        }
        if (to == null && address == null) {
            throw new JsonException("expected an address, because none was given on the command line", WHERE);
        }
        return new Assignment(to == null ? address : (String) to, path, value(object.get("value")));
    }

    private static String value(Object value) {
        if (value instanceof BigDecimal number) {
            return number.toPlainString();
        }
        if (value instanceof String text) {
            return text;
        }
        throw new JsonException("the value must be a number or a string", WHERE);
    }

    /** The lines of a file, or of what comes in. */
    static List<String> lines(ToolCommand command, String file) {
        try {
            if (!file.equals(InputFile.STREAM)) {
                RunFiles.open(Path.of(file));
            }
            String text = file.equals(InputFile.STREAM)
                    ? LimitedText.read(command.console().in(), MOST_BYTES)
                    : LimitedText.read(Path.of(file), MOST_BYTES);
            return List.of(text.split("\r?\n", -1));
        } catch (CharacterCodingException e) {
            throw new WorkspaceException(IoProblem.READ, file, "it is not UTF-8 text");
        } catch (IOException e) {
            throw Files.exists(Path.of(file))
                    ? new WorkspaceException(IoProblem.READ, file, String.valueOf(e.getMessage()))
                    : WorkspaceException.missing(Path.of(file), file);
        }
    }
}
