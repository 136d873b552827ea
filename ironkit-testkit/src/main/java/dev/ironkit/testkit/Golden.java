package dev.ironkit.testkit;

import java.nio.file.Path;

/**
 * Text compared with files that were looked at by a person.
 *
 * <p>The file of a text is {@code src/test/resources/golden/<Class>/<name>.txt} of the module under test. A missing file fails;
 * {@code -Dgolden=update} writes what is missing or different, to be read in the diff before it is committed, and is refused
 * where the environment variable {@code CI} is set.
 */
public final class Golden {

    private static final GoldenFolder FOLDER = new GoldenFolder(
            moduleFolder(), "update".equals(System.getProperty("golden")), System.getenv("CI") != null);

    private Golden() {}

    /** Fails unless the text is what the file says. */
    public static void check(Class<?> owner, String name, String actual) {
        FOLDER.check(owner, name, actual);
    }

    /**
     * Fails if there is a file for the class that none of its tests asked for, or a folder without a class.
     *
     * <p>To be called when all tests of the class have run, from {@code @AfterAll}.
     */
    public static void noOrphans(Class<?> owner) {
        FOLDER.noOrphans(owner);
    }

    private static Path moduleFolder() {
        String root = System.getProperty("ironkit.root");
        String module = System.getProperty("ironkit.module");
        return root == null || module == null ? Path.of("") : Path.of(root, module);
    }
}
