package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.internal.xml.ExtensionReader;
import io.github.sitemaptoolkit.internal.xml.StaxCursor;
import io.github.sitemaptoolkit.internal.xml.XmlCursor;
import io.github.sitemaptoolkit.internal.xml.XmlCursor.Event;
import io.github.sitemaptoolkit.internal.xml.XmlEpilogue;
import io.github.sitemaptoolkit.internal.xml.XmlText;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads a urlset or a sitemap index, entry by entry. */
final class SitemapXmlReader<E> implements EntryReader<E> {

  private final EntryElement<E> kind;
  private final Context context;
  private final XmlCursor cursor;
  private final ExtensionReader extensions;
  private final DocumentInfo document;
  private String rootNamespace = "";
  private Location location;
  private boolean onEntry; // the cursor already stands on the start tag of the next entry
  private boolean ended;
  private boolean inEntry; // else problems are the document's own

  private long count;
  private @Nullable String loc;
  private final @Nullable String[] fields;
  private final List<Node<?>> nodes = new ArrayList<>();
  private final List<Rest.Part> rest = new ArrayList<>();

  SitemapXmlReader(Source source, Context context, EntryElement<E> kind) {
    this.kind = kind;
    this.context = context;
    this.location = Location.of(source.name());
    this.fields = new String[kind.fields().size()];
    this.cursor = new StaxCursor(source);
    this.extensions =
        new ExtensionReader(cursor, context.extensions(), this::canonical, this::report);
    this.document = readStart();
  }

  /** A namespace that means the protocol is kept as the protocol's own. */
  private ElementName canonical(ElementName name) {
    return isCore(name.namespace())
        ? new ElementName(CoreNamespace.URI, name.localName(), "")
        : name;
  }

  private boolean isCore(String namespace) {
    return namespace.equals(rootNamespace) || CoreNamespace.isKnown(namespace);
  }

  private DocumentInfo readStart() {
    Event event = cursor.next();
    while (event != Event.START) {
      if (event == Event.INSTRUCTION) {
        extensions.dropInstruction(null);
      } else if (event == Event.END_DOCUMENT) {
        throw unsupported("there is no root element");
      }
      event = cursor.next();
    }
    String root = cursor.localName();
    if (root.equals(IndexElement.ROOT) && !kind.root().equals(root)) {
      throw new SitemapException(
          Problem.of(
              Severity.ERROR,
              "convert.index-to-pages",
              "this is a sitemap index, which lists sitemaps, not pages; read it with"
                  + " Sitemaps.readIndex",
              cursor.location()));
    }
    if (!root.equals(kind.root())) {
      throw unsupported("the root element is <" + root + ">, not <" + kind.root() + ">");
    }
    rootNamespace = cursor.namespace();
    CoreNamespace.Fault fault = CoreNamespace.fault(rootNamespace);
    if (fault != null) {
      report(fault.severity(), fault.code(), fault.message(), cursor.location(), null, false);
    }
    Rest.Part attributes = extensions.attributes("");
    onEntry = nextChildOfRoot();
    var info = new ArrayList<>(nodes);
    nodes.clear();
    return new DocumentInfo(
        kind.kind(),
        null,
        null,
        null,
        attributes == null ? Rest.NONE : new Rest(List.of(attributes)),
        info);
  }

  private SitemapException unsupported(String message) {
    return new SitemapException(
        Problem.of(Severity.ERROR, "doc.unsupported-format", message, cursor.location()));
  }

  /** Moves to the start tag of the next entry; false at the end of the root element. */
  private boolean nextChildOfRoot() {
    boolean strayReported = false;
    while (true) {
      switch (cursor.next()) {
        case START -> {
          if (isEntry()) {
            return true;
          }
          otherChildOfRoot();
        }
        case TEXT -> {
          if (!strayReported && !XmlText.isSpace(cursor.text())) {
            strayReported = true;
            strayText(kind.root());
          }
        }
        case INSTRUCTION -> extensions.dropInstruction(null);
        case END, END_DOCUMENT -> {
          readEpilogue();
          return false;
        }
      }
    }
  }

  private boolean isEntry() {
    String namespace = cursor.namespace();
    return (isCore(namespace) || namespace.isEmpty()) && cursor.localName().equals(kind.name());
  }

  /** What is no entry belongs to the document if it comes first, and is left out if it does not. */
  private void otherChildOfRoot() {
    Location at = cursor.location();
    String name = cursor.localName();
    if (isCore(cursor.namespace()) && (name.equals("url") || name.equals("sitemap"))) {
      extensions.foreign();
      report(
          Severity.ERROR,
          "doc.mixed-root",
          "<" + name + "> does not belong into <" + kind.root() + ">; it is left out",
          at,
          kind.root(),
          true);
      return;
    }
    if (isCore(cursor.namespace()) && name.equalsIgnoreCase(kind.name())) {
      extensions.foreign();
      report(
          Severity.ERROR,
          "xml.element-case",
          "<" + name + "> is not read; names are in lower case: <" + kind.name() + ">",
          at,
          kind.root(),
          true);
      return;
    }
    Node<?> node = child();
    if (node != null && count == 0) {
      nodes.add(node);
    } else if (node != null) {
      report(
          Severity.WARNING,
          "xml.misplaced-tag",
          "<" + name + "> stands after the first <" + kind.name() + ">; it is left out",
          at,
          kind.root(),
          true);
    }
  }

  /** Reads an element that is not of the protocol: an extension's, or a foreign one. */
  private @Nullable Node<?> child() {
    Registration registration = context.extensions().find(cursor.namespace(), cursor.localName());
    return registration == null ? Node.of(extensions.foreign()) : extensions.read(registration);
  }

  private void strayText(String parent) {
    report(
        Severity.WARNING,
        "xml.stray-text",
        "text stands directly in <" + parent + ">; it is left out",
        cursor.location(),
        parent,
        true);
  }

  /** Looks at what follows the root element; nothing there can cost an entry any more. */
  private void readEpilogue() {
    ended = true;
    Location trailing = XmlEpilogue.read(cursor, () -> extensions.dropInstruction(null));
    if (trailing != null) {
      report(
          Severity.WARNING,
          "xml.trailing-content",
          "something follows the end of <" + kind.root() + ">; it is left out",
          trailing,
          null,
          false);
    }
  }

  @Override
  public @Nullable E read() {
    boolean failed = true;
    try {
      E entry = nextEntry();
      failed = false;
      return entry;
    } finally {
      if (failed) { // nothing behind the fault can be trusted
        ended = true;
        onEntry = false;
        inEntry = false;
      }
    }
  }

  private @Nullable E nextEntry() {
    while (onEntry || (!ended && nextChildOfRoot())) {
      onEntry = false;
      inEntry = true;
      E entry = readEntry();
      inEntry = false;
      if (entry != null) {
        return entry;
      }
    }
    return null;
  }

  private @Nullable E readEntry() {
    count++;
    location = cursor.location();
    loc = null;
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
          location,
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
    if (index == 0) {
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

  private void report(
      Severity severity,
      String code,
      String message,
      Location at,
      @Nullable String path,
      boolean missing) {
    String fullPath = path;
    if (path != null && inEntry) {
      fullPath = kind.root() + '/' + kind.name() + '[' + count + ']';
      fullPath = path.isEmpty() || path.equals(kind.name()) ? fullPath : fullPath + '/' + path;
    }
    String url = inEntry ? loc : null;
    context.problems().report(new Problem(severity, code, message, at, fullPath, url, missing));
  }

  @Override
  public DocumentInfo document() {
    return document;
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
    cursor.close();
  }
}
