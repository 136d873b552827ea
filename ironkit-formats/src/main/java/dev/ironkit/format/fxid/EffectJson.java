package dev.ironkit.format.fxid;

import java.math.BigDecimal;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Counts the commands of an effect that comes as JSON. */
final class EffectJson {

    private EffectJson() {}

    /** The same JSON, with as many commands in its header as there are, unless it has a part that could not be read. */
    static Object counted(Object json, String remainder) {
        boolean isWhole = json instanceof Map<?, ?> effect
                && !effect.containsKey(remainder)
                && effect.get("header") instanceof Map<?, ?>
                && effect.get("commands") instanceof List<?>;
        if (!isWhole) {
            return json;
        }
        Map<Object, Object> effect = new LinkedHashMap<>((Map<?, ?>) json);
        Map<Object, Object> header = new LinkedHashMap<>((Map<?, ?>) effect.get("header"));
        header.put("cmdCount", BigDecimal.valueOf(((List<?>) effect.get("commands")).size()));
        effect.put("header", header);
        return effect;
    }
}
