package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.internal.name.XmlName;
import io.github.sitemaptoolkit.internal.record.RecordReports;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Creates entries from records in which there is nothing to report but values and their order: all
 * others are left to the {@link EntryParser}, which reads them from events.
 */
final class RecordEntries<E extends Entry> implements Function<RecordTape, @Nullable E> {

  private static final int ENTRY = -1;
  private static final int OTHER = -2;

  /**
   * What a name means.
   *
   * @param field the index of a field, ENTRY or OTHER
   */
  private record Meaning(int field, @Nullable Registration registration) {}

  private final EntryElement<E> kind;
  private final Extensions known;
  private final ExtensionReader extensions;
  private final Reporter reporter;
  private final RecordReports reports;
  private final ProtocolNames names;
  private final boolean zoned; // dates may be converted
  private final boolean judged; // dates are checked by who asks for the entries
  private final @Nullable String[] fields;
  private final List<Node<?>> nodes = new ArrayList<>();
  private @Nullable RecordPlaces places; // null if places are not kept
  private @Nullable Location tag; // of the last record, if places are kept
  private boolean stopped;
  private long count;
  private long line;
  private int column;

  RecordEntries(
      EntryElement<E> kind,
      Context context,
      ExtensionReader extensions,
      ProtocolNames names,
      Reporter reporter) {
    this.kind = kind;
    this.known = context.extensions();
    this.zoned = context.options(DateOptions.DEFAULTS).zone() != null;
    this.judged = context.options(FormatChecks.OFF) == FormatChecks.ON;
    this.extensions = extensions;
    this.reporter = reporter;
    this.reports = extensions.reports();
    this.names = names;
    this.fields = new String[kind.fields().size()];
  }

  /** Sets where to keep the places of values. */
  void keep(Places kept, String source) {
    places = new RecordPlaces(kept, source, this::pathName);
  }

  /** Returns what a child of an entry is called in paths. */
  private String pathName(XmlName name) {
    Registration registration = meaning(name).registration;
    return registration == null ? name.localName : registration.id();
  }

  /** Creates no more entries, for tests. */
  void stop() {
    stopped = true;
  }

  /** Reads the next entry whole; reads nothing and returns null if that is not possible. */
  @Nullable E next(TokenizerCursor cursor) {
    E entry = stopped ? null : cursor.record(this);
    count += entry == null ? 0 : 1;
    return entry;
  }

  /** Returns how many entries were read whole. */
  long count() {
    return count;
  }

  /** Returns the entry; null if the record is not one, or something is to be reported. */
  @Override
  public @Nullable E apply(RecordTape record) {
    if (meaning(record.name(0)).field != ENTRY
        || record.endOfAttributes(0) > 0
        || record.isLeaf(0)) {
      return null;
    }
    Arrays.fill(fields, null);
    nodes.clear();
    reports.clear();
    extensions.beginEntry();
    int next = 0; // the field that is expected next
    boolean ordered = true;
    for (int child = 1; child < record.size(); child = record.next(child)) {
      Meaning meaning = meaning(record.name(child));
      int field = meaning.field;
      Registration registration = meaning.registration;
      if (field >= 0) {
        if (fields[field] != null) {
          return null;
        } else if (ordered && (field < next || !nodes.isEmpty())) {
          ordered = false;
          if (field == 0) {
            return null; // its problems have no url yet
          }
          childOrder(record, child);
        }
        if (!readField(record, child, field)) {
          return null;
        }
        next = field + 1;
      } else if (registration != null) {
        Node<?> node = extensions.read(registration, record, child);
        if (node == null) {
          return null;
        }
        nodes.add(node);
      } else {
        return null;
      }
    }
    String loc = fields[0];
    if (loc == null) {
      return null;
    }
    line = record.line();
    column = record.column();
    tag = places == null ? null : places.begin(record);
    return kind.create(loc, fields, nodes.isEmpty() ? List.of() : nodes, UnknownMarkup.NONE);
  }

  /** Returns the place of the last record that was read. */
  Location location(String source) {
    Location kept = tag;
    return kept == null ? new Location(source, line, column) : kept;
  }

  private void childOrder(RecordTape record, int child) {
    String name = record.name(child).localName;
    reports.add(XmlCodes.CHILD_ORDER, record, child, () -> name, () -> late(name));
  }

  /** Returns the message for a child that is later than the schema says. */
  static String late(String name) {
    return name + " is out of order; the schema puts it earlier";
  }

  private Meaning meaning(XmlName name) {
    if (name.meaning(this) instanceof Meaning known) {
      return known;
    }
    Meaning found = find(name);
    name.mean(this, found);
    return found;
  }

  private Meaning find(XmlName name) {
    if (names.isCore(name.namespace)) {
      int field = kind.fields().indexOf(name.localName);
      boolean entry = name.localName.equals(kind.name());
      return new Meaning(field >= 0 ? field : entry ? ENTRY : OTHER, null);
    }
    return new Meaning(OTHER, known.find(name.namespace, name.localName).orElse(null));
  }

  private boolean readField(RecordTape record, int child, int field) {
    if (!record.isLeaf(child) || record.endOfAttributes(child) > record.firstAttribute(child)) {
      return false;
    }
    String text = record.text(child);
    if (field == 0 ? isFineUrl(record, child, text) : isFine(record, child, field)) {
      fields[field] = text;
      return true;
    }
    String value = XmlText.trim(text);
    fields[field] = value;
    return field == 0
        ? !value.isEmpty() && UrlJudge.page(value) == 0 && Padding.ofUrl(value).equals(value)
        : FieldCheck.isFine(kind.fields().get(field), value)
            || reportField(record, child, field, value);
  }

  /** Reports a value that may be wrong; returns false if that takes events. */
  private boolean reportField(RecordTape record, int child, int field, String value) {
    String name = kind.fields().get(field);
    boolean date = name.equals("lastmod");
    boolean known = meaning(record.name(1)).field == 0; // the url
    if (value.isEmpty() || !known || !record.isOneLine(child) || (date && zoned)) {
      return false; // it has no place, or another; its problems have no url; it may be converted
    } else if (!date || !judged) {
      reports.addText(record, child, at -> FieldCheck.read(name, value, null, at, reporter));
    }
    return true;
  }

  private static boolean isFineUrl(RecordTape record, int child, String url) {
    return url.length() <= UrlJudge.LONGEST && record.isFineUrl(child) && UrlJudge.isOneUrl(url);
  }

  private static boolean isFine(RecordTape record, int child, int field) {
    return record.isPlain(child)
        && FieldCheck.isUsual(field, record.bytes(), record.from(child), record.to(child));
  }
}
