package io.github.sitemaptoolkit.site.config;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.setting.SiteException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RequiredVersionTest {

  @TempDir Path directory;

  private ConfigFile read(String version, String text) throws IOException {
    Path file = Files.writeString(directory.resolve("sitemap.toml"), text);
    return ConfigFile.read(file, version, note -> {});
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      textBlock =
          """
          >=0.2           | 0.2            | true
          >=0.2           | 0.2.0          | true
          >=0.2           | 0.10.3         | true
          >=0.2           | 0.1.9          | false
          >=0.2           | 0.2.0-SNAPSHOT | true
          >=0.2, <2       | 1.9            | true
          >=0.2, <2       | 2.0            | false
          >=0.2,<2        | 2.0.0-rc.1     | false
          > 1             | 1.0.0          | false
          <=1.2           | 1.2.0          | true
          <=1.2           | 1.2.1          | false
          ==1.2.3         | 1.2.3          | true
          ==1.2.3         | 1.2.4          | false
          >=99            | (not packaged) | true
          >=99            | ''             | true
          """)
  void conditionsAreComparedNumberByNumber(String conditions, String version, boolean met) {
    assertEquals(met, RequiredVersion.parse(conditions).isMetBy(version));
  }

  @Test
  void otherVersionsStopBeforeAnythingElseIsLookedAt() throws IOException {
    String text = "newer = 1\nrequired-version = \">=0.2, <2\"\n";
    var e = assertThrows(SiteException.class, () -> read("0.1.0", text));
    assertEquals(
        directory.resolve("sitemap.toml")
            + ":2:1: error: config.value: this file is written for sitemap toolkit >=0.2, <2, and"
            + " this is 0.1.0; use a version that it names, or change required-version",
        e.getMessage());
    assertEquals("newer", read("1.0", text).root().table().keySet().iterator().next());
  }

  @ParameterizedTest
  @ValueSource(strings = {"0.2", "", "latest", "^0.2", "~=0.2", ">=0.2 <2", ">=0.2,", ">=1.x"})
  void otherTextsAreRefusedWithWhatToWrite(String conditions) {
    var e =
        assertThrows(
            SiteException.class, () -> read("0.3", "required-version = \"" + conditions + "\"\n"));
    assertTrue(e.getMessage().contains("is not a condition on a version; write \">=0.2\""));
  }

  @ParameterizedTest
  @ValueSource(strings = {"true", "[\">=1\"]"})
  void otherTypesAreRefused(String value) {
    var e = assertThrows(SiteException.class, () -> read("0.3", "required-version = " + value));
    assertTrue(e.getMessage().contains("required-version is a text, not"), e.getMessage());
  }
}
