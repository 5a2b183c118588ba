package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Reads the elements of entries, one after another, in any document. */
final class EntryParser<E extends Entry> {

  private final EntryElement<E> kind;
  private final XmlCursor cursor;
  private final Extensions known;
  private final ExtensionReader extensions;
  private final Reporter reporter;
  private final DocumentUrls urls;
  private final CoreText text;
  private final CoreText.Listener[] inside; // for each field
  private @Nullable String loc;
  private boolean leftOut; // loc exceeds a limit or is not usable, which was reported
  private boolean templateSeen; // in the current child
  private boolean damaged; // loc could not be read completely
  private final StrayText stray;
  private final @Nullable String[] fields;
  private final FieldPlaces places;
  private final OtherLocs<E> others;
  private final ProtocolNames names;
  private @Nullable ZoneId zone;
  private final List<Node<?>> nodes = new ArrayList<>();
  private final List<UnknownMarkup.Part> rest = new ArrayList<>();

  /**
   * Creates a parser.
   *
   * @param urls checks the urls of the document
   * @param reporter receives problems; paths are relative to the entry, empty for the entry itself
   */
  EntryParser(
      EntryElement<E> kind,
      XmlCursor cursor,
      Extensions known,
      DocumentUrls urls,
      Reporter reporter) {
    this.kind = kind;
    this.cursor = cursor;
    this.known = known;
    this.reporter = reporter;
    this.urls = urls;
    this.names = new ProtocolNames(cursor, reporter);
    this.text = new CoreText(cursor);
    this.others = new OtherLocs<>(kind);
    this.stray = new StrayText(cursor, reporter);
    this.inside = kind.fields().stream().map(Inside::new).toArray(CoreText.Listener[]::new);
    this.fields = new String[kind.fields().size()];
    this.extensions = new ExtensionReader(cursor, known, names::canonical, urls, reporter);
    this.places = new FieldPlaces(extensions, text, kind.fields().size());
  }

  /** Sets the time zone of dates without one; null if it is unknown. */
  void zone(@Nullable ZoneId value) {
    zone = value;
  }

  /** Sets where to keep the places of values. */
  void keep(Places kept) {
    places.keep(kept);
    extensions.keep(kept);
  }

  /** Returns the names that this document uses for the protocol's elements. */
  ProtocolNames names() {
    return names;
  }

  /** Returns the reader of other elements of the document. */
  ExtensionReader extensions() {
    return extensions;
  }

  /** Returns the url of the current entry; null if it is not known yet. */
  @Nullable String loc() {
    return loc;
  }

  /** Returns whether the current event is the start tag of an entry. */
  boolean isEntry() {
    String namespace = cursor.namespace();
    boolean core = names.isCore(namespace);
    if ((!core && !namespace.isEmpty()) || !names.isNamed(kind.name(), kind.root())) {
      return false;
    }
    if (!core) {
      names.reportMissing(kind.name());
    }
    return true;
  }

  /**
   * Reads the entry whose start tag is the current event, up to its end tag; null if it has no url.
   *
   * @param otherwise the url to use if the entry has no loc; null if loc is required
   * @param begin the place of the start tag
   */
  @Nullable E read(@Nullable String otherwise, Location begin) {
    E entry = readElement(otherwise, begin);
    return others.isEmpty() ? entry : others.first(fields, entry);
  }

