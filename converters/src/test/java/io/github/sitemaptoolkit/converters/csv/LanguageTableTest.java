package io.github.sitemaptoolkit.converters.csv;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions.Layout;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.link.LinkExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables with a row for each set of pages that are versions of one another. */
class LanguageTableTest {

  private static final String SITE = "https://a.example/";

  private final Problems problems = new Problems();
  private final Context context =
      Context.of(Extensions.of(new ImageExtension(), new LinkExtension()))
          .withProblems(problems)
          .with(CsvOptions.DEFAULTS.withLayout(Layout.LANGUAGES));

  /**
   * Returns the entries of lines such as {@code en: de=de en=en}: the page, and its links by
   * language. All urls are relative.
   */
  private static List<UrlEntry> entries(String lines) {
    List<UrlEntry> entries = new ArrayList<>();
    for (String line : lines.split("\n")) {
      String[] parts = line.split(":");
      var entry = UrlEntry.builder(SITE + parts[0].strip());
      for (String link : (parts.length < 2 ? "" : parts[1]).strip().split(" ")) {
        String[] sides = link.split("=");
        if (sides.length == 2) {
          entry.add(Link.alternate(sides[0], SITE + sides[1]));
        }
      }
      entries.add(entry.build());
    }
    return entries;
  }

  private String write(List<UrlEntry> entries) {
    return Documents.write(new CsvFormat(), entries, context).replace(SITE, "*");
  }

  private static Map<String, String> shown(List<UrlEntry> entries) {
    Map<String, String> shown = new TreeMap<>();
    for (UrlEntry entry : entries) {
      String links =
          entry.extensions(Link.class).stream()
              .map(link -> link.hreflang() + '=' + link.href())
              .collect(Collectors.toCollection(TreeSet::new))
              .toString();
      assertEquals(null, shown.put(entry.loc(), links), "twice: " + entry.loc());
    }
    return shown;
  }

  private List<String> messages() {
    return problems.first().stream().map(Problem::message).toList();
  }

  @Test
  void rowIsASetAndEmptyCellsAreWhatIsMissing() {
    assertEquals(
        """
        en,de,fr,x-default
        *en/a,*de/a,*fr/a,*a
        *en/b,*de/b,,*b
        """,
        write(
            entries(
                """
                en/a: en=en/a x-default=a de=de/a fr=fr/a
                en/b: en=en/b x-default=b de=de/b
                de/a: en=en/a x-default=a de=de/a fr=fr/a
                a: en=en/a x-default=a de=de/a fr=fr/a
                b: en=en/b x-default=b de=de/b
                fr/a: en=en/a x-default=a de=de/a fr=fr/a
                de/b: en=en/b x-default=b de=de/b
                """)));
    assertEquals(List.of(), messages());
  }

  @Test
  void pageWithoutLinksStandsUnderLoc() {
    assertEquals(
        """
        loc,en,de
        *legal,,
        ,*en,*de
        *about,,
        """,
        write(entries("legal\nen: en=en de=de\nabout\nde: de=de en=en\n")));
    assertEquals("loc\n*1\n*2\n", write(entries("1\n2\n")));
  }

  @Test
  void pageWithoutOtherVersionsIsASetOfItsOwn() {
    assertEquals(
        "en,de\n*en,*de\n*en/only,\n",
        write(entries("en: en=en de=de\nde: en=en de=de\nen/only: en=en/only")));
  }

  @Test
  void headerSaysHreflangWhereNothingElseShowsTheLanguages() {
    assertEquals(
        "hreflang en,hreflang de\n*about,*impressum\n",
        write(entries("about: en=about de=impressum\nimpressum: en=about de=impressum\n")));
  }

  @Test
  void linksToWhatIsNoPageHereMakeNone() {
    assertEquals(
        """
        loc,en,de
        *en,*en,*de
        """,
        write(entries("en: en=en de=de\n")));
  }

  @Test
  void linksThatAreNotReturnedStayThoseOfTheirPage() {
    assertEquals(
        """
        loc,en,de,fr
        *en,*en,*de,*fr
        *de,*en,*de,
        *fr,,,
        """,
        write(entries("en: en=en de=de fr=fr\nde: en=en de=de\nfr\n")));
  }

