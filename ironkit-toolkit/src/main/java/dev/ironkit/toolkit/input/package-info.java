/**
 * What users name: files and entries, parts of assets, models, pictures, folders for all that is in them.
 *
 * <p>Start with {@link dev.ironkit.toolkit.input.Inputs}, which turns words into addresses, and
 * {@link dev.ironkit.toolkit.input.InputFile}, the content that goes into an archive. {@link dev.ironkit.toolkit.input.AssetPart}
 * knows the parts that addresses name behind a question mark.
 */
package dev.ironkit.toolkit.input;
