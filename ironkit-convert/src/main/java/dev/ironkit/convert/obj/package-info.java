/** Models as Wavefront OBJ, for programs that know nothing else: the shape of one state and level at one moment. */
package dev.ironkit.convert.obj;
