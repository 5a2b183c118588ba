package io.github.sitemaptoolkit.site.setting;

import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.setting.ChoiceSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.extension.Extensions;
import java.time.Clock;
import java.util.List;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ChoiceMeaningTest {

  private static Selection selection(List<String> include, List<String> exclude) {
    var settings = new ChoiceSettings(List.of(), include, exclude, null, null);
    return ChoiceMeaning.selection(settings, it -> true, Extensions.of(), Clock.systemUTC());
  }

  /** What the start of a pattern says, a scheme or a part of http or https, a url may have. */
  @ParameterizedTest
  @ValueSource(strings = {"", "*", "?ttp*", "h*", "http*", "HTTPS*", "https://*", "ftp://*"})
  void patternsThatAUrlMayMatchAreTaken(String pattern) {
    assertDoesNotThrow(() -> selection(List.of(pattern), List.of(pattern)));
  }

  @ParameterizedTest
  @CsvSource({
    "blog, '*blog*'",
    "blog.*, '*blog.*'",
    "/admin/?, '*/admin/?'",
    "a.example/*, '*a.example/*'",
    "httpx*, '*httpx*'",
    ":*, '*:*'"
  })
  void patternsThatNoUrlMatchesAreRefused(String typed, String meant) {
    refused(() -> selection(List.of(typed), List.of()), meant);
    refused(() -> selection(List.of(), List.of(typed)), meant);
  }

  private static void refused(Executable call, String meant) {
    String message = assertThrows(SettingException.class, call).getMessage();
    assertTrue(message.contains("write '" + meant + "'"), message);
  }
}
