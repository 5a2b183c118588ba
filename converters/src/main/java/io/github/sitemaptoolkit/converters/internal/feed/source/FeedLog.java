package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.content.judge.LeftOutMedia;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.ItemLog;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.FieldPath;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.xml.DocumentPath;
import java.time.ZoneId;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Reports problems of a feed, and data that has no place in a sitemap, with its item. */
public final class FeedLog extends ItemLog {

  /** The maximum number of problems to count; their texts may come from extensions. */
  private static final int MOST_REPEATED = 64;

  /** A problem that many items have. */
  private static final class Repeated {
    private final Code code;
    private final String message;
    private final @Nullable String firstLink;
    private long items;

    Repeated(Code code, String message, @Nullable String firstLink) {
      this.code = code;
      this.message = message;
      this.firstLink = firstLink;
    }
  }

  private static final String ENTRY = "url"; // the name of entries in paths

  private final String itemPath;
  private final @Nullable ZoneId zone; // of dates without one
  private final Extensions extensions;
  private final Map<String, Repeated> repeated = new LinkedHashMap<>();
  private final LeftOutMedia leftOut = new LeftOutMedia();
  private final UnreadElements unread = new UnreadElements();
  private long count;
  private boolean inItem;
  private @Nullable String refused; // the value that could not be used as the page of the item
  private boolean ended;
  private @Nullable ItemPlaces places; // of the item; null if not wanted
  private @Nullable String element; // the path, in the item, of what is being reported
  private boolean whole; // the item has the complete entry

  /**
   * Creates a log.
   *
   * @param format the id of the feed's format
   * @param itemPath the path of an item, such as {@code rss/channel/item}
   * @param converts whether lost data is counted: not if the feed is only checked
   */
  public FeedLog(Context context, String format, String source, String itemPath, boolean converts) {
    super(context.problems(), format, source, converts);
    this.itemPath = itemPath;
    this.zone = context.options(DateOptions.DEFAULTS).zone();
    this.extensions = context.extensions();
  }

  /** Returns the number of the item that was begun last, from 1. */
  public long number() {
    return count;
  }

  /** Starts the next item. */
  public void beginItem() {
    beginItem(count + 1, null);
  }

  /**
   * Starts an item, or continues with it.
   *
   * @param known its places; null if they are not wanted
   */
  public void beginItem(long number, @Nullable ItemPlaces known) {
    count = number;
    inItem = true;
    entry(null);
    refused = null;
    places = known;
    whole = false;
  }

  /** Keeps the places of the item that has begun. */
  public ItemPlaces keepPlaces(Location tag) {
    var kept = new ItemPlaces(at -> placesOf(at, tag, false));
    places = kept;
    return kept;
  }

  /** Returns places for the values of the complete entry in the item. */
  public Places placesIn(Location tag) {
    return placesOf(Objects.requireNonNull(places), tag, true);
  }

  /** Returns places that know their item: it may not be the current one when they are asked. */
  private Places placesOf(ItemPlaces known, Location tag, boolean complete) {
    String item = item();
    var values = new Places(tag, ENTRY, field -> elementPath(field, known, item, complete));
    values.begin(tag, count);
    return values;
  }

  /** Sets whether what follows is in the complete entry in the item. */
  public void whole(boolean within) {
    whole = within;
  }

  /** Ends an item: what follows belongs to the feed. */
  public void endItem() {
    inItem = false;
    at(document());
    entry(null);
  }

  /** Sets the page of the item, once it is known. */
  public void link(@Nullable String url) {
    entry(url);
  }

  /** Remembers a value that cannot be used as the page of the item; the first one is reported. */
  public void refused(String kind, String value) {
    refused = refused == null ? kind + ' ' + Problem.quoted(value) : refused;
  }

  /**
   * Reports that an item has no page.
   *
   * @param item the name of the item
   * @param lacks what the item lacks, if it has no value that might be a page
   */
  public void withoutPage(Code code, String item, String lacks, Location at) {
    String why =
        refused == null ? lacks : "has no page: its " + refused + " is not the url of a page";
    missing(code, at, "", () -> item + ' ' + why + "; it is left out");
  }

  /**
   * Reports a problem of an element that is not known to be a field of an entry.
   *
   * @param inside the path of the element, in the item if there is one; empty for the item itself
   */
  public void reportElement(Code code, Location at, String inside, Supplier<String> message) {
    element = inside;
    report(code, at, null, message);
    element = null;
  }

  @Override
  protected @Nullable String path(@Nullable String path) {
    return inItem ? FieldPath.of(ENTRY, count, field(path)) : null;
  }

  private static String field(@Nullable String path) {
    return path == null || path.equals(ENTRY) ? "" : path;
  }

