/**
 * What commands have in common: options, exit codes, threads, and being interrupted.
 *
 * <p>Start with {@link dev.ironkit.cli.command.ToolCommand}, which every command extends. Options that several commands have are mixed in from
 * the classes whose names end with {@code Option} or {@code Options}; {@link dev.ironkit.cli.command.IdleOptions} refuses those that cannot
 * act.
 */
package dev.ironkit.cli.command;
