package dev.ironkit.convert.importing.merge;

/** Where a part of a merged model comes from. */
public enum Origin {
    /** From the file that came back. */
    GLTF("gltf"),
    /** From the file beside it. */
    SIDECAR("sidecar"),
    /** From the model it goes into. */
    ORIGINAL("original"),
    /** From nowhere: it had to be made up. */
    DEFAULT("default");

    private final String id;

    Origin(String id) {
        this.id = id;
    }

    /** {@return the word in reports and JSON} */
    public String id() {
        return id;
    }
}
