/**
 * What there is to know about assets, as data and as JSON.
 *
 * <p>Start with {@link dev.ironkit.toolkit.report.AssetFacts} for one asset and with {@link dev.ironkit.toolkit.report.SurveyPart} for
 * many: counts ({@link dev.ironkit.toolkit.report.StatsPart}) and how much is understood
 * ({@link dev.ironkit.toolkit.report.CoveragePart}). What materials and effects show over time is in the classes that begin with
 * {@code Played}.
 */
package dev.ironkit.toolkit.report;
