package io.github.sitemaptoolkit.converters;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What sites serve in other formats than sitemap XML, or under the name of another one, and what is
 * read of it. The directory of a document is the id of its format. Beside it stands a file that
 * names the urls in their order, each with its date and its images, the codes of the problems
 * sorted, and the code of what ends the reading, if anything does. Losses are no problems here.
 */
class LenienceTest {

  private static final String EXPECTED = ".expected";

  private final Context context =
      Context.of(Extensions.of(new ImageExtension())).withProblems(new Problems());

  static Stream<Path> documents() throws IOException, URISyntaxException {
    Path directory = Path.of(LenienceTest.class.getResource("/lenience").toURI());
    try (Stream<Path> files = Files.walk(directory)) {
      return files
          .filter(Files::isRegularFile)
          .filter(LenienceTest::isDocument)
          .sorted()
          .toList()
          .stream();
    }
  }

  private static boolean isDocument(Path file) {
    return !file.toString().endsWith(EXPECTED);
  }

  private static Path expected(Path document) {
    String name = String.valueOf(document.getFileName());
    return document.resolveSibling(name.substring(0, name.lastIndexOf('.')) + EXPECTED);
  }

  @ParameterizedTest
  @MethodSource("documents")
  void whatIsReadIsWhatIsExpected(Path document) throws IOException {
    List<String> said = new ArrayList<>();
    String end = null;
    try (Source source = Source.open(document)) {
      SitemapFormat format = Formats.load().detect(source);
      assertEquals(document.getParent().getFileName().toString(), format.id());
      read(format, source, said);
    } catch (SitemapException e) {
      end = e.problem().code();
    }
    List<Problem> problems =
        context.problems().first().stream()
            .filter(problem -> !problem.code().equals(Loss.CODE))
            .toList();
    problems.stream().map(problem -> "code " + problem.code()).sorted().forEach(said::add);
    if (end != null) {
      said.add("end " + end);
    }
    assertEquals(
        Files.readString(expected(document)), String.join("\n", said) + "\n", problems::toString);
  }

  private void read(SitemapFormat format, Source source, List<String> said) throws IOException {
    if (format.holdsIndex(source.head())) {
      try (EntryReader<IndexEntry> in = format.indexReader(source, context)) {
        in.forEach(entry -> said.add("url " + entry.loc()));
      }
      return;
    }
    try (EntryReader<UrlEntry> in = format.reader(source, context)) {
      for (UrlEntry entry : in) {
        said.add("url " + entry.loc() + (entry.lastmod() == null ? "" : " " + entry.lastmod()));
        entry.extensions(Image.class).forEach(image -> said.add("image " + image.loc()));
      }
    }
  }

  @Test
  void theCorpusIsWhole() throws IOException, URISyntaxException {
    List<Path> all = documents().toList();
    assertTrue(all.size() >= 130, () -> "documents: " + all.size());
    assertEquals(all.size(), all.stream().map(LenienceTest::expected).distinct().count());
  }
}
