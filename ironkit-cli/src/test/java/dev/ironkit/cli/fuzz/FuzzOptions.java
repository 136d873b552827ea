package dev.ironkit.cli.fuzz;

import java.nio.file.Path;

/**
 * What a run is asked to do.
 *
 * @param commands how many commands to run at most
 * @param seed which ones
 * @param minutes how long at most; 0 for as long as it takes
 * @param only commands to try, with commas between them; empty for all
 * @param replay a failure to try again; null for a run
 * @param workers how many processes run commands
 * @param work the folder in which they do
 * @param failures the folder for what they find
 * @param log a file for a line about each command; null for none
 */
record FuzzOptions(
        long commands,
        long seed,
        double minutes,
        String only,
        Path replay,
        int workers,
        Path work,
        Path failures,
        Path log) {

    static final String USAGE =
            "bench/fuzz.sh [--commands N] [--seed S] [--minutes M] [--only COMMAND[,COMMAND...]] [--workers N] [--log FILE] [--replay FILE]";

    /** {@return the options the words say} */
    static FuzzOptions of(String... words) {
        long commands = -1;
        long seed = 1;
        double minutes = 0;
        String only = "";
        Path replay = null;
        Path log = null;
        int workers = Math.max(1, Runtime.getRuntime().availableProcessors());
        Path work = Path.of("target", "fuzz", "work");
        Path failures = Path.of("target", "fuzz", "failures");
        for (int i = 0; i < words.length; i += 2) {
            if (i + 1 >= words.length) {
                throw new IllegalArgumentException(words[i] + " needs a value\n" + USAGE);
            }
            String value = words[i + 1];
            switch (words[i]) {
                case "--commands" -> commands = Long.parseLong(value.replace("_", ""));
                case "--seed" -> seed = Long.parseLong(value);
                case "--minutes" -> minutes = Double.parseDouble(value);
                case "--only" -> only = value;
                case "--replay" -> replay = Path.of(value);
                case "--log" -> log = Path.of(value);
                case "--workers" -> workers = Integer.parseInt(value);
                case "--work" -> work = Path.of(value);
                case "--failures" -> failures = Path.of(value);
                default -> throw new IllegalArgumentException("there is no option " + words[i] + "\n" + USAGE);
            }
        }
        long all = commands >= 0 ? commands : minutes > 0 ? Long.MAX_VALUE / 2 : 20_000;
        return new FuzzOptions(
                all, seed, minutes, only, replay, workers, work.toAbsolutePath(), failures.toAbsolutePath(), log);
    }
}
