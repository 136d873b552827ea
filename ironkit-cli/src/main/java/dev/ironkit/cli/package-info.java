/**
 * The program: it finds the command that is asked for, runs it, and tells how it ended.
 *
 * <p>Start with {@link dev.ironkit.cli.Main}. {@link dev.ironkit.cli.CommandTable} knows the commands by name; their classes stand in
 * packages by what a user does: {@code look}, {@code edit}, {@code archive}, {@code convert}, {@code check}, {@code play}, {@code demo} and
 * {@code help}. What they share is in {@code command}, how they speak in {@code console}. Commands read options, call the toolkit and
 * print what it returns. {@link dev.ironkit.cli.CompletionCommand} is here because it has to know all the others.
 */
package dev.ironkit.cli;
