package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A feed that is being read: the objects that all readers of its parts share.
 *
 * @param cursor the current position
 * @param context provides the extensions
 * @param log receives problems and losses
 * @param links makes urls absolute
 * @param options the options of the caller
 */
public record Feed(
    ScopedCursor cursor, Context context, FeedLog log, Links links, FeedOptions options) {

  private static final String XML = "http://www.w3.org/XML/1998/namespace";
  private static final String PUB_DATE = "pubDate";

  /** Returns a reader for the elements of extensions. */
  public ExtensionReader extensionReader() {
    var urls = new DocumentUrls(context.base());
    return new ExtensionReader(cursor, context.extensions(), name -> name, urls, log);
  }

  /** Returns which media of contents are wanted. */
  public ContentMedia contentMedia() {
    return contentMedia(context);
  }

  /** Returns which media of contents are wanted in a context. */
  public static ContentMedia contentMedia(Context context) {
    return context.options(FeedOptions.DEFAULTS).contentMedia();
  }

  /** Begins with the item whose start tag is current; returns its places, null if not wanted. */
  public @Nullable ItemPlaces beginItem() {
    log.beginItem();
    TextPlaces places = cursor.places();
    if (places == null) {
      return null;
    }
    ItemPlaces item = log.keepPlaces(cursor.tag());
    places.begin(item);
    return item;
  }

  /**
   * Notes that an item ends, whose end tag is current.
   *
   * @param places its places; null if they are not wanted
   */
  public void endItem(@Nullable ItemPlaces places) {
    if (places != null) {
      Location end = cursor.tag();
      places.values().endLater(() -> end);
    }
  }

  /**
   * Returns the place of the text or attribute that was read last.
   *
   * @param otherwise the place to return if it is blank, or places are not wanted
   */
  public Location place(Location otherwise) {
    TextPlaces places = cursor.places();
    return places == null ? otherwise : places.place(otherwise);
  }

  /**
   * Returns the place of a part of the text that was read last.
   *
   * @param otherwise the place to return if it is empty, or places are not wanted
   */
  Location place(String part, Location otherwise) {
    TextPlaces places = cursor.places();
    return places == null ? otherwise : places.place(part, otherwise);
  }

  /** Returns a value, and notes that the text or attribute that was read last became it. */
  public @Nullable String became(@Nullable String value) {
    TextPlaces places = cursor.places();
    if (places != null && value != null) {
      places.became(value);
    }
    return value;
  }

  /** Returns the language that the current start tag itself states; null if it states none. */
  public @Nullable String ownLanguage() {
    return PlainText.orNull(cursor.attribute(XML, "lang"));
  }

  /** Returns an attribute of the current start tag as an absolute url, or null. */
  public @Nullable String url(String attribute) {
    String written = cursor.attribute(attribute);
    return became(links.url(written, cursor.base(), place(cursor.tag())));
  }

  /** Returns an attribute of the current start tag as the url of a page, or null. */
  public @Nullable String page(String attribute) {
    String written = cursor.attribute(attribute);
    return became(links.page(written, cursor.base(), place(cursor.tag())));
  }

  /** Reads the text of the current element as an absolute address; null if it is empty. */
  public @Nullable String readAddress() {
    String base = cursor.base();
    Location tag = cursor.tag();
    String text = cursor.readText();
    Location at = placeOfUrl(text, tag);
    return isWhole(text, at) ? became(links.address(text, base, at)) : null;
  }

  private Location placeOfUrl(String text, Location tag) {
    return cursor.places() == null ? tag : place(Padding.ofUrl(text), tag);
  }

  /** Returns whether a url was read completely; reports it if not. */
  private boolean isWhole(String text, Location at) {
    if (cursor.textIsDamaged()) {
      log.missing(
          XmlCodes.INVALID_CHAR.asValueOnly(),
          at,
          null,
          () ->
              "the url "
                  + Problem.quoted(text)
                  + " contains text that cannot be read; it is left out");
    }
    return !cursor.textIsDamaged();
  }

  /** Reads the text of an identifier, which may be a url; null if it is empty or damaged. */
  public @Nullable String readIdentifier() {
    Location tag = cursor.tag();
    String written = cursor.readText();
    Location at = placeOfUrl(written, tag);
    String text = PlainText.orNull(links.withoutPadding(written, at));
    return text == null || isWhole(text, at) ? became(text) : null;
  }

  /** Returns an attribute of the current start tag as an identifier; null if it is empty. */
  public @Nullable String identifier(String namespace, String attribute) {
    String value = cursor.attribute(namespace, attribute);
    return value == null
        ? null
        : became(PlainText.orNull(links.withoutPadding(value, place(cursor.tag()))));
  }

  /** Reads the text of the current element as the url of a page; null if it is not one. */
  public @Nullable String readPage() {
    String base = cursor.base();
    Location tag = cursor.tag();
    String text = cursor.readText();
    Location at = placeOfUrl(text, tag);
    return isWhole(text, at) ? became(links.page(text, base, at)) : null;
  }

  /**
   * Reads the text of the current element as absolute urls of pictures or other files, separated by
   * commas. A comma that no http or https url follows is a part of its url.
   */
  public List<String> readUrls() {
    String base = cursor.base();
    Location tag = cursor.tag();
    String text = cursor.readText();
    List<String> urls = new ArrayList<>(1);
    if (!isWhole(text, placeOfUrl(text, tag))) {
      return urls;
    }
    for (int from = 0; from < text.length(); ) {
      int end = endOfUrl(text, from);
      String part = Padding.ofUrl(text.substring(from, end));
      String url = became(links.url(part, base, part.isEmpty() ? tag : place(part, tag)));
      if (url != null) {
        urls.add(url);
      }
      from = end + 1;
    }
    return urls;
  }

  private static int endOfUrl(String text, int from) {
    int comma = text.indexOf(',', from);
    while (comma >= 0 && !UrlJudge.isWeb(XmlText.trim(text.substring(comma + 1)))) {
      comma = text.indexOf(',', comma + 1);
    }
    return comma < 0 ? text.length() : comma;
  }

  /** Reads the text of the current element, without white space around it; null if empty. */
  public @Nullable String readText() {
    return became(PlainText.orNull(XmlText.trim(cursor.readText())));
  }

  /** Reads the text of the current element as a W3C date time; null if it is none or empty. */
  public @Nullable String readDate() {
    String name = cursor.name();
    Location tag = cursor.tag();
    String text = cursor.readText();
    return text.isBlank() ? null : became(date(text, name, place(tag)));
  }

  /**
   * Reports the current text, which is between elements, if it is a template that was not rendered.
   * Any other text has no meaning there.
   */
  public void ignoreText() {
    String text = cursor.text();
    if (UrlText.isTemplate(text)) {
      log.missingOnce(
          DocumentCodes.TEMPLATE,
          cursor.location(),
          () ->
              "the feed is a template that was not rendered: "
                  + Problem.quoted(text.strip())
                  + "; what it stands for is left out");
    }
  }

  /** Skips an element of an entry that follows another entry nested in it. */
  public void skipMisplaced(String entry) {
    log.missing(
        XmlCodes.MISPLACED_TAG,
        cursor.tag(),
        null,
        () ->
            "<"
                + cursor.name()
                + "> follows another entry that is nested in <"
                + entry
                + ">; it is left out");
    cursor.skip();
  }

  /**
   * Returns a date that is a part of the text that was read last, in a W3C form; null if it is
   * empty or cannot be understood.
   */
  public @Nullable String partialDate(String part, String name, Location tag) {
    return part.isEmpty() ? null : became(date(part, name, place(part, tag)));
  }

  /** Returns a date in a W3C form; null if it cannot be understood, which is reported. */
  private @Nullable String date(String text, String name, Location at) {
    String local = name.substring(name.indexOf(':') + 1);
    boolean rss = name.equalsIgnoreCase(PUB_DATE);
    if (!rss && !local.equals("updated") && !local.equals("published")) {
      return log.date(text, name, at);
    }
    ParsedDate parsed = log.parsed(text);
    DateFault fault = parsed.fault();
    if (fault == null || fault.isValid() || (rss && fault == DateFault.RFC822)) {
      return parsed.date();
    }
    Code own = rss ? FeedCodes.PUBDATE : FeedCodes.ATOM_DATE;
    String form = rss && fault == DateFault.INVALID ? " is not written as RFC 822 requires" : null;
    return log.date(parsed, text, name, at, code(own, fault, parsed.date()), form);
  }

  /** Returns the code of a fault: sitemaps have dates of the W3C, RSS and Atom have others. */
  private Code code(Code own, DateFault fault, @Nullable String date) {
    boolean checked = context.options(FormatChecks.OFF) == FormatChecks.ON;
    boolean rss = own.equals(FeedCodes.PUBDATE);
    boolean unknown = fault == DateFault.INVALID && date == null;
    boolean exists = fault != DateFault.IMPOSSIBLE && fault != DateFault.HOUR_24;
    return (unknown && rss) || (checked && exists && (rss || !unknown)) ? own : fault.code();
  }
}
