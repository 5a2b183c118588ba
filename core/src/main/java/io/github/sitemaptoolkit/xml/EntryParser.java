package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.internal.xml.ExtensionReader;
import io.github.sitemaptoolkit.internal.xml.XmlCursor;
import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.internal.xml.XmlText;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the element of one entry after the other, whatever document they stand in. */
final class EntryParser<E> {

  private final EntryElement<E> kind;
  private final XmlCursor cursor;
  private final Extensions known;
  private final ExtensionReader extensions;
  private final ExtensionReader.Reporter reporter;
  private String rootNamespace = CoreNamespace.URI;

  private @Nullable String loc;
  private final @Nullable String[] fields;
  private final List<Node<?>> nodes = new ArrayList<>();
  private final List<Rest.Part> rest = new ArrayList<>();

  /**
   * Creates a parser.
   *
   * @param reporter takes problems; paths are below the entry, empty for the entry itself
   */
  EntryParser(
      EntryElement<E> kind, XmlCursor cursor, Extensions known, ExtensionReader.Reporter reporter) {
    this.kind = kind;
    this.cursor = cursor;
    this.known = known;
    this.reporter = reporter;
    this.fields = new String[kind.fields().size()];
    this.extensions = new ExtensionReader(cursor, known, this::canonical, reporter);
  }

  /** Sets a namespace that means the protocol besides those that always do. */
  void rootNamespace(String namespace) {
    rootNamespace = namespace;
  }

  /** Returns what reads other elements of the document. */
  ExtensionReader extensions() {
    return extensions;
  }

  /** Returns the url of the entry that is being read, as far as it is known. */
  @Nullable String loc() {
    return loc;
  }

  /** A namespace that means the protocol is kept as the protocol's own. */
  private ElementName canonical(ElementName name) {
    return isCore(name.namespace())
        ? new ElementName(CoreNamespace.URI, name.localName(), "")
        : name;
  }

  /** Returns whether a namespace means the protocol. */
  boolean isCore(String namespace) {
    return namespace.equals(rootNamespace) || CoreNamespace.isKnown(namespace);
  }

  /** Returns whether the cursor stands on the start tag of an entry. */
  boolean isEntry() {
    String namespace = cursor.namespace();
    return (isCore(namespace) || namespace.isEmpty()) && cursor.localName().equals(kind.name());
  }

  /**
   * Reads the entry whose start tag the cursor stands on, up to its end tag; null if it has no url.
   *
   * @param otherwise the url of an entry that does not state it; null where it must
   */
  @Nullable E read(@Nullable String otherwise) {
    Location begin = cursor.location();
    loc = otherwise;
    Arrays.fill(fields, null);
    nodes.clear();
    rest.clear();
    addRest(extensions.attributes(""));
    int last = 0;
    boolean strayReported = false;
    boolean extensionSeen = false;
    boolean orderReported = false;
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        int field = field();
        if (field < 0) {
          readOther();
          extensionSeen = true;
        } else {
          if (!orderReported && (field < last || extensionSeen)) {
            orderReported = true;
            childOrder();
          }
          last = field;
          readField(field);
        }
      } else if (event == Event.TEXT) {
        if (!strayReported && !XmlText.isSpace(cursor.text())) {
          strayReported = true;
          strayText(kind.name());
        }
      } else if (event == Event.INSTRUCTION) {
        extensions.dropInstruction(kind.name());
      }
    }
    String url = loc;
    if (url == null || url.isEmpty()) {
      report(
          Severity.ERROR,
          "loc.missing",
          url == null ? "loc is required" : "loc is empty",
          begin,
          "",
          true);
      return null;
    }
    return kind.create(url, fields, nodes, rest.isEmpty() ? Rest.NONE : new Rest(rest));
  }

  /** Returns which core child the cursor stands on, or -1. */
  private int field() {
    String namespace = cursor.namespace();
    if (!isCore(namespace) && !namespace.isEmpty()) {
      return -1;
    }
    return kind.fields().indexOf(cursor.localName());
  }

  private void readOther() {
    if (isCore(cursor.namespace())) {
      report(
          Severity.WARNING,
          kind.kind() == DocumentInfo.Kind.INDEX ? "index.extra-tag" : "xml.unknown-core-tag",
          "<" + cursor.localName() + "> is not known in <" + kind.name() + ">; it is kept",
          cursor.location(),
          "",
          false);
    }
    Node<?> node = child();
    if (node != null) {
      nodes.add(node);
    }
  }

  private void readField(int index) {
    Location at = cursor.location();
    String name = kind.fields().get(index);
    if (fields[index] != null) {
      rest.removeIf(part -> part.path().equals(name)); // the attributes of the one that is lost
    }
    if (cursor.attributeCount() > 0) {
      addRest(extensions.attributes(name));
    }
    String text = readText(name);
    if (index == 0) {
      text = XmlText.trim(text);
    }
    String earlier = fields[index];
    if (earlier != null) {
      report(
          Severity.ERROR,
          "xml.duplicate-tag",
          name + " may stand only once; the last one counts, not " + Problem.quoted(earlier),
          at,
          name,
          true);
    }
    fields[index] = text;
    if (index == 0 && !(text.isEmpty() && loc != null)) { // it may only hold attributes
      loc = text;
    }
  }

  /** Reads text up to the end tag; what is nested in it counts as text. */
  private String readText(String name) {
    String piece = "";
    StringBuilder pieces = null;
    int depth = 1;
    while (true) {
      switch (cursor.next()) {
        case TEXT -> {
          if (piece.isEmpty()) {
            piece = cursor.text();
          } else {
            pieces = pieces == null ? new StringBuilder(piece) : pieces;
            pieces.append(cursor.text());
          }
        }
        case START -> {
          depth++;
          report(
              Severity.ERROR,
              "xml.tag-has-children",
              "<" + cursor.localName() + "> stands where only text belongs; its text counts",
              cursor.location(),
              name,
              true);
        }
        case INSTRUCTION -> extensions.dropInstruction(name);
        case END, END_DOCUMENT -> {
          if (--depth == 0) {
            return pieces == null ? piece : pieces.toString();
          }
        }
      }
    }
  }

  private void childOrder() {
    report(
        Severity.WARNING,
        "xml.child-order",
        cursor.localName() + " stands after what the schema puts behind it",
        cursor.location(),
        cursor.localName(),
        false);
  }

  private void addRest(Rest.@Nullable Part part) {
    if (part != null) {
      rest.add(part);
    }
  }

  /** Reads an element that is not of the protocol: an extension's, or a foreign one. */
  @Nullable Node<?> child() {
    Registration registration = known.find(cursor.namespace(), cursor.localName());
    return registration == null ? Node.of(extensions.foreign()) : extensions.read(registration);
  }

  /** Reports text where only elements belong. */
  void strayText(String parent) {
    report(
        Severity.WARNING,
        "xml.stray-text",
        "text stands directly in <" + parent + ">; it is left out",
        cursor.location(),
        parent,
        true);
  }

  private void report(
      Severity severity,
      String code,
      String message,
      Location at,
      @Nullable String path,
      boolean missing) {
    reporter.report(severity, code, message, at, path, missing);
  }
}
