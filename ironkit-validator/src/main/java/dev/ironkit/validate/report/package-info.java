/**
 * Reports about checked files, for people and for machines: text, JSON, SARIF 2.1.0, JUnit XML and a page of HTML.
 *
 * <p>A report says the same for the same files everywhere: no time, no machine, no order of threads is in it.
 */
package dev.ironkit.validate.report;
