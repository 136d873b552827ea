/** Pictures of assets: contact sheets of textures. The same assets give the same pixels everywhere. */
package dev.ironkit.render;
