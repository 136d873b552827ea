package dev.ironkit.convert.obj;

import dev.ironkit.convert.gltf.Colours;
import dev.ironkit.convert.importing.scene.IncomingMaterial;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Blend;
import dev.ironkit.convert.importing.scene.IncomingMaterial.Light;
import dev.ironkit.convert.importing.scene.IncomingMaterial.TextureUse;
import dev.ironkit.convert.importing.scene.Marks;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A material as a library says it. Colours are those of a screen.
 *
 * <p>What our own export calls ambient is light that a surface gives; to others it is something that most set to white without a thought, so
 * that it is taken from files of our own alone.
 */
final class MtlEntry {

    // A name and the row of the material list it stands in.
    private static final Pattern OURS = Pattern.compile("(.+)\\.(\\d{1,4})");

    Light diffuse = Light.WHITE;
    Light ambient = Light.BLACK;
    Light emissive = Light.BLACK;
    Light specular = Light.BLACK;
    double shininess;
    double alpha = 1;
    boolean alphaPicture;
    String picture = "";
    double offsetU;
    double offsetV;
    double scaleU = 1;
    double scaleV = 1;

    /** The colour of three numbers as a screen shows them. */
    static Light light(float red, float green, float blue) {
        return new Light(Colours.linear(red), Colours.linear(green), Colours.linear(blue));
    }

    IncomingMaterial material(int place, String name, boolean ours, ToIntFunction<String> pictures) {
        Matcher row = OURS.matcher(name);
        boolean numbered = ours && row.matches();
        boolean dark = diffuse.equals(Light.BLACK) && specular.equals(Light.BLACK);
        boolean unlit = ours && dark;
        Light glow = ours ? ambient : emissive;
        boolean mixed = alpha < 1 || alphaPicture;
        return new IncomingMaterial(
                place,
                numbered ? row.group(1) : name,
                unlit ? glow : diffuse,
                alpha,
                unlit ? Light.BLACK : glow,
                Optional.of(specular).filter(light -> !light.equals(Light.BLACK)),
                specular.equals(Light.BLACK) ? 1 : Math.sqrt(2 / (shininess + 2)),
                unlit,
                mixed ? Blend.BLEND : Blend.OPAQUE,
                picture.isEmpty() ? Optional.empty() : Optional.of(use(pictures.applyAsInt(picture))),
                numbered ? marks(Integer.parseInt(row.group(2))) : Marks.NONE);
    }

    /** Coordinates are counted from above by then, and those of the library from below. */
    private TextureUse use(int of) {
        return new TextureUse(of, 0, offsetU, 1 - scaleV - offsetV, scaleU, scaleV);
    }

    private static Marks marks(int row) {
        Map<String, Object> values = new TreeMap<>();
        values.put("s", "ironkit.mat0/1");
        values.put("row", (long) row);
        return new Marks(values);
    }
}
