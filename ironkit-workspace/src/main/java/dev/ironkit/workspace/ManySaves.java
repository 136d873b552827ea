package dev.ironkit.workspace;

import dev.ironkit.base.diagnostic.RefusedException;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;

/** Carries several plans out, all of them or none. */
public final class ManySaves {

    /**
     * A plan and where it goes.
     *
     * @param plan what is written
     * @param target where to
     */
    public record Item(WritePlan plan, SaveTarget target) {}

    private ManySaves() {}

    /**
     * {@return what the writes would do; nothing is written}
     *
     * @throws RefusedException if one of them would be refused
     */
    public static List<Receipt> preview(String command, List<Item> items) {
        return items.stream()
                .map(item -> PlanSave.preview(command, item.plan(), item.target()))
                .toList();
    }

    /**
     * {@return the receipts of the writes}
     *
     * <p>Each file is made and checked before the first one gets its name; what happens then is the affair of {@link SaveGroup}.
     *
     * @throws RefusedException if nothing was written
     */
    public static List<Receipt> save(String command, List<Item> items) {
        items.forEach(item -> PlanSave.checkTarget(item.plan(), item.target()));
        List<PlanSave> saves = new ArrayList<>();
        try (SaveGroup group = SaveGroup.durable()) {
            for (Item item : items) {
                PlanSave save = new PlanSave(command, item.plan(), item.target());
                if (!isUnchanged(item)) {
                    group.add(save.request());
                }
                saves.add(save);
            }
            Iterator<SafeWriter.Saved> saved = group.commit().iterator();
            List<Receipt> receipts = new ArrayList<>();
            for (int i = 0; i < items.size(); i++) {
                Item item = items.get(i);
                receipts.add(
                        isUnchanged(item)
                                ? PlanSave.unchanged(command, item.plan(), item.target())
                                : saves.get(i).saved(saved.next()));
            }
            return receipts;
        }
    }

    private static boolean isUnchanged(Item item) {
        return item.target().inPlace() && item.plan().isEmpty();
    }
}
