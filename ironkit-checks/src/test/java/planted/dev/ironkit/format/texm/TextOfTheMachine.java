package planted.dev.ironkit.format.texm;

import java.util.Locale;

/** Breaks: text does not depend on the machine. */
public final class TextOfTheMachine {
    Locale locale() {
        return Locale.getDefault();
    }
}
