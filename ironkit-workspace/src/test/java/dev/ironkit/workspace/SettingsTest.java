package dev.ironkit.workspace;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {

    @TempDir
    Path folder;

    @Test
    void readsKeysAndValues() throws IOException {
        assertThat(ConfigFile.load(config("# a remark\n\ngame = C:\\Games\\Iron=1 \r\nother=x\nno value\n")))
                .containsExactly(java.util.Map.entry("game", "C:\\Games\\Iron=1"), java.util.Map.entry("other", "x"));
    }

    @Test
    void readsPastAByteOrderMark() throws IOException {
        assertThat(ConfigFile.load(config("\uFEFFgame=/g"))).containsEntry("game", "/g");
    }

    @Test
    void refusesWhatIsNoText() throws IOException {
        Path file = folder.resolve("config");
        Files.write(file, new byte[] {'g', '=', (byte) 0xFF});

        assertThatThrownBy(() -> ConfigFile.load(file)).isInstanceOf(CharacterCodingException.class);
        assertThat(GameFolderSetting.inConfig(file)).isEmpty();
    }

    @Test
    void takesTheGameFolderFromTheConfigFile() throws IOException {
        assertThat(GameFolderSetting.inConfig(config("game=/games/iron\n")))
                .contains(new GameFolderSetting("/games/iron", GameFolderSetting.Source.CONFIG_FILE));
        assertThat(GameFolderSetting.inConfig(config("game=\n"))).isEmpty();
        assertThat(GameFolderSetting.inConfig(folder.resolve("none"))).isEmpty();
    }

    @Test
    void theCommandLineComesFirst() {
        assertThat(GameFolderSetting.said(Path.of("here")))
                .contains(new GameFolderSetting("here", GameFolderSetting.Source.COMMAND_LINE));
        assertThat(GameFolderSetting.find(Path.of("here"))).isEqualTo(Path.of("here"));
    }

    @Test
    void aTextThatIsNoPathIsNoFolder() {
        assertThat(new GameFolderSetting("a\0b", GameFolderSetting.Source.ENVIRONMENT).folder())
                .isEmpty();
    }

    @Test
    void foldersOfTheUserAreWhereTheUserSaysHomeIs() {
        Map<String, String> set = new TreeMap<>(Map.of("HOME", "/home/other"));
        assertThat(UserFolder.CACHE.path(set::get)).isEqualTo(Path.of("/home/other/.cache/ironkit"));
        assertThat(UserFolder.CONFIG.path(set::get)).isEqualTo(Path.of("/home/other/.config/ironkit"));
        set.put("XDG_CACHE_HOME", "/elsewhere");
        assertThat(UserFolder.CACHE.path(set::get)).isEqualTo(Path.of("/elsewhere/ironkit"));
        set.clear();
        set.put("HOME", "no/absolute/path");
        assertThat(UserFolder.CONFIG.path(set::get))
                .isEqualTo(Path.of(System.getProperty("user.home"), ".config", "ironkit"));
    }

    private Path config(String text) throws IOException {
        return Files.writeString(folder.resolve("config"), text);
    }
}
