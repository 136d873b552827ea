package dev.ironkit.convert.obj;

import dev.ironkit.base.bytes.ByteView;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What the first lines of an OBJ file of ours say about how it was made. */
public final class ObjHeader {

    private static final int LENGTH = 1024;
    private static final Pattern SAID = Pattern.compile(
            "(?m)^# state ([0-2]), level ([0-4]), frame (-?[0-9]+(?:\\.[0-9]+)?)(, axes of the engine)?\\s*$");

    private ObjHeader() {}

    /** {@return how a file was made; nothing where it does not say} */
    public static Optional<ObjExport.Options> options(ByteView file) {
        ByteView start = file.slice(0, Math.min(file.length(), LENGTH));
        Matcher said = SAID.matcher(new String(start.toByteArray(), StandardCharsets.ISO_8859_1));
        return said.find()
                ? Optional.of(new ObjExport.Options(
                        Integer.parseInt(said.group(1)),
                        Integer.parseInt(said.group(2)),
                        Float.parseFloat(said.group(3)),
                        said.group(4) != null,
                        ""))
                : Optional.empty();
    }
}
