/**
 * What users do with assets, whatever they do it with: a command line today, a window tomorrow.
 *
 * <p>The packages below go by what is done: {@code input} reads what a user names, {@code game} finds things, {@code convert} makes files for other programs and takes
 * them back, {@code edit} changes archives, {@code check} says what is wrong, {@code report} says what is there. Nothing here
 * prints: results are returned, and a front end shows them. A request that cannot be done as asked ends with a
 * {@link dev.ironkit.toolkit.UsageException}; what else may go wrong has a rule in {@link dev.ironkit.toolkit.RequestProblem}.
 */
package dev.ironkit.toolkit;
