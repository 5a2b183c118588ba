package io.github.sitemaptoolkit.converters.txt;

import io.github.sitemaptoolkit.converters.internal.Lines;
import io.github.sitemaptoolkit.converters.internal.WebUrls;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlText;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reads a text list, line by line. */
final class TxtReader implements EntryReader<UrlEntry> {

  /** The longest line, in bytes: four times what a url may have. */
  static final int LONGEST_LINE = 8192;

  private final Source source;
  private final Context context;
  private final Lines lines;
  private final DocumentUrls urls;
  private Location location;
  private @Nullable String loc; // as written

  TxtReader(Source source, Context context) {
    this.source = source;
    this.context = context;
    this.urls = new DocumentUrls(context.base());
    this.location = Location.of(source.name());
    this.lines = Lines.of(source, LONGEST_LINE, context);
  }

  @Override
  public @Nullable UrlEntry read() {
    try {
      while (lines.next()) {
        location = new Location(source.name(), lines.number(), 1);
        String url = url();
        if (url != null) {
          return UrlEntry.of(url);
        }
      }
      return null;
    } catch (IOException e) {
      throw Source.failure(e, new Location(source.name(), lines.number(), 0));
    }
  }

  /** Returns the url of the current line, or null where there is none. */
  private @Nullable String url() {
    if (lines.tooLong()) {
      report(
          "txt.line-too-long",
          "the line is longer than " + LONGEST_LINE + " bytes; it is left out",
          true);
      return null;
    }
    loc = null;
    String text = lines.text(context);
    if (text == null) {
      report("txt.encoding", "the line is not UTF-8; it is left out", true);
      return null;
    }
    String line = Padding.strip(text);
    if (line.isEmpty()) {
      return null;
    }
    if (line.startsWith("#")) {
      report("txt.comment", "a text list has no comments; the line is passed over", false);
      return null;
    }
    if (UrlText.isTemplate(line)) {
      urls.page(line, this::reportUrl); // whatever else is in it
      return null;
    }
    if (!WebUrls.isAbsolute(line) && !isResolvable(line)) {
      report(
          "txt.not-url",
          Problem.quoted(line) + " is not an absolute http or https url; it is left out",
          true);
      return null;
    }
    int tab = line.indexOf('\t');
    String url = tab < 0 ? line : Padding.strip(line.substring(0, tab));
    if (!isWord(url)) {
      report(
          "txt.extra-text",
          "the line holds more than one url without spaces; it is left out: "
              + Problem.quoted(line),
          true);
      return null;
    } else if (tab >= 0) { // no url holds one: it parts the columns of a table
      String rest = line.substring(tab + 1);
      report(
          "txt.extra-text",
          "only what stands before the tab is read, not " + Problem.quoted(rest),
          rest.contains("://"));
    }
    if (lines.guessed()) {
      report("txt.encoding", Lines.GUESSED, false);
    }
    if (Padding.isUnusual(text)) {
      context
          .problems()
          .report(
              new Problem(
                  Severity.WARNING, Padding.CODE, Padding.MESSAGE, location, null, url, false));
    }
    loc = url;
    return urls.page(url, this::reportUrl);
  }

  private boolean isResolvable(String line) {
    return context.base() != null && UrlText.reference(line) == UrlText.Reference.RELATIVE;
  }

  private void reportUrl(Severity severity, String code, String message, boolean missing) {
    context.problems().report(new Problem(severity, code, message, location, null, loc, missing));
  }

  private static boolean isWord(String text) {
    return text.chars().noneMatch(c -> c < 0x20 || Character.isWhitespace(c));
  }

  private void report(String code, String message, boolean missing) {
    context
        .problems()
        .report(new Problem(Severity.ERROR, code, message, location, null, null, missing));
  }

  @Override
  public DocumentInfo document() {
    return DocumentInfo.of(DocumentInfo.Kind.LIST);
  }

  @Override
  public Location location() {
    return location;
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public void close() throws IOException {
    source.close();
  }
}
