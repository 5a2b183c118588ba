package io.github.sitemaptoolkit.converters.llms;

import io.github.sitemaptoolkit.converters.internal.feed.text.PageName;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/** Writes an llms.txt: the pages of the root first, then a section for each directory. */
final class LlmsWriter extends SinkWriter<UrlEntry> {

  private final DocumentInfo document;
  private final Losses losses;
  private final LinkSections sections = new LinkSections();
  private @Nullable String first;

  LlmsWriter(Sink sink, DocumentInfo document, Context context) {
    super(sink, context);
    this.document = document;
    this.losses = new Losses("llms", sink.name());
    losses.addDetailIfPresent("language of the feed", document.language());
    losses.addDetailIfPresent("link of the feed", document.link());
    losses.markup(document, context.extensions()::nameOf);
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    String loc = entry.loc();
    ItemMetadata metadata = ItemMetadata.of(entry);
    String title = metadata == null || metadata.title() == null ? null : metadata.title().strip();
    String notes = metadata == null ? null : metadata.summary();
    var link =
        new MarkdownLink(
            title == null || title.isEmpty() ? PageName.of(loc) : title,
            loc,
            notes == null ? "" : notes.strip());
    String line = link.line();
    MarkdownLink back = MarkdownLink.of(line);
    if (back == null || !back.url().equals(loc)) {
      var reporter = new Reporter(context.problems(), sink.name());
      reporter.entry(loc);
      reporter.missing(
          UrlCodes.INNER_WHITESPACE,
          "the url contains a character that a link in Markdown cannot contain; the entry is left"
              + " out");
      return false;
    }
    WrittenUrls.check(loc, context, sink.name());
    first = first == null ? loc : first;
    sections.add(section(loc), line);
    countLosses(entry);
    return true;
  }

  /** Returns the first directory of a url; empty if the page is in none. */
  private static String section(String url) {
    int path = UrlParts.path(url);
    int end = UrlParts.pathEnd(url);
    int slash = path < 0 || path >= end ? -1 : url.indexOf('/', path + 1);
    return slash < 0 || slash >= end - 1 ? LinkSections.ROOT : url.substring(path + 1, slash);
  }

  private void countLosses(UrlEntry entry) {
    losses.entry(entry.loc());
    losses.addIfPresent("lastmod", entry.lastmod());
    losses.addDetailIfPresent("changefreq", entry.changefreq());
    losses.addDetailIfPresent("priority", entry.priority());
    List<Node<?>> nodes = new ArrayList<>(entry.nodes());
    nodes.removeIf(node -> node.value() instanceof ItemMetadata);
    losses.nodes(nodes, context.extensions()::nameOf);
    losses.unknown(entry.unknown());
  }

  @Override
  public void finish() throws IOException {
    losses.reportTo(context.problems());
    String link = first == null ? "" : first;
    print("# " + PageName.ofFeed(document.title(), link).replaceAll("\\s+", " ").strip());
    String section = null;
    ItemStream<LinkSections.Line> lines = sections.lines();
    for (LinkSections.Line line = lines.next(); line != null; line = lines.next()) {
      if (!line.section().equals(section)) {
        section = line.section();
        begin(section);
      }
      line.writeTo(sink.stream());
    }
  }

  private void begin(String section) throws IOException {
    print("");
    if (!section.equals(LinkSections.ROOT)) {
      print("## " + name(section));
      print("");
    }
  }

  @Override
  public void close() throws IOException {
    try (sections) {
      super.close();
    }
  }

  private static String name(String directory) {
    String name = PageName.of("https://x.example/" + directory);
    return name.substring(0, 1).toUpperCase(Locale.ROOT) + name.substring(1);
  }

  private void print(String line) throws IOException {
    sink.stream().write((line + '\n').getBytes(StandardCharsets.UTF_8));
  }
}
