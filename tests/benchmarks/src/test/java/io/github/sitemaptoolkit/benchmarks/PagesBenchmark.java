package io.github.sitemaptoolkit.benchmarks;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jsoup.Jsoup;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.TearDown;
import org.openjdk.jmh.infra.Blackhole;

/** A folder of pages, read to entries. */
@State(Scope.Benchmark)
public class PagesBenchmark {

  private static final String SITE = "https://www.example.com/";

  /** What is read. */
  @Param("PAGES")
  public Documents document;

  private final Context context = Context.load();
  private final List<Path> files = new ArrayList<>();
  private Path folder = Path.of(".");

  /** Makes the folder. */
  @Setup
  public void make() throws IOException {
    folder = Files.createTempDirectory("pages");
    String[] pages =
        new String(document.bytes(), UTF_8).split("" + OtherDocuments.BETWEEN_PAGES, -1);
    for (int i = 0; i < pages.length; i++) {
      Path file = folder.resolve(OtherDocuments.pagePath(i));
      Files.createDirectories(file.getParent());
      Files.writeString(file, pages[i]);
      files.add(file);
    }
  }

  /** Deletes it. */
  @TearDown
  public void delete() throws IOException {
    for (Path file : files) {
      Files.delete(file);
      file.getParent().toFile().delete();
    }
    Files.delete(folder);
  }

  /** The toolkit. */
  @Benchmark
  public void toolkit(Blackhole hole) throws IOException {
    int count = 0;
    Context fresh = context.withBase(SITE).withProblems(new Problems());
    try (Source source = Source.ofDirectory(folder);
        EntryReader<UrlEntry> in = new HtmlFormat().reader(source, fresh)) {
      for (UrlEntry entry = in.read(); entry != null; entry = in.read()) {
        hole.consume(entry);
        count++;
      }
    }
    if (count != document.urls()) {
      throw new IllegalStateException(count + " urls of " + document.urls());
    }
  }

  /** jsoup, which reads each page to a tree. */
  @Benchmark
  public void jsoup(Blackhole hole) throws IOException {
    for (int i = 0; i < files.size(); i++) {
      byte[] page = Files.readAllBytes(files.get(i));
      hole.consume(Jsoup.parse(new String(page, UTF_8), SITE + OtherDocuments.pagePath(i)));
    }
  }
}
