package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.sitemap.Credit;
import com.acme.sitemap.CreditExtension;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** An extension that no production line knows of goes through everything. */
class AcmeTest extends ExtensionContract<Credit> {

  @TempDir Path directory;

  @Override
  protected SitemapExtension<Credit> extension() {
    return new CreditExtension();
  }

  @Override
  protected List<Credit> examples() {
    return List.of(
        new Credit("photo", "Jo", List.of("Gold", "Silver")),
        new Credit(null, null, List.of()),
        new Credit("text", "", List.of("", "Gold", "")));
  }

  private List<String> convert(Path from, Path to) throws IOException {
    Context context = Context.load().withProblems(new Problems());
    Formats formats = Formats.load();
    try (Source source = Source.open(from);
        Sink sink = Sink.open(to)) {
      new Conversion(formats.detect(source), formats.forName(to.toString()).orElseThrow(), context)
          .convert(source, sink);
    }
    return context.problems().first().stream().map(Problem::message).toList();
  }

  @Test
  void creditsOfAFeedsItemAreReadByTheirOwnCodec() throws IOException {
    Path feed =
        Files.writeString(
            directory.resolve("feed.rss"),
            """
            <rss version="2.0" xmlns:c="https://acme.example/ns/credit"><channel><title>T</title>
            <item><link>https://a.example/1</link><author>mail@a.example (Ada)</author>
            <c:credit role="text"><c:name>Jo</c:name><c:award>Gold</c:award></c:credit></item>
            </channel></rss>
            """);
    Path sitemap = directory.resolve("sitemap.xml");
    convert(feed, sitemap);
    try (var entries = Sitemaps.read(sitemap)) {
      UrlEntry entry = entries.read();
      assertEquals(
          List.of(new Credit("text", "Jo", List.of("Gold"))), entry.extensions(Credit.class));
    }
  }

  @Test
  void authorsOfAFeedsItemBecomeCredits() throws IOException {
    Path sitemap = directory.resolve("sitemap.xml");
    convert(Path.of("..", "..", "examples", "blog.rss"), sitemap);
    try (var entries = Sitemaps.read(sitemap)) {
      assertEquals(
          List.of(new Credit("author", "Ada Berg", List.of())),
          entries.read().extensions(Credit.class));
    }
    assertTrue(Files.readString(sitemap).contains("xmlns:acme="));
  }

  @Test
  void listDropsCreditsAndSaysSo() throws IOException {
    Path sitemap = directory.resolve("sitemap.xml");
    Sitemaps.write(
        sitemap,
        List.of(
            UrlEntry.builder("https://a.example/")
                .add(new Credit("photo", "Jo", List.of()))
                .build()));
    assertEquals(
        List.of("txt: dropped 1 acme:credit"), convert(sitemap, directory.resolve("urls.txt")));
  }
}
