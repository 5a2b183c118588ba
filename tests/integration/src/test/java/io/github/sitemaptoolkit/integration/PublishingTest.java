package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.acme.sitemap.Credit;
import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.SitemapSet;
import io.github.sitemaptoolkit.publisher.SplitWriter;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.testkit.RandomEntries;
import io.github.sitemaptoolkit.url.Reach;
import io.github.sitemaptoolkit.validator.check.EntryCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Sets of sitemaps with all extensions. */
class PublishingTest {

  private static final String BASE = "https://example.com/";

  private static final News NEWS =
      News.builder()
          .publication("The Daily", "en")
          .publicationDate("2026-11-21")
          .title("Title")
          .build();

  @TempDir Path directory;

  private final Context context = Context.load().withProblems(new Problems());

  private Publication publish(Path target, Stream<UrlEntry> entries) throws IOException {
    return Publisher.to(target)
        .baseUrl(BASE)
        .limits(PartLimits.DEFAULT.withUrls(20))
        .context(context)
        .publish(entries);
  }

  private static List<UrlEntry> sorted(List<UrlEntry> entries) {
    return entries.stream().sorted(Comparator.comparing(UrlEntry::loc)).toList();
  }

  /** What values are left out for, or written otherwise. */
  private static final Set<String> NOT_PUBLISHED =
      Stream.concat(
              Reach.mediaCodes().stream(), Stream.of("date.invalid", "date.impossible", "*-format"))
          .collect(Collectors.toSet());

  @Test
  void everythingThatADocumentSaysIsPublished() throws IOException {
    var random = new RandomEntries(context.extensions(), 5);
    var check = new EntryCheck(context, NOT_PUBLISHED::contains);
    List<UrlEntry> made = new ArrayList<>();
    for (int i = 0; i < 200; i++) {
      UrlEntry any = random.next();
      made.add(
          any.toBuilder()
              .nodes(any.nodes().stream().filter(it -> isPublished(it, check)).toList())
              .loc(BASE + "p/" + i)
              .lastmod("2026-11-" + (10 + i % 20))
              .changefreq(i % 2 == 0 ? "daily" : null) // what is none is not published
              .priority(i % 3 == 0 ? "0.5" : null)
              .build());
    }
    // Sets come from documents: layout may already be text where elements hold text and markup.
    Path input = directory.resolve("input.xml");
    Sitemaps.write(input, made);
    List<UrlEntry> entries = new ArrayList<>();
    SitemapSet.read(input, Context.load().withProblems(new Problems()), entries::add);
    Publication done = publish(directory, entries.stream());
    assertTrue(done.parts().size() > 10);
    List<UrlEntry> back = new ArrayList<>();
    SitemapSet.read(
        directory.resolve("sitemap.xml"), Context.load().withProblems(new Problems()), back::add);
    assertEquals(sorted(entries), sorted(back));
    assertEquals(List.of(), publish(directory, back.stream()).written());
    assertEquals(
        List.of(),
        Publisher.to(directory).context(context).update(Stream.of(), Stream.of()).written());
    assertEquals(0, context.problems().missing());
  }

  /** News need a date; those of chance have none. Other values may be none, too. */
  private static boolean isPublished(Node<?> node, EntryCheck check) {
    UrlEntry alone = UrlEntry.builder(BASE).add(node).build();
    return !(node.value() instanceof News) && check.check(alone, null).isEmpty();
  }

  @Test
  void aThousandNewsStandInOneFile() throws IOException {
    for (int count : new int[] {1_000, 1_001}) {
      try (var out = SplitWriter.open(directory, PartLimits.DEFAULT, false, context)) {
        IntStream.range(0, count).forEach(i -> write(out, i));
        out.finish();
        List<Long> urls = out.parts().stream().map(Part::urls).toList();
        assertEquals(count == 1_000 ? List.of(1_000L) : List.of(1_000L, 1L), urls);
      }
    }
    try (var entries = Sitemaps.read(directory.resolve("sitemap-1.xml")).stream()) {
      assertEquals(1_000, entries.filter(entry -> entry.extension(News.class).isPresent()).count());
    }
  }

  private static void write(SplitWriter out, int number) {
    try {
      out.write(UrlEntry.builder(BASE + number).add(NEWS).build());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  @Test
  void anExtensionThatNobodyKnowsIsPublished() throws IOException {
    var credit = new Credit("photo", "Jo", List.of("Gold"));
    publish(
        directory,
        IntStream.range(0, 50).mapToObj(i -> UrlEntry.builder(BASE + i).add(credit).build()));
    List<Credit> credits = new ArrayList<>();
    SitemapSet.read(
        directory.resolve("sitemap.xml"),
        context,
        entry -> credits.addAll(entry.extensions(Credit.class)));
    assertEquals(50, credits.size());
    assertEquals(credit, credits.get(49));
    assertTrue(Files.readString(directory.resolve("sitemap-00.xml")).contains(" xmlns:acme=\""));
  }
}
