package dev.ironkit.cli.command;

import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * What the options that all commands have can act on in one of them.
 *
 * @param acts which of them can act
 * @param addresses everything that the user named and that is opened
 * @param loose what may be a loose file, which {@code --as} says something about
 */
public record SharedUse(Set<Acts> acts, List<String> addresses, List<String> loose) {

    /** A command that opens no assets. */
    public static final SharedUse NONE = new SharedUse(Set.of(), List.of(), List.of());

    /** What can act. */
    public enum Acts {
        /** How assets are read can be chosen: {@code --read}. */
        READ,
        /** Libraries are opened: {@code --rsli-overlay}. */
        OVERLAY,
        /** What a loose file is matters: {@code --as}. */
        KIND,
        /** Names are taken from material lists: {@code --wear-parser}. */
        LISTS,
        /** Other files of the game are looked at: {@code --game}. */
        GAME,
        /** Attributes are shown or stored, whatever the asset is: {@code --attr1} to {@code --attr3}. */
        ATTRIBUTES
    }

    public SharedUse {
        acts = Set.copyOf(acts);
        // What is named by an option may not be.
        addresses = addresses.stream().filter(each -> each != null).toList();
        loose = loose.stream().filter(each -> each != null).toList();
    }

    /** A command that opens what was named. */
    public static SharedUse of(List<String> addresses, Acts first, Acts... others) {
        return new SharedUse(EnumSet.of(first, others), addresses, addresses);
    }

    /** The same where only some of what is named may be a loose file. */
    public SharedUse loose(List<String> files) {
        return new SharedUse(acts, addresses, files);
    }

    /** The same with one more that can act, if that is so. */
    public SharedUse and(boolean can, Acts more) {
        if (!can) {
            return this;
        }
        EnumSet<Acts> all = acts.isEmpty() ? EnumSet.noneOf(Acts.class) : EnumSet.copyOf(acts);
        all.add(more);
        return new SharedUse(all, addresses, loose);
    }

    boolean can(Acts act) {
        return acts.contains(act);
    }
}
