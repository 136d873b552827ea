package dev.ironkit.validate;

import static dev.ironkit.testkit.NresBytes.archive;
import static dev.ironkit.testkit.NresBytes.entry;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.ironkit.base.bytes.ByteRange;
import dev.ironkit.base.bytes.ByteView;
import dev.ironkit.base.diagnostic.AssetPath;
import dev.ironkit.base.diagnostic.Severity;
import dev.ironkit.base.format.Attributes;
import dev.ironkit.format.nres.NresProblem;
import dev.ironkit.testkit.Clause;
import dev.ironkit.testkit.NresBytes;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValidatorTest {

    static Validation validate(byte[] file) {
        return new Validator(false).validate(ByteView.of(file), Attributes.NONE, new AssetPath("a.lib"));
    }

    static List<String> rules(Validation validation) {
        return validation.findings().stream()
                .map(finding -> finding.problem().code().id())
                .toList();
    }

    @Test
    void findsNothingInACanonicalArchive() {
        Validation validation = validate(archive()
                .with(entry("DATA", "b").payload("HELLO"), entry("DATA", "a"))
                .build());

        assertThat(validation.findings()).isEmpty();
        assertThat(validation.archives()).hasSize(1);
        assertThat(validation.entries()).isEqualTo(2);
        assertThat(validation.reaches(Severity.INFO)).isFalse();
    }

    @Test
    void reportsEverythingWithTheSeverityOfAStrictReader() {
        Validation validation = validate(archive()
                .with(
                        entry("DATA", "a").payload("x").cell(9),
                        entry("DATA", "b").nameTail("old"))
                .build());

        assertThat(rules(validation)).containsExactlyInAnyOrder("nres.sort-range", "nres.name-tail");
        assertThat(validation.count(Severity.ERROR)).isEqualTo(1);
        assertThat(validation.count(Severity.INFO)).isEqualTo(1);
    }

    @Test
    @Clause("nres.7-same-rules")
    void anArchiveInsideIsCheckedUnderItsAddressAtOffsetsOfTheFile() {
        NresBytes inner = archive().with(entry(1, "deep").payload("x").nameTail("old"));
        NresBytes outer = archive()
                .with(entry("DATA", "first").payload("0123456789"))
                .with(entry("DATA", "inner.msh").payload(inner.build()));
        int at = outer.payloadOffset(1);

        Validation validation = validate(outer.build());

        assertThat(validation.archives())
                .extracting(CheckedArchive::path)
                .containsExactly(new AssetPath("a.lib"), new AssetPath("a.lib!/inner.msh"));
        assertThat(validation.archives().get(1).parent()).isZero();
        assertThat(validation.archives().get(1).range()).isEqualTo(new ByteRange(at, inner.build().length));
        Finding finding = validation.findings().get(0);
        int tail = inner.recordOffset(0) + 20 + "deep".length() + 1;
        assertThat(finding.archive()).isEqualTo(1);
        assertThat(finding.problem().path()).isEqualTo(new AssetPath("a.lib!/inner.msh!/deep"));
        assertThat(finding.problem().range().offset()).isEqualTo(at + tail);
        assertThat(finding.inArchive().offset()).isEqualTo(tail);
    }

    @Test
    void aFileThatDoesNotDecodeIsAFindingThatEndsTheReading() {
        Validation validation = validate(archive().totalSize(99).build());

        assertThat(rules(validation)).containsExactly("nres.total-size");
        assertThat(validation.findings().get(0).endsReading()).isTrue();
        assertThat(validation.archives().get(0).decoded()).isFalse();
    }

    @Test
    void anInnerArchiveThatDoesNotDecodeDoesNotKeepTheOthersFromBeingChecked() {
        Validation validation = validate(archive()
                .with(entry("MESH", "bad").payload(archive().version(1).build()))
                .with(entry("DATA", "good").payload(archive().with(entry(1, "")).build()))
                .build());

        assertThat(rules(validation)).containsExactly("nres.version", "nres.name-empty");
    }

    @Test
    void aRuleThatIsNotAskedForIsLeftOutButNotWhatEndsTheReading() {
        Validation both = validate(archive()
                .with(entry("DATA", "a").nameTail("old"))
                .with(entry("MESH", "bad").payload(archive().version(1).build()))
                .build());

        Validation only = both.only(code -> code == NresProblem.ALIGN);

        assertThat(rules(only)).containsExactly("nres.version");
    }

    @Test
    void anAssetThatCannotBeReadIsLeftOutWhereNoRuleOfItsFormatIsAsked() {
        Validation both =
                validate(archive().with(entry("Texm", "CUT.0").payload("Texm")).build());
        assertThat(rules(both)).containsExactly("texm.size");

        assertThat(rules(both.only(rule -> Rules.covers("nres", rule)))).isEmpty();
        assertThat(rules(both.only(rule -> rule.id().equals("texm.flags4")))).containsExactly("texm.size");
        // What was asked about itself has to be readable, whatever is asked.
        Validation alone = new Validator(false)
                .validate(
                        ByteView.of("Texm".getBytes(StandardCharsets.US_ASCII)),
                        Attributes.NONE,
                        new AssetPath("CUT.0"));
        assertThat(rules(alone.only(rule -> Rules.covers("nres", rule)))).containsExactly("texm.size");
    }

    @Test
    void ofManyFindingsOfARuleOnlySomeAreKeptAndTheOthersCounted() {
        NresBytes many = archive();
        for (int i = 0; i < 1200; i++) {
            many.with(entry("DATA", String.format("%04d", i)).nameTail("old"));
        }

        Validation validation = validate(many.build());

        assertThat(validation.findings()).hasSize(1000);
        assertThat(validation.more()).containsEntry(NresProblem.NAME_TAIL, 200);
        assertThat(validation.count(Severity.INFO)).isEqualTo(1200);
        Validation shorter = validation.keeping(10);
        assertThat(shorter.findings()).hasSize(10);
        assertThat(shorter.count(Severity.INFO)).isEqualTo(1200);
    }

    @Test
    void entriesThatShareTheSameArchiveLeadIntoItOnce() {
        // Without a guard each of 30 entries would lead to 30 more, three times over.
        byte[] inner = archive().build();
        for (int level = 0; level < 3; level++) {
            NresBytes around = archive().with(entry("DATA", "n0").payload(inner));
            for (int i = 1; i < 30; i++) {
                around.with(entry("DATA", "n" + i).sharing(0, 0, inner.length));
            }
            inner = around.build();
        }

        assertThat(validate(inner).archives()).hasSize(4);
    }

    @Test
    void archivesTooDeepInEachOtherAreNamedAndNotEntered() {
        byte[] image = archive().build();
        for (int level = 0; level < 20; level++) {
            image = archive().with(entry("DATA", "m").payload(image)).build();
        }

        Validation validation = validate(image);

        assertThat(validation.archives()).hasSize(16);
        assertThat(rules(validation)).containsExactly("cli.nesting-depth");
        assertThat(validation.findings().get(0).problem().path().text()).endsWith("!/m".repeat(16));
    }

    @Test
    void whatIsNoArchiveIsNotRecognised() {
        Validator validator = new Validator(false);

        assertThat(validator.recognises(ByteView.of(new byte[] {'N', 'R', 'e'}), Attributes.NONE))
                .isFalse();
        assertThat(validator.recognises(ByteView.empty(), Attributes.NONE)).isFalse();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> validator.validate(ByteView.empty(), Attributes.NONE, AssetPath.UNNAMED));
    }

    @Test
    void truncatedAtEachLengthItIsRefusedWithAFindingInsideTheFile() {
        byte[] file = archive()
                .with(entry("DATA", "m")
                        .payload(archive().with(entry(1, "x").payload("abc")).build()))
                .build();
        for (int length = 4; length < file.length; length++) {
            Validation validation = validate(Arrays.copyOf(file, length));
            assertThat(validation.reaches(Severity.ERROR)).isTrue();
            long end = validation.findings().get(0).problem().range().end();
            assertThat(end).isLessThanOrEqualTo(length);
        }
    }
}
