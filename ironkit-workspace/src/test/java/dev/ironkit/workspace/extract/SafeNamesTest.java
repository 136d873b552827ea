package dev.ironkit.workspace.extract;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ironkit.base.bytes.ByteView;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SafeNamesTest {

    private static ByteView name(String latin) {
        return ByteView.of(latin.getBytes(StandardCharsets.ISO_8859_1));
    }

    private static List<String> all(String... names) {
        return SafeNames.of(Stream.of(names).map(SafeNamesTest::name).toList());
    }

    static Stream<Arguments> names() {
        return Stream.of(
                Arguments.of("HULL01.0", "HULL01.0"),
                Arguments.of("WATER_M", "WATER_M"),
                Arguments.of("r_b_01.msh", "r_b_01.msh"),
                Arguments.of("A B.tex", "A B.tex"),
                Arguments.of("(x) [y] {z}+a=b;c!", "(x) [y] {z}+a=b;c!"),
                Arguments.of(".", "%2E"),
                Arguments.of("..", "%2E%2E"),
                Arguments.of("...", "%2E.%2E"),
                Arguments.of("../../etc/passwd", "%2E.%2F..%2Fetc%2Fpasswd"),
                Arguments.of("/etc/passwd", "%2Fetc%2Fpasswd"),
                Arguments.of("a/b", "a%2Fb"),
                Arguments.of("..\\..\\x", "%2E.%5C..%5Cx"),
                Arguments.of("C:\\x", "C%3A%5Cx"),
                Arguments.of("C:x", "C%3Ax"),
                Arguments.of("x:stream", "x%3Astream"),
                Arguments.of("CON", "%43ON"),
                Arguments.of("con", "%63on"),
                Arguments.of("NUL", "%4EUL"),
                Arguments.of("CON.txt", "%43ON.txt"),
                Arguments.of("nul.tar.gz", "%6Eul.tar.gz"),
                Arguments.of("COM1", "%43OM1"),
                Arguments.of("LPT9.x", "%4CPT9.x"),
                Arguments.of("AUX .x", "%41UX .x"),
                Arguments.of("CONIN$", "%43ONIN$"),
                Arguments.of("CONSOLE", "CONSOLE"),
                Arguments.of("COM10", "COM10"),
                Arguments.of("name.", "name%2E"),
                Arguments.of("name ", "name%20"),
                Arguments.of(" name", "%20name"),
                Arguments.of("-rf", "%2Drf"),
                Arguments.of("a-b", "a-b"),
                Arguments.of(".hidden", "%2Ehidden"),
                Arguments.of(".ironkit", "%2Eironkit"),
                Arguments.of("manifest.json", "%6Danifest.json"),
                Arguments.of("MANIFEST.JSON", "%4DANIFEST.JSON"),
                Arguments.of("MANIFE~1.JSO", "MANIFE%7E1.JSO"),
                Arguments.of("50%", "50%25"),
                Arguments.of("Land#2", "Land%232"),
                Arguments.of("a*b?c", "a%2Ab%3Fc"),
                Arguments.of("<>", "%3C%3E"),
                Arguments.of("\"", "%22"),
                Arguments.of("a|b", "a%7Cb"));
    }

    @ParameterizedTest
    @MethodSource("names")
    void givesEachNameAFileNameThatEverySystemTakes(String entry, String file) {
        assertThat(SafeNames.of(name(entry))).isEqualTo(file);
    }

    @Test
    void escapesControlCharacters() {
        assertThat(SafeNames.of(name("a\nb\t\u0001\u007F\u001B[2J"))).isEqualTo("a%0Ab%09%01%7F%1B[2J");
    }

    @Test
    void namesWhatHasNoName() {
        assertThat(all("", "", "unnamed")).containsExactly("unnamed", "unnamed#2", "unnamed#3");
    }

    @Test
    void numbersRepeatsAndNamesThatDifferInCaseOnly() {
        assertThat(all("Land", "LAND", "other", "land", "Land"))
                .containsExactly("Land", "LAND#2", "other", "land#3", "Land#4");
    }

    @Test
    void noEntryCanTakeTheNumberOfAnother() {
        assertThat(all("Land", "Land#2", "Land")).containsExactly("Land", "Land%232", "Land#2");
    }

    private static ByteView cyrillic(String name) {
        return ByteView.of(name.getBytes(Charset.forName("windows-1251")));
    }

    private static final SafeNames UTF = new SafeNames(StandardCharsets.UTF_8);
    private static final SafeNames ASCII = new SafeNames(StandardCharsets.US_ASCII);

    @Test
    void keepsCyrillicLettersReadable() {
        assertThat(UTF.name(cyrillic("КОРПУС_ёЁїґ.0"))).isEqualTo("КОРПУС_ёЁїґ.0");
        assertThat(UTF.name("КОРПУС.lib")).isEqualTo("КОРПУС.lib");
        assertThat(UTF.name(cyrillic("Я/я"))).isEqualTo("Я%2Fя");
    }

    @Test
    void escapesCyrillicLettersWhereFilesCannotHaveThem() {
        assertThat(ASCII.name(cyrillic("КОРПУС"))).isEqualTo("%CA%CE%D0%CF%D3%D1");
        assertThat(ASCII.name("К.lib")).isEqualTo("%D0%9A.lib");
    }

    @Test
    void escapesEveryOtherByteThatIsNotAscii() {
        assertThat(UTF.name(name("x\u0098y\u00A0\u00B5\u00B9\u00AB"))).isEqualTo("x%98y%A0%B5%B9%AB");
        assertThat(UTF.name("日ä")).isEqualTo("%E6%97%A5%C3%A4");
    }

    @Test
    void keepsCyrillicNamesThatDifferInCaseOnlyApart() {
        assertThat(SafeNames.ofTexts(List.of("Я", "я"))).doesNotHaveDuplicates();
        assertThat(SafeNames.ofTexts(List.of("Я", "я")).get(1)).endsWith("#2");
    }

    @Test
    void escapesCyrillicNamesThatAreTooLongToBeReadable() {
        assertThat(UTF.name("я".repeat(60))).isEqualTo("я".repeat(60));
        assertThat(UTF.name("я".repeat(61))).matches("(%D1%8F)+(%D1)?~[0-9a-f]{8}");
    }

    @Test
    void holdsAFullNameOfBytesWithoutACharacter() {
        byte[] bytes = new byte[36];
        Arrays.fill(bytes, (byte) 0x98);
        assertThat(SafeNames.of(ByteView.of(bytes))).isEqualTo("%98".repeat(36));
    }

    @Test
    void shortensWhatNoFileSystemTakesAndKeepsItApart() {
        String a = SafeNames.of(name("x".repeat(300)));
        String b = SafeNames.of(name("x".repeat(301)));
        assertThat(a).hasSizeLessThan(143).startsWith("xxxx").isNotEqualTo(b);
        String escapes = SafeNames.of(name("x" + "\u0098".repeat(100)));
        assertThat(escapes).matches("x(%98)+~[0-9a-f]{8}");
    }

    @Test
    void allNamesOfAnyBytesAreSafeAndDifferent() {
        long seed = 20260101;
        Random random = new Random(seed);
        for (int round = 0; round < 300; round++) {
            List<ByteView> names =
                    Stream.generate(() -> randomName(random)).limit(60).toList();
            List<String> files = SafeNames.of(names);
            Set<String> seen = new HashSet<>();
            for (String file : files) {
                assertThat(file)
                        .as("seed %d", seed)
                        .matches("[ -~\u0400-\u04FF]{1,142}")
                        .matches(SafeNames::isSafe);
                assertThat(seen.add(file.toLowerCase(Locale.ROOT))).as(file).isTrue();
            }
            assertThat(SafeNames.of(names)).isEqualTo(files);
        }
    }

    private static ByteView randomName(Random random) {
        String alphabet = random.nextBoolean() ? "aA.. #~%-/\\" : "CONcon.1 \u0000\u0098\u00FF:";
        StringBuilder out = new StringBuilder();
        for (int i = random.nextInt(6); i > 0; i--) {
            out.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        return name(out.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "..",
                ".",
                ".x",
                "a/b",
                "a\\b",
                "C:",
                "C:x",
                "/x",
                "x.",
                "x ",
                "NUL",
                "nul.txt",
                "COM1",
                "COM\u00B9",
                "manifest.json",
                "Manifest.JSON",
                "a\u0000b",
                "a\nb",
                "x*",
                ".ironkit"
            })
    void refusesNamesThatMeanSomethingElse(String name) {
        assertThat(SafeNames.isSafe(name)).isFalse();
    }

    @Test
    void acceptsPlainNamesAndThoseItMade() {
        assertThat(List.of("HULL01.0", "Land#2", "%2E%2E", "Корпус", "a b")).allMatch(SafeNames::isSafe);
        assertThat(SafeNames.isSafe("x".repeat(256))).isFalse();
    }
}
