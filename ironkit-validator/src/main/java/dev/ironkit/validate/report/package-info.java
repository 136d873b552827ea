/**
 * Reports about checked files, for people and for machines: text, JSON, SARIF 2.1.0 and JUnit XML.
 *
 * <p>A report says the same for the same files everywhere: no time, no machine, no order of threads is in it.
 */
package dev.ironkit.validate.report;