  @Override
  protected @Nullable String documentPath(Location at, @Nullable String path) {
    if (!inItem) {
      return element == null ? super.path(path) : element;
    }
    String inside = element != null || places == null ? element : places.element(at);
    return inside == null
        ? fieldPath(field(path))
        : inside.isEmpty() ? item() : item() + '/' + inside;
  }

  /** Returns the path of the element that a field of an entry was made of. */
  private String elementPath(String field, ItemPlaces known, String item, boolean complete) {
    String inside = known.element(known.values().of(field));
    if (inside != null) {
      return item + '/' + inside;
    }
    return complete || known.isOwn(field) ? fieldPath(field, item, complete) : item;
  }

  /** Returns the path of an element of the sitemap in the item. */
  private String fieldPath(String field) {
    return fieldPath(field, item(), whole);
  }

  private String fieldPath(String field, String item, boolean complete) {
    boolean ofItem = !complete && (field.equals("loc") || field.equals("lastmod"));
    String outer = complete ? item + '/' + ENTRY : item;
    return ofItem ? item : DocumentPath.of(extensions, outer, field);
  }

  private String item() {
    return itemPath + '[' + count + ']';
  }

  /**
   * Returns a date in a W3C form; null if it cannot be understood. Whatever is converted or left
   * out is reported, what is only written otherwise once.
   *
   * @param name the name of the date in messages
   */
  public @Nullable String date(String text, String name, Location at) {
    ParsedDate parsed = parsed(text);
    DateFault fault = parsed.fault();
    return fault == null || fault.isValid()
        ? parsed.date()
        : date(parsed, text, name, at, fault.code(), null);
  }

  /** Returns what the text of a date means in this feed. */
  ParsedDate parsed(String text) {
    return ParsedDate.of(text, zone);
  }

  /**
   * Returns a date of which a fault is reported with a code.
   *
   * @param form what is wrong with the form of one that is read; null if the fault says so
   */
  @Nullable String date(
      ParsedDate parsed, String text, String name, Location at, Code code, @Nullable String form) {
    String date = parsed.date();
    if (date == null) {
      missing(code, at, null, () -> parsed.message(name, text));
    } else if (parsed.isCut()) {
      report(code, at, null, () -> parsed.message(name, text));
    } else {
      once(
          code.withSeverity(Severity.INFO),
          at,
          () ->
              form == null
                  ? parsed.message(name, text)
                  : name + ' ' + Problem.quoted(text.strip()) + form + "; it is read as " + date);
    }
    return date;
  }

  /** Counts a problem that many items may have; it is reported at the end. */
  public void repeated(Code code, String message) {
    String key = code + ": " + message;
    Repeated known = repeated.get(key);
    if (known == null && repeated.size() < MOST_REPEATED) {
      known = new Repeated(code, message, loc());
      repeated.put(key, known);
    }
    if (known == null) {
      report(code, document(), null, message);
    } else {
      known.items++;
      problems().met(() -> ofItem(code, message));
    }
  }

  private Problem ofItem(Code code, String message) {
    return new Problem(code.severity(), code.id(), message, document(), path(""), loc(), false);
  }

  private void report(Repeated counted) {
    String items = counted.items == 1 ? " item " : " items ";
    var first =
        new Problem(
            counted.code.severity(),
            counted.code.id(),
            counted.items + items + counted.message,
            document(),
            null,
            null,
            counted.firstLink,
            false,
            counted.code.valueOnly());
    problems().report(first.met(counted.items, counted.items));
  }

  /**
   * Counts pictures or videos that are left out of the item; they are reported at the end.
   *
   * @param at where the first is
   */
  public void leftOut(Omitted omitted, Location at) {
    if (!counts()) {
      return;
    }
    Omission reason = omitted.reason();
    leftOut.add(reason, omitted.count(), omitted.address(), at, loc());
    losses().entry(loc());
    for (int i = 0; i < omitted.count(); i++) {
      if (reason.isMedia()) {
        losses().addTold(reason.kind(), omitted.address());
      } else {
        losses().addDetail(reason.kind(), omitted.address());
      }
    }
  }

  /** Reports an element that is not read if its name suggests usable data; each name once. */
  public void unread(ScopedCursor cursor) {
    String like = counts() ? unread.like(cursor.localName()) : null;
    if (like != null && unread.isNew(cursor.name())) {
      String name = cursor.name();
      report(
          FeedCodes.UNREAD,
          cursor.tag(),
          null,
          () -> "<" + name + "> is not read; if it is meant for search engines, write " + like);
    }
  }

  /** Returns whether a kind of losses needs no example, because it has one or is not counted. */
  public boolean knowsLost(String kind) {
    return !counts() || losses().contains(kind);
  }

  /** Reports all that was counted. Further calls have no effect. */
  public void end() {
    if (!ended) {
      ended = true;
      repeated.values().forEach(this::report);
      leftOut.reportTo(problems());
      losses().reportTo(problems());
    }
  }
}
