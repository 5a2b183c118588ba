package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What the code of an extension or a format throws costs its value or its file, never the run. */
@Tag("slow")
class ContainmentTest {

  private static final String BASE = "https://a.example/";

  private static final String EXTENSION =
      """
      import io.github.sitemaptoolkit.extension.*;
      import io.github.sitemaptoolkit.feed.*;
      import io.github.sitemaptoolkit.model.*;
      import java.util.List;

      public final class Bad implements SitemapExtension<Bad.Value>, FeedMapping<Bad.Value> {
        public record Value(String text) implements UrlExtension {}

        public Descriptor<Value> descriptor() {
          return Descriptor.of("bad", Value.class, new ElementName("urn:bad", "bad", "b"))
              .fields(Field.text("text"))
              .checks((values, owner, findings) -> values.forEach(it -> fail("check", it.text())))
              .alternates(
                  it -> {
                    fail("alternate", it.text());
                    return null;
                  })
              .outdated(
                  it -> {
                    fail("outdated", it.text());
                    return java.time.Instant.MAX;
                  })
              .feed(this);
        }

        public Value read(ElementReader in) {
          String text = "";
          while (in.nextChild()) {
            text = in.text();
          }
          fail("read", text);
          return new Value(text);
        }

        public void write(Value value, ElementWriter out) {
          fail("write", value.text());
          out.element("text", value.text());
        }

        public List<Value> fromFeed(FeedItem item, FeedContext context) {
          fail("feed", String.valueOf(item.title()));
          return List.of();
        }

        public boolean toFeed(
            Value value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
          fail("feed", value.text());
          return false;
        }

        static void fail(String where, String text) {
          if (text.startsWith(where)) {
            switch (text.substring(text.indexOf(' ') + 1)) {
              case "exception" -> throw new IllegalStateException("of an extension");
              case "stack" -> endless(text);
              case "memory" -> throw new OutOfMemoryError("of an extension");
              default -> throw new NoClassDefFoundError("com/acme/Missing");
            }
          }
        }

        static boolean endless(String text) {
          return endless(text) || text.isEmpty();
        }
      }
      """;

  private static final String FORMAT =
      """
      import io.github.sitemaptoolkit.format.*;
      import io.github.sitemaptoolkit.io.Source;
      import io.github.sitemaptoolkit.model.*;
      import io.github.sitemaptoolkit.problem.*;
      import java.io.IOException;

      public final class BadFormat extends AbstractFormat {
        public BadFormat() {
          super("bad", "bad", "bad");
        }

        public boolean matches(io.github.sitemaptoolkit.io.Head head) {
          if (head.text().startsWith("bad match")) {
            throw new IllegalStateException("of a format");
          }
          return head.text().startsWith("bad");
        }

        public EntryReader<UrlEntry> openReader(Source source, Context context) {
          String how = source.head().text();
          if (how.startsWith("bad at once")) {
            throw new IllegalStateException("of a format");
          }
          return new SourceReader<UrlEntry>(source, DocumentInfo.Kind.LIST, context) {
            protected UrlEntry next() {
              throw new IllegalStateException("of a format");
            }
          };
        }
      }
      """;

  @TempDir static Path shared;
  private static String jar = "";
  private static String formatJar = "";

  @TempDir Path directory;
  private Path good;
  private Path old;

  @BeforeAll
  static void pack() throws IOException {
    jar = pack("SitemapExtension", "extension.SitemapExtension", "Bad", EXTENSION);
    formatJar = pack("SitemapFormat", "format.SitemapFormat", "BadFormat", FORMAT);
  }

  private static String pack(String name, String service, String type, String source)
      throws IOException {
    Path folder = Files.createDirectories(shared.resolve(name));
    Path file = Files.writeString(folder.resolve(type + ".java"), source);
    String services = "META-INF/services/io.github.sitemaptoolkit." + service;
    return TestJar.pack(shared, name + ".jar", services, type + '\n', file).toString();
  }

