/** Rules about what assets say about each other, over all files of a game. */
package dev.ironkit.validate.link;
