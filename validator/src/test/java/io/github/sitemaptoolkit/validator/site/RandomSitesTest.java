package io.github.sitemaptoolkit.validator.site;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.Validation;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Test;

/** Random sites, whose findings are those of a simple model that holds all of a site in memory. */
class RandomSitesTest {

  private static final Validator VALIDATOR = Validator.of(Profile.GOOGLE);
  private static final String WRONG = "eng"; // a code that is none says nothing of a link
  private static final String[] LANGUAGES = {"en", "de", "fr", "x-default", WRONG};
  private static final int SITES = 1_000;

  private record Link(String language, String url) {

    private boolean isWrong() {
      return language.equals(WRONG);
    }
  }

  private record Page(String url, List<Link> links, int number) {}

  private record Sitemap(String name, List<Page> pages) {

    private String text() {
      var text = new StringBuilder("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"");
      text.append(" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">");
      for (Page page : pages) {
        text.append("<url><loc>").append(page.url()).append("</loc>");
        for (Link link : page.links()) {
          text.append("<xhtml:link rel=\"alternate\" hreflang=\"").append(link.language());
          text.append("\" href=\"").append(link.url()).append("\"/>");
        }
        text.append("</url>");
      }
      return text.append("</urlset>").toString();
    }
  }

  private final Random random = new Random(20261126);

  private String url() {
    String host = random.nextInt(8) == 0 ? "http://www.e.com/" : "https://e.com/";
    return host + "p" + random.nextInt(6) + (random.nextInt(8) == 0 ? "/" : "");
  }

  private List<Sitemap> site() {
    List<Sitemap> site = new ArrayList<>();
    int sitemaps = 1 + random.nextInt(4);
    for (int i = 0; i < sitemaps; i++) {
      List<Page> pages = new ArrayList<>();
      int urls = 1 + random.nextInt(5);
      for (int j = 1; j <= urls; j++) {
        List<Link> links = new ArrayList<>();
        for (int k = random.nextInt(4); k > 0; k--) {
          links.add(new Link(LANGUAGES[random.nextInt(LANGUAGES.length)], url()));
        }
        pages.add(new Page(url(), links, j));
      }
      site.add(new Sitemap("s" + i + ".xml", pages));
    }
    return site;
  }

  /** Returns the findings over several sitemaps, which are checked by several threads. */
  private static List<String> found(List<Sitemap> site, ExecutorService threads)
      throws IOException, InterruptedException, ExecutionException {
    List<Problem> found = new ArrayList<>();
    try (SiteCheck check = SiteCheck.begin(VALIDATOR)) {
      List<Callable<Validation>> checks = new ArrayList<>();
      for (Sitemap sitemap : site) {
        var in = new ByteArrayInputStream(sitemap.text().getBytes(StandardCharsets.UTF_8));
        Source source = Source.of(in, sitemap.name());
        checks.add(() -> check.check(source, null, finding -> {}, count -> {}));
      }
      for (Future<Validation> result : threads.invokeAll(checks)) {
        result.get();
      }
      check.finish(false, found::add);
    }
    return found.stream()
        .map(it -> it.code() + ' ' + it.location().source() + ' ' + it.path())
        .sorted()
        .toList();
  }

  /** What a page is called whichever way it is written. */
  private static String key(String url) {
    String rest = url.substring(url.indexOf("e.com/"));
    return rest.endsWith("/") && rest.length() > 6 ? rest.substring(0, rest.length() - 1) : rest;
  }

  private static List<String> expected(List<Sitemap> site) {
    List<String> expected = new ArrayList<>();
    addDuplicates(site, expected);
    addLinks(site, expected);
    addSets(site, expected);
    Collections.sort(expected);
    return expected;
  }

  private static void addDuplicates(List<Sitemap> site, List<String> expected) {
    Map<String, Map<String, Set<String>>> names = new TreeMap<>(); // key -> url -> sitemaps
    Map<String, String> first = new TreeMap<>();
    Map<String, String> firstName = new TreeMap<>();
    for (Sitemap sitemap : site) {
      for (Page page : sitemap.pages()) {
        String key = key(page.url());
        String path = ' ' + sitemap.name() + " url[" + page.number() + "].loc";
        Set<String> of =
            names
                .computeIfAbsent(key, it -> new TreeMap<>())
                .computeIfAbsent(page.url(), it -> new TreeSet<>());
        if (of.add(sitemap.name()) && of.size() > 1) {
          expected.add("loc.duplicate-across" + path);
        }
        first.putIfAbsent(key, page.url());
        firstName.putIfAbsent(key, sitemap.name());
        if (!first.get(key).equals(page.url()) && !firstName.get(key).equals(sitemap.name())) {
          expected.add("loc.equivalent" + path);
        }
      }
    }
  }

  private static void addLinks(List<Sitemap> site, List<String> expected) {
    Map<String, Set<String>> links = new LinkedHashMap<>(); // by page, where they lead
    Map<String, Set<String>> own = new TreeMap<>(); // languages that pages say of themselves
    for (Sitemap sitemap : site) {
      for (Page page : sitemap.pages()) {
        Set<String> of = links.computeIfAbsent(page.url(), it -> new HashSet<>());
        for (Link link : page.links()) {
          of.add(link.url());
          if (link.url().equals(page.url())
              && !link.language().equals("x-default")
              && !link.isWrong()) {
            own.computeIfAbsent(page.url(), it -> new TreeSet<>()).add(link.language());
          }
        }
      }
    }
    Set<String> unlisted = new HashSet<>();
    Map<String, String> forgotten = new TreeMap<>(); // the first link to a page by language
    Set<String> hosts = new HashSet<>();
    links.keySet().forEach(url -> hosts.add(url.substring(0, url.indexOf("e.com"))));
    Map<String, Set<String>> firsts = new TreeMap<>();
    for (Sitemap sitemap : site) {
      for (Page page : sitemap.pages()) {
        addLinks(sitemap, page, links, own, firsts, unlisted, forgotten, hosts, expected);
      }
    }
    for (Sitemap sitemap : site) {
      for (Page page : sitemap.pages()) {
        page.links().stream()
            .filter(link -> links.containsKey(link.url()) && !link.isWrong())
            .forEach(link -> forgotten.remove(link.language()));
      }
    }
    if (site.size() > 1) {
      forgotten.forEach((language, path) -> expected.add("link.language-unlisted" + path));
    }
  }

  private static void addLinks(
      Sitemap sitemap,
      Page page,
      Map<String, Set<String>> links,
      Map<String, Set<String>> own,
      Map<String, Set<String>> firsts,
      Set<String> unlisted,
      Map<String, String> forgotten,
      Set<String> hosts,
      List<String> expected) {
    Map<String, List<Integer>> byUrl = new LinkedHashMap<>();
    for (int i = 0; i < page.links().size(); i++) {
      if (!page.links().get(i).isWrong()) {
        byUrl.computeIfAbsent(page.links().get(i).url(), it -> new ArrayList<>()).add(i);
      }
    }
    byUrl.forEach(
        (url, numbers) -> {
          String entry = ' ' + sitemap.name() + " url[" + page.number() + "].link[";
          String path = entry + (numbers.get(0) + 1) + ']';
          if (!links.containsKey(url)) {
            if (isOfSite(url, hosts) && unlisted.add(url)) {
              expected.add("link.target-unlisted" + path);
              for (int number : numbers) { // of links, of which there are less than ten
                String language = page.links().get(number).language();
                if (!language.equals("x-default")) {
                  forgotten.merge(
                      language,
                      entry + (number + 1) + ']',
                      (one, other) -> one.compareTo(other) < 0 ? one : other);
                }
              }
            }
            return;
          }
          Set<String> languages = new TreeSet<>();
          numbers.forEach(number -> languages.add(page.links().get(number).language()));
          languages.remove("x-default");
          if (!languages.isEmpty()) {
            Set<String> known = own.getOrDefault(url, firsts.getOrDefault(url, Set.of()));
            firsts.putIfAbsent(url, languages);
            if (!known.isEmpty() && Collections.disjoint(known, languages)) {
              expected.add("link.conflict" + path);
            }
          }
          if (!url.equals(page.url()) && !links.get(url).contains(page.url())) {
            expected.add("link.no-return" + path);
          }
        });
  }

  /**
   * Adds the first entry of each page whose links are not those of the first page it is linked
   * with.
   */
  private static void addSets(List<Sitemap> site, List<String> expected) {
    Map<String, List<Page>> entries = new TreeMap<>();
    Map<String, String> paths = new TreeMap<>(); // of the first entry
    for (Sitemap sitemap : site) {
      for (Page page : sitemap.pages()) {
        entries.computeIfAbsent(page.url(), it -> new ArrayList<>()).add(page);
        paths.putIfAbsent(page.url(), ' ' + sitemap.name() + " url[" + page.number() + "].loc");
      }
    }
    entries.forEach(
        (url, own) -> {
          Page linking = null;
          for (Map.Entry<String, List<Page>> other : entries.entrySet()) {
            for (Page page : other.getValue()) {
              if (linking == null && !page.url().equals(url) && leads(page, url) && isSound(page)) {
                boolean returned = own.stream().anyMatch(it -> leads(it, page.url()));
                linking = returned ? page : null;
              }
            }
          }
          if (linking != null && linking.url().compareTo(url) < 0) {
            List<String> links = sorted(linking);
            if (own.stream().allMatch(page -> isSound(page) && !sorted(page).equals(links))) {
              expected.add("link.set-mismatch" + paths.get(url));
            }
          }
        });
  }

  private static boolean leads(Page page, String url) {
    return page.links().stream().anyMatch(link -> link.url().equals(url));
  }

  private static boolean isSound(Page page) {
    return page.links().stream().noneMatch(Link::isWrong);
  }

  private static List<String> sorted(Page page) {
    return page.links().stream().map(Link::toString).sorted().toList();
  }

  private static boolean isOfSite(String url, Set<String> hosts) {
    return hosts.stream().anyMatch(host -> url.contains("://www.") == host.contains("://www."));
  }

  @Test
  void findingsAreThoseOfASimpleModelInAnyOrderAndByAnyNumberOfThreads()
      throws IOException, InterruptedException, ExecutionException {
    ExecutorService one = Executors.newSingleThreadExecutor();
    ExecutorService eight = Executors.newFixedThreadPool(8);
    try {
      for (int i = 0; i < SITES; i++) {
        List<Sitemap> site = site();
        List<String> expected = expected(site);
        assertEquals(expected, found(site, one), () -> site.toString());
        Collections.shuffle(site, random);
        assertEquals(expected, found(site, eight), () -> site.toString());
      }
    } finally {
      one.shutdown();
      eight.shutdown();
    }
  }
}
