/**
 * Commands that look and change nothing: what there is, what it holds, what uses it, how many there are.
 *
 * <p>Start with {@link dev.ironkit.cli.look.LsCommand}, the plainest of them. Those that go through many files share
 * {@link dev.ironkit.cli.look.Survey}.
 */
package dev.ironkit.cli.look;
