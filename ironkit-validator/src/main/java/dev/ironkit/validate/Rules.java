package dev.ironkit.validate;

import dev.ironkit.base.diagnostic.ProblemCode;
import dev.ironkit.base.format.NestingProblem;
import dev.ironkit.format.fxid.FxidProblem;
import dev.ironkit.format.mat0.Mat0Problem;
import dev.ironkit.format.msh.file.MshProblem;
import dev.ironkit.format.msh.rules.ModelProblem;
import dev.ironkit.format.msh.rules.MotionProblem;
import dev.ironkit.format.msh.rules.ShapeProblem;
import dev.ironkit.format.nres.NresProblem;
import dev.ironkit.format.pal.PalProblem;
import dev.ironkit.format.rsli.RsliProblem;
import dev.ironkit.format.texm.TexmProblem;
import dev.ironkit.format.tfnt.FontProblem;
import dev.ironkit.format.wear.WearProblem;
import dev.ironkit.validate.link.LinkProblem;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;

/** The rules the validator knows. */
public final class Rules {

    private static final SortedMap<String, ProblemCode> BY_ID = byId();

    private Rules() {}

    private static SortedMap<String, ProblemCode> byId() {
        SortedMap<String, ProblemCode> rules = new TreeMap<>();
        for (ProblemCode[] area : List.<ProblemCode[]>of(
                NresProblem.values(),
                RsliProblem.values(),
                TexmProblem.values(),
                MshProblem.values(),
                ModelProblem.values(),
                MotionProblem.values(),
                ShapeProblem.values(),
                Mat0Problem.values(),
                WearProblem.values(),
                PalProblem.values(),
                FontProblem.values(),
                FxidProblem.values(),
                LinkProblem.values(),
                NestingProblem.values())) {
            for (ProblemCode rule : area) {
                rules.put(rule.id(), rule);
            }
        }
        return Collections.unmodifiableSortedMap(rules);
    }

    /** {@return all rules, by id} */
    public static Collection<ProblemCode> all() {
        return BY_ID.values();
    }

    /** {@return whether a text is the id of a rule, or of an area with rules, such as {@code nres}} */
    public static boolean isKnown(String idOrArea) {
        return BY_ID.keySet().stream().anyMatch(id -> covers(idOrArea, id));
    }

    /** {@return whether a rule is the one of that id, or in the area of that name} */
    public static boolean covers(String idOrArea, ProblemCode rule) {
        return covers(idOrArea, rule.id());
    }

    private static boolean covers(String idOrArea, String id) {
        return id.equals(idOrArea) || id.startsWith(idOrArea + ".");
    }
}
