/**
 * What is wrong with files and entries, between the assets of a game, and with what is about to be written.
 *
 * <p>Start with {@link dev.ironkit.toolkit.check.FileChecker} for the rules, {@link dev.ironkit.toolkit.check.LinkCheck} for names that
 * lead nowhere, and {@link dev.ironkit.toolkit.check.RoundTripRunner} for bytes that have to come back as they were.
 * {@link dev.ironkit.toolkit.check.BaselineFile} leaves out what is known. The rules themselves are in {@code dev.ironkit.validate}.
 */
package dev.ironkit.toolkit.check;
