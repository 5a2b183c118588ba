package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.Target;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.converters.Rewrite;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.link.Link;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Output;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.Publication;
import io.github.sitemaptoolkit.publisher.Publisher;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.profile.Profile;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a program prints, or a debugger shows, of the values that it meets. */
class ShownValuesTest {

  private static final Pattern INTERNALS =
      Pattern.compile("@[0-9a-f]{5,}|\\binternal\\b|\\$|unknown=|parts=\\[\\]|told=");

  private static final Path VIDEOS = Path.of("..", "..", "examples", "videos.rss");

  private static final UrlEntry PAGE =
      UrlEntry.builder("https://example.com/")
          .lastmod("2026-11-21")
          .addAll(List.of(Image.of("https://example.com/1.jpg")))
          .build();

  @TempDir Path directory;

  @Test
  void entryShowsWhatItHas() {
    assertEquals(
        "UrlEntry[loc=https://example.com/, lastmod=2026-11-21, "
            + "Image[loc=https://example.com/1.jpg, caption=null, geoLocation=null, title=null,"
            + " license=null]]",
        PAGE.toString());
    assertEquals(
        "builder of UrlEntry[loc=https://example.com/]",
        UrlEntry.builder("https://example.com/").toString());
  }

  @Test
  void nothingShowsInternals() throws IOException {
    List<Object> shown = new ArrayList<>(values());
    shown.addAll(settings());
    shown.addAll(results());
    for (Object value : shown) {
      String text = value.toString();
      assertFalse(INTERNALS.matcher(text).find(), value.getClass() + ": " + text);
    }
  }

  private static List<Object> values() {
    return List.of(
        PAGE,
        PAGE.toBuilder(),
        PAGE.lastmodValue(),
        Node.of(Link.alternate("de", "https://example.com/de")),
        Video.builder(),
        News.builder().title("A"),
        IndexEntry.of("https://example.com/1.xml"),
        IndexEntry.builder("https://example.com/1.xml"));
  }

  private List<Object> settings() throws IOException {
    Context context =
        Context.load()
            .withProblems(new Problems())
            .withBase("https://example.com/")
            .with(Output.of("csv"));
    SitemapFormat csv = context.formats().find("csv").orElseThrow();
    Validator validator = Validator.of(Profile.GOOGLE);
    return List.of(
        context,
        context.formats(),
        context.extensions(),
        context.extensions().registrations(),
        context.limits(),
        csv,
        Target.of(directory.resolve("a.csv")),
        Target.of(System.out),
        new Conversion(csv, csv, context),
        Rewrite.NONE.with("https://a.example/", "https://b.example/"),
        Selection.ALL.include("*news*").exclude("*?print=*"),
        Publisher.to(directory).baseUrl("https://example.com/"),
        Grouping.section(1),
        PartLimits.DEFAULT,
        validator,
        validator.table(),
        Profile.GOOGLE);
  }

  private List<Object> results() throws IOException {
    List<Object> results = new ArrayList<>();
    try (var reader = Sitemaps.read(VIDEOS);
        var writer = Sitemaps.writer(directory.resolve("a.xml"))) {
      results.addAll(List.of(reader, reader.document(), reader.location(), reader.problems()));
      results.add(writer);
    }
    try (var source = Source.open(VIDEOS);
        var sink = Sink.open(directory.resolve("b.xml"))) {
      results.addAll(List.of(source, source.head(), sink));
    }
    Problems converted = Sitemaps.convert(VIDEOS, directory.resolve("videos.xml"));
    results.add(converted);
    for (Loss loss : converted.losses()) {
      results.add(loss);
    }
    for (Problem finding : Validator.of(Profile.GOOGLE).check(directory.resolve("videos.xml"))) {
      results.add(finding);
    }
    Publication done =
        Publisher.to(directory.resolve("set"))
            .baseUrl("https://example.com/")
            .publish(List.of(PAGE));
    results.addAll(List.of(done, done.parts()));
    return results;
  }
}
