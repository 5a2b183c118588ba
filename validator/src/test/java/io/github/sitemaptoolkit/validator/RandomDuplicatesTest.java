package io.github.sitemaptoolkit.validator;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.repeat.UrlRoom;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Documents with urls that occur twice, before and behind the end of the room for urls: the
 * findings are those of a simple model that holds all urls in memory.
 */
class RandomDuplicatesTest {

  private static final Validator ROOMY = Validator.of(Profile.GOOGLE);

  /** Those that have room for no url, and for some. */
  private static final List<Validator> SMALL =
      IntStream.of(0, 1, 119, 300, 700, 1_300, 2_500, 4_000)
          .mapToObj(room -> ROOMY.context().with(new UrlRoom(room)))
          .map(context -> Validator.of(Profile.GOOGLE, context))
          .toList();

  private static final int SITES = 96;
  private static final int DOCUMENTS = 4;
  private static final Set<String> CODES =
      Set.of("loc.duplicate", "index.child-duplicate", "loc.equivalent", "set.bound-reached");

  /** The urls of a document, and how they are written. */
  private record Document(String name, String format, List<String> urls) {

    private String text() {
      return switch (format) {
        case "xml" -> xml("urlset", "url");
        case "index" -> xml("sitemapindex", "sitemap");
        case "txt" -> String.join("\n", urls) + '\n';
        default -> "{\"loc\":\"" + String.join("\"}\n{\"loc\":\"", urls) + "\"}\n";
      };
    }

    private String xml(String root, String entry) {
      return ("<ROOT xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n<ENTRY><loc>"
              + String.join("</loc></ENTRY>\n<ENTRY><loc>", urls)
              + "</loc></ENTRY>\n</ROOT>")
          .replace("ROOT", root)
          .replace("ENTRY", entry);
    }

    private List<String> expected() {
      List<String> expected = new ArrayList<>();
      Map<String, Integer> firsts = new HashMap<>(); // the entry by what is equal
      int before = format.equals("xml") || format.equals("index") ? 1 : 0; // lines
      for (int i = 1; i <= urls.size(); i++) {
        String url = urls.get(i - 1);
        Integer first = firsts.putIfAbsent(url.replaceAll("^https?://|/$", ""), i);
        if (first != null) {
          boolean index = format.equals("index");
          boolean same = urls.get(first - 1).equals(url);
          String code =
              !same ? "loc.equivalent" : index ? "index.child-duplicate" : "loc.duplicate";
          String path = (index ? "sitemap[" : "url[") + i + "].loc";
          int line = first + before;
          expected.add(code + ' ' + name + ' ' + path + ' ' + (i + before) + " after " + line);
        }
      }
      return expected;
    }
  }

  private final Random random = new Random(20261130);

  private List<Document> site() {
    List<Document> site = new ArrayList<>();
    for (int i = 0; i < DOCUMENTS; i++) {
      int different = 1 + random.nextInt(40);
      List<String> urls = new ArrayList<>();
      for (int j = 1 + random.nextInt(60); j > 0; j--) {
        int page = random.nextInt(different);
        String scheme = random.nextInt(6) == 0 ? "http" : "https";
        urls.add(scheme + "://e.com/p" + page + (random.nextInt(6) == 0 ? "/" : ""));
      }
      String format = List.of("xml", "index", "txt", "ndjson").get(random.nextInt(4));
      site.add(new Document("d" + i, format, urls));
    }
    return site;
  }

  private static List<Problem> found(
      List<Document> site, Validator validator, ExecutorService threads)
      throws IOException, InterruptedException, ExecutionException {
    List<Problem> found = new ArrayList<>();
    try (SiteCheck check = SiteCheck.begin(validator)) {
      List<Callable<List<Problem>>> checks = new ArrayList<>();
      for (Document document : site) {
        var in = new ByteArrayInputStream(document.text().getBytes(StandardCharsets.UTF_8));
        Source source = Source.of(in, document.name());
        checks.add(
            () -> {
              List<Problem> own = new ArrayList<>();
              check.check(source, null, own::add, count -> {});
              return own;
            });
      }
      for (Future<List<Problem>> result : threads.invokeAll(checks)) {
        found.addAll(result.get());
      }
      check.finish(false, found::add);
    }
    found.removeIf(it -> !CODES.contains(it.code()) || isAcross(it, site));
    return found;
  }

  /** Returns whether a finding compares two documents. */
  private static boolean isAcross(Problem finding, List<Document> site) {
    return site.stream().anyMatch(it -> finding.message().contains("\" in " + it.name()));
  }

  private static String shown(Problem finding) {
    String first = finding.message().replaceAll(".*\\(line (\\d+)\\)$", "$1");
    long line = finding.location().line();
    String path =
        String.valueOf(finding.path()).replaceAll("^loc$", "url[" + line + "].loc"); // txt
    return finding.code()
        + ' '
        + finding.location().source()
        + ' '
        + path
        + ' '
        + line
        + " after "
        + first;
  }

  @Test
  void findingsAreThoseOfASimpleModelWhereverTheRoomEnds()
      throws IOException, InterruptedException, ExecutionException {
    ExecutorService one = Executors.newSingleThreadExecutor();
    ExecutorService four = Executors.newFixedThreadPool(4);
    try {
      for (int i = 0; i < SITES; i++) {
        List<Document> site = site();
        Validator small = SMALL.get(i % SMALL.size());
        List<Problem> whole = found(site, ROOMY, one);

        List<Problem> parts = found(site, small, one);

        assertEquals(
            site.stream().flatMap(it -> it.expected().stream()).sorted().toList(),
            parts.stream().map(RandomDuplicatesTest::shown).sorted().toList(),
            site::toString);
        assertEquals(sorted(whole), sorted(parts));
        assertEquals(parts, found(site, small, four));
      }
    } finally {
      one.shutdown();
      four.shutdown();
    }
  }

  /** Returns the findings with all that is known of them. */
  private static List<String> sorted(List<Problem> findings) {
    return findings.stream()
        .map(it -> it + " " + it.location().extent() + ' ' + it.documentPath())
        .sorted()
        .toList();
  }
}
