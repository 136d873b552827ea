/**
 * Textures and models as files that other programs open, and back; JSON both ways.
 *
 * <p>Start with {@link dev.ironkit.toolkit.convert.Converter}, which does one {@link dev.ironkit.toolkit.convert.ConvertJob} after the
 * other towards one {@link dev.ironkit.toolkit.convert.ConvertTarget}. {@link dev.ironkit.toolkit.convert.ConvertJobs} finds them,
 * {@link dev.ironkit.toolkit.convert.ConvertPlan} gives them names that do not meet, and
 * {@link dev.ironkit.toolkit.convert.ConvertOutput} writes the files of each, all or none.
 */
package dev.ironkit.toolkit.convert;
