package dev.ironkit.cli.command;

import dev.ironkit.base.json.JsonWriter;
import dev.ironkit.toolkit.input.InputFile;

/**
 * A line of a file that says what to do.
 *
 * @param file the file as the user named it
 * @param number the line, from 1
 */
public record InputLine(String file, int number) {

    public void write(JsonWriter out) {
        out.name("input")
                .inlineObject()
                .field("file", file)
                .field("line", number)
                .end();
    }

    @Override
    public String toString() {
        return (file.equals(InputFile.STREAM) ? "stdin" : file) + ", line " + number;
    }
}
