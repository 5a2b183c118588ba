package io.github.sitemaptoolkit.converters.internal;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlText;
import java.io.IOException;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reads a text list, line by line. */
public final class TxtReader extends SourceReader<UrlEntry> {

  /** The maximum length of a line in bytes: four times that of a url. */
  public static final int LONGEST_LINE = 8192;

  /** The message about a last line without an end. */
  public static final String UNENDED =
      "the last line has no line end, unlike all others; its url may be cut";

  private static final int FEW = 2; // lines, which prove nothing

  private final Lines lines;
  private final LinePlaces places;
  private final Supplier<String> hint; // of the encoding
  private final DocumentUrls urls;
  private final Reporter reporter;
  private final boolean checked; // by the rules of the format, too
  private @Nullable Location blank; // the first blank line, until it is reported
  private long blanks;

  /**
   * Opens a list.
   *
   * @param rows how serious it is that its lines might be rows of a table; null if they are not
   */
  public TxtReader(Source source, Context context, @Nullable Severity rows) {
    super(source, DocumentInfo.Kind.LIST, context);
    this.urls = new DocumentUrls(context.base());
    this.reporter = new Reporter(context.problems(), source.name());
    this.hint = TextInput.hint(source, context, false);
    this.checked = context.options(FormatChecks.OFF) == FormatChecks.ON;
    if (rows != null) {
      reporter.report(
          TextCodes.WHOLE_LINES.withSeverity(rows),
          "each line is read as one url, although its commas, semicolons, tabs or bars might separate"
              + " cells; --input-delimiter reads a table");
    }
    this.lines = Lines.of(source, LONGEST_LINE, context);
    this.places = new LinePlaces(lines, source, context, "url");
  }

  @Override
  protected @Nullable UrlEntry next() throws IOException {
    while (lines.next()) {
      String url = url();
      if (url != null) {
        places.begin(location());
        return UrlEntry.of(url);
      }
    }
    reportBlank();
    return null;
  }

  /** Reports blank lines, with the place of the first. */
  private void reportBlank() {
    Location first = blank;
    if (checked && first != null) {
      blank = null;
      reporter.entry(null);
      reporter.report(
          TextCodes.BLANK_LINE,
          first,
          null,
          () -> "the line is blank" + (blanks == 1 ? "" : "; " + blanks + " lines are"));
    }
  }

  @Override
  protected RuntimeException failure(IOException e) {
    return Source.failure(e, place(lines.number(), 0));
  }

  /** Returns the url of the current line; null if there is none, or it cannot be used. */
  private @Nullable String url() {
    reporter.entry(null);
    if (lines.tooLong()) {
      here(places.whole());
      reporter.missing(
          TextCodes.LINE_TOO_LONG,
          () -> "the line is longer than " + LONGEST_LINE + " bytes; it is left out");
      return null;
    }
    String text = lines.text(context());
    if (text == null) {
      here(places.whole());
      reporter.missing(
          TextCodes.ENCODING,
          () ->
              "the line is not " + TextInput.expected(context()) + "; it is left out" + hint.get());
      return null;
    }
    String line = Padding.ofUrl(text);
    here(places.of(text, line));
    if (line.isEmpty()) {
      blank = blanks++ == 0 ? location() : blank;
      return null;
    }
    if (line.startsWith("#")) {
      reporter.report(TextCodes.COMMENT, "a url list cannot have comments; the line is ignored");
      return null;
    }
    if (UrlText.isTemplate(line)) {
      urls.page(line, location(), null, reporter); // reports it, whatever else is in the line
      return null;
    }
    int tab = line.indexOf('\t');
    String url = tab < 0 ? line : Padding.ofUrl(line.substring(0, tab));
    if (!UrlParts.isHttp(url) && !isResolvable(url)) {
      reporter.missing(
          TextCodes.NOT_URL,
          () -> Problem.quoted(line) + " is not an absolute http or https url; it is left out");
      return null;
    }
    if (!isWord(url)) {
      reporter.missing(
          TextCodes.EXTRA_TEXT.asValueOnly(),
          () ->
              "the line contains more than a single url; it is left out: " + Problem.quoted(line));
      return null;
    } else if (tab >= 0) { // a url has no tabs, but a table has them between columns
      String rest = line.substring(tab + 1);
      reporter.report(
          TextCodes.EXTRA_TEXT,
          places.of(text, Padding.strip(rest), text.indexOf('\t', url.length())),
          null,
          rest.contains("://"),
          () -> "only the text before the tab is read, not " + Problem.quoted(rest));
      here(places.of(text, url));
    }
    if (lines.guessed()) {
      reporter.missing(
          TextCodes.ENCODING,
          () ->
              "the url "
                  + Problem.quoted(url)
                  + " is not UTF-8, so it is not sure what it is; it is left out"
                  + hint.get());
      return null;
    }
    reporter.entry(url);
    if (lines.unended() && lines.number() > FEW) {
      reporter.report(DocumentCodes.UNENDED, UNENDED);
    }
    if (Padding.isUnusual(text)) {
      reporter.report(EntryCodes.LOC_PADDING, Padding.MESSAGE);
    }
    return urls.page(url, location(), null, reporter);
  }

  private void here(Location place) {
    at(place);
    reporter.at(place);
  }

  @Override
  public Places places() {
    Places known = places.places();
    return known == null ? super.places() : known;
  }

  private boolean isResolvable(String url) {
    return context().base() != null && UrlText.reference(url) == UrlText.Reference.RELATIVE;
  }

  /** Returns whether a text is one url: other spaces than those of ASCII are letters of urls. */
  private static boolean isWord(String text) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c <= ' ' || (Character.isSpaceChar(c) && UrlParts.isHttp(text.substring(i + 1)))) {
        return false;
      }
    }
    return true;
  }
}
