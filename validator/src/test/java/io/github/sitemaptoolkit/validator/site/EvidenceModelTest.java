package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.evidence.EvidenceSource;
import io.github.sitemaptoolkit.validator.evidence.Fact;
import io.github.sitemaptoolkit.validator.evidence.FactKind;
import io.github.sitemaptoolkit.validator.evidence.FactTarget;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.site.EvidenceModel.Known;
import io.github.sitemaptoolkit.validator.site.EvidenceModel.Named;
import io.github.sitemaptoolkit.validator.site.EvidenceModel.Robots;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/**
 * Random sites and sources of all kinds, whose findings are those of a simple model that holds all
 * in memory. More sites with {@code -Devidence.sites=2000}.
 */
class EvidenceModelTest {

  private static final int SITES = Integer.getInteger("evidence.sites", 60);
  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE, Context.load());
  private static final Set<String> CRAWLERS =
      Set.of("*", "googlebot", "googlebot-image", "googlebot-video");

  /** The text of a document, and what its entries name. */
  private record Document(String name, String text, List<Named> named) {}

  /** All of a site. */
  private record Site(List<Document> documents, List<Known> sources, List<Robots> robots) {}

  /** A source of the model, as the check sees it. */
  private record Asked(Known known) implements EvidenceSource {
    @Override
    public String name() {
      return known.name();
    }

    @Override
    public boolean isSite() {
      return known.site();
    }

    @Override
    public boolean isComplete() {
      return known.complete();
    }

    @Override
    public Instant time() {
      return known.time();
    }

    @Override
    public void read(FactTarget target) throws IOException {
      for (Fact fact : known.facts()) {
        target.add(fact);
      }
      if (known.cut()) {
        target.incomplete();
      }
    }

    @Override
    public Fact ask(String address) {
      return known.answers().get(CanonicalUrl.of(address));
    }
  }

  private Random random = new Random();

  private boolean oneOf(int many) {
    return random.nextInt(many) == 0;
  }

  private <T> T any(List<T> of) {
    return of.get(random.nextInt(of.size()));
  }

  private String path() {
    return switch (random.nextInt(8)) {
      case 0 -> "m" + random.nextInt(4) + ".jpg";
      case 1 -> "c" + random.nextInt(14);
      default -> "p" + random.nextInt(7) + (oneOf(7) ? "/" : "");
    };
  }

  private String url() {
    String host =
        switch (random.nextInt(14)) {
          case 0 -> "https://E.com/";
          case 1 -> "http://www.e.com/";
          case 2 -> "https://cdn.e.net/";
          default -> "https://e.com/";
        };
    return host + path() + (oneOf(16) ? "#part" : "");
  }

  private Document document(String name) {
    List<Named> named = new ArrayList<>();
    var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"");
    text.append(" xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\"");
    text.append(" xmlns:video=\"http://www.google.com/schemas/sitemap-video/1.1\"");
    text.append(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n");
    for (int i = random.nextInt(6); i >= 0; i--) {
      String loc = url();
      text.append("<url>\n");
      add("loc", "<loc>%s</loc>", loc, loc, name, text, named);
      text.append("<lastmod>2024-05-0").append(i + 1).append("</lastmod>\n");
      for (String language : List.of("de", "fr")) {
        if (oneOf(4)) {
          String link = "<xhtml:link rel=\"alternate\" hreflang=\"" + language + "\" href=\"%s\"/>";
          add("alternate", link, url(), loc, name, text, named);
        }
      }
      for (int j = oneOf(3) ? random.nextInt(3) : 0; j > 0; j--) {
        text.append("<image:image>");
        add("picture", "<image:loc>%s</image:loc>", url(), loc, name, text, named);
        if (oneOf(3)) {
          add("license", "<image:license>%s</image:license>", url(), loc, name, text, named);
        }
        text.append("</image:image>\n");
      }
      if (oneOf(4)) {
        text.append("<video:video>");
        String thumbnail = "<video:thumbnail_loc>%s</video:thumbnail_loc>";
        add("thumbnail", thumbnail, url(), loc, name, text, named);
        text.append("<video:title>a</video:title><video:description>b</video:description>");
        add("film", "<video:content_loc>%s</video:content_loc>", url(), loc, name, text, named);
        String player = "<video:player_loc>%s</video:player_loc>";
        add("player", player, url(), loc, name, text, named);
        text.append("</video:video>\n");
      }
      text.append("</url>\n");
    }
    return new Document(name, text.append("</urlset>\n").toString(), named);
  }

  private static void add(
      String role,
      String form,
      String url,
      String owner,
      String document,
      StringBuilder text,
      List<Named> named) {
    long line = 1 + text.chars().filter(it -> it == '\n').count();
    text.append(form.formatted(url)).append('\n');
    named.add(new Named(role, url, owner, document, line));
  }

  private String value(FactKind kind, String address) {
    return switch (kind) {
      case FINE -> any(List.of("", "", "text/html", "Text/HTML; x=y", "image/jpeg"));
      case REDIRECT, CANONICAL ->
          switch (random.nextInt(12)) {
            case 0 -> "";
            case 1 -> "/" + path();
            case 2 -> path();
            case 3 -> address;
            case 4 -> "http://[";
            default -> url();
          };
      case GONE -> any(List.of("404", "410", ""));
      default -> any(List.of("a", "b", ""));
    };
  }

  private Fact fact(FactKind kind, String address, Location at) {
    String value = value(kind, address);
    String words =
        switch (random.nextInt(3)) {
          case 0 -> "";
          case 1 -> "it is " + value;
          default -> kind.name().toLowerCase(Locale.ROOT) + random.nextInt(3);
        };
    return new Fact(address, kind, value, words, at);
  }

  private FactKind kind() {
    List<FactKind> often = List.of(FactKind.REDIRECT, FactKind.FINE, FactKind.GONE);
    return oneOf(2) ? any(often) : any(List.of(FactKind.values()));
  }

  private Known source(int number) {
    String name = oneOf(6) ? "same.csv" : "source" + number + ".csv";
    boolean site = oneOf(3);
    List<String> times = List.of("2026-01-01T00:00:00Z", "2026-11-01T00:00:00Z");
    Instant time = oneOf(3) ? null : Instant.parse(any(times));
    List<Fact> facts = new ArrayList<>();
    Map<String, Fact> answers = new HashMap<>();
    int shape = random.nextInt(4);
    for (int i = shape == 0 ? 0 : random.nextInt(24); i > 0; i--) {
      String file = oneOf(5) ? "part-of-" + name : name;
      long line = file.equals(name) ? facts.size() + 2 : 1 + random.nextInt(30);
      facts.add(fact(kind(), url(), new Location(file, oneOf(20) ? 0 : line, 0)));
    }
    if (shape == 1) { // a chain
      for (int i = 0; i < 8 + random.nextInt(6); i++) {
        var at = new Location(name, facts.size() + 2, 0);
        String next = "https://e.com/c" + (i + 1);
        facts.add(new Fact("https://e.com/c" + i, FactKind.REDIRECT, next, "301", at));
      }
    }
    for (int i = shape == 0 || oneOf(4) ? random.nextInt(16) : 0; i > 0; i--) {
      String address = CanonicalUrl.of(url());
      FactKind kind = kind();
      if (kind.isVerdict()) {
        answers.put(address, fact(kind, address, Location.of(name)));
      }
    }
    return new Known(name, site, oneOf(2), oneOf(8), time, facts, answers);
  }

  private List<Robots> robots() {
    List<Robots> files = new ArrayList<>();
    for (String host : List.of("e.com", "cdn.e.net")) {
      Map<String, List<String>> disallowed = new TreeMap<>();
      for (String crawler : CRAWLERS.stream().sorted().toList()) {
        if (oneOf(3)) {
          disallowed.put(crawler, List.of("/p" + random.nextInt(7), "/m" + random.nextInt(4)));
        }
      }
      if (!disallowed.isEmpty() && oneOf(2)) {
        files.add(new Robots(host + "-robots.txt", host, disallowed));
      }
    }
    return files;
  }

  private Site site() {
    List<Document> documents = new ArrayList<>();
    for (int i = random.nextInt(4); i >= 0; i--) {
      documents.add(0, document("s" + i + ".xml"));
    }
    List<Known> sources = new ArrayList<>();
    for (int i = random.nextInt(5); i > 0; i--) {
      sources.add(source(i));
    }
    return new Site(documents, sources, robots());
  }

  private static Source file(String name, String text) throws IOException {
    return Source.of(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)), name);
  }

  private static String text(Robots file) {
    var text = new StringBuilder();
    file.disallowed()
        .forEach(
            (crawler, paths) -> {
              text.append("User-agent: ").append(crawler).append('\n');
              paths.forEach(path -> text.append("Disallow: ").append(path).append('\n'));
            });
    return text.toString();
  }

  private static boolean isOfEvidence(Problem finding) {
    String code = finding.code();
    return code.matches("(page|pages|crawl|media)\\..*|link\\.target-(gone|redirect|noindex)");
  }

  private static String shown(Problem finding) {
    Location at = finding.location();
    String level = finding.severity().name().toLowerCase(Locale.ROOT);
    String place = at.source() + ' ' + at.line();
    return level + ' ' + finding.code() + ' ' + place + ' ' + finding.message();
  }

  private void check(Site site, ExecutorService threads, String name) throws Exception {
    List<Named> named = site.documents.stream().flatMap(it -> it.named.stream()).toList();
    var expected = new EvidenceModel(named, site.sources, site.robots).expected();
    List<Document> documents = new ArrayList<>(site.documents);
    List<Known> sources = new ArrayList<>(site.sources);
    Collections.shuffle(documents, random);
    Collections.shuffle(sources, random);
    List<Problem> found = Collections.synchronizedList(new ArrayList<>());
    AffectedUrls urls;
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      for (Robots file : site.robots) {
        check.readRobots(file(file.name(), text(file)), file.host());
      }
      for (Known source : sources) {
        check.addEvidence(new Asked(source));
      }
      List<Callable<Validation>> checks = new ArrayList<>();
      for (Document each : documents) {
        checks.add(() -> check.check(file(each.name, each.text), null, found::add, count -> {}));
      }
      for (Future<Validation> result : threads.invokeAll(checks)) {
        result.get();
      }
      check.finish(false, found::add);
      urls = check.affected();
    }
    List<String> shown =
        found.stream()
            .filter(EvidenceModelTest::isOfEvidence)
            .map(EvidenceModelTest::shown)
            .sorted()
            .toList();
    assertEquals(String.join("\n", expected), String.join("\n", shown), () -> name + site);
    assertEquals(combinations(found, named), urls.combinations(), () -> name + site + found);
  }

  /** Returns how many urls have which findings, each url once. */
  private static Map<Set<FoundRule>, Long> combinations(List<Problem> found, List<Named> named) {
    Map<String, Set<FoundRule>> byUrl = new HashMap<>();
    Map<String, String> owners = new HashMap<>(); // by document and line
    named.forEach(it -> owners.put(it.document() + ' ' + it.line(), it.owner()));
    for (Problem finding : found) {
      String path = finding.path();
      if (path != null && path.startsWith("url[")) {
        String place = finding.location().source() + ' ' + finding.location().line();
        String loc = finding.loc() == null ? owners.get(place) : finding.loc();
        byUrl
            .computeIfAbsent(CanonicalUrl.of(loc), it -> new HashSet<>())
            .add(new FoundRule(finding.code(), finding.severity()));
      }
    }
    Map<Set<FoundRule>, Long> combinations = new HashMap<>();
    byUrl.values().forEach(rules -> combinations.merge(rules, 1L, Long::sum));
    return combinations;
  }

  @Test
  void findingsAreThoseOfASimpleModelInAnyOrderAndByAnyNumberOfThreads() throws Exception {
    ExecutorService one = Executors.newSingleThreadExecutor();
    ExecutorService four = Executors.newFixedThreadPool(4);
    try {
      for (int i = 0; i < SITES; i++) {
        random = new Random(20261130L + i);
        Site site = site();
        check(site, one, "site " + i + ": ");
        check(site, four, "site " + i + ": ");
      }
    } finally {
      one.shutdown();
      four.shutdown();
    }
  }
}
