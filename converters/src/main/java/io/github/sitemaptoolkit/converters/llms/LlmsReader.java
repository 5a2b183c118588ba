package io.github.sitemaptoolkit.converters.llms;

import io.github.sitemaptoolkit.converters.internal.LinePlaces;
import io.github.sitemaptoolkit.converters.internal.Lines;
import io.github.sitemaptoolkit.converters.internal.TextCodes;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.feed.ItemMetadata;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the links of an llms.txt. Everything else is text for its readers. */
final class LlmsReader extends SourceReader<UrlEntry> {

  private static final int LONGEST_LINE = 32 * 1024;

  private final Lines lines;
  private final LinePlaces places;
  private final DocumentUrls urls;
  private final Reporter reporter;
  private final boolean metadata;
  private final DocumentInfo document;
  private @Nullable String ahead; // the first line with text, if it is no title

  LlmsReader(Source source, Context context) throws IOException {
    super(source, DocumentInfo.Kind.LIST, context);
    this.urls = new DocumentUrls(context.base());
    this.reporter = new Reporter(context.problems(), source.name());
    this.metadata = context.options(FeedOptions.DEFAULTS).metadata();
    this.lines = Lines.of(source, LONGEST_LINE, context);
    this.places = new LinePlaces(lines, source, context, "url");
    this.document = readTitle();
  }

  private DocumentInfo readTitle() throws IOException {
    DocumentInfo none = DocumentInfo.of(DocumentInfo.Kind.LIST);
    while (lines.next()) {
      String line = text();
      if (line != null && line.startsWith("# ")) {
        return none.withTitle(line.substring(2).strip());
      } else if (line != null && !line.isBlank()) {
        ahead = line;
        return none;
      }
    }
    return none;
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    while (ahead != null || lines.next()) {
      at(place(lines.number(), 1));
      reporter.at(location());
      reporter.entry(null);
      String line = ahead == null ? text() : ahead;
      ahead = null;
      MarkdownLink link = line == null ? null : MarkdownLink.of(line);
      if (line != null && link != null) {
        at(places.of(line, link.url(), line.indexOf("](")));
        reporter.at(location());
        reporter.entry(link.url());
        String loc = urls.page(link.url(), location(), null, reporter);
        if (loc != null) {
          places.begin(location());
          return entry(loc, link);
        }
      }
    }
    return null;
  }

  private UrlEntry entry(String loc, MarkdownLink link) {
    UrlEntry.Builder entry = UrlEntry.builder(loc);
    if (metadata) {
      String notes = link.notes().isEmpty() ? null : link.notes();
      entry.add(new ItemMetadata(link.text(), notes, null, List.of(), List.of()));
    }
    return entry.build();
  }

  /** Returns the current line; null if it is too long or not UTF-8, which is reported. */
  private @Nullable String text() {
    if (lines.tooLong()) {
      reporter.missing(
          TextCodes.LINE_TOO_LONG,
          places.whole(),
          null,
          "the line is longer than " + LONGEST_LINE + " bytes; it is left out");
      return null;
    }
    String text = lines.text(context());
    if (text == null) {
      reporter.missing(
          TextCodes.ENCODING, places.whole(), null, "the line is not UTF-8; it is left out");
    }
    return text;
  }

  @Override
  public Places places() {
    Places known = places.places();
    return known == null ? super.places() : known;
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(lines.number(), 0));
  }
}
