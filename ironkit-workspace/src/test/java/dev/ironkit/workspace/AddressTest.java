package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.field.FieldValueException;
import dev.ironkit.workspace.Address.Step;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;

class AddressTest {

    @Test
    void namesAFile() {
        assertThat(parse("Textures.lib", "Textures.lib"))
                .isEqualTo(new Address("Textures.lib", false, List.of(), Map.of()));
    }

    @Test
    void goesIntoNestedArchives() {
        Address address = parse("robots.rlb!/robot.msh!/type:8", "robots.rlb");

        assertThat(address.root()).isEqualTo("robots.rlb");
        assertThat(address.steps()).containsExactly(new Step.Name(bytes("robot.msh"), 0), new Step.Type(8));
    }

    @Test
    void takesTheOtherSpellings() {
        assertThat(parse("a.lib::@17?mip=1,page=3", "a.lib"))
                .isEqualTo(new Address("a.lib", false, List.of(new Step.Index(17)), Map.of("mip", "1", "page", "3")));
        assertThat(parse("a.lib!/@17?mip=1&page=3", "a.lib")).isEqualTo(parse("a.lib::@17?mip=1,page=3", "a.lib"));
    }

    @Test
    void countsRepeatedNamesFromOne() {
        assertThat(parse("Land.msh!/Land#2", "Land.msh").steps()).containsExactly(new Step.Name(bytes("Land"), 2));
        assertThat(parse("Land.msh!/Land#0", "Land.msh").steps()).containsExactly(new Step.Name(bytes("Land#0"), 0));
    }

    @Test
    void readsFourCharacterTypes() {
        assertThat(parse("a.lib!/type:Texm", "a.lib").steps()).containsExactly(new Step.Type(0x6D786554));
    }

    @Test
    void prefersTheLongestPrefixThatExists() {
        assertThat(parse("odd!/name?x", "odd!/name?x").steps()).isEmpty();
        assertThat(parse("odd!/name!/inner", "odd!/name").root()).isEqualTo("odd!/name");
        assertThat(parse("missing.lib!/a?b=c").root()).isEqualTo("missing.lib");
    }

    @Test
    void staysInsideTheGameFolder() {
        Address address = parse("game:/Textures.lib!/HULL01.0", "game:/Textures.lib");

        assertThat(address.inGame()).isTrue();
        assertThat(address.root()).isEqualTo("Textures.lib");
    }

    @Test
    void standsForAnyByteWithAPercentSign() {
        assertThat(parse("a.lib!/%41%98%FF", "a.lib").steps())
                .containsExactly(new Step.Name(ByteView.of((byte) 0x41, (byte) 0x98, (byte) 0xFF), 0));
        assertThat(parse("a.lib!/100%", "a.lib").steps()).containsExactly(new Step.Name(bytes("100%"), 0));
    }

    @Test
    void refusesWhatCannotBeAName() {
        assertThatThrownBy(() -> parse("a.lib!/漢", "a.lib")).isInstanceOf(FieldValueException.class);
    }

    @Test
    void readsEveryPrintedNameBack() {
        Random random = new Random(7);
        for (int i = 0; i < 5_000; i++) {
            byte[] name = new byte[1 + random.nextInt(35)];
            for (int at = 0; at < name.length; at++) {
                name[at] = (byte) (1 + random.nextInt(255));
            }
            ByteView bytes = ByteView.of(name);

            List<Step> steps =
                    parse("a.lib!/" + AssetPath.segment(bytes), "a.lib").steps();

            assertThat(steps).containsExactly(new Step.Name(bytes, 0));
        }
    }

    private static Address parse(String text, String... existing) {
        return Address.parse(text, Set.of(existing)::contains);
    }

    private static ByteView bytes(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.US_ASCII));
    }
}
