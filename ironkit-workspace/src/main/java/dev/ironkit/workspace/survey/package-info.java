/** Looking over all assets of files and folders at once: what there is, how much is understood, which values fields have. */
package dev.ironkit.workspace.survey;