  @Test
  void defaultOfSeveralSetsIsNoPageOfThem() {
    assertEquals(
        """
        loc,en,de,x-default
        ,*en/a,*de/a,*home
        ,*en/b,*de/b,*home
        *home,,,
        """,
        write(
            entries(
                """
                en/a: en=en/a de=de/a x-default=home
                de/a: en=en/a de=de/a x-default=home
                en/b: en=en/b de=de/b x-default=home
                de/b: en=en/b de=de/b x-default=home
                home
                """)));
  }

  @Test
  void whatTheLayoutHasNoRoomForIsCounted() {
    var full = entries("en: en=en de=de").get(0).toBuilder();
    full.lastmod("2026-11-20").priority("0.5").add(Image.of(SITE + "1.jpg"));
    full.add(new Link("alternate", null, "print", SITE + "print", null));
    full.add(Link.alternate("en", SITE + "en2"));
    List<UrlEntry> entries = new ArrayList<>(List.of(full.build()));
    entries.addAll(entries("de: en=en de=de"));
    write(entries);
    assertEquals(
        Map.of("lastmod", 1L, "priority", 1L, "image.loc", 1L, "link@href", 2L, "link@media", 1L),
        problems.losses().stream().collect(Collectors.toMap(Loss::kind, Loss::count)));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "en: en=en de=de\nde: en=en de=de\n",
        "en: en=en de=de x-default=en\nde: en=en de=de x-default=en\n",
        "en: en=en de=de x-default=de\nde: en=en de=de x-default=de\n",
        "en/a: en=en/a de=de/a x-default=home\nde/a: en=en/a de=de/a x-default=home\n"
            + "en/b: en=en/b de=de/b x-default=home\nde/b: en=en/b de=de/b x-default=home\nhome\n",
        "h/en: en=h/en de=h/de x-default=h/en\nh/de: en=h/en de=h/de x-default=h/en\n"
            + "en/b: en=en/b de=de/b x-default=h/en\nde/b: en=en/b de=de/b x-default=h/en\n",
        "legal\nen: en=en de=de\nde: en=en de=de\nabout\n",
        "en: en=en de=de fr=fr\nde: en=en de=de\nfr\n",
        "en: en=en de=de\n",
        "en: de=de fr=fr\n",
        "en: en=en en-GB=gb\ngb: en=en en-GB=gb\n",
        "en: en=en en-UK=gb\ngb: en=en en-UK=gb\n",
        "1\n2\n",
      })
  void tableReadsBackAsItWas(String lines) {
    List<UrlEntry> entries = entries(lines);
    String table = write(entries).replace("*", SITE);
    List<UrlEntry> read = Documents.read(new CsvFormat(), table, context);
    assertEquals(shown(entries), shown(read), table);
    assertEquals(
        List.of(),
        messages().stream().filter(it -> !it.startsWith("read beside pages")).toList(),
        table);
  }

  @Test
  void filledCellIsAPageOnceWhereTwoLanguagesShareIt() {
    String table = "en,de,x-default\n*en/1,*de/1,*de/1\n*en/2,*de/2,*de/2\n".replace("*", SITE);
    assertEquals(
        List.of("en/1", "de/1", "en/2", "de/2"),
        Documents.read(new CsvFormat(), table, context).stream()
            .map(entry -> entry.loc().replace(SITE, ""))
            .toList());
  }

  @Test
  void membersMayStandAnyDistanceApart() {
    List<String> lines = new ArrayList<>();
    for (String language : List.of("en", "de", "fr")) {
      for (int i = 0; i < 2000; i++) {
        lines.add(language + i + ": en=en" + i + " de=de" + i + " fr=fr" + i);
      }
    }
    List<String> rows = Arrays.asList(write(entries(String.join("\n", lines))).split("\n"));
    assertEquals(2001, rows.size());
    assertEquals("*en1999,*de1999,*fr1999", rows.get(2000));
  }
}
