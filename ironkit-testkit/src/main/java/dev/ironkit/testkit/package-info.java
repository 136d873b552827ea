/**
 * What the tests of a format are made of.
 *
 * <p>{@link dev.ironkit.testkit.NresBytes} and {@link dev.ironkit.testkit.RsliBytes} build files from their format pages and
 * know no decoder, so that no test compares an encoder with itself. {@link dev.ironkit.testkit.FormatContract} holds what
 * every format promises, {@link dev.ironkit.testkit.MutationRun} looks for bytes that get lost in damaged files, and
 * {@link dev.ironkit.testkit.Golden} compares text with files. {@link dev.ironkit.testkit.Clause} says which sentence of the
 * documents a test shows.
 *
 * <p>Start with a subclass of {@code FormatContract} that supplies samples; then a test that calls
 * {@code MutationRun.of(format, samples).run()}.
 */
package dev.ironkit.testkit;
