package dev.ironkit.workspace;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.field.FieldType;
import dev.ironkit.base.format.Attributes;
import java.io.ByteArrayOutputStream;
import java.io.File;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * What a user means: a file or folder, the way into it, and perhaps a part of what is found there.
 *
 * @param root the file or folder as it was written, or what follows {@code game:}
 * @param inGame whether the root is inside the game folder
 * @param steps the way from the file to the asset, one archive at a time
 * @param part the part of the asset, by its keys; empty for all of it
 */
public record Address(String root, boolean inGame, List<Step> steps, Map<String, String> part) {

    /** Leads the root of an address inside the game folder. */
    public static final String GAME = "game:";

    /** One step into an archive. */
    public sealed interface Step {

        /**
         * An entry by name.
         *
         * @param name the bytes to look for, in any case
         * @param occurrence which of several, from 1; 0 for the one the engine finds
         */
        record Name(ByteView name, int occurrence) implements Step {}

        /**
         * An entry by its place in the directory.
         *
         * @param index from 0
         */
        record Index(int index) implements Step {}

        /**
         * The first entry of a type.
         *
         * @param type raw 32 bits
         */
        record Type(int type) implements Step {}
    }

    public Address {
        steps = List.copyOf(steps);
        part = java.util.Collections.unmodifiableMap(new LinkedHashMap<>(part));
    }

    /**
     * {@return the address the text says}
     *
     * <p>The longest piece from the start that exists on disk is the file; the rest is the way into it. So a file whose name
     * looks like grammar can still be named.
     *
     * @param text what the user wrote
     * @param exists tells whether a root exists; a root inside the game folder still has its prefix
     */
    public static Address parse(String text, Predicate<String> exists) {
        List<Integer> ends = new ArrayList<>();
        ends.add(text.length());
        for (int at = text.length() - 1; at > 0; at--) {
            if (text.startsWith("!/", at) || text.startsWith("::", at) || text.charAt(at) == '?') {
                ends.add(at);
            }
        }
        int end = ends.get(ends.size() - 1);
        for (int candidate : ends) {
            if (exists.test(text.substring(0, candidate))) {
                end = candidate;
                break;
            }
        }
        String rest = text.substring(end);
        int question = rest.indexOf('?');
        String inside = question < 0 ? rest : rest.substring(0, question);
        String part = question < 0 ? "" : rest.substring(question + 1);
        String root = text.substring(0, end);
        boolean inGame = root.startsWith(GAME);
        return new Address(
                inGame ? root.substring(GAME.length()).replaceFirst("^/+", "") : root,
                inGame,
                steps(inside),
                parts(part));
    }

    private static List<Step> steps(String inside) {
        List<Step> steps = new ArrayList<>();
        for (String segment : inside.split("!/|::", -1)) {
            if (!segment.isEmpty()) {
                steps.add(step(segment));
            }
        }
        return steps;
    }

    /** {@return a path of this system with slashes, as addresses have them; elsewhere than on Windows a backslash is part of a name} */
    public static String slashed(String path) {
        return path.replace(File.separatorChar, '/');
    }

    private static Step step(String segment) {
        if (segment.matches("@[0-9]{1,9}")) {
            return new Step.Index(Integer.parseInt(segment.substring(1)));
        }
        if (segment.startsWith("type:")) {
            return type(segment);
        }
        int hash = segment.lastIndexOf('#');
        if (hash > 0 && segment.substring(hash + 1).matches("[1-9][0-9]{0,8}")) {
            int occurrence = Integer.parseInt(segment.substring(hash + 1));
            return new Step.Name(ByteView.of(nameBytes(segment.substring(0, hash))), occurrence);
        }
        return new Step.Name(ByteView.of(nameBytes(segment)), 0);
    }

    private static Step type(String segment) {
        try {
            return new Step.Type(Attributes.parseType(segment.substring("type:".length())));
        } catch (IllegalArgumentException e) {
            throw new WorkspaceException(IoProblem.NO_TYPE, segment, e.getMessage());
        }
    }

    /** {@return the bytes of a name as users write it: CP1251, with {@code %XX} for any byte} */
    public static byte[] nameBytes(String text) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        for (int at = 0; at < text.length(); at++) {
            if (text.startsWith("%", at)
                    && text.length() >= at + 3
                    && text.substring(at + 1, at + 3).matches("[0-9a-fA-F]{2}")) {
                out.write(Integer.parseInt(text.substring(at + 1, at + 3), 16));
                at += 2;
            } else {
                out.writeBytes(FieldType.encodeText(text.substring(at, at + 1)));
            }
        }
        return out.toByteArray();
    }

    private static Map<String, String> parts(String text) {
        Map<String, String> parts = new LinkedHashMap<>();
        for (String pair : text.split("[&,]", -1)) {
            if (!pair.isEmpty()) {
                int equals = pair.indexOf('=');
                parts.put(equals < 0 ? pair : pair.substring(0, equals), equals < 0 ? "" : pair.substring(equals + 1));
            }
        }
        return parts;
    }
}
