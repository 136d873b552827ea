package planted.dev.ironkit.validate;

import java.net.URI;

/** Breaks: only the workspace and the command line touch files and networks. */
public final class ValidatorThatOpensUrls {
    URI address;
}
