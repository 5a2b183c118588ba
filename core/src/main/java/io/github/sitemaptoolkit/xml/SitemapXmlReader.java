package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.element.ExtensionReader;
import io.github.sitemaptoolkit.format.AbstractReader;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Entry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.Epilogue;
import io.github.sitemaptoolkit.token.Nesting;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.token.XmlOptions;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Reads a urlset or a sitemap index, entry by entry. */
final class SitemapXmlReader<E extends Entry> extends AbstractReader<E> {

  private final EntryElement<E> kind;
  private final Context context;
  private final EntryReporter reporter;
  private final TokenizerCursor cursor;
  private final EntryParser<E> parser;
  private final RecordEntries<E> records;
  private final ExtensionReader extensions;
  private final DocumentInfo document;
  private @Nullable Location location; // of the current entry; null if it is that of a record
  private final @Nullable Places places; // of the current entry; null if not kept
  private boolean onEntry; // the current event is the start tag of the next entry
  private boolean ended;
  private boolean any; // entries were read
  private boolean entriesBehindReported;
  private String dataBehind = ""; // the first element after this root that should have been read
  private boolean closed;
  private Location rootLocation;
  private final List<Node<?>> nodes = new ArrayList<>(); // before the first entry, then after it

  SitemapXmlReader(Source source, Context context, EntryElement<E> kind) {
    this.kind = kind;
    this.context = context;
    this.rootLocation = Location.of(source.name());
    this.location = rootLocation;
    this.reporter = new EntryReporter(context, source.name(), kind);
    this.cursor =
        new TokenizerCursor(source, XmlOptions.of(context, nesting(kind), Map.of()), reporter);
    this.parser =
        new EntryParser<>(
            kind,
            cursor,
            context.extensions(),
            new DocumentUrls(context.base(), kind.kind() == DocumentInfo.Kind.INDEX),
            reporter);
    parser.zone(context.options(DateOptions.DEFAULTS).zone());
    reporter.url(parser::loc);
    this.extensions = parser.extensions();
    this.records = new RecordEntries<>(kind, context, extensions, parser.names(), reporter);
    extensions.keepForeign(context.foreign());
    this.places =
        context.places() ? new Places(rootLocation, kind.name(), reporter::elementPath) : null;
    if (places != null) {
      parser.keep(places);
      records.keep(places, source.name());
    }
    this.document = readStart();
  }

  /** Returns what creates entries that are read whole, for tests. */
  RecordEntries<E> records() {
    return records;
  }

  private static Nesting nesting(EntryElement<?> kind) {
    Set<String> leaves = Set.copyOf(kind.fields());
    return new Nesting(Set.of(kind.name()), leaves, Set.of(), "loc", CoreNamespace::isKnown);
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
    if (root.equalsIgnoreCase(EntryElement.INDEX.root()) && !kind.root().equalsIgnoreCase(root)) {
      throw new SitemapException(
          Problem.of(
              DocumentCodes.INDEX_TO_PAGES,
              "this is a sitemap index, which lists sitemaps, not pages",
              cursor.place()));
    }
    if (!parser.names().isNamed(kind.root(), null)) {
      throw unsupported("the root element is <" + root + ">, not <" + kind.root() + ">");
    }
    rootLocation = cursor.place();
    String rootNamespace = cursor.namespace();
    parser.names().rootNamespace(rootNamespace);
    CoreNamespace.Fault fault = CoreNamespace.fault(rootNamespace);
    if (fault != null) {
      parser.names().report(fault, rootNamespace, rootLocation);
    }
    UnknownMarkup.Part attributes = extensions.attributes("");
    onEntry = nextChildOfRoot();
    var info = new ArrayList<>(nodes);
    nodes.clear();
    return new DocumentInfo(
        kind.kind(),
        null,
        null,
        null,
        attributes == null ? UnknownMarkup.NONE : new UnknownMarkup(List.of(attributes)),
        info);
  }

  private SitemapException unsupported(String message) {
    return new SitemapException(
        Problem.of(DocumentCodes.UNSUPPORTED_FORMAT, message, cursor.place()));
  }

  /** Moves to the start tag of the next entry; returns false at the end of the root element. */
  private boolean nextChildOfRoot() {
    boolean strayReported = false;
    while (true) {
      switch (cursor.nextPastSpace()) {
        case START -> {
          if (parser.isEntry()) {
            return true;
          }
          otherChildOfRoot();
        }
        case TEXT -> {
          if (!strayReported) {
            strayReported = true;
            parser.stray().reportCurrent(kind.root());
          }
        }
        case INSTRUCTION -> extensions.dropInstruction(null);
        case END, END_DOCUMENT -> {
          if (!readEpilogue()) {
            return false;
          }
        }
      }
    }
  }

  /**
   * Reads an element that is not an entry: it belongs to the document, and is reported if not at
   * its start.
   */
  private void otherChildOfRoot() {
    Location at = extensions.tag();
    String name = cursor.localName();
    String shown = cursor.prefix().isEmpty() ? name : cursor.prefix() + ':' + name;
    if (parser.names().isCore(cursor.namespace())
        && (name.equals("url") || name.equals("sitemap"))) {
      extensions.foreign();
      reporter.missing(
          DocumentCodes.MIXED_ROOT,
          at,
          kind.root(),
          () -> "<" + name + "> does not belong in <" + kind.root() + ">; it is left out");
      return;
    }
    if (cursor.isMisplaced()) {
      extensions.foreign();
      misplaced(
          "<" + shown + "> is in <" + kind.name() + ">, but follows another one nested in it",
          at,
          true);
      return;
    }
    boolean core = parser.names().isCore(cursor.namespace()); // otherwise it cannot contain a url
    Node<?> node = parser.child();
    if (node == null) {
      return;
    } else if (reporter.count() > 0 && core) {
      misplaced("<" + shown + "> follows the first <" + kind.name() + ">", at, true);
      return;
    } else if (reporter.count() > 0) {
      String message =
          "<" + shown + "> follows the first <" + kind.name() + ">; it is moved after the last";
      reporter.report(XmlCodes.MISPLACED_TAG, at, kind.root(), message);
    } else if (core) {
      String message = "<" + shown + "> is not known in <" + kind.root() + ">; it is kept";
      reporter.report(XmlCodes.UNKNOWN_CORE_TAG, at, kind.root(), message);
    }
    checkNodes(at);
    nodes.add(node);
  }

