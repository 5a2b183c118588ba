package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The commands that list what there is, and show some of it. */
class ListsTest {

  private static String out(String... call) {
    return CommandRun.of(call).exits(0).out();
  }

  @ParameterizedTest
  @ValueSource(strings = {"loc.duplicate", "lastmod", "video.*", "Missing XML tag"})
  void rulesExplainsAsExplainDoes(String asked) {
    assertEquals(out("explain", asked), out("rules", asked));
    assertEquals(out("explain", asked, "--json"), out("rules", asked, "--json"));
  }

  @Test
  void severalRulesAreExplainedInTheirOrder() {
    String both = out("rules", "loc.missing", "loc.duplicate");
    assertEquals(out("rules", "loc.missing") + "\n" + out("rules", "loc.duplicate"), both);
    String json = out("rules", "loc.missing", "loc.missing", "loc.*", "--json");
    assertEquals(2, json.split("\"code\": \"loc.missing\"", -1).length, json);
  }

  @Test
  void listOfSeveralRulesHasTheLevelsOfTheProfile() {
    String google = out("rules", "lastmod");
    String strict = out("rules", "lastmod", "--profile", "yandex");
    assertEquals(out("explain", "lastmod"), google);
    assertFalse(google.equals(strict), strict);
  }

  @Test
  void aRuleThatIsUnknownStopsAll() {
    CommandRun run = CommandRun.of("rules", "loc.missing", "loc.dupicate").exits(2);
    assertEquals("", run.out());
    assertTrue(run.err().contains("did you mean loc.duplicate?"), run.err());
  }

  @Test
  void formatsExtensionsAndPresetsStandUnderHeadings() {
    String out = out("formats");
    int extensions = out.indexOf("\n\nExtensions (");
    int presets = out.indexOf("\n\nPresets (");
    assertTrue(out.startsWith("Formats:\nFORMAT "), out);
    assertTrue(out.indexOf("\ncsv ") < extensions, out);
    assertTrue(extensions < out.indexOf("\nvideo "), out);
    assertTrue(out.indexOf("\nvideo ") < presets, out);
    assertTrue(presets < out.indexOf("\nshopify "), out);
    assertTrue(out.contains(out("presets")), out);
    assertTrue(out.contains(out("extensions")), out);
  }

  @Test
  void oneOfThemIsShown() {
    assertEquals(out("extensions", "video"), out("formats", "video"));
    assertEquals(out("presets", "shopify"), out("formats", "shopify"));
    assertEquals(2, out("formats", "csv").lines().count());
    String both = out("formats", "shopify", "video");
    assertEquals(out("formats", "video") + "\n" + out("formats", "shopify"), both);
  }

  @Test
  void jsonHasAllThree() {
    String all = out("formats", "--json");
    assertTrue(all.contains("\n  \"formats\": [\n"), all);
    assertTrue(all.contains("\n  \"extensions\": [\n"), all);
    assertTrue(all.contains("\n  \"presets\": [\n"), all);
    String one = out("formats", "shopify", "--json");
    assertTrue(one.startsWith("{\n  \"formats\": [ ],\n  \"extensions\": [ ],\n"), one);
    String presets = out("presets", "shopify", "--json");
    assertTrue(one.endsWith(presets.substring(2)), one);
  }

  @Test
  void whatIsUnknownIsSuggested() {
    String err = CommandRun.of("formats", "vidoe").exits(2).err();
    assertTrue(err.contains("there is no format, extension or preset vidoe; did you mean video?"));
    err = CommandRun.of("formats", "nonsense").exits(2).err();
    assertTrue(err.contains("; sitemap formats lists all"), err);
  }

  @Test
  void oldNamesAreNotListed() {
    String list = out("--help");
    for (String old : new String[] {"explain", "extensions", "presets"}) {
      assertFalse(list.contains("\n  " + old + " "), list);
      assertFalse(out("help", "result").contains(old + ','), old);
    }
  }
}
