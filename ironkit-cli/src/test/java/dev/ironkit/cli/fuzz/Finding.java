package dev.ironkit.cli.fuzz;

/**
 * Something a command did that none may do.
 *
 * @param check which rule it breaks
 * @param signature tells it from other findings, the same for the same defect in other files
 * @param detail what happened, for people
 */
record Finding(String check, String signature, String detail) {

    /** A finding whose signature is its kind, the command and a text without its numbers and names. */
    static Finding of(String check, String command, String what, String detail) {
        String plain = what.replaceAll("'[^']*'|\"[^\"]*\"", "_")
                .replaceAll("[0-9a-fA-F]*[0-9][0-9a-fA-F]*", "0")
                .strip();
        return new Finding(
                check, check + " | " + command + " | " + plain.substring(0, Math.min(160, plain.length())), detail);
    }
}
