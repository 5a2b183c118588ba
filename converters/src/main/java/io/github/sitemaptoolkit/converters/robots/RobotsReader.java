package io.github.sitemaptoolkit.converters.robots;

import io.github.sitemaptoolkit.converters.internal.LinePlaces;
import io.github.sitemaptoolkit.converters.internal.Lines;
import io.github.sitemaptoolkit.converters.internal.TextCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.format.SourceReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.value.RobotsLine;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads the sitemaps or the schema maps that a robots.txt names, line by line. */
final class RobotsReader extends SourceReader<IndexEntry> {

  private static final int LONGEST_LINE = 8192;

  /** The number of urls that are remembered to find duplicates; bounded to bound memory. */
  private static final int MOST_REMEMBERED = 10_000;

  private final boolean schemamaps;
  private final boolean checked; // by the rules of the format, too
  private final DocumentUrls urls;
  private final Lines lines;
  private final LinePlaces places;
  private final Set<String> seen = new HashSet<>();
  private final Reporter reporter;
  private boolean found;

  /**
   * Creates a reader.
   *
   * @param schemamaps whether to read the schema maps, not the sitemaps
   */
  RobotsReader(Source source, Context context, boolean schemamaps) {
    super(source, DocumentInfo.Kind.ROBOTS, context);
    this.schemamaps = schemamaps;
    this.checked = !schemamaps && context.options(FormatChecks.OFF) == FormatChecks.ON;
    this.urls = new DocumentUrls(context.base(), true);
    this.lines = Lines.of(source, LONGEST_LINE, context);
    this.places = new LinePlaces(lines, source, context, "sitemap");
    this.reporter = new Reporter(context.problems(), source.name());
  }

  @Override
  protected @Nullable IndexEntry next() throws IOException {
    while (lines.next()) {
      String text = lines.text(context());
      RobotsLine line = RobotsLine.parse(text == null ? lines.bytes() : text);
      if (checked && (line.isSchemamap() || line.isLicense())) {
        checkOther(line, text);
      }
      if (schemamaps ? line.isSchemamap() : line.isSitemap()) {
        found = true;
        at(text == null || lines.tooLong() ? places.whole() : value(line, text));
        reporter.at(location());
        reporter.entry(null);
        String url = url(line, text);
        if (url != null) {
          places.begin(location());
          if (lines.guessed()) {
            reporter.entry(url);
            reporter.report(TextCodes.ENCODING, Lines.GUESSED);
          }
          return IndexEntry.of(url);
        }
      }
    }
    if (!found) {
      reporter.report(
          RobotsCodes.SITEMAP_MISSING,
          schemamaps ? "no line names a schema map" : "no line names a sitemap");
    }
    return null;
  }

  /** Checks a line that names a schema map or a license. */
  private void checkOther(RobotsLine line, @Nullable String text) {
    String url = line.value();
    boolean whole = UrlJudge.isWeb(url);
    Location at = text == null ? places.whole() : value(line, text);
    reporter.entry(null);
    if (line.isLicense() && whole) {
      String message = "the content of the site is under the license " + Problem.quoted(url);
      reporter.report(RobotsCodes.LICENSE, at, null, message);
    } else if (line.isLicense()) {
      reporter.report(RobotsCodes.LICENSE_RELATIVE, at, null, relative("license", url));
    } else if (!whole) {
      reporter.report(RobotsCodes.SCHEMAMAP_RELATIVE, at, null, relative("schema map", url));
    }
  }

  /** Returns where the value of a line is; where the key is, if it has none. */
  private Location value(RobotsLine line, String text) {
    return line.value().isEmpty()
        ? places.of(text, line.key())
        : places.of(text, line.value(), text.indexOf(line.key()) + line.key().length());
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

  /** Returns the url of a line; null if there is none, or it cannot be used. */
  private @Nullable String url(RobotsLine line, @Nullable String text) {
    String url = line.value();
    if (lines.tooLong()) {
      leftOut(TextCodes.LINE_TOO_LONG, "the line is longer than " + LONGEST_LINE + " bytes");
      return null;
    } else if (text == null) {
      leftOut(TextCodes.ENCODING, "the line is not UTF-8");
      return null;
    } else if (url.chars().anyMatch(c -> Character.isWhitespace(c) || c < 0x20)) {
      leftOut(UrlCodes.INNER_WHITESPACE, "the url contains white space or a control character");
      return null;
    }
    reporter.entry(url);
    if (!line.isWellWritten()) {
      String message = "the line is read as if it began with Sitemap:";
      reporter.report(RobotsCodes.SITEMAP_TYPO, places.of(text, line.key()), null, message);
    }
    if (url.isEmpty()) {
      reporter.entry(null);
      reporter.report(EntryCodes.LOC_MISSING, "the line has no url");
      return null;
    }
    if (seen.size() < MOST_REMEMBERED ? !seen.add(url) : seen.contains(url)) {
      String message = "it is listed twice; it is read once";
      reporter.report(EntryCodes.CHILD_DUPLICATE, message);
      return null;
    }
    if (line.cut()) {
      String message = "the text after # is a comment in a robots.txt, not a part of the url";
      reporter.report(UrlCodes.FRAGMENT, message);
    }
    return urls.page(url, location(), null, reporter);
  }

  private static String relative(String what, String url) {
    return url.isEmpty()
        ? "the line names no " + what
        : "the " + what + ' ' + Problem.quoted(url) + " is not an absolute http or https url";
  }

  private void leftOut(Code code, String message) {
    reporter.missing(code, () -> message + "; it is left out");
  }
}
