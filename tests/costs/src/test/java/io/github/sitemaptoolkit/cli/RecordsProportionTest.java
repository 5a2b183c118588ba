package io.github.sitemaptoolkit.cli;

import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assertions.fail;

import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.costs.Cost;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/**
 * What commands keep in files and directories costs in proportion to its length: a run with four
 * times as much of it may take a few times as long, and as much memory, as one with the rest.
 */
class RecordsProportionTest {

  private static final int SCALE = Integer.getInteger("robustness.scale", 1) >= 64 ? 16 : 1;
  private static final int GROWTH = 4;
  private static final double MOST_TIMES = 9; // 4 in proportion, 16 by its square
  private static final double MOST_MEMORY = 6;
  private static final double NOISE = 40; // milliseconds in which nothing can be seen
  private static final double SMALL = 4; // megabytes that any run may need
  private static final int ATTEMPTS = 4;

  @TempDir private Path directory;

  /** What there is more of, with the runs whose cost is looked at. */
  enum Kind {
    /** The manifest, the journal and the index of a set. */
    FILES_OF_A_SET(200) {
      @Override
      void prepare(Path at, int count) throws IOException {
        urls(at, count, i -> "https://example.com/" + i);
        run(0, "publish", at + "/urls.txt", "-o", at + "/set", "--max-urls", "1", BASE);
      }

      @Override
      void use(Path at) {
        run(0, "publish", at + "/urls.txt", "-o", at + "/set", "--max-urls", "1", BASE);
        run(0, "verify", at + "/set");
      }
    },
    /** Links of pages to all others, each in a language of its own. */
    LINKS_TO_LANGUAGES(1600) {
      @Override
      void prepare(Path at, int count) throws IOException {
        int pages = (int) Math.sqrt(count);
        var text =
            new StringBuilder("<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'")
                .append(" xmlns:x='http://www.w3.org/1999/xhtml'>");
        for (int i = 0; i < pages; i++) {
          text.append("<url><loc>https://example.com/").append(i).append("</loc>");
          for (int j = 0; j < pages; j++) {
            text.append("<x:link rel='alternate' hreflang='x-").append(j);
            text.append("' href='https://example.com/").append(j).append("'/>");
          }
          text.append("</url>\n");
        }
        Files.createDirectories(at);
        Files.writeString(at.resolve("set.xml"), text.append("</urlset>"));
      }

      @Override
      void use(Path at) {
        run(-1, "look", at + "/set.xml");
        run(-1, "validate", at + "/set.xml");
      }
    },
    /** The urls of two versions, of which half are new. */
    URLS_OF_VERSIONS(2000) {
      @Override
      void prepare(Path at, int count) throws IOException {
        urls(at, count, i -> "https://example.com/" + i);
        Files.move(at.resolve("urls.txt"), at.resolve("old.txt"));
        urls(at, count, i -> "https://example.com/" + (i + count / 2));
      }

      @Override
      void use(Path at) {
        run(-1, "diff", at + "/old.txt", at + "/urls.txt");
        run(0, "merge", at + "/old.txt", at + "/urls.txt", "-o", at + "/all.xml");
        run(0, "count", at + "/old.txt", at + "/urls.txt");
      }
    },
    /** Findings that were accepted. */
    LINES_OF_A_BASELINE(1000) {
      @Override
      void prepare(Path at, int count) throws IOException {
        urls(at, count, i -> "https://example.com/[" + i);
        use(at);
      }

      @Override
      void use(Path at) {
        String baseline = at + "/baseline";
        run(-1, "validate", at + "/urls.txt", "--baseline", baseline, "--update-baseline");
        run(-1, "validate", at + "/urls.txt", "--baseline", baseline);
      }
    },
    /** The hosts that search engines are told of, each with a key of its own. */
    SITES_TO_TELL(500) {
      @Override
      void prepare(Path at, int count) throws IOException {
        urls(at, count, i -> "https://www" + i + ".example/");
      }

      @Override
      void use(Path at) {
        String state = at + "/state";
        run(-1, "tell", at + "/urls.txt", "--state", state, "--dry-run", "--key", KEY, ALL, "all");
      }
    },
    /** HTML files, with translations that name each other. */
    PAGES_OF_A_FOLDER(100) {
      @Override
      void prepare(Path at, int count) throws IOException {
        for (int i = 0; i < count; i++) {
          String name = (i % 2 == 0 ? "en/" : "de/") + i / 2 + ".html";
          Path file = at.resolve("pages").resolve(name);
          Files.createDirectories(file.getParent());
          Files.writeString(
              file,
              """
              <!doctype html><html lang="en"><head><title>A page</title>
              <link rel="alternate" hreflang="de" href="https://example.com/de/%1$d.html">
              <link rel="alternate" hreflang="en" href="https://example.com/en/%1$d.html">
              </head><body><img src="/%1$d.jpg" alt=""></body></html>
              """
                  .formatted(i / 2));
        }
      }

      @Override
      void use(Path at) {
        String base = "https://example.com/";
        String pages = at + "/pages";
        run(0, "convert", pages, "--from", "html", "--base", base, "--to", "xml", "--jobs", "1");
      }
    };

    private static final String BASE = "--base-url=https://example.com/";
    private static final String KEY = "0123456789abcdef";
    private static final String ALL = "--first";

    private final int count;

    Kind(int count) {
      this.count = count;
    }

    abstract void prepare(Path at, int count) throws IOException;

    abstract void use(Path at);

    private static void urls(Path at, int count, IntFunction<String> url) throws IOException {
      Files.createDirectories(at);
      String lines = IntStream.range(0, count).mapToObj(url).collect(Collectors.joining("\n"));
      Files.writeString(at.resolve("urls.txt"), lines + '\n');
    }

    /** Runs the command; -1 stands for 0 or 1: there may be findings. */
    private static void run(int expected, String... line) {
      var err = new ByteArrayOutputStream();
      int code =
          Main.run(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              err,
              Terminal.NONE,
              line);
      assertTrue(
          code == expected || (expected < 0 && code <= 1),
          () -> String.join(" ", line) + ": " + code + ' ' + err.toString(StandardCharsets.UTF_8));
    }
  }

  @ParameterizedTest
  @EnumSource
  void costsAreInProportion(Kind kind) throws IOException {
    Path one = directory.resolve("one");
    Path four = directory.resolve("four");
    kind.prepare(one, kind.count * SCALE);
    kind.prepare(four, kind.count * SCALE * GROWTH);
    kind.use(one); // loads classes
    var seen = new StringBuilder();
    for (int attempt = 0; attempt < ATTEMPTS; attempt++) {
      Cost small = Cost.of(() -> kind.use(one));
      Cost large = Cost.of(() -> kind.use(four));
      if (SCALE > 1) {
        System.out.println(kind + ": " + small + "; " + large);
      }
      if (large.millis() <= NOISE + MOST_TIMES * small.millis()
          && large.megabytes() <= SMALL + MOST_MEMORY * small.megabytes()) {
        return;
      }
      seen.append("; ").append(small).append(" for one, ").append(large).append(" for four");
    }
    fail(kind + seen.toString());
  }
}
