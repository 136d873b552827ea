package dev.ironkit.toolkit.edit;

import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.IoProblem;
import dev.ironkit.workspace.WorkspaceException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/**
 * Which types files become entries of, by their names: {@code tex=Texm,msh=MESH}.
 *
 * <p>Before the sign stands a whole name, or what follows a dot at its end, or {@code *} for every other file; letters in any
 * case. The longest wins.
 */
public final class TypeRules {

    /** The word for no rules: content tells. */
    private static final String AUTO = "auto";

    private static final String OTHERS = "*";

    private static final int LONGEST_FILE = 1 << 20;

    private final Map<String, String> types = new LinkedHashMap<>();

    private TypeRules() {}

    /**
     * The rules a user gives.
     *
     * @param said rules, {@code auto}, or a file with a rule on each line
     */
    public static TypeRules of(String said) {
        TypeRules rules = new TypeRules();
        if (said.equalsIgnoreCase(AUTO)) {
            return rules;
        }
        if (said.contains("=")) {
            List.of(said.split(",", -1)).forEach(rule -> rules.add(rule, "--types"));
            return rules;
        }
        for (String line : lines(said)) {
            if (!line.isBlank() && !line.startsWith("#")) {
                rules.add(line, said);
            }
        }
        return rules;
    }

    private static List<String> lines(String name) {
        try {
            Path file = Path.of(name);
            if (!Files.isRegularFile(file)) {
                throw new UsageException("--types takes rules such as tex=Texm,msh=MESH, a file of them, or auto; "
                        + name + " is not a file");
            }
            if (Files.size(file) > LONGEST_FILE) {
                throw new WorkspaceException(IoProblem.READ, name, "it is too large for a file of rules");
            }
            return new String(Files.readAllBytes(file), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (InvalidPathException e) {
            throw new UsageException("--types takes rules such as tex=Texm,msh=MESH, a file of them, or auto, not "
                    + new AssetPath(name).text());
        } catch (IOException e) {
            throw new WorkspaceException(IoProblem.READ, name, String.valueOf(e.getMessage()));
        }
    }

    private void add(String rule, String where) {
        int sign = rule.lastIndexOf('=');
        String files = sign < 0 ? "" : rule.substring(0, sign).strip();
        String type = sign < 0 ? "" : rule.substring(sign + 1).strip();
        if (files.isEmpty() || type.isEmpty()) {
            throw new UsageException(
                    where + ": expected a rule EXTENSION=TYPE, such as tex=Texm, found '" + rule.strip() + "'");
        }
        try {
            Attributes.parseType(type);
        } catch (IllegalArgumentException e) {
            throw new UsageException(where + ": " + rule.strip() + ": " + e.getMessage());
        }
        String key = files.toLowerCase(Locale.ROOT);
        String other = types.putIfAbsent(key.startsWith(".") ? key.substring(1) : key, type);
        if (other != null && !other.equals(type)) {
            throw new UsageException(where + ": " + files + " has two types: " + other + " and " + type);
        }
    }

    /** {@return the type that the rules say for a file; null where they say none} */
    String typeOf(String fileName) {
        String rest = fileName.toLowerCase(Locale.ROOT);
        while (true) {
            String type = types.get(rest);
            if (type != null) {
                return type;
            }
            int dot = rest.indexOf('.');
            if (dot < 0) {
                return types.get(OTHERS);
            }
            rest = rest.substring(dot + 1);
        }
    }
}
