package dev.ironkit.runtime.resource;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.format.Attributes;

/** An archive as the runtime sees it: entries by number, found by name. */
public interface ResourceLibrary {

    /** {@return how many entries there are} */
    int count();

    /** {@return the number of the entry a name leads to, by the rule of the archive; -1 if there is none} */
    int find(ByteView name);

    /** {@return what the directory says about an entry} */
    Attributes attributes(int index);

    /** {@return the content of an entry} */
    ByteView content(int index);
}
