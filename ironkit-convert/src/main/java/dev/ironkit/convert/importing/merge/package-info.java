/**
 * The way back of a model that was written out: what the other program changed is changed, and nothing else. Start with
 * {@link dev.ironkit.convert.importing.merge.ModelMerge}, which holds what came back against what was written out.
 *
 * <p>Clean up: {@code BoneFrames} and {@code FileCleanup} undo what programs do to all of a file. Match: {@code PartFinder} finds the nodes
 * and shapes again, {@code TriangleMatch} their triangles. Change: {@code GeometryMerge}, {@code PoseMerge}, {@code NodeMerge} and
 * {@code MaterialRows} decide what differs and edit the model. Report: {@link dev.ironkit.convert.importing.merge.MergeReport}.
 */
package dev.ironkit.convert.importing.merge;
