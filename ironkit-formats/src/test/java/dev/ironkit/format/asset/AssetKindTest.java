package dev.ironkit.format.asset;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.Problems;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.base.format.Format;
import dev.ironkit.format.fxid.FxidFormat;
import dev.ironkit.format.nres.NresArchive;
import dev.ironkit.format.texm.TexmFormat;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class AssetKindTest {

    private static ByteView bytes(String text) {
        return ByteView.of(text.getBytes(StandardCharsets.ISO_8859_1));
    }

    @ParameterizedTest
    @EnumSource
    void isFoundByItsWordAndByItsType(AssetKind kind) {
        assertThat(AssetKind.ofWord(kind.word())).contains(kind);
        assertThat(AssetKind.ofWord(kind.name())).isEmpty();
        assertThat(AssetKind.said(kind.usual()))
                .isEqualTo(kind.typeText().isEmpty() ? Optional.empty() : Optional.of(kind));
        assertThat(kind.hasFields()).isEqualTo(kind != AssetKind.RAW);
    }

    @Test
    void hasEachFormatOnce() {
        Stream<Format<?>> ofKinds = Arrays.stream(AssetKind.values()).flatMap(kind -> kind.format().stream());

        assertThat(AssetKind.formats()).containsExactlyInAnyOrderElementsOf(ofKinds.toList());
    }

    @Test
    void theDirectoryIsBelievedBeforeTheContent() {
        ByteView texture = bytes("Texm");

        assertThat(AssetKind.detect(texture, Attributes.NONE)).containsSame(TexmFormat.TEXM);
        assertThat(AssetKind.detect(texture, AssetKind.FXID.usual())).containsSame(FxidFormat.FXID);
        assertThat(AssetKind.detect(ByteView.empty(), Attributes.NONE)).isEmpty();
        assertThat(AssetKind.sniff(texture, AssetKind.FXID.usual())).isEqualTo(AssetKind.FXID);
        assertThat(AssetKind.sniff(bytes("NRes"), AssetKind.MSH.usual())).isEqualTo(AssetKind.NRES);
    }

    @Test
    void aNameSaysWhatNeitherTypeNorContentSays() {
        assertThat(AssetKind.said(Attributes.NONE, bytes("A.PaL"), ByteView.empty()))
                .contains(AssetKind.PAL);
        assertThat(AssetKind.said(Attributes.NONE, bytes("A.PAL"), bytes("NRes")))
                .isEmpty();
        assertThat(AssetKind.said(AssetKind.WEAR.usual(), bytes("A.PAL"), ByteView.empty()))
                .contains(AssetKind.WEAR);
        assertThat(AssetKind.saidByName(bytes("pal"))).isEmpty();
    }

    @Test
    void opensOnlyWhatHoldsOthers() {
        ByteView archive = NresArchive.empty().image();

        assertThat(AssetKind.NRES.open(archive, Problems.strict(), false)).contains(NresArchive.empty());
        assertThat(AssetKind.MSH.open(archive, Problems.strict(), false)).contains(NresArchive.empty());
        assertThat(AssetKind.TEXM.open(archive, Problems.strict(), false)).isEmpty();
    }
}