  private @Nullable E readElement(@Nullable String otherwise, Location begin) {
    extensions.beginEntry();
    loc = otherwise;
    damaged = false;
    leftOut = false;
    stray.clear();
    Arrays.fill(fields, null);
    nodes.clear();
    rest.clear();
    readAttributes();
    int next = 0; // the field that is expected next
    boolean extensionSeen = false;
    boolean orderReported = false;
    for (Event event = cursor.nextPastSpace(); event != Event.END; event = cursor.nextPastSpace()) {
      if (event == Event.START) {
        int field = field(next);
        if (field < 0) {
          readOther();
          extensionSeen = true;
        } else {
          if (!orderReported && (field < next - 1 || extensionSeen)) {
            orderReported = true;
            childOrder();
          }
          next = field + 1;
          readField(field);
        }
      } else if (event == Event.TEXT) {
        stray.add();
      } else if (event == Event.INSTRUCTION) {
        extensions.dropInstruction(kind.name());
      }
    }
    boolean noLoc = loc == null;
    loc = noLoc ? stray.url() : loc;
    String url = loc;
    stray.report(kind.name(), noLoc && url != null);
    if (leftOut) {
      return null; // already reported
    } else if (damaged) {
      reporter.missing(
          XmlCodes.INVALID_CHAR,
          begin,
          "",
          "loc contains characters that cannot be read; its entry is left out");
      return null;
    }
    if (url == null || url.isEmpty()) {
      reporter.missing(
          EntryCodes.LOC_MISSING,
          begin,
          "",
          () -> url == null ? "loc is required" : "loc is empty");
      return null;
    }
    return kind.create(
        url,
        fields,
        nodes.isEmpty() ? List.of() : nodes,
        rest.isEmpty() ? UnknownMarkup.NONE : new UnknownMarkup(rest));
  }

  /** Reads the attributes of the entry's own tag, those that extensions claim and others. */
  private void readAttributes() {
    UnknownMarkup.Part part = extensions.attributes("");
    extensions.placeAttributes(Places.ENTRY);
    if (part == null) {
      return;
    } else if (kind.kind() != DocumentInfo.Kind.URLSET || !known.claimUrlAttributes()) {
      rest.add(part);
      return;
    }
    List<Attribute> left = new ArrayList<>();
    for (int i = 0; i < part.attributes().size(); i++) {
      Attribute attribute = part.attributes().get(i);
      Registration claims =
          attribute.namespace().isEmpty()
              ? known.findUrlAttribute(attribute.localName()).orElse(null)
              : null;
      if (claims == null) {
        left.add(attribute);
        continue;
      }
      Node<?> node = extensions.attribute(claims, i);
      if (node != null) {
        nodes.add(node);
      }
    }
    if (!left.isEmpty()) {
      rest.add(new UnknownMarkup.Part("", left, List.of(), part.bindings()));
    }
  }

  /**
   * Returns the index of the current core child; -1 if it is not one. Tries the expected one first.
   */
  private int field(int likely) {
    String namespace = cursor.namespace();
    boolean core = names.isCore(namespace);
    if (!core && !namespace.isEmpty()) {
      return -1;
    }
    List<String> fieldNames = kind.fields();
    String name = cursor.localName();
    if (core && likely < fieldNames.size() && fieldNames.get(likely).equals(name)) {
      return likely;
    }
    int index = fieldNames.indexOf(name);
    for (int i = 0; index < 0 && i < fieldNames.size(); i++) {
      index = names.isNamed(fieldNames.get(i), fieldNames.get(i)) ? i : -1;
    }
    if (index >= 0 && !core) {
      names.reportMissing(kind.name());
    }
    return index;
  }

  private void readOther() {
    if (names.isCore(cursor.namespace())) {
      reporter.report(
          kind.kind() == DocumentInfo.Kind.INDEX
              ? XmlCodes.INDEX_EXTRA_TAG
              : XmlCodes.UNKNOWN_CORE_TAG,
          cursor.place(),
          "",
          () -> TagHint.message(cursor.localName(), kind, known));
    }
    Node<?> node = child();
    if (node != null) {
      nodes.add(node);
    }
  }

