package io.github.sitemaptoolkit.publisher;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Merger.Keep;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A context that was given no problems does not hide that the input is incomplete. */
class IncompleteInputTest {

  private static final String ONE_WITHOUT_URL =
      """
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">
        <url><priority>1</priority></url>
        <url><loc>https://example.com/2</loc></url>
      </urlset>
      """;

  @TempDir Path directory;

  private final Context context = Context.of(Extensions.of());

  private static Source input() throws IOException {
    var bytes = new ByteArrayInputStream(ONE_WITHOUT_URL.getBytes(StandardCharsets.UTF_8));
    return Source.of(bytes, "input.xml");
  }

  private Publisher publisher() {
    return Publisher.to(directory).baseUrl("https://example.com/").context(context);
  }

  private void assertNothingPublished() {
    assertFalse(Files.exists(directory.resolve("sitemap.xml")));
  }

  @Test
  void aReaderTellsThePublisher() throws IOException {
    Publisher publisher = publisher();
    try (var entries = Sitemaps.read(input(), context)) {
      var e = assertThrows(SitemapException.class, () -> publisher.publish(entries));
      assertEquals("input.incomplete", e.problem().code());
    }
    assertEquals(1, publisher.problems().count("loc.missing"));
    assertTrue(publisher.problems().first().get(0).toString().startsWith("input.xml:2:"));
    assertNothingPublished();
  }

  @Test
  void aSetThatIsReadTellsThePublisher() throws IOException {
    Publisher publisher = publisher();
    try (Source source = input()) {
      var set = new SitemapSet(context);
      var e =
          assertThrows(SitemapException.class, () -> publisher.publish(to -> set.read(source, to)));
      assertEquals("input.incomplete", e.problem().code());
    }
    assertEquals(1, publisher.problems().count("loc.missing"));
    assertNothingPublished();
  }

  @Test
  void whatOneRunLacksIsNotMissedInTheNext() throws IOException {
    Publisher publisher = publisher();
    try (var entries = Sitemaps.read(input(), context)) {
      assertThrows(SitemapException.class, () -> publisher.publish(entries));
    }
    assertEquals(1, publisher.publish(List.of(UrlEntry.of("https://example.com/"))).urls());
  }

  @Test
  void readingASetReturnsItsProblems() throws IOException {
    try (Source source = input()) {
      assertEquals(1, new SitemapSet(context).read(source, (entry, at) -> {}).missing());
    }
    Path file = Files.writeString(directory.resolve("in.xml"), ONE_WITHOUT_URL);
    assertEquals(1, SitemapSet.read(file, context, entry -> {}).missing());
  }

  @Test
  void aMergerMustBeAbleToKnow() throws IOException {
    var e = assertThrows(IllegalStateException.class, () -> new Merger(Keep.NEWEST, context));
    assertTrue(e.getMessage().contains("withProblems(new Problems())"), e.getMessage());
    Context told = context.withProblems(new Problems());
    try (var merger = new Merger(Keep.NEWEST, told);
        var entries = Sitemaps.read(input(), told)) {
      entries.forEach(entry -> merger.add(entry, 0, null));
      assertThrows(SitemapException.class, merger::entries);
    }
  }
}