  @BeforeEach
  void writeGood() throws IOException {
    good = sitemap("good.xml", "<url><loc>https://a.example/3</loc><priority>7</priority></url>");
    old = sitemap("old.xml", entry(1, "fine") + entry(2, "fine"));
  }

  private Path write(String name, String text) throws IOException {
    return Files.writeString(directory.resolve(name), text);
  }

  private Path sitemap(String name, String entries) throws IOException {
    return write(
        name,
        "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:b=\"urn:bad\">"
            + entries
            + "</urlset>");
  }

  private static String entry(int number, String text) {
    return "<url><loc>https://a.example/"
        + number
        + "</loc><b:bad><b:text>"
        + text
        + "</b:text></b:bad></url>";
  }

  /** Writes a document of which an extension throws: a feed, if that is about feeds. */
  private Path bad(String text) throws IOException {
    return text.startsWith("feed")
        ? write(
            "bad.rss",
            "<rss version=\"2.0\"><channel><title>t</title><link>https://a.example/</link>"
                + "<description>d</description><item><link>https://a.example/1</link><title>"
                + text
                + "</title></item><item><link>https://a.example/2</link></item></channel></rss>")
        : sitemap("bad.xml", entry(1, text) + entry(2, "fine"));
  }

  private static CommandRun run(Object... arguments) {
    List<String> all = new ArrayList<>();
    Stream.of(arguments).map(Object::toString).forEach(all::add);
    all.addAll(List.of("--extensions", jar, "--extensions", formatJar));
    return CommandRun.of(all.toArray(String[]::new));
  }