  private void readField(int index) {
    String name = kind.fields().get(index);
    String earlier = fields[index];
    Location at = earlier == null ? null : extensions.tag();
    if (earlier != null) {
      rest.removeIf(part -> part.path().equals(name)); // the attributes of the one that is dropped
    }
    if (cursor.attributeCount() > 0) {
      rest.add(Objects.requireNonNull(extensions.attributes(name)));
    }
    templateSeen = false;
    places.begin(index, name, earlier != null);
    String value = text.read(inside[index]);
    places.end(index, value);
    if (earlier != null && at != null) {
      boolean nothing = index == 0 && !templateSeen && text.isNothing(value);
      boolean isOther = index == 0 && !nothing && !damaged && !leftOut && others.take(earlier);
      String counts =
          isOther
              ? "each is read as a " + kind.name()
              : nothing
                  ? "an empty one is left out"
                  : "the last one is used, not " + Problem.quoted(earlier);
      reporter.report(
          XmlCodes.DUPLICATE_TAG,
          at,
          name,
          !isOther && !nothing,
          () -> name + " may occur only once; " + counts);
      if (nothing) {
        return;
      }
    }
    if (index == 0) {
      value = readLoc(value);
    } else {
      String trimmed = XmlText.trim(value); // as the schema's types for dates and numbers allow
      if (!FieldCheck.isFine(name, trimmed)) {
        trimmed = FieldCheck.read(name, trimmed, zone, place(value, trimmed), reporter);
      }
      value = trimmed;
    }
    fields[index] = text.leftOut() ? null : value;
  }

  /** Sets the url of the current entry, which was read by other means. */
  void loc(String url) {
    loc = url;
  }

  /** Returns the next entry of an element with several urls; null if there are no more. */
  @Nullable E nextOther() {
    return others.next();
  }

  /** Sets the url of the entry, and returns it. */
  private String readLoc(String value) {
    damaged = text.damaged();
    leftOut = text.leftOut() || templateSeen;
    String trimmed = XmlText.trim(value);
    String url = Padding.ofUrl(trimmed);
    loc = url.isEmpty() && loc != null ? loc : url; // an empty one with attributes replaces nothing
    if (!url.equals(trimmed)) {
      reporter.report(EntryCodes.LOC_PADDING, place(value, url), "loc", Padding.MESSAGE);
    }
    if (templateSeen) {
      reporter.missing(
          urls.template(),
          place(value, url),
          "loc",
          "loc contains a template that was not rendered; its entry is left out");
    }
    if (damaged || leftOut || url.isEmpty()) {
      return url;
    }
    int faults = UrlJudge.page(url, text.isPlainUrl());
    String judged = faults == 0 ? url : urls.page(url, faults, place(value, url), "loc", reporter);
    leftOut = judged == null;
    loc = judged == null ? url : judged;
    return loc;
  }

  /** Returns where a part of the text that was just read is. */
  private Location place(String value, String part) {
    return text.locate(value, part, cursor.location());
  }

  /** Handles markup inside a text. */
  private final class Inside implements CoreText.Listener {

    private final String name;

    Inside(String name) {
      this.name = name;
    }

    @Override
    public void nested() {
      reporter.missing(
          XmlCodes.TAG_HAS_CHILDREN,
          cursor.place(),
          name,
          () -> "<" + cursor.localName() + "> is not allowed in text; its text is used");
    }

    @Override
    public void instruction() {
      templateSeen |= extensions.isTemplate();
      extensions.dropInstruction(name);
    }
  }

  private void childOrder() {
    String name = cursor.localName();
    reporter.report(XmlCodes.CHILD_ORDER, cursor.place(), name, () -> RecordEntries.late(name));
  }

  /** Reads an element of an extension, or a foreign one. */
  @Nullable Node<?> child() {
    Registration registration = known.find(cursor.namespace(), cursor.localName()).orElse(null);
    if (registration != null) {
      return extensions.read(registration);
    }
    boolean core = names.isCore(cursor.namespace());
    ForeignElement element = core ? extensions.foreign() : extensions.foreignIfKept();
    return element == null ? null : Node.of(element);
  }

  /** Returns the collector of text where only elements are allowed. */
  StrayText stray() {
    return stray;
  }
}
