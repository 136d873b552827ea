package dev.ironkit.commandmodel;

import javax.lang.model.element.Element;

/** Says that no code can be written for a declaration; the build shows it at the place. */
final class UnfitDeclarationException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    private final transient Element element;

    UnfitDeclarationException(String message, Element element) {
        super(message);
        this.element = element;
    }

    Element element() {
        return element;
    }
}
