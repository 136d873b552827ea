/** The models of the demo game: solids made by code, put together to robots, buildings and trees. */
package dev.ironkit.demo.model;
