package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.feed.AtomFormat;
import io.github.sitemaptoolkit.converters.feed.RssFormat;
import io.github.sitemaptoolkit.converters.internal.feed.write.RomeAtom;
import io.github.sitemaptoolkit.converters.internal.feed.write.RomeRss;
import io.github.sitemaptoolkit.converters.internal.feed.write.RomeWriter;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.FeedMapping;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.feed.FeedContext;
import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Feeds have the bytes that Rome's generators give them, and the same problems and losses are
 * reported. {@code -Dfeeds.documents=DIRECTORY} compares documents of one's own.
 */
class FeedBytesTest {

  private static final int ROUNDS = 500;

  private static final Extensions EXTENSIONS = Extensions.load();
  private static final DocumentInfo INFO = DocumentInfo.of(DocumentInfo.Kind.URLSET);

  /** An item that an entry becomes, as it is. */
  record Shown(FeedItem item) implements UrlExtension {}

  /**
   * An extension that says all that an item can hold, and fails where it says so.
   *
   * @param prefix the prefix of its element
   */
  record ShownExtension(String prefix) implements SitemapExtension<Shown>, FeedMapping<Shown> {

    @Override
    public Descriptor<Shown> descriptor() {
      return Descriptor.of(
              "shown", Shown.class, new ElementName("urn:example:shown", "shown", prefix))
          .feed(this);
    }

    @Override
    public Shown read(ElementReader in) {
      throw new UnsupportedOperationException();
    }

    @Override
    public void write(Shown value, ElementWriter out) {
      out.element("type", value.item().type());
      if ("1 & 2".equals(value.item().type())) {
        throw new IllegalStateException("not this type");
      }
    }

    @Override
    public boolean toFeed(Shown value, UrlEntry owner, FeedItem.Builder out, FeedContext context) {
      FeedItem item = value.item();
      if ("cats".equals(item.type())) {
        throw new IllegalStateException("not cats");
      }
      out.title(item.title()).summary(item.summary()).published(item.published());
      out.authors(item.authors()).categories(item.categories()).media(item.media());
      out.alternates(item.alternates()).valid(item.valid()).type(item.type());
      return item.title() != null;
    }
  }

  /** What a writer makes, and reports. */
  record Written(String feed, List<String> problems, Map<String, Long> counts, List<Loss> losses) {}

  /** A format, and Rome's way to write it. */
  enum Kind {
    RSS(new RssFormat()) {
      @Override
      RomeWriter rome(Sink sink, DocumentInfo info, Context context, boolean lossless)
          throws IOException {
        return new RomeWriter(sink, info, context, "rss", lossless, RomeRss::new);
      }
    },
    ATOM(new AtomFormat()) {
      @Override
      RomeWriter rome(Sink sink, DocumentInfo info, Context context, boolean lossless)
          throws IOException {
        return new RomeWriter(sink, info, context, "atom", lossless, RomeAtom::new);
      }
    };

    private final SitemapFormat format;

    Kind(SitemapFormat format) {
      this.format = format;
    }

    abstract RomeWriter rome(Sink sink, DocumentInfo info, Context context, boolean lossless)
        throws IOException;
  }

  private static void assertSame(
      DocumentInfo info, List<UrlEntry> entries, Context context, FeedOptions options) {
    for (Kind kind : Kind.values()) {
      for (boolean lossless : List.of(false, true)) {
        FeedOptions all = options.withLossless(lossless);
        DocumentInfo described = all.describe(info);
        Written rome =
            write(entries, context, (sink, own) -> kind.rome(sink, described, own, lossless));
        Written written =
            write(entries, context.with(all), (sink, own) -> kind.format.writer(sink, info, own));
        assertEquals(rome, written, () -> kind + (lossless ? ", lossless: " : ": ") + entries);
      }
    }
  }

  /** Opens a writer. */
  interface Writers {
    EntryWriter<UrlEntry> open(Sink sink, Context context) throws IOException;
  }

