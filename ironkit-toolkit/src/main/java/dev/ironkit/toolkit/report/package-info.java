/**
 * What there is to know about assets, as data and as JSON: facts, counts, what fields explain, what materials and effects show.
 *
 * <p>Start with {@link dev.ironkit.toolkit.report.AssetFacts} for one asset and with {@link dev.ironkit.toolkit.report.SurveyPart}
 * for many.
 */
package dev.ironkit.toolkit.report;
