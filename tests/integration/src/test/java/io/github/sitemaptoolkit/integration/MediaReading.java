package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.video.Video;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * What the readers of the toolkit make of a case of the corpus of pictures: a document with its
 * markup is made and read.
 *
 * @param media the addresses of the pictures and films that the page has
 * @param reasons why something is left out
 * @param told how many problems say that something is left out
 */
record MediaReading(Set<String> media, Set<String> reasons, long told) {

  /** What a page says of itself, and so of its only video, which is not written without it. */
  private static final String WORDS = "<title>A</title><meta name='description' content='A'>";

  private static final String NAMESPACES =
      " xmlns:content='http://purl.org/rss/1.0/modules/content/'"
          + " xmlns:media='http://search.yahoo.com/mrss/'"
          + " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
          + " xmlns:podcast='https://podcastindex.org/namespace/1.0'";

  /** Reads a case. */
  static MediaReading of(MediaCase one) throws IOException {
    return switch (one.where()) {
      case "content" ->
          rss(one, "<content:encoded><![CDATA[" + one.markup() + "]]></content:encoded>");
      case "rss" -> rss(one, one.markup());
      case "atom" ->
          read(
              "<feed xmlns='http://www.w3.org/2005/Atom'><title>T</title><id>u:f</id>"
                  + "<updated>2026-01-01T00:00:00Z</updated><entry><title>A</title><id>u:1</id>"
                  + "<updated>2026-01-01T00:00:00Z</updated><link href='"
                  + one.page()
                  + "'/>"
                  + one.markup()
                  + "</entry></feed>",
              "in.atom");
      case "jsonfeed" ->
          read(
              "{\"version\": \"https://jsonfeed.org/version/1.1\", \"title\": \"T\", \"items\": ["
                  + "{\"id\": \"1\", \"url\": \""
                  + one.page()
                  + "\", "
                  + one.markup()
                  + "}]}",
              "in.json");
      case "table" ->
          read("Page,Title,Image URL\n" + one.page() + ",A,\"" + one.markup() + "\"\n", "in.csv");
      case "head" -> page(one, "<head>" + WORDS + one.markup() + "</head><body>a</body>");
      default -> page(one, "<head>" + WORDS + "</head><body>" + one.markup() + "</body>");
    };
  }

  private static MediaReading rss(MediaCase one, String markup) throws IOException {
    return read(
        "<rss version='2.0'"
            + NAMESPACES
            + "><channel><title>T</title><link>"
            + one.page()
            + "</link><description>d</description><item><title>A</title><link>"
            + one.page()
            + "</link>"
            + markup
            + "</item></channel></rss>",
        "in.rss");
  }

  private static MediaReading page(MediaCase one, String html) throws IOException {
    String whole = "<!doctype html><html lang='en'>" + html + "</html>";
    Problems problems = new Problems();
    PageOptions pages = PageOptions.DEFAULTS.withLastmod(List.of()); // git is not asked
    Context context = Context.load().withBase(one.page()).withProblems(problems).with(pages);
    try (Source source = source(whole, "in.html");
        EntryReader<UrlEntry> in = new HtmlFormat().reader(source, context)) {
      return of(in, problems);
    }
  }

  private static MediaReading read(String document, String name) throws IOException {
    Problems problems = new Problems();
    try (EntryReader<UrlEntry> in =
        Sitemaps.read(source(document, name), Context.load().withProblems(problems))) {
      return of(in, problems);
    }
  }

  private static Source source(String document, String name) throws IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    return Source.of(new ByteArrayInputStream(bytes), name);
  }

  private static MediaReading of(EntryReader<UrlEntry> in, Problems problems) throws IOException {
    Set<String> media = new TreeSet<>();
    for (UrlEntry entry = in.read(); entry != null; entry = in.read()) {
      for (Image image : entry.extensions(Image.class)) {
        add(image.loc(), media);
      }
      for (Video video : entry.extensions(Video.class)) {
        add(video.thumbnailLoc(), media);
        add(video.contentLoc(), media);
        add(video.playerLoc() == null ? null : video.playerLoc().url(), media);
      }
    }
    Set<String> reasons = new TreeSet<>();
    for (Loss loss : problems.losses()) {
      for (Omission reason : Omission.values()) {
        if (reason.isMedia() && reason.kind().equals(loss.kind())) {
          reasons.add(reason.name().toLowerCase(Locale.ROOT).replace('_', '-'));
        }
      }
    }
    long invalid = problems.count("url.invalid") + problems.count("url.template");
    if (invalid + problems.count("csv.no-value") > 0) {
      reasons.add("no-address");
    }
    return new MediaReading(media, reasons, problems.count("media.left-out"));
  }

  private static void add(@Nullable String url, Set<String> media) {
    if (url != null) {
      media.add(url);
    }
  }

  /** Returns whether the picture or film in question is one of the page. */
  boolean keeps(MediaCase one) {
    return one.address().isEmpty() ? !media.isEmpty() : media.contains(one.address());
  }

  /** Returns the verdict of the readers: {@link MediaCase#REAL}, or the reasons. */
  String verdict(MediaCase one) {
    if (keeps(one)) {
      return MediaCase.REAL;
    }
    return reasons.contains(one.verdict()) ? one.verdict() : String.join(" ", reasons);
  }
}
