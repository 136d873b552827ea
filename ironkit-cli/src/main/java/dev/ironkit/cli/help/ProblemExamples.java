package dev.ironkit.cli.help;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.diagnostic.Template;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;

/** What a rule says in a made-up case. The values come from a resource, one line for each rule that has any. */
public final class ProblemExamples {

    private static final String RESOURCE = "/dev/ironkit/cli/problem-examples.properties";

    private final Properties values = new Properties();

    private ProblemExamples() {}

    /** {@return the examples that come with the program} */
    public static ProblemExamples load() {
        ProblemExamples examples = new ProblemExamples();
        try (InputStream in = ProblemExamples.class.getResourceAsStream(RESOURCE)) {
            examples.values.load(new InputStreamReader(in, StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return examples;
    }

    /** {@return the rules there is a line for} */
    public Set<String> ids() {
        return new TreeSet<>(values.stringPropertyNames());
    }

    /** {@return the values for the places of the rule's texts} */
    public List<String> arguments(ProblemCode code) {
        String line = values.getProperty(code.id());
        return line == null
                ? List.of()
                : Arrays.stream(line.split("\\|", -1)).map(String::strip).toList();
    }

    /** {@return the message of the rule with the values filled in} */
    public String message(ProblemCode code) {
        return Template.fill(code.template(), arguments(code));
    }

    /** {@return the advice of the rule with the values filled in} */
    public String fix(ProblemCode code) {
        return Template.fill(code.fix(), arguments(code));
    }
}