  /**
   * Checks that the elements next to the entries, which are kept in memory, do not exceed the
   * limit.
   */
  private void checkNodes(Location at) {
    int most = context.limits().entryElements();
    if (nodes.size() == most) {
      String message =
          "the number of elements next to the entries exceeds the limit of "
              + most
              + " (entry-elements)";
      throw new LimitException(Limit.ENTRY_ELEMENTS, Problem.of(XmlCodes.LIMIT, message, at));
    }
  }

  private void misplaced(String what, Location at, boolean missing) {
    String message = what + "; it is left out";
    reporter.report(XmlCodes.MISPLACED_TAG, at, kind.root(), missing, () -> message);
  }

  /** Reads what follows the root element; returns whether that is another root element. */
  private boolean readEpilogue() {
    ended = true;
    dataBehind = "";
    Epilogue epilogue =
        Epilogue.read(
            cursor,
            kind.root(),
            this::isData,
            context.strict(),
            () -> extensions.dropInstruction(null));
    Location trailing = epilogue.trailing();
    if (trailing != null) {
      reporter.report(
          XmlCodes.TRAILING_CONTENT,
          trailing,
          null,
          reporter.count() == 0 || epilogue.data(),
          () ->
              (epilogue.data() ? "<" + dataBehind + "> follows" : "there is content after")
                  + " the end of <"
                  + kind.root()
                  + ">; it is left out");
    }
    if (!epilogue.another()) {
      reportUnused();
      epilogue.requireEntries(cursor, any, context, rootLocation);
      return false;
    }
    ended = false;
    if (!cursor.isImplied()) {
      multipleRoots(
          "a second <" + kind.root() + "> follows; it is read as if it were part of the first");
    } else if (!entriesBehindReported) {
      entriesBehindReported = true;
      multipleRoots(
          "<"
              + kind.name()
              + "> follows the end of <"
              + kind.root()
              + ">; it is read as if it were part of it, and so are others that follow");
    }
    return true;
  }

  private void multipleRoots(String message) {
    reporter.report(DocumentCodes.MULTIPLE_ROOTS, cursor.place(), null, message);
  }

  /** Returns whether the current element, after the root, is an entry or may contain entries. */
  private boolean isData(XmlCursor at) {
    String name = at.localName();
    boolean root = EntryElement.isRoot(name);
    boolean entry = EntryElement.isEntry(name);
    boolean data =
        root
            || (entry
                && !name.equalsIgnoreCase(kind.name())
                && (at.namespace().isEmpty() || parser.names().isCore(at.namespace())));
    dataBehind = data && dataBehind.isEmpty() ? name : dataBehind;
    return data;
  }

  /** An empty sitemap declares what its entries have on other days. */
  private void reportUnused() {
    List<String> unused = reporter.count() == 0 ? List.of() : cursor.unusedNamespaces();
    for (String namespace : unused) {
      reporter.report(
          NamespaceCodes.EXTENSION_UNUSED,
          parser.names().declaration(namespace, rootLocation),
          null,
          () -> "the namespace " + Problem.quoted(namespace) + " is declared and not used");
    }
  }

  @Override
  protected @Nullable E readNext() {
    checkOpen();
    boolean failed = true;
    try {
      E entry = nextEntry();
      failed = false;
      any |= entry != null;
      return entry;
    } finally {
      if (failed) { // nothing after the fault can be trusted
        ended = true;
        onEntry = false;
        reporter.end();
      }
    }
  }

  private @Nullable E nextEntry() {
    E other = parser.nextOther();
    if (other != null) {
      return other;
    }
    E whole = onEntry || ended ? null : records.next(cursor);
    if (whole != null) {
      location = null;
      reporter.begin();
      parser.loc(whole.loc());
      extensions.reports().report();
      reporter.end();
      return whole;
    }
    while (onEntry || (!ended && nextChildOfRoot())) {
      onEntry = false;
      reporter.begin();
      Location begin = extensions.tag();
      location = begin;
      if (places != null) {
        places.begin(begin);
        places.endLater(cursor::place);
      }
      E entry = parser.read(null, begin);
      reporter.end();
      if (entry != null) {
        return entry;
      }
    }
    return null;
  }

  @Override
  public DocumentInfo document() {
    return document;
  }

  @Override
  public List<Node<?>> trailing() {
    return List.copyOf(nodes);
  }

  @Override
  public Location location() {
    return location == null ? records.location(rootLocation.source()) : location;
  }

  @Override
  public Places places() {
    return places == null ? new Places(location()) : places;
  }

  @Override
  public Problems problems() {
    return context.problems();
  }

  @Override
  public boolean isClosed() {
    return closed;
  }

  @Override
  public void close() throws IOException {
    closed = true;
    cursor.close();
  }

  @Override
  public String toString() {
    return "reader at " + location();
  }
}
