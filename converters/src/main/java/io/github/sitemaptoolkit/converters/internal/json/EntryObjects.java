package io.github.sitemaptoolkit.converters.internal.json;

import com.fasterxml.jackson.core.JsonLocation;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.exc.StreamConstraintsException;
import com.fasterxml.jackson.core.io.JsonEOFException;
import io.github.sitemaptoolkit.converters.internal.GuessedChars;
import io.github.sitemaptoolkit.converters.reading.CountListener;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.date.LastmodCheck;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.PageUrls;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads objects as entries, in lines or in a document. One instance reads all of them. */
public final class EntryObjects {

  /**
   * A key without a field or extension.
   *
   * @param value its value, if that is a text
   */
  private record Unknown(String key, @Nullable String value) {}

  private static final List<String> FIELDS =
      List.of("loc", "lastmod", "changefreq", "priority", JsonSyntax.XML, "lastmod_at");

  /** The index of the date of a row of Spark that has no lastmod. */
  private static final int LASTMOD_AT = 5;

  /** What rows of Spark say of the reading of an entry. */
  private static final Set<String> NOTES = Set.of("_source", "_problems");

  private final JsonLog log;
  private final @Nullable ZoneId zone; // of dates without one
  private static final int LONGEST_EXAMPLE = 200;
  private static final int MOST_UNKNOWN = 10_000; // keys that are named; others are only counted

  private final Keys keys = new Keys();
  private final ItemBudget budget;
  private final JsonElementReader elements;
  private final JsonPlaces places;
  private final EntryXml entryXml;
  private final Elements values;
  private final Map<String, Registration> byId = new HashMap<>();
  private final CountListener counting;
  private final @Nullable MemberCounts counts; // null if nobody asks
  private final PathInEntry path;
  private final int[] numbers; // of each extension's values in the entry

  private final @Nullable String[] fields = new String[FIELDS.size()];
  private final Location[] fieldAt = new Location[FIELDS.size()];
  private final List<Node<?>> nodes = new ArrayList<>();
  private final List<Unknown> unknown = new ArrayList<>();
  private long unnamed;
  private boolean guessed; // whether the url is not UTF-8
  private final DocumentUrls urls;
  private final PageUrls judge = new PageUrls();
  private boolean last;

  public EntryObjects(Context context, JsonLog log) {
    Extensions known = context.extensions();
    this.log = log;
    this.zone = context.options(DateOptions.DEFAULTS).zone();
    this.urls = new DocumentUrls(context.base());
    this.places = new JsonPlaces(log);
    this.budget = new ItemBudget(log, context.limits());
    this.counting = context.options(CountListener.NONE);
    this.counts = counting.equals(CountListener.NONE) ? null : new MemberCounts();
    this.path = new PathInEntry(counts);
    this.elements = new JsonElementReader(log, keys, budget, places, path);
    this.entryXml = new EntryXml(known, log, places);
    this.values = new Elements(known, urls, log.inside());
    this.numbers = new int[known.registrations().size()];
    for (Registration registration : known.registrations()) {
      byId.put(registration.id(), registration);
    }
    for (Registration registration : known.registrations()) {
      byId.putIfAbsent(registration.id().replace('-', '_'), registration); // as Spark names it
    }
  }

