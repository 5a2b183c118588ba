package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class FeedOptionsTest {

  private static final String FEED =
      "<rss version='2.0'><channel><title>Paper</title><language>en</language>"
          + "<item><link>https://e.com/1</link><title>plain</title></item>"
          + "<item><link>https://e.com/2</link><title>odd</title></item>"
          + "<item><link>https://e.com/3</link><title>odd</title></item></channel></rss>";

  /** What the context said. */
  record Asked(String title) implements UrlExtension {}

  /** Says what it is told, where it is asked for. */
  static final class AskedExtension implements SitemapExtension<Asked>, FeedMapping<Asked> {
    @Override
    public Descriptor<Asked> descriptor() {
      return Descriptor.of(
              "asked", Asked.class, new ElementName("urn:example:asked", "asked", "asked"))
          .feed(this);
    }

    @Override
    public Asked read(ElementReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void write(Asked value, ElementWriter out) {
      out.text(value.title());
    }

    @Override
    public List<Asked> fromFeed(FeedItem item, FeedContext context) {
      if (!context.isWanted(descriptor().id())) {
        return List.of();
      }
      context.repeated(Code.warning("asked." + item.title()), "looked at");
      DocumentInfo feed = context.document();
      return List.of(new Asked(feed.title() + ' ' + feed.language() + ' ' + context.now()));
    }
  }

  private Context context =
      Context.of(Extensions.of(new AskedExtension())).withProblems(new Problems());

  private List<UrlEntry> read(FeedOptions options) {
    context = context.with(options);
    return Documents.read(new RssFormat(), FEED, context);
  }

  @Test
  void extensionsAreToldWhetherTheyAreAskedFor() {
    FeedOptions options = FeedOptions.DEFAULTS.withNow(Instant.EPOCH);
    assertEquals(List.of(), read(options).get(0).extensions(Asked.class));
    options = options.withExtensions(Set.of("asked"));
    assertEquals(
        List.of(new Asked("Paper en 1970-01-01T00:00:00Z")),
        read(options).get(0).extensions(Asked.class));
  }

  @Test
  void titleAndLanguageCanBeGiven() {
    FeedOptions options = FeedOptions.DEFAULTS.withTitle("Times").withLanguage("de");
    context = context.with(options);
    DocumentInfo document = Documents.info(new RssFormat(), FEED, context);
    assertEquals("Times", document.title());
    assertEquals("de", document.language());
    options = options.withExtensions(Set.of("asked")).withNow(Instant.EPOCH);
    assertEquals(
        List.of(new Asked("Times de 1970-01-01T00:00:00Z")),
        read(options).get(0).extensions(Asked.class));
  }

  @Test
  void problemsOfManyItemsAreToldOnceWithTheirCount() {
    read(FeedOptions.DEFAULTS.withExtensions(Set.of("asked")));
    List<String> told =
        context.problems().first().stream()
            .filter(problem -> problem.code().startsWith("asked."))
            .map(Problem::toString)
            .toList();
    assertEquals(
        List.of(
            "in: warning: asked.plain: 1 item looked at\n  https://e.com/1",
            "in: warning: asked.odd: 2 items looked at\n  https://e.com/2"),
        told);
  }
}
