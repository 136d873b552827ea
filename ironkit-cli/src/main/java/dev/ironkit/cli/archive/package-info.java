/**
 * Whole archives: out into folders ({@link dev.ironkit.cli.archive.ExtractCommand}) and back
 * ({@link dev.ironkit.cli.archive.PackCommand}).
 */
package dev.ironkit.cli.archive;