  /**
   * Returns the entry of a line; null if it has none, which is reported.
   *
   * @param unended whether the line is the last one and has no line break
   * @throws TruncatedException if such a line is malformed, because it is probably not complete
   */
  public @Nullable UrlEntry read(String line, boolean unended) {
    last = unended;
    begin();
    try (JsonParser in = JsonSyntax.FACTORY.createParser(line)) {
      return read(in, line);
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
  }

  private @Nullable UrlEntry read(JsonParser in, String line) throws IOException {
    try {
      if (in.nextToken() != JsonToken.START_OBJECT) {
        log.entryLeftOut(
            JsonCodes.NOT_OBJECT,
            log.at(in),
            () -> "the line is not a JSON object; it is left out");
        return null;
      }
      readKeys(in);
      checkEnd(line, (int) in.currentLocation().getCharOffset());
      return entry("the line");
    } catch (StreamConstraintsException e) {
      String message = "the line is nested deeper than " + JsonSyntax.DEEPEST + " levels";
      log.entryLeftOut(JsonCodes.TOO_DEEP, log.bracket(in), () -> message + "; it is left out");
    } catch (JsonEOFException e) {
      malformed("the line ends inside its object", in.currentLocation());
    } catch (JsonProcessingException e) {
      malformed(e.getOriginalMessage(), e.getLocation());
    }
    return null;
  }

  /**
   * Returns the entry of the current object of a document, which is read to its end; null if it has
   * none, which is reported.
   *
   * @throws IOException if the input fails or is malformed
   */
  public @Nullable UrlEntry read(JsonParser in) throws IOException {
    begin();
    readKeys(in);
    return entry("the object");
  }

  private void begin() {
    Arrays.fill(fields, null);
    nodes.clear();
    unknown.clear();
    unnamed = 0;
    guessed = false;
    keys.reset();
    budget.begin();
    path.clear();
    if (counts != null) {
      counts.begin();
    }
    Arrays.fill(numbers, 0);
    values.beginEntry();
  }

  private void readKeys(JsonParser in) throws IOException {
    keys.open();
    while (in.nextToken() == JsonToken.FIELD_NAME) {
      readKey(in);
    }
  }

  /** Counts the unknown keys of an entry, which was read last. */
  public void countUnknown(UrlEntry entry, Losses losses) {
    losses.entry(entry.loc());
    unknown.forEach(one -> losses.add(one.key(), one.value()));
    for (; unnamed > 0; unnamed--) {
      losses.add(Losses.OTHERS);
    }
  }

  /**
   * Tells those who ask how many entries have something in each member. To be called at the end.
   */
  public void tellCounts(String source) {
    if (counts != null) {
      counting.listener().accept(counts.counts(source));
    }
  }

  private void malformed(String message, JsonLocation at) {
    Location place = log.fault(at);
    if (last) {
      throw log.cut(place);
    }
    log.entryLeftOut(JsonCodes.MALFORMED, place, () -> message + "; it is left out");
  }

  private void readKey(JsonParser in) throws IOException {
    String key = in.currentName();
    int field = FIELDS.indexOf(key);
    if (field >= 0) {
      readField(in, field);
      return;
    }
    Location at = log.at(in);
    in.nextToken();
    Registration registration = byId.get(key);
    if (registration == null) {
      readUnknown(in, key, at);
      return;
    }
    if (!keys.add(key)) {
      log.report(
          JsonCodes.DUPLICATE_KEY.withSeverity(Severity.WARNING),
          at,
          key,
          () ->
              "the key " + Problem.quoted(key) + " occurs more than once; all its values are used");
    }
    if (in.currentToken() != JsonToken.START_ARRAY) {
      readNode(in, registration);
      return;
    }
    while (in.nextToken() != JsonToken.END_ARRAY) {
      readNode(in, registration);
    }
  }

  private void readField(JsonParser in, int field) throws IOException {
    String name = FIELDS.get(field);
    String earlier = fields[field];
    Location at = earlier == null ? null : log.at(in); // the place of a key is rarely asked for
    in.nextToken();
    String text = budget.takesMember(in) ? elements.text(in, name) : null;
    if (text == null) {
      return;
    }
    if (earlier != null && at != null) {
      log.missing(
          JsonCodes.DUPLICATE_KEY,
          at,
          name,
          () ->
              "the key "
                  + Problem.quoted(name)
                  + " occurs more than once; the last value is used, not "
                  + Problem.quoted(earlier));
    }
    String value =
        switch (name) {
          case "loc" -> Padding.ofUrl(text);
          case JsonSyntax.XML -> text;
          default -> XmlText.trim(text);
        };
    Location valueAt = log.at(in, text, value);
    if (field == 0) {
      guessed = log.isGuessed(in);
      log.entry(value);
      if (Padding.isUnusual(text)) {
        log.report(EntryCodes.LOC_PADDING, valueAt, name, Padding.MESSAGE);
      }
    }
    fields[field] = value;
    if (field > 0) {
      path.fill(FIELDS.get(field == LASTMOD_AT ? 1 : field), value);
    }
    fieldAt[field] = valueAt;
  }

  private void readUnknown(JsonParser in, String key, Location at) throws IOException {
    if (in.currentToken() == JsonToken.VALUE_NULL) {
      return;
    } else if (NOTES.contains(key)) {
      in.skipChildren();
      return;
    } else if (unknown.size() < MOST_UNKNOWN) {
      String example = in.currentToken().isScalarValue() ? in.getText() : null;
      unknown.add(
          new Unknown(key, example == null ? null : Problem.shortened(example, LONGEST_EXAMPLE)));
      path.fill(key, example == null ? key : example);
    } else {
      unnamed++;
    }
    in.skipChildren();
    log.report(
        JsonCodes.UNKNOWN_KEY,
        at,
        "",
        () ->
            "the key "
                + Problem.quoted(key)
                + " is not a field or extension of an entry; it is left out");
  }

  private void readNode(JsonParser in, Registration registration) throws IOException {
    Location at = log.at(in);
    int place = places.add(Places.ENTRY, registration.id(), in);
    ElementName name = registration.element();
    int number = ++numbers[registration.position()];
    path.enter(registration.id(), number);
    ElementValues element = elements.element(in, name.localName(), registration.schema(), place);
    path.leave();
    Node<?> node = element == null ? null : values.node(element.element(name), at);
    if (node == null) {
      places.drop(place);
      numbers[registration.position()] = number - 1;
    } else {
      nodes.add(node);
    }
  }

  /** Reports text after the object. A comma, as in an array cut into lines, loses nothing. */
  private void checkEnd(String line, int end) {
    String rest = line.substring(end).strip();
    if (rest.isEmpty()) {
      return;
    }
    boolean comma = rest.equals(",");
    log.report(
        comma
            ? JsonCodes.TRAILING_CONTENT.withSeverity(Severity.WARNING)
            : JsonCodes.TRAILING_CONTENT,
        log.rest(line, end),
        null,
        !comma,
        () -> Problem.quoted(rest) + " follows the object; it is left out");
  }

  private @Nullable UrlEntry entry(String whole) {
    String loc = fields[0];
    if (loc == null || loc.isEmpty()) {
      log.entryLeftOut(
          EntryCodes.LOC_MISSING,
          log.begin(),
          () -> (loc == null ? "loc is required" : "loc is empty") + "; " + whole + " is left out");
      return null;
    }
    if (guessed) {
      log.entryLeftOut(
          JsonCodes.ENCODING, fieldAt[0], () -> GuessedChars.notUtf8(loc) + whole + " is left out");
      return null;
    }
    String url = urls.page(loc, judge.reported(loc), fieldAt[0], "loc", log);
    if (url == null) {
      return null;
    }
    if (counts != null) {
      counts.count();
    }
    int date = fields[1] == null ? LASTMOD_AT : 1;
    placeFields(date);
    String lastmod = fields[date];
    if (lastmod != null) {
      lastmod = LastmodCheck.read(lastmod, zone, fieldAt[date], log);
    }
    String changefreq = fields[2];
    if (changefreq != null) {
      Changefreq.check(changefreq, fieldAt[2], log);
    }
    String priority = fields[3];
    if (priority != null) {
      Priority.check(priority, fieldAt[3], log);
    }
    var entry = new UrlEntry(url, lastmod, fields[2], fields[3], nodes, UnknownMarkup.NONE);
    String xml = fields[4];
    return xml == null ? entry : entryXml.add(xml, entry, fieldAt[4]);
  }

  /**
   * Keeps the places of the fields of the entry.
   *
   * @param date the index of the one that is its lastmod
   */
  private void placeFields(int date) {
    for (int i = 0; i < LASTMOD_AT; i++) {
      int from = i == 1 ? date : i;
      if (fields[from] != null) {
        places.add(FIELDS.get(i), fieldAt[from]);
      }
    }
  }
}
