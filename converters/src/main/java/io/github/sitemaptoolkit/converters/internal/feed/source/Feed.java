package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.carrier.ExtensionReader;
import io.github.sitemaptoolkit.converters.internal.DateCodes;
import io.github.sitemaptoolkit.converters.internal.FeedDates;
import io.github.sitemaptoolkit.converters.internal.FeedDates.Fault;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.DocumentUrls;
import org.jspecify.annotations.Nullable;

/**
 * A feed that is being read, and what all that read parts of it need.
 *
 * @param cursor where the reading is
 * @param context the extensions that are known
 * @param log where problems and losses go
 * @param links makes urls absolute
 * @param settings what is asked for
 */
public record Feed(
    ScopedCursor cursor, Context context, FeedLog log, Links links, FeedReadSettings settings) {

  /** Returns a reader for the elements of extensions. */
  public ExtensionReader extensionReader() {
    var urls = new DocumentUrls(context.base());
    return new ExtensionReader(cursor, context.extensions(), name -> name, urls, log);
  }

  /** Returns an attribute of the start tag stood on as an absolute url, or null. */
  public @Nullable String url(String attribute) {
    return links.url(cursor.attribute(attribute), cursor.base(), cursor.location());
  }

  /** Returns an attribute of the start tag stood on as the url of a page, or null. */
  public @Nullable String page(String attribute) {
    return links.page(cursor.attribute(attribute), cursor.base(), cursor.location());
  }

  /** Reads the text of the element stood on as an absolute address; null if it is empty. */
  public @Nullable String readAddress() {
    String base = cursor.base();
    Location at = cursor.location();
    String text = cursor.readText();
    return isWhole(text, at) ? links.address(text, base, at) : null;
  }

  /** Returns whether a url that was just read is the one that was meant; else reports it. */
  private boolean isWhole(String text, Location at) {
    if (cursor.textIsDamaged()) {
      log.missing(
          XmlCodes.INVALID_CHAR,
          at,
          null,
          () -> "the url " + Problem.quoted(text) + " holds what cannot be read; it is left out");
    }
    return !cursor.textIsDamaged();
  }

  /** Reads the text of an identifier, which may be a url; null if it is empty or damaged. */
  public @Nullable String readIdentifier() {
    Location at = cursor.location();
    String text = PlainText.orNull(links.withoutPadding(cursor.readText(), at));
    return text == null || isWhole(text, at) ? text : null;
  }

  /** Returns an attribute of the start tag stood on as an identifier; null if it is empty. */
  public @Nullable String identifier(String namespace, String attribute) {
    String value = cursor.attribute(namespace, attribute);
    return value == null ? null : PlainText.orNull(links.withoutPadding(value, cursor.location()));
  }

  /** Reads the text of the element stood on as the url of a page; null if it is none. */
  public @Nullable String readPage() {
    String base = cursor.base();
    Location at = cursor.location();
    String text = cursor.readText();
    return isWhole(text, at) ? links.page(text, base, at) : null;
  }

  /** Reads the text of the element stood on, without white space around it; null if empty. */
  public @Nullable String readText() {
    return PlainText.orNull(XmlText.trim(cursor.readText()));
  }

  /** Reads the text of the element stood on as a W3C date time; null if it is none or empty. */
  public @Nullable String readDate() {
    String name = cursor.name();
    Location at = cursor.location();
    String text = cursor.readText();
    return text.isBlank() ? null : date(text, name, at);
  }

  /** Passes over an element of an entry that stands behind another entry in it. */
  public void skipMisplaced(String entry) {
    log.missing(
        XmlCodes.MISPLACED_TAG,
        cursor.location(),
        null,
        () ->
            "<"
                + cursor.name()
                + "> stands in <"
                + entry
                + "> behind another one in it; it is left out");
    cursor.skip();
  }

  /** Returns a date in a W3C form, or null if it is none, with a problem. */
  public @Nullable String date(String text, String name, Location at) {
    FeedDates.Result result = FeedDates.parse(text);
    Fault fault = result.fault();
    if (fault != null) {
      String quoted = name + ' ' + Problem.quoted(text.strip()) + ' ';
      switch (fault) {
        case NO_ZONE ->
            log.report(
                DateCodes.NO_ZONE,
                at,
                null,
                () -> quoted + "has no time zone that means one offset; only its day is kept");
        case IMPOSSIBLE ->
            log.missing(
                DateCodes.IMPOSSIBLE,
                at,
                null,
                () -> quoted + "names a day or time that does not exist; it is left out");
        case UNKNOWN ->
            log.missing(
                name.equals("pubDate") ? FeedCodes.PUBDATE : DateCodes.INVALID,
                at,
                null,
                () -> quoted + "is not a date that can be understood; it is left out");
      }
    }
    return result.date();
  }
}
