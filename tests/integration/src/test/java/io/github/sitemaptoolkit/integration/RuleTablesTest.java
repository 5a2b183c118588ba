package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The tables of rules are complete, and say nothing twice. */
class RuleTablesTest {

  /** Problems of converting and publishing, and of the options and files that say how. */
  private static final Set<String> OTHER_ROOMS =
      Set.of("convert", "publish", "input", "config", "http");

  private static final Set<String> NO_RULES =
      Set.of(
          "csv.invalid-char", // these two are found while writing
          "csv.too-many-columns",
          "csv.no-base", // these four are about options
          "csv.no-such-header",
          "csv.template",
          "csv.where",
          "extension.rule-table",
          "evidence.left-out", // these are about files beside the sitemaps
          "evidence.malformed",
          "evidence.most-rows",
          "evidence.no-addresses",
          "feed.date-ahead",
          "feed.embargo",
          "feed.fragment",
          "feed.one-page",
          "feed.podcast-thumbnail",
          "feed.unread-element",
          "doc.no-entries", // these two are about what may be published
          "url.uncrawlable",
          "index.child-guessed", // validate looks at each file by itself
          "index.no-directory",
          "io.file-name",
          "mrss.nested-group",
          "news.name-section",
          "spark.more-problems",
          "verify.changed", // these are about published files
          "verify.duplicate",
          "verify.index",
          "verify.interrupted",
          "verify.leftover",
          "verify.limit",
          "verify.missing");

  private static Verdict verdict(String rule, Profile profile) {
    return RuleCodes.VERDICTS
        .find(rule, profile)
        .orElseThrow(() -> new AssertionError("no verdict on " + rule));
  }

  @Test
  void noLineIsLeftOut() {
    assertEquals(List.of(), CodeDocs.TEXTS.problems());
    assertEquals(List.of(), RuleCodes.VERDICTS.problems());
  }

  @Test
  void eachCodeThatIsNoRuleIsKnownAsSuch() {
    Set<String> others =
        CodeDocs.TEXTS.rows().stream()
            .map(Row::id)
            .filter(id -> !RuleCodes.isRule(id))
            .filter(id -> !OTHER_ROOMS.contains(id.substring(0, id.indexOf('.'))))
            .collect(Collectors.toSet());
    assertEquals(new TreeSet<>(NO_RULES), new TreeSet<>(others));
  }

  @Test
  void eachRuleHasAVerdictOfTheProtocol() {
    for (String rule : RuleCodes.all()) {
      assertEquals(
          Profile.SITEMAPS_ORG, verdict(rule, Profile.SITEMAPS_ORG).profile(), "of " + rule);
    }
  }

  @Test
  void eachVerdictIsOnARuleWithTexts() {
    Set<String> without = new TreeSet<>(RuleCodes.VERDICTS.codes());
    without.removeIf(rule -> CodeDocs.TEXTS.find(rule).isPresent());
    assertEquals(Set.of(), without);
  }

  @Test
  void eachVerdictHasASource() {
    for (String rule : RuleCodes.VERDICTS.codes()) {
      for (Profile profile : Profile.values()) {
        assertFalse(verdict(rule, profile).source().isBlank(), rule);
      }
    }
  }

  @Test
  void eachCodeHasATitleOfItsOwn() {
    Map<String, String> titles = new TreeMap<>();
    for (Row row : CodeDocs.TEXTS.rows()) {
      String other = titles.put(row.title().toLowerCase(Locale.ROOT), row.id());
      assertNull(other, row.id() + " has the title of " + other + ": " + row.title());
      assertTrue(row.title().length() <= CodeTable.LONGEST_TITLE, row.title());
      assertFalse(row.title().endsWith("."), row.title());
      Row untitled = new Row(row.id(), row.meaning(), row.why(), row.fix(), row.source());
      assertNotEquals(untitled.title(), row.title(), row.id() + " has no title in a table");
    }
  }

  @Test
  void eachCostIsThatOfARule() {
    Set<String> without = new TreeSet<>(RuleCodes.VERDICTS.codesWithCosts());
    without.removeIf(rule -> RuleCodes.VERDICTS.find(rule, Profile.SITEMAPS_ORG).isPresent());
    assertEquals(Set.of(), without);
  }

