/**
 * Completion scripts for shells, made from the model of the commands.
 *
 * <p>picocli can generate bash scripts, but only for a tree of commands that are all loaded, and it knows neither other shells
 * nor what is inside an archive. Here a {@link dev.ironkit.cli.completion.CompletionModel} says what can stand where, and each
 * {@link dev.ironkit.cli.completion.Shell} writes that down in its own language around a script that is kept as a resource.
 */
package dev.ironkit.cli.completion;
