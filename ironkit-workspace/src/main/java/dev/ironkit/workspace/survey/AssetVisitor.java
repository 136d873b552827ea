package dev.ironkit.workspace.survey;

import dev.ironkit.base.diagnostic.Diagnostic;

/** Is shown everything that a walk comes to. */
public interface AssetVisitor {

    /** An asset. What is inside it follows. */
    void visit(VisitedAsset asset);

    /**
     * Something that cannot be opened.
     *
     * @param reason why, and where
     * @param bytes how many bytes of the file nothing can be said about for that reason
     */
    void failed(Diagnostic reason, long bytes);
}
