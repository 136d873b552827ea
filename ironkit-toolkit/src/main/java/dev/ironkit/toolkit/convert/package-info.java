/**
 * Textures and models as files that other programs open, and back; JSON both ways.
 *
 * <p>A run is a list of {@link dev.ironkit.toolkit.convert.ConvertJob}s towards one
 * {@link dev.ironkit.toolkit.convert.ConvertTarget}; {@link dev.ironkit.toolkit.convert.ConvertPlan} gives them names that do not
 * meet.
 */
package dev.ironkit.toolkit.convert;
