/**
 * Commands that answer whether something is right: assets, saved files, two things compared, this machine.
 *
 * <p>Start with {@link dev.ironkit.cli.check.ValidateCommand}; the checks themselves are in {@code dev.ironkit.toolkit.check}.
 */
package dev.ironkit.cli.check;
