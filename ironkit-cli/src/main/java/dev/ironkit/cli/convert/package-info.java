/**
 * Files for other programs, and back. Start with {@link dev.ironkit.cli.convert.ConvertCommand}; the work is done in
 * {@code dev.ironkit.toolkit.convert}.
 */
package dev.ironkit.cli.convert;
