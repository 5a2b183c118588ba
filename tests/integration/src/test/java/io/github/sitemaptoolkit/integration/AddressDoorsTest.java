package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The same address has the same judgement, whatever it is read from and written to. */
class AddressDoorsTest {

  private static final Path ADDRESSES = Path.of("../../core/src/test/resources/addresses.tsv");

  @TempDir private Path folder;

  private final List<Problem> told = new ArrayList<>();

  private static List<String> addresses(Set<Reach> wanted) throws IOException {
    List<String> found = new ArrayList<>();
    for (String line : Files.readAllLines(ADDRESSES)) {
      int tab = line.indexOf('\t');
      String url = tab < 0 ? "" : unescaped(line.substring(tab + 1));
      if (tab > 0 && wanted.contains(Reach.of(url))) {
        found.add(url);
      }
    }
    return found;
  }

  private static String unescaped(String text) {
    var url = new StringBuilder();
    for (int i = 0; i < text.length(); i++) {
      if (text.startsWith("\\u", i)) {
        url.append((char) Integer.parseInt(text.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        i += text.startsWith("\\\\", i) ? 1 : 0;
        url.append(text.charAt(i));
      }
    }
    return url.toString();
  }

  private Path write(String name, List<String> urls) throws IOException {
    var text = new StringBuilder();
    switch (name.substring(name.indexOf('.') + 1)) {
      case "xml" -> {
        text.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\">\n");
        urls.forEach(url -> text.append("<url><loc>" + xml(url) + "</loc></url>\n"));
        text.append("</urlset>");
      }
      case "txt" -> urls.forEach(url -> text.append(url).append('\n'));
      case "csv" -> {
        text.append("loc,priority\n");
        urls.forEach(url -> text.append('"' + url.replace("\"", "\"\"") + "\",0.5\n"));
      }
      case "ndjson" -> urls.forEach(url -> text.append("{\"loc\":" + json(url) + "}\n"));
      case "json" ->
          text.append(
              urls.stream()
                  .map(url -> "{\"url\":" + json(url) + "}")
                  .collect(Collectors.joining(",\n", "[", "]")));
      case "rss" -> {
        text.append("<rss version=\"2.0\"><channel>\n");
        urls.forEach(url -> text.append("<item><link>" + xml(url) + "</link></item>\n"));
        text.append("</channel></rss>");
      }
      case "atom" -> {
        text.append("<feed xmlns=\"http://www.w3.org/2005/Atom\">\n");
        urls.forEach(url -> text.append("<entry><link href=\"" + xml(url) + "\"/></entry>\n"));
        text.append("</feed>");
      }
      default -> throw new IllegalArgumentException(name);
    }
    return Files.writeString(folder.resolve(name), text);
  }

  private static String json(String text) {
    return JsonWriter.quoted(text);
  }

  private static String xml(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("\"", "&quot;");
  }

  private static List<String> locs(Path file, Context context) throws IOException {
    List<String> locs = new ArrayList<>();
    try (EntryReader<UrlEntry> reader = Sitemaps.read(file, context)) {
      for (UrlEntry entry : reader) {
        locs.add(entry.loc());
      }
    }
    return locs;
  }

  private Problem only(String code) {
    List<Problem> such = told.stream().filter(it -> it.code().equals(code)).toList();
    assertEquals(1, such.size(), such.toString());
    return such.get(0);
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "a.txt", "a.csv", "a.ndjson", "a.json", "a.rss", "a.atom"})
  void whatNobodyCanRequestIsLeftOutAndWhatThePublicCannotIsTold(String name) throws IOException {
    Path to = folder.resolve("out.xml");
    var problems = new Problems(told::add);
    Path from = write(name, addresses(EnumSet.allOf(Reach.class)));
    Sitemaps.convert(from, to, Context.load().withProblems(problems));
    assertEquals(
        addresses(EnumSet.of(Reach.ANYBODY, Reach.DOUBTFUL, Reach.NOT_PUBLIC)),
        locs(to, Context.load()));
    assertTrue(problems.missing() > 0);
    Problem such = only("url.not-public");
    assertEquals(Severity.WARNING, such.severity());
    long notPublic = addresses(EnumSet.of(Reach.NOT_PUBLIC)).size();
    assertTrue(such.message().startsWith(notPublic + " urls"), such.message());
  }

