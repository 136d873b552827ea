/** Findings as values: rules with ids, where they were broken, and three ways to listen to a parser. */
package dev.ironkit.base.diagnostic;