  @Test
  void eachCostButNotStatedHasItsSource() {
    var source =
        Pattern.compile("(https?://\\S+|RFC \\d.*|XML 1\\.0 \\d.*|docs/[a-z-]+\\.md) - .+");
    for (String rule : RuleCodes.VERDICTS.codesWithCosts()) {
      for (Profile profile : Profile.values()) {
        StatedCost cost = RuleCodes.VERDICTS.cost(rule, profile);
        assertTrue(
            cost.cost() == Cost.NOT_STATED || source.matcher(cost.source()).matches(),
            rule + " " + cost);
      }
    }
  }

  @Test
  void costOfTheDocumentsOfThisLibraryIsThatOfItsOwnFormats() {
    for (String rule : RuleCodes.VERDICTS.codesWithCosts()) {
      StatedCost cost = RuleCodes.VERDICTS.cost(rule, Profile.SITEMAPS_ORG);
      if (cost.source().startsWith("docs/")) {
        assertTrue(rule.matches("(csv|json|xlsx)\\..*"), rule);
        String file = cost.source().replaceFirst(" - .*", "");
        assertTrue(Files.exists(Path.of("..", "..", file)), file);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          xml.malformed,      file refused,   file refused,   file refused,  file refused
          changefreq.case,    not stated,     value ignored,  value ignored, not stated
          priority.all-equal, weaker signal,  value ignored,  value ignored, weaker signal
          lastmod.missing,    not stated,     weaker signal,  weaker signal, not stated
          url.out-of-scope,   page not taken, page not taken, page not taken, page not taken
          page.redirect,      not stated,     page not taken, not stated,    not stated
          doc.no-news,        not stated,     nothing,        not stated,    not stated
          feed.yandex,        not stated,     not stated,     not stated,    file refused
          xml.unknown-tag,    not stated,     not stated,     not stated,    value ignored
          loc.duplicate,      not stated,     not stated,     not stated,    not stated
          image.title-deprecated, not stated, value ignored,  not stated,    not stated
          """)
  void costsAreThoseThatSourcesState(
      String rule, String protocol, String google, String bing, String yandex) {
    assertEquals(
        List.of(protocol, google, bing, yandex),
        Stream.of(Profile.SITEMAPS_ORG, Profile.GOOGLE, Profile.BING, Profile.YANDEX)
            .map(profile -> RuleCodes.VERDICTS.cost(rule, profile).cost().toString())
            .toList());
  }

  @Test
  void noProfileRepeatsWhatItsParentSays() {
    for (String rule : RuleCodes.VERDICTS.codes()) {
      for (Profile profile : Profile.values()) {
        Profile parent = profile.parent();
        Optional<Verdict> stated = RuleCodes.VERDICTS.stated(rule, profile);
        if (stated.isPresent() && parent != null) {
          assertDifferent(verdict(rule, parent), stated.get(), rule);
        }
      }
    }
  }

  @Test
  void noFieldRepeatsWhatHoldsForAnyField() {
    for (String rule : RuleCodes.VERDICTS.codes()) {
      for (Profile profile : Profile.values()) {
        Optional<Verdict> stated = RuleCodes.VERDICTS.stated(rule, profile);
        Optional<String> general = RuleCodes.general(rule);
        if (stated.isPresent() && general.isPresent()) {
          assertDifferent(verdict(general.get(), profile), stated.get(), rule);
        }
      }
    }
  }

  private static void assertDifferent(Verdict other, Verdict verdict, String rule) {
    assertNotEquals(
        other.level() + " " + other.origin(),
        verdict.level() + " " + verdict.origin(),
        () -> verdict.profile() + " says of " + rule + " what holds anyway");
  }

  @ParameterizedTest
  @CsvSource(
      textBlock =
          """
          xml.child-order,          error,   info,    info,    info,    info
          image.order,              error,   info,    info,    info,    info
          date.year-month,          error,   warning, warning, warning, warning
          date.no-zone,             error,   error,   error,   warning, warning
          date.date-with-zone,      warning, warning, warning, warning, warning
          priority.range,           error,   warning, warning, warning, warning
          priority.ignored,         off,     info,    info,    off,     off
          lastmod.future,           warning, warning, warning, warning, warning
          loc.too-long-yandex,      off,     off,     off,     warning, off
          limit.file-size-10mb,     off,     off,     off,     off,     warning
          url.other-host,           warning, warning, warning, warning, warning
          feed.yandex,              off,     off,     off,     error,   off
          image.loc-missing,        error,   error,   warning, warning, warning
          video.title-too-long,     error,   warning, warning, warning, warning
          video.live-case,          info,    info,    info,    info,    info
          video.duration-absent,    info,    info,    info,    info,    info
          news.keywords-empty,      warning, warning, warning, warning, warning
          news.access-value,        error,   warning, warning, warning, warning
          acme.price-range,         error,   error,   warning, warning, warning
          """)
  void levelsAreThoseOfTheEngines(
      String rule, String protocol, String google, String bing, String yandex, String baidu) {
    assertEquals(
        List.of(protocol, google, bing, yandex, baidu),
        Stream.of(Profile.SITEMAPS_ORG, Profile.GOOGLE, Profile.BING, Profile.YANDEX, Profile.BAIDU)
            .map(profile -> verdict(rule, profile).level().toString())
            .toList());
  }

  @Test
  void fieldsThatGoogleDoesNotReadCauseNoErrors() {
    List<String> errors = new ArrayList<>();
    for (SitemapExtension<?> extension : Extensions.load()) {
      Descriptor<?> descriptor = extension.descriptor();
      boolean dead = descriptor.status() == Status.DEAD;
      if (dead && descriptor.mostInEntry() < Integer.MAX_VALUE) {
        addError(descriptor.id() + ".too-many", errors);
      }
      descriptor.attributes().forEach(field -> addErrors(descriptor, "@", field, dead, errors));
      descriptor.fields().forEach(field -> addErrors(descriptor, "", field, dead, errors));
    }
    assertEquals(List.of(), errors);
  }

  private static void addErrors(
      Descriptor<?> extension, String parent, Field field, boolean dead, List<String> errors) {
    boolean unused = dead || field.deprecatedSince() != null;
    String path = parent + field.name();
    if (unused) {
      forEachFault(field, dead, fault -> addError(fault.code(extension.id(), path).id(), errors));
    }
    field.attributes().forEach(each -> addErrors(extension, path + '@', each, unused, errors));
    field.children().forEach(each -> addErrors(extension, path + '.', each, unused, errors));
  }

  private static void addError(String rule, List<String> errors) {
    if (verdict(rule, Profile.GOOGLE).level() == Level.ERROR) {
      errors.add(rule);
    }
  }

  /** Calls a consumer with the faults that a field can have. */
  private static void forEachFault(Field field, boolean canBeMissing, Consumer<FieldFault> faults) {
    if (canBeMissing && field.need() == Need.REQUIRED) {
      faults.accept(FieldFault.MISSING);
    }
    if (field.longest() < Integer.MAX_VALUE) {
      faults.accept(FieldFault.TOO_LONG);
    }
    if (field.canRepeat() && field.most() < Integer.MAX_VALUE) {
      faults.accept(FieldFault.TOO_MANY);
    }
    if (field.least() != null || field.greatest() != null) {
      faults.accept(FieldFault.RANGE);
    }
    switch (field.kind()) {
      case WHOLE_NUMBER, DECIMAL, PATTERN -> faults.accept(FieldFault.FORMAT);
      case YES_NO, LANGUAGE, LANGUAGE_CODE, COUNTRIES, CURRENCY -> faults.accept(FieldFault.VALUE);
      case ONE_OF -> {
        if (!field.isOpen()) {
          faults.accept(FieldFault.VALUE);
        }
      }
      case COMMA_LIST, SPACE_LIST -> forEachFault(field.item(), false, faults);
      case TEXT, URL, DATE_TIME, EMPTY, GROUP -> {}
    }
  }

  @ParameterizedTest
  @CsvSource({
    "video.duration-range, 'https://developers.google.com/search/docs/crawling-indexing/sitemaps/"
        + "video-sitemaps - the field has a minimum or a maximum, there or in"
        + " https://www.google.com/schemas/sitemap-video/1.1/sitemap-video.xsd'",
    "image.order, https://www.google.com/schemas/sitemap-image/1.1/sitemap-image.xsd - children"
        + " have an order",
    "rs-ln.pri-range, https://www.openarchives.org/rs/1.1/resourcesync - the field has a minimum or"
        + " a maximum",
    "acme.price-range, the schema or the documentation of the extension - the field has a minimum"
        + " or a maximum"
  })
  void rulesOfFieldsNameThePageOfTheirExtension(String rule, String source) {
    Verdict verdict = Objects.requireNonNull(RuleCodes.named(rule, Profile.SITEMAPS_ORG));
    assertEquals(source, verdict.source());
  }
}
