/**
 * Models: an NRes image whose entries are tables, told apart by their type numbers and never by order or name.
 *
 * <p>{@link dev.ironkit.format.msh.Model} keeps the archive as it was read and gives typed views on the tables it knows. The
 * views read in place: nothing is allocated per vertex. What a file can mean in two ways (quaternion order, batch material,
 * table 18) is kept raw here and settled elsewhere.
 */
package dev.ironkit.format.msh;
