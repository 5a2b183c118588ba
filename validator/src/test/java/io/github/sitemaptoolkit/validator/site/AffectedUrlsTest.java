package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.affected.CheckedContent;
import io.github.sitemaptoolkit.validator.affected.CheckedContent.Compared;
import io.github.sitemaptoolkit.validator.affected.RulePlaces;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Urls with findings are counted once, whatever documents list them, as a model in memory does. */
class AffectedUrlsTest {

  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE);
  private static final int SITES = 200;

  /** Faults of an entry, and the rule that each violates, however it is told. */
  private static final Map<String, List<String>> FAULTS =
      Map.of(
          "<priority>7</priority>", List.of("priority.range", "priority.ignored"),
          "<priority>0.5</priority>", List.of("priority.ignored"),
          "<changefreq>daily</changefreq>", List.of("changefreq.ignored"),
          "<foo/>", List.of("xml.unknown-core-tag"),
          "<o:a xmlns:o=\"http://other.example/\"/>", List.of("ns.extension-unknown"));

  private record Entry(String url, Set<String> faults, boolean dated, List<String> links) {}

  private record Document(String name, List<Entry> entries, boolean feed) {

    private String text() {
      return feed ? rss() : xml();
    }

    private String rss() {
      var text = new StringBuilder("<rss version=\"2.0\"><channel><title>t</title>");
      text.append("<link>https://e.com/</link><description>d</description>");
      for (Entry entry : entries) {
        text.append("<item><link>").append(entry.url()).append("</link></item>");
      }
      return text.append("</channel></rss>").toString();
    }

    private String xml() {
      var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"");
      text.append(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">");
      for (Entry entry : entries) {
        text.append("<url><loc>").append(entry.url()).append("</loc>");
        text.append(entry.dated() ? "<lastmod>2024-05-01</lastmod>" : "");
        entry.faults().stream().sorted().filter(it -> it.startsWith("<c")).forEach(text::append);
        entry.faults().stream().filter(it -> it.startsWith("<p")).forEach(text::append);
        for (String link : entry.links()) {
          text.append("<xhtml:link rel=\"alternate\" hreflang=\"de\" href=\"");
          text.append(link).append("\"/>");
        }
        entry.faults().stream().filter(it -> it.matches("<[fo].*")).forEach(text::append);
        text.append("</url>");
      }
      return text.append("</urlset>").toString();
    }
  }

  private final Random random = new Random(20261130);

  private String url() {
    String[] sections = {"", "", "blog/", "shop/", "Shop/"};
    String host = random.nextInt(8) == 0 ? "https://E.com/" : "https://e.com/";
    String end = random.nextInt(9) == 0 ? "/" : "";
    return host + sections[random.nextInt(sections.length)] + "p" + random.nextInt(5) + end;
  }

  private List<Document> site() {
    List<Document> site = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      boolean feed = random.nextInt(4) == 0;
      List<Entry> entries = new ArrayList<>();
      for (int j = random.nextInt(7); j >= 0; j--) {
        Set<String> faults = new TreeSet<>();
        boolean half = false;
        for (String fault : new TreeSet<>(FAULTS.keySet())) {
          boolean priority = fault.startsWith("<p");
          if (!feed && random.nextInt(4) == 0 && !(priority && half)) {
            faults.add(fault);
            half |= priority;
          }
        }
        List<String> links = new ArrayList<>();
        for (int k = feed ? 0 : random.nextInt(3); k > 0; k--) {
          links.add(url());
        }
        entries.add(new Entry(url(), faults, !feed && random.nextInt(3) > 0, links));
      }
      site.add(new Document("d" + i + (feed ? ".rss" : ".xml"), entries, feed));
    }
    Collections.shuffle(site, random);
    return site;
  }

  /** What urls violate, by the url and the document. */
  private static final class Model {
    private final Map<String, Map<String, Set<FoundRule>>> rules = new TreeMap<>();
    private final Map<String, Severity> severities = new HashMap<>();

    Model(List<Document> site, Collection<Problem> found) {
      found.forEach(it -> severities.put(it.code(), it.severity()));
      for (Document document : site) {
        for (Entry entry : document.entries()) {
          Set<FoundRule> own = of(entry.url(), document.name());
          entry.faults().forEach(fault -> FAULTS.get(fault).forEach(code -> add(own, code)));
          if (!entry.dated()) {
            add(own, "lastmod.missing");
          }
        }
      }
      for (Problem problem : found) {
        String loc = problem.loc();
        boolean entry = problem.path() != null && problem.path().startsWith("url[");
        if (problem.repeats() == null && entry) {
          int number = Integer.parseInt(problem.path().replaceAll("url.(\\d+).*", "$1"));
          String name = problem.location().source();
          Document of = site.stream().filter(it -> it.name().equals(name)).findFirst().get();
          String url = loc == null ? of.entries().get(number - 1).url() : loc;
          add(of(url, name), problem.code());
        }
      }
    }

    private Set<FoundRule> of(String url, String document) {
      return rules
          .computeIfAbsent(CanonicalUrl.of(url), key -> new TreeMap<>())
          .computeIfAbsent(document, key -> new HashSet<>());
    }

    private void add(Set<FoundRule> set, String code) {
      if (severities.containsKey(code)) {
        set.add(new FoundRule(code, severities.get(code)));
      }
    }

    private Set<FoundRule> all(String url) {
      Set<FoundRule> all = new HashSet<>();
      rules.get(url).values().forEach(all::addAll);
      return all;
    }

    private long count(Predicate<FoundRule> rule) {
      return rules.keySet().stream().filter(url -> all(url).stream().anyMatch(rule)).count();
    }

    private static String section(String url) {
      String path = url.substring("https://e.com".length());
      int slash = path.indexOf('/', 1);
      return slash < 0 || slash == path.length() - 1 ? "/" : path.substring(0, slash + 1);
    }

    private Map<String, Long> sections() {
      Map<String, Long> sections = new TreeMap<>();
      rules.keySet().stream()
          .filter(url -> !all(url).isEmpty())
          .forEach(url -> sections.merge(section(url), 1L, Long::sum));
      return sections;
    }

    private Map<FoundRule, RulePlaces> places() {
      Map<FoundRule, RulePlaces> places = new HashMap<>();
      severities.forEach(
          (code, severity) -> {
            var rule = new FoundRule(code, severity);
            if (severity != Severity.INFO && count(rule::equals) > 0) {
              places.put(rule, new RulePlaces(at(rule, Model::section), at(rule, Model::pattern)));
            }
          });
      return places;
    }

    private Map<String, Long> at(FoundRule rule, Function<String, String> place) {
      return rules.keySet().stream()
          .filter(url -> all(url).contains(rule))
          .collect(Collectors.groupingBy(place, Collectors.counting()));
    }

    private static String pattern(String url) {
      return url.substring("https://e.com".length()).replaceAll("[0-9]+", "#");
    }

    private Map<String, Long> files() {
      Map<String, Long> files = new TreeMap<>();
      rules
          .values()
          .forEach(
              of ->
                  of.forEach(
                      (name, found) -> {
                        if (!found.isEmpty()) {
                          files.merge(name, 1L, Long::sum);
                        }
                      }));
      return files;
    }

    private Map<Set<FoundRule>, Long> combinations() {
      Map<Set<FoundRule>, Long> sets = new HashMap<>();
      rules.keySet().stream()
          .map(this::all)
          .filter(set -> !set.isEmpty())
          .forEach(set -> sets.merge(set, 1L, Long::sum));
      return sets;
    }
  }

  @Test
  void urlsCountOnceWhateverDocumentsListThem() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    ExecutorService four = Executors.newFixedThreadPool(4);
    try {
      for (int i = 0; i < SITES; i++) {
        check(site(), i % 2 == 0 ? one : four, "site " + i);
      }
    } finally {
      one.shutdown();
      four.shutdown();
    }
  }

  @Test
  void aWrongLanguageIsNoOtherLanguage() throws Exception {
    String text =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
            xmlns:xhtml="http://www.w3.org/1999/xhtml">
          <url><loc>https://e.com/en/a</loc>
            <xhtml:link rel="alternate" hreflang="en" href="https://e.com/en/a"/>
            <xhtml:link rel="alternate" hreflang="de" href="https://e.com/de/a"/>
            <xhtml:link rel="alternate" hreflang="eng" href="https://e.com/de/b"/></url>
        </urlset>
        """;
    var in = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    List<Problem> found = new ArrayList<>();
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      check.check(Source.of(in, "a.xml"), null, found::add, count -> {});
      check.finish(false, found::add);

      String code = SiteCodes.OTHER_LANGUAGE.id();
      assertEquals(0, found.stream().filter(it -> it.code().equals(code)).count(), found::toString);
      assertEquals(0, check.affected().of(code));
    }
  }

  @Test
  void urlsThatOnlyAFileListsWhichIsNotReadAreCounted() throws Exception {
    String cut =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>https://e.com/a</loc></url>
          <url><loc>https://e.com/b</loc></url>
          <url><loc>https://e.com/c</loc><priority>7</priority></url>
        """;
    String whole =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
          <url><loc>https://e.com/b</loc></url>
        </urlset>
        """;
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      for (Map.Entry<String, String> text : Map.of("cut.xml", cut, "whole.xml", whole).entrySet()) {
        var in = new ByteArrayInputStream(text.getValue().getBytes(StandardCharsets.UTF_8));
        check.check(Source.of(in, text.getKey()), null, found -> {}, count -> {});
      }
      check.finish(true, found -> {});

      assertEquals(3, check.affected().listed());
      assertEquals(1, check.affected().refused());
    }
  }

  @Test
  void urlsOfAFileThatIsNotReadAreCountedHoweverManyThereAre() throws Exception {
    int urls = 70_000; // more than are sorted in any case
    var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">");
    for (int i = 0; i < urls; i++) {
      text.append("<url><loc>https://e.com/").append(i).append("</loc></url>");
    }
    byte[] bytes = text.toString().getBytes(StandardCharsets.UTF_8);
    for (boolean compared : List.of(true, false)) {
      try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
        Source source = Source.of(new ByteArrayInputStream(bytes), "cut.xml");
        check.check(source, null, found -> {}, count -> {});
        if (compared) {
          check.finish(true, found -> {});
        } else {
          check.count();
        }
        assertEquals(urls, check.affected().refused());
      }
    }
  }

  private void check(List<Document> site, ExecutorService threads, String name) throws Exception {
    List<Problem> found = Collections.synchronizedList(new ArrayList<>());
    AffectedUrls urls;
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      List<Callable<Validation>> checks = new ArrayList<>();
      for (Document document : site) {
        var in = new ByteArrayInputStream(document.text().getBytes(StandardCharsets.UTF_8));
        Source source = Source.of(in, document.name());
        checks.add(() -> check.check(source, null, found::add, count -> {}));
      }
      for (Future<Validation> result : threads.invokeAll(checks)) {
        result.get();
      }
      check.finish(false, found::add);
      urls = check.affected();
    }
    var model = new Model(site, found);
    String text = name + ": " + site + found;
    assertEquals(model.rules.size(), urls.listed(), text);
    assertEquals(model.combinations(), urls.combinations(), text);
    assertEquals(model.count(rule -> true), urls.total(), text);
    assertEquals(model.files(), new TreeMap<>(urls.byFile()), text);
    assertEquals(model.sections(), new TreeMap<>(urls.bySection()), text);
    assertEquals(model.places(), urls.places(), text);
    checkContent(site, urls.content(), text);
    for (Severity level : Severity.values()) {
      assertEquals(model.count(rule -> rule.severity() == level), urls.of(level), text);
    }
    for (Cost cost : Cost.values()) {
      assertEquals(model.count(rule -> cost(rule) == cost), urls.of(cost), text);
    }
    model.severities.forEach(
        (code, severity) -> {
          assertEquals(model.count(rule -> rule.code().equals(code)), urls.of(code), text);
          assertEquals(urls.of(code), urls.of(code, severity), text);
        });
    checkMended(model, urls, text);
  }

  private static void checkContent(List<Document> site, CheckedContent content, String text) {
    List<Entry> entries = site.stream().flatMap(it -> it.entries().stream()).toList();
    assertEquals(entries.size(), content.entries(), text);
    assertEquals(entries.stream().filter(Entry::dated).count(), content.dated(), text);
    assertEquals(entries.size(), content.hosts().get("e.com"), text);
    assertEquals(
        entries.stream().mapToLong(it -> it.links().size()).sum(), content.elements("link"), text);
    assertEquals(Set.of(Compared.SITEMAPS), content.compared(), text);
  }

  private static Cost cost(FoundRule rule) {
    return VALIDATOR.table().cost(rule.code(), Profile.GOOGLE).cost();
  }

  private void checkMended(Model model, AffectedUrls urls, String text) {
    Set<String> mended = new HashSet<>();
    for (String code : new TreeSet<>(model.severities.keySet())) {
      if (random.nextBoolean()) {
        mended.add(code);
      }
    }
    assertEquals(
        OptionalLong.of(model.count(rule -> !mended.contains(rule.code()))),
        urls.without(mended),
        text);
  }
}