  private void assertTold(CommandRun run) {
    String printed = run.out() + run.err();
    assertTrue(printed.contains("extension.failed"), printed);
    assertTrue(printed.contains("eport it to the author of the extension"), printed);
    assertFalse(printed.contains("this is an error in the program"), printed);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "read exception",
        "read stack",
        "read class",
        "write exception",
        "write stack",
        "write class",
        "check exception",
        "check stack",
        "check class",
      })
  void validateReportsAllOthers(String text) throws IOException {
    for (String jobs : List.of("1", "3")) {
      CommandRun run = run("validate", bad(text), good, "--jobs", jobs).exits(70);
      assertTold(run);
      assertTrue(run.out().contains("good.xml:1:"), run.out());
      assertTrue(run.out().contains("priority.range"), run.out());
      assertTrue(run.out().contains("2 files, 3 urls"), run.out());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"alternate exception", "alternate class"})
  void whatTheRulesOfSitesThrowCostsItsFile(String text) throws IOException {
    Path site = Files.createDirectory(directory.resolve("site"));
    for (Path file : List.of(bad(text), good)) {
      Files.move(file, site.resolve(file.getFileName()));
    }
    for (String jobs : List.of("1", "3")) {
      CommandRun run = run("validate", "-r", site, "--jobs", jobs).exits(70);
      assertTrue(run.out().contains("priority.range"), run.out());
      assertTrue(run.out().contains("eport it"), run.out() + run.err());
      assertFalse(run.err().contains("this is an error in the program"), run.err());
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"outdated exception"})
  void whatSaysWhenAValueGetsOldMayThrow(String text) throws IOException {
    Path set = directory.resolve("set");
    CommandRun run = run("publish", bad(text), good, "-o", set, "--base-url", BASE).exits(70);
    assertTrue(run.err().contains("good.xml"), run.err());
    assertTrue(run.err().contains("nothing was written"), run.err());
    assertEquals(List.of(), names(set, ""));
  }

  /** Returns where a value fails when documents are converted, and what is thrown there. */
  static List<String> readWriteAndFeed() {
    return Stream.of("read", "write", "feed")
        .flatMap(where -> Stream.of("exception", "stack", "class").map(what -> where + ' ' + what))
        .toList();
  }

  @ParameterizedTest
  @MethodSource("readWriteAndFeed")
  void convertCostsTheValueAndWritesAllOthers(String text) throws IOException {
    Path out = directory.resolve("out");
    CommandRun run = run("convert", bad(text), good, "--to", "csv", "-o", out + "/", "--jobs", "2");
    run.exits(70);
    assertTold(run);
    assertTrue(Files.readString(out.resolve("bad.csv")).contains("https://a.example/2"));
    assertTrue(Files.readString(out.resolve("good.csv")).contains("https://a.example/3"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"read exception", "read stack", "read class", "feed exception", "feed class"})
  void countCountsAllOthers(String text) throws IOException {
    CommandRun run = run("count", bad(text), good).exits(70);
    assertTold(run);
    assertTrue(run.out().contains("1 url "), run.out());
    assertTrue(run.out().contains("3 urls "), run.out());
  }

  /** Returns a set that was published before. */
  private Path published() throws IOException {
    Path set = directory.resolve("set");
    run("publish", old, "-o", set, "--base-url", BASE).exits(0);
    return set;
  }

  @ParameterizedTest
  @MethodSource("readWriteAndFeed")
  void setsStayAsTheyAre(String text) throws IOException {
    Path bad = bad(text);
    Path set = published();
    byte[] before = Files.readAllBytes(set.resolve("sitemap.xml"));
    List<Object[]> calls =
        List.of(
            new Object[] {"publish", bad, good, "-o", set, "--base-url", BASE},
            new Object[] {"update", set, "--add", bad},
            new Object[] {"merge", bad, good, "-o", directory.resolve("merged.xml")},
            new Object[] {"split", bad, good, "-o", directory.resolve("parts")});
    for (Object[] call : calls) {
      for (boolean accepted : List.of(false, true)) {
        List<Object> arguments = new ArrayList<>(List.of(call));
        if (accepted) {
          arguments.add("--accept-incomplete");
        }
        CommandRun run = run(arguments.toArray()).exits(70);
        assertTold(run);
        assertTrue(run.err().contains("nothing was written"), run.err());
      }
    }
    assertEquals(List.of("sitemap.xml"), names(set, "sitemap.xml"));
    assertTrue(Arrays.equals(before, Files.readAllBytes(set.resolve("sitemap.xml"))));
    assertFalse(Files.exists(directory.resolve("merged.xml")));
    assertEquals(List.of(), names(directory.resolve("parts"), ""));
  }

  private static List<String> names(Path folder, String beginning) throws IOException {
    if (!Files.isDirectory(folder)) {
      return List.of();
    }
    try (Stream<Path> files = Files.list(folder)) {
      return files
          .map(file -> String.valueOf(file.getFileName()))
          .filter(name -> name.startsWith(beginning) && !name.startsWith("."))
          .toList();
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"read exception", "read stack", "read class", "write exception", "write class"})
  void nothingIsSaidToHaveGoneOrCome(String text) throws IOException {
    CommandRun diff = run("diff", old, bad(text)).exits(70);
    assertTrue(diff.err().contains("nothing is compared"), diff.err());
    assertEquals("", diff.out());
    CommandRun look = run("look", bad(text), good, "--against", old).exits(70);
    assertFalse(look.out().contains("changes"), look.out());
    assertTrue(look.out().contains("2 files"), look.out());
  }

  @Test
  void tellTellsNothing() throws IOException {
    CommandRun run =
        run(
            "tell",
            bad("read class"),
            "--state",
            directory.resolve("state"),
            "--dry-run",
            "--key",
            "0123456789abcdef");
    assertTrue(run.exitCode() == 70, run.err());
    assertEquals("", run.out());
  }

  @ParameterizedTest
  @ValueSource(strings = {"bad", "bad at once"})
  void formatThatThrowsCostsItsFile(String text) throws IOException {
    Path bad = write("in.bad", text);
    for (String jobs : List.of("1", "2")) {
      CommandRun run = run("validate", bad, good, "--jobs", jobs).exits(70);
      assertTrue(run.out().contains("program.failed"), run.out());
      assertTrue(run.out().contains("/issues"), run.out());
      assertTrue(run.out().contains("priority.range"), run.out());
    }
    CommandRun count = run("count", bad, good).exits(70);
    assertTrue(count.err().contains("program.failed"), count.err());
    assertTrue(count.out().contains("1 url "), count.out());
    CommandRun look = run("look", bad, good).exits(70);
    assertTrue(look.out().contains("1 url "), look.out());
    Path out = directory.resolve("out");
    run("convert", bad, good, "--to", "csv", "-o", out + "/").exits(70);
    assertEquals(List.of("good.csv"), names(out, ""));
    run("publish", bad, good, "-o", out + "/set", "--base-url", BASE).exits(70);
    assertFalse(Files.exists(out.resolve("set").resolve("sitemap.xml")));
  }

  /** Each call has a document that is cut, which is reported although another one ends before. */
  @ParameterizedTest
  @ValueSource(strings = {"bad at once", "bad match"})
  void inputsAfterOneThatThrowsAreReadAndReported(String text) throws IOException {
    Path bad = write("in.bad", text);
    Path cut = write("cut.csv", "loc,lastmod\nhttps://a.example/4,yesterday\n");
    Path html = write("page.txt", "<html></html>");
    Path set = published();
    byte[] before = Files.readAllBytes(set.resolve("sitemap.xml"));
    List<Object[]> calls =
        List.of(
            new Object[] {"publish", bad, cut, html, "-o", set, "--base-url", BASE},
            new Object[] {"publish", bad, "-o", set, "--base-url", BASE, "--expect-rows", "9"},
            new Object[] {"update", set, "--add", bad, "--add", cut},
            new Object[] {"merge", cut, bad, html, "-o", directory.resolve("merged.xml")},
            new Object[] {"split", bad, cut, "-o", directory.resolve("parts")},
            new Object[] {"diff", bad, cut});
    for (Object[] call : calls) {
      CommandRun run = run(call).exits(70);
      String all = Arrays.toString(call);
      assertTrue(run.err().contains("in.bad"), run.err());
      assertTrue(run.err().contains("program.failed: error in this program"), run.err());
      assertEquals(all.contains("cut.csv"), run.err().contains("date.invalid"), run.err());
      assertEquals(all.contains("page.txt"), run.err().contains("doc.html"), run.err());
      String consequence = call[0].equals("diff") ? "nothing is compared" : "nothing was written";
      assertTrue(run.err().contains(consequence), run.err());
      assertEquals("", run.out());
    }
    assertTrue(Arrays.equals(before, Files.readAllBytes(set.resolve("sitemap.xml"))));
    assertFalse(Files.exists(directory.resolve("merged.xml")));
    assertEquals(List.of(), names(directory.resolve("parts"), ""));
  }

  @Test
  void sitemapsAfterOneThatThrowsAreReadAndReported() throws IOException {
    write("a.xml", "bad");
    sitemap("b.xml", "<url><loc>https://a.example/b</loc><lastmod>yesterday</lastmod></url>");
    Path index =
        write(
            "index.xml",
            "<sitemapindex xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><sitemap><loc>"
                + "https://a.example/a.xml</loc></sitemap><sitemap><loc>https://a.example/b.xml"
                + "</loc></sitemap></sitemapindex>");
    Path set = directory.resolve("set");
    CommandRun run = run("publish", index, "-o", set, "--base-url", BASE).exits(70);
    assertTrue(run.err().contains("a.xml"), run.err());
    assertTrue(run.err().contains("date.invalid"), run.err());
    assertTrue(run.err().contains("nothing was written"), run.err());
    assertEquals(List.of(), names(set, ""));
  }

  @Test
  void tooLittleMemoryEndsTheRun() throws IOException {
    CommandRun run = run("validate", bad("read memory"), good).exits(70);
    assertTrue(run.err().contains("out of memory"), run.err());
  }
}