  private static Written write(List<UrlEntry> entries, Context context, Writers writers) {
    var bytes = new ByteArrayOutputStream();
    List<String> all = new ArrayList<>();
    var problems = new Problems(problem -> all.add(text(problem)));
    Context own = context.withProblems(problems);
    try (Sink sink = Sink.of(bytes, "out", false);
        EntryWriter<UrlEntry> out = writers.open(sink, own)) {
      for (UrlEntry entry : entries) {
        all.add("written: " + out.write(entry));
      }
      out.finish();
      sink.commit();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return new Written(
        bytes.toString(StandardCharsets.UTF_8), all, problems.counts(), problems.losses());
  }

  private static String text(Problem problem) {
    return problem + " " + problem.location() + ' ' + problem.path() + ' ' + problem.missing();
  }

  static Stream<Path> documents() throws IOException {
    List<Path> directories = new ArrayList<>();
    directories.add(Path.of("..", "..", "corpus"));
    directories.add(Path.of("..", "..", "examples"));
    String own = System.getProperty("feeds.documents");
    if (own != null) {
      directories.add(Path.of(own));
    }
    List<Path> documents = new ArrayList<>();
    for (Path directory : directories) {
      try (Stream<Path> files = Files.walk(directory)) {
        files.filter(Files::isRegularFile).forEach(documents::add);
      }
    }
    return documents.stream();
  }

  @Test
  void documentsAreWrittenAsByRome() throws IOException {
    int compared = 0;
    for (Path file : documents().toList()) {
      compared += compared(file) ? 1 : 0;
    }
    assertTrue(compared > 200, compared + " documents");
  }

  private static boolean compared(Path file) throws IOException {
    for (boolean metadata : List.of(false, true)) {
      FeedOptions reading = FeedOptions.DEFAULTS.withMetadata(metadata);
      Context context = Context.load().with(reading.withExtensions(Set.of("news")));
      List<UrlEntry> entries = new ArrayList<>();
      DocumentInfo info;
      try (EntryReader<UrlEntry> in = Sitemaps.read(file, context)) {
        info = in.document();
        in.forEach(entries::add);
      } catch (SitemapException e) {
        return false; // not a document, or none of entries
      }
      assertSame(info, entries, context, FeedOptions.DEFAULTS);
    }
    return true;
  }

  @Test
  void randomEntriesAreWrittenAsByRome() {
    var random = new RandomEntries(EXTENSIONS, 20261126);
    for (int i = 0; i < ROUNDS; i++) {
      assertSame(INFO, random.next(4), Context.of(EXTENSIONS), FeedOptions.DEFAULTS);
    }
  }

  @Test
  void usualEntriesAreWrittenAsByRome() {
    var random = new FeedableEntries(20261126);
    for (int i = 0; i < ROUNDS; i++) {
      List<UrlEntry> entries = List.of(random.next(), random.next(), random.next());
      assertSame(INFO, entries, Context.of(EXTENSIONS), FeedOptions.DEFAULTS);
    }
  }

  /** Prefixes that feeds use may belong to an extension, which changes what is declared where. */
  @ParameterizedTest
  @ValueSource(strings = {"shown", "media", "atom", "dc", "dcterms"})
  void itemsWithAllPropertiesAreWrittenAsByRome(String prefix) {
    Context context = Context.of(Extensions.of(new ShownExtension(prefix)));
    var random = new RandomItems(20261126);
    for (int i = 0; i < ROUNDS; i++) {
      List<UrlEntry> entries = new ArrayList<>();
      for (int k = 0; k < 3; k++) {
        entries.add(entry(random));
      }
      FeedOptions options =
          FeedOptions.DEFAULTS
              .withTitle(random.maybe(random::text))
              .withLink(random.maybe(random::text))
              .withLanguage(random.maybe(random::text));
      assertSame(INFO, entries, context, options);
    }
  }

  private static UrlEntry entry(RandomItems random) {
    UrlEntry.Builder entry = UrlEntry.builder(random.url());
    entry.lastmod(random.maybe(random::date)).priority(random.maybe(() -> "0.5"));
    FeedItem shown = random.maybe(random::next);
    if (shown != null) {
      entry.add(new Shown(shown));
    }
    FeedItem metadata = random.maybe(random::next);
    if (metadata != null) {
      entry.add(ItemMetadata.of(metadata));
    }
    return entry.build();
  }

  @Test
  void feedsWithoutItemsAreWrittenAsByRome() {
    for (String text : List.of("", " ", "T & <b>", "\u0001", "https://example.com/")) {
      FeedOptions options = FeedOptions.DEFAULTS.withTitle(text).withLink(text).withLanguage(text);
      assertSame(INFO, List.of(), Context.of(EXTENSIONS), options);
    }
    assertSame(INFO, List.of(), Context.of(EXTENSIONS), FeedOptions.DEFAULTS);
  }

  /** Once the beginning is written, its namespaces are known, and others are declared later. */
  @Test
  void feedsThatAreNotHeldBackAreWrittenAsByRome() {
    Context context = Context.of(Extensions.of(new ShownExtension("shown")));
    List<UrlEntry> entries = new ArrayList<>();
    for (int i = 0; i < 8000; i++) {
      entries.add(UrlEntry.builder("https://example.com/" + i).lastmod("2024").build());
    }
    var random = new RandomItems(815);
    for (int i = 0; i < 4000; i++) {
      entries.add(entry(random));
    }
    assertSame(INFO, entries, context, FeedOptions.DEFAULTS);
  }
}
