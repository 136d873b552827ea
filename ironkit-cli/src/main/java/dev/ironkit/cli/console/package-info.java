/**
 * How commands speak: results on stdout, everything else on stderr, in words, tables, colours or JSON.
 *
 * <p>Start with {@link dev.ironkit.cli.console.Console}; nothing else has the streams of the process.
 * {@link dev.ironkit.cli.console.JsonDocument} frames every result that is JSON, {@link dev.ironkit.cli.console.Progress} tells how far
 * long work is.
 */
package dev.ironkit.cli.console;
