/**
 * The file of a model: an archive whose entries are the tables of the model, found by their type.
 *
 * <p>Start with {@link dev.ironkit.format.msh.file.MshFormat}: it reads and writes models, describes each byte as a field, and says
 * what an edit of a field may not change. Fields and JSON come from the layouts of the records.
 */
package dev.ironkit.format.msh.file;
