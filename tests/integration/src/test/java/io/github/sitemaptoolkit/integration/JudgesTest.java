package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What a text means is decided in one place: no other class has the words or calls by which such a
 * text is parsed. The table of facts and their judges stands in CONTRIBUTING.md.
 */
class JudgesTest {

  /**
   * A fact and its one judge.
   *
   * @param name the fact, as in CONTRIBUTING.md
   * @param judge the package or class that decides, as there
   * @param parsing what a class contains that parses such a text
   * @param others the classes that contain it for another reason, with the reason
   */
  record Fact(String name, String judge, String parsing, Map<String, String> others) {

    @Override
    public String toString() {
      return name;
    }

    private boolean isJudge(Path file) {
      String path = file.toString().replace('\\', '/');
      return path.contains("/sitemaptoolkit/" + judge.replace('.', '/'));
    }
  }

  static List<Fact> facts() {
    return List.of(
        new Fact(
            "dates",
            "date",
            "\\b(LocalDate|OffsetDateTime|ZonedDateTime|YearMonth)\\.parse\\(|ofPattern\\(",
            Map.of(
                "DateCells.java", "reads the pattern that the user gives",
                "PlainValues.java", "compares dates that W3cDates has read",
                "Made.java", "writes a date")),
        new Fact(
            "urls",
            "url",
            "\\bnew UR[IL]\\(",
            Map.of(
                "WebAddress.java", "asks by java.net, after the judge",
                "Addresses.java", "an address of the command's own",
                "Stores.java", "gives the address of a store to its provider")),
        new Fact(
            "endings of files",
            "url.UrlEnding",
            "\"(jpe?g|mp4|webm)\"",
            Map.of(
                "MediaJudge.java", "which pictures are photographs",
                "CounterSigns.java", "which pictures are photographs",
                "Rendition.java", "media types of pictures that search engines read")),
        new Fact(
            "hosts and addresses that the public cannot reach",
            "url",
            "\"(localhost|home\\.arpa|onion)\"|isLoopbackAddress|isSiteLocalAddress",
            Map.of()),
        new Fact("playing times", "value.MediaDuration", "\\bDuration\\.parse\\(", Map.of()),
        new Fact(
            "counts, ratings, prices",
            "value.PlainNumber",
            "\\bnew BigDecimal\\(",
            Map.of(
                "TextValues.java", "gives numbers to programs",
                "ValueCondition.java", "compares with the number of a condition",
                "PlainValues.java", "compares numbers",
                "FieldText.java", "an example",
                "MediaDuration.java", "the length of a unit",
                "DurationScanner.java", "a part of a playing time",
                "DurationWords.java", "the length of a unit",
                "SparkText.java", "writes a number")),
        new Fact(
            "directives for robots",
            "value.RobotsDirectives",
            "\"(noindex|unavailable_after|max-image-preview)",
            Map.of(
                "RobotsText.java", "looks for the word in directives that were read",
                "PageVisitor.java", "a message")),
        new Fact(
            "lines of robots.txt",
            "value.RobotsLine",
            "\"(user-agent|disallow)\"",
            Map.of(
                "AccessSettings.java", "the key of a setting",
                "AccessMeaning.java", "the key of a setting")),
        new Fact(
            "times of HTTP", "value.HttpDate", "RFC_1123_DATE_TIME|RFC_1036|EEE, dd", Map.of()),
        new Fact(
            "media types",
            "value.MediaType",
            "(equals|equalsIgnoreCase|startsWith)\\(\"(text/html|application/xhtml)|\"text/html\"\\.equals",
            Map.of(
                "MediaJudge.java", "the media type of an ending",
                "AtomReader.java", "the modes of Atom's texts")),
        new Fact(
            "pictures and videos of a page",
            "content.judge",
            "\"(spacer|avatars?|gravatar[^\"]*|wp-smiley|pixel)\"",
            Map.of(
                "KnownHeaders.java", "knows names of columns",
                "LoaderSources.java", "knows names of attributes")));
  }

  @ParameterizedTest
  @MethodSource("facts")
  void noOtherClassParsesIt(Fact fact) throws IOException {
    Pattern parsing = Pattern.compile(fact.parsing());
    List<String> found = new ArrayList<>();
    for (Path file : sources()) {
      String name = file.getFileName().toString();
      boolean parses = parsing.matcher(Files.readString(file)).find();
      if (parses && !fact.isJudge(file) && !fact.others().containsKey(name)) {
        found.add(name);
      }
    }
    assertEquals(List.of(), found, fact + " are judged by " + fact.judge());
  }

  /** Returns the sources of all modules but that of stand-ins for the class library. */
  private static List<Path> sources() throws IOException {
    List<Path> sources = new ArrayList<>();
    for (String module : Modules.names()) {
      Path code = Modules.ROOT.resolve(module).resolve("src/main/java");
      if (Files.isDirectory(code) && !Path.of(module).endsWith("web")) {
        try (Stream<Path> files = Files.walk(code)) {
          files.filter(file -> file.toString().endsWith(".java")).forEach(sources::add);
        }
      }
    }
    assertTrue(sources.size() > 300, "sources: " + sources.size());
    return sources;
  }

  @ParameterizedTest
  @MethodSource("facts")
  void theTableNamesItsJudge(Fact fact) throws IOException {
    String row = "| " + fact.name() + " | `" + fact.judge() + "` |";
    assertTrue(Files.readString(Modules.ROOT.resolve("CONTRIBUTING.md")).contains(row), row);
  }
}
