/** What stands beside a model that was written out: everything it says that a glTF cannot, and the model itself on request. */
package dev.ironkit.convert.sidecar;