  @ParameterizedTest
  @CsvSource({"a.xml, out.csv", "a.csv, out.ndjson", "a.xml, out.ndjson"})
  void tablesKeepWhatNobodyCanRequestAndTellIt(String name, String out) throws IOException {
    var problems = new Problems(told::add);
    List<String> urls = List.of("https://a..example/", "http://localhost/", "https://e.example/");
    Path from = write(name, urls);
    Path to = folder.resolve(out);
    Sitemaps.convert(from, to, Context.load().withProblems(problems));
    assertEquals(urls, locs(to, Context.load()));
    assertEquals(Severity.WARNING, only("url.host-invalid").severity());
    assertEquals(Severity.WARNING, only("url.not-public").severity());
    assertEquals(0, problems.missing());
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "a.csv", "a.rss"})
  void onlyWhatThePublicCanReachIsPublished(String name) throws IOException {
    var problems = new Problems(told::add);
    Path from = write(name, addresses(EnumSet.allOf(Reach.class)));
    Context context = Context.load().withProblems(problems);
    Path set = folder.resolve("set");
    try (EntryReader<UrlEntry> reader = Sitemaps.read(from, context)) {
      Publisher.to(set)
          .baseUrl("https://e.example/")
          .context(context)
          .acceptIncomplete(true)
          .maxOutside(100)
          .publish(reader);
    }
    assertEquals(
        Set.copyOf(addresses(EnumSet.of(Reach.ANYBODY, Reach.DOUBTFUL))),
        Set.copyOf(locs(set.resolve("sitemap.xml"), Context.load())));
    assertTrue(only("url.not-public").missing());
  }

  @Test
  void listedHostsArePublishedAndKeptInTheSet() throws IOException {
    Path set = folder.resolve("set");
    var intranet = PrivateUrls.of(List.of("*.corp", "cms"));
    Publisher.to(set)
        .baseUrl("https://cms/")
        .privateUrls(intranet)
        .publish(List.of(UrlEntry.of("https://cms/a")));
    Publisher.to(set).update(List.of(UrlEntry.of("https://cms/b")), List.of());
    assertEquals(
        Set.of("https://cms/a", "https://cms/b"),
        Set.copyOf(locs(set.resolve("sitemap.xml"), Context.load())));
  }

  @ParameterizedTest
  @ValueSource(strings = {"a.xml", "a.txt", "a.csv", "a.rss"})
  void whatThePublicCannotReachIsAnErrorUnlessItIsListed(String name) throws IOException {
    List<String> urls = addresses(EnumSet.of(Reach.NOT_PUBLIC));
    assertEquals(urls.size(), errors(write(name, urls), PrivateUrls.NONE));
    Path listed = write(name, List.of("https://cms/a"));
    assertEquals(0, errors(listed, PrivateUrls.of(List.of("cms"))));
    assertEquals(1, errors(listed, PrivateUrls.of(List.of("other"))));
  }

  @Test
  void mediaOfListedHostsAreNoErrors() throws IOException {
    String page =
        """
        <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"
            xmlns:image="http://www.google.com/schemas/sitemap-image/1.1"><url><loc>https://cms/a</loc>
        <image:image><image:loc>https://cms/a.jpg</image:loc></image:image></url></urlset>
        """;
    Path file = Files.writeString(folder.resolve("media.xml"), page);
    assertEquals(2, errors(file, PrivateUrls.NONE));
    assertEquals(0, errors(file, PrivateUrls.of(List.of("cms"))));
  }

  private static long errors(Path file, PrivateUrls hosts) throws IOException {
    Context context = Context.load().with(hosts);
    List<Problem> findings = new ArrayList<>();
    Validator.of(Profile.GOOGLE, context).check(file, findings::add, read -> {});
    return findings.stream()
        .filter(it -> it.code().equals("url.not-public") && it.severity() == Severity.ERROR)
        .count();
  }
}
