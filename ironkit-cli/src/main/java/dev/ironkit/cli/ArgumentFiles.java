package dev.ironkit.cli;

import dev.ironkit.toolkit.UsageException;
import dev.ironkit.workspace.LimitedText;
import dev.ironkit.workspace.RunFiles;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * Words of the command line that stand in files: {@code @file} is replaced by them, {@code @@name} is the word {@code @name}.
 *
 * <p>Not by picocli, which reads a device without end, fails on a folder, and takes the backslashes of a Windows path in quotes for
 * escapes.
 */
final class ArgumentFiles {

    private static final int MOST_BYTES = 16 << 20;

    private final List<String> words = new ArrayList<>();
    private final Set<Path> open = new LinkedHashSet<>();

    private ArgumentFiles() {}

    /**
     * {@return the words with those of the files in their places}
     *
     * @throws UsageException if a file that is there cannot be read
     */
    static String[] expand(String... args) {
        ArgumentFiles files = new ArgumentFiles();
        for (String arg : args) {
            files.add(arg);
        }
        return files.words.toArray(new String[0]);
    }

    private void add(String word) {
        if (word.startsWith("@@")) {
            words.add(word.substring(1));
            return;
        }
        Path file = word.length() > 1 && word.startsWith("@") ? existing(word.substring(1)) : null;
        if (file == null) {
            words.add(word);
            return;
        }
        Path place = file.toAbsolutePath().normalize();
        if (!open.add(place)) {
            throw new UsageException(word + ": the file includes itself as an argument file");
        }
        RunFiles.open(file);
        for (String inside : words(read(file, word))) {
            add(inside);
        }
        open.remove(place);
    }

    /** The file of a word, or null where there is none: then the word is an argument as it stands. */
    private static Path existing(String name) {
        try {
            Path file = Path.of(name);
            return Files.exists(file) ? file : null;
        } catch (InvalidPathException e) {
            return null;
        }
    }

    private static String read(Path file, String word) {
        if (Files.isDirectory(file)) {
            throw new UsageException(word + ": expected a file with arguments, not a folder");
        }
        try {
            return LimitedText.read(file, MOST_BYTES);
        } catch (CharacterCodingException e) {
            throw new UsageException(word + ": not a text file, so it holds no arguments");
        } catch (IOException e) {
            throw new UsageException(word + ": the arguments cannot be read: " + e.getMessage());
        }
    }

    /** Words stand between blanks and line ends; quotes keep blanks, and from a # at the start of a word the line is a comment. */
    private static List<String> words(String text) {
        List<String> found = new ArrayList<>();
        StringBuilder word = new StringBuilder();
        boolean inWord = false;
        char quote = 0;
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (quote != 0) {
                if (c == quote) {
                    quote = 0;
                } else {
                    word.append(c);
                }
            } else if (c == '"' || c == '\'') {
                quote = c;
                inWord = true;
            } else if (c == '#' && !inWord) {
                int end = text.indexOf('\n', i);
                i = end < 0 ? text.length() : end;
            } else if (c <= ' ' || c == '\uFEFF') {
                if (inWord) {
                    found.add(word.toString());
                    word.setLength(0);
                    inWord = false;
                }
            } else {
                word.append(c);
                inWord = true;
            }
        }
        if (inWord) {
            found.add(word.toString());
        }
        return found;
    }
}
