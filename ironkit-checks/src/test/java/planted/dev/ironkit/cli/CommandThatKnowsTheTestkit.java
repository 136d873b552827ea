package planted.dev.ironkit.cli;

import dev.ironkit.testkit.HexText;

/** Breaks: the command line knows what is shipped, and picocli. */
public final class CommandThatKnowsTheTestkit {
    HexText text;
}
