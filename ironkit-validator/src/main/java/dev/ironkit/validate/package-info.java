/**
 * Checks assets against the rules of their formats, going into archives inside archives.
 *
 * <p>A {@link dev.ironkit.validate.Validator} takes bytes and gives a {@link dev.ironkit.validate.Validation}: what was looked
 * at, and everything that was found.
 */
package dev.ironkit.validate;
