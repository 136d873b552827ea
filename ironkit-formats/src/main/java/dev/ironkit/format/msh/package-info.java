/**
 * Models: an NRes image whose entries are tables, told apart by their type numbers and never by order or name.
 *
 * <p>Start with {@link dev.ironkit.format.msh.Model}: it keeps the archive as it was read and gives typed views on the tables it knows
 * ({@link dev.ironkit.format.msh.MeshTable}). Each table has a view that reads in place, such as {@link
 * dev.ironkit.format.msh.BatchTable}, and a record with its layout, such as {@link dev.ironkit.format.msh.Batch}. What is made of the
 * tables has rooms of its own: {@code file} reads and writes models, {@code reading} settles what bytes can mean in two ways,
 * {@code animation} poses nodes, {@code geometry} goes through what is drawn, {@code rules} checks, {@code build} makes models, {@code
 * edit} changes them.
 */
package dev.ironkit.format.msh;
