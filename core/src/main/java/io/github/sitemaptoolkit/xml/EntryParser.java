package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.carrier.ExtensionReader;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.DocumentUrls;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads the element of one entry after the other, whatever document they stand in. */
final class EntryParser<E> {

  private final EntryElement<E> kind;
  private final XmlCursor cursor;
  private final Extensions known;
  private @Nullable Places places;
  private final ExtensionReader extensions;
  private final Reporter reporter;
  private final DocumentUrls urls;
  private final CoreText text;
  private final CoreText.Listener[] inside; // of each field
  private String rootNamespace = CoreNamespace.URI;
  private @Nullable String otherNamespace; // the last one that does not mean the protocol
  private boolean missingReported;

  private @Nullable String loc;
  private boolean leftOut; // loc passes a limit or can be no url, as was reported
  private boolean templateSeen; // in the child that is read
  private boolean damaged; // what is known of loc is not what was meant
  private @Nullable String stray; // text that stands directly in the entry
  private @Nullable String strayTemplate; // the first piece, if that is one
  private Location strayLocation = Location.of("");
  private final @Nullable String[] fields;
  private final int[] fieldPlaces;
  private final List<String> otherLocs = new ArrayList<>(0); // of the element that is read
  private final Deque<E> others = new ArrayDeque<>(0);
  private final List<Node<?>> nodes = new ArrayList<>();
  private final List<Rest.Part> rest = new ArrayList<>();

  /**
   * Creates a parser.
   *
   * @param urls judges the urls of the document
   * @param reporter takes problems; paths are below the entry, empty for the entry itself
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
    this.text = new CoreText(cursor);
    this.inside = kind.fields().stream().map(Inside::new).toArray(CoreText.Listener[]::new);
    this.fields = new String[kind.fields().size()];
    this.fieldPlaces = new int[kind.fields().size()];
    this.extensions = new ExtensionReader(cursor, known, this::canonical, urls, reporter);
  }

  /** Keeps the places of values from now on. */
  void keep(Places kept) {
    places = kept;
    extensions.keep(kept);
  }

  /** Sets a namespace that means the protocol besides those that always do. */
  void rootNamespace(String namespace) {
    rootNamespace = namespace;
    otherNamespace = null;
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
  @SuppressWarnings("ReferenceEquality") // cursors give a namespace as the same object again
  boolean isCore(String namespace) {
    if (namespace == otherNamespace) {
      return false;
    }
    boolean core = namespace.equals(rootNamespace) || CoreNamespace.isKnown(namespace);
    otherNamespace = core ? otherNamespace : namespace;
    return core;
  }

  /** Returns whether the element stood on has a name of the protocol; capitals are reported. */
  boolean isNamed(String name, @Nullable String path) {
    String local = cursor.localName();
    if (local.equals(name)) {
      return true;
    } else if (!local.equalsIgnoreCase(name)) {
      return false;
    }
    reporter.report(
        XmlCodes.ELEMENT_CASE,
        cursor.location(),
        path,
        () -> "<" + local + "> is read as <" + name + ">; names are in lower case");
    return true;
  }

  /** Returns whether the cursor stands on the start tag of an entry. */
  boolean isEntry() {
    String namespace = cursor.namespace();
    boolean core = isCore(namespace);
    if ((!core && !namespace.isEmpty()) || !isNamed(kind.name(), kind.root())) {
      return false;
    }
    checkNamespace(core);
    return true;
  }

  /** Reports, once, an element of the protocol that has no namespace although the root has one. */
  private void checkNamespace(boolean core) {
    if (!core && !missingReported) {
      missingReported = true;
      reporter.report(
          NamespaceCodes.MISSING,
          cursor.location(),
          kind.name(),
          () ->
              "<"
                  + cursor.localName()
                  + "> has no namespace; search engines want "
                  + CoreNamespace.URI);
    }
  }

  /**
   * Reads the entry whose start tag the cursor stands on, up to its end tag; null if it has no url.
   *
   * @param otherwise the url of an entry that does not state it; null where it must
   */
  @Nullable E read(@Nullable String otherwise) {
    E entry = readElement(otherwise);
    return otherLocs.isEmpty() ? entry : withOthers(entry);
  }

  private @Nullable E readElement(@Nullable String otherwise) {
    Location begin = cursor.location();
    loc = otherwise;
    damaged = false;
    leftOut = false;
    stray = null;
    strayTemplate = null;
    Arrays.fill(fields, null);
    nodes.clear();
    rest.clear();
    addRest(extensions.attributes(""));
    int next = 0; // the field that most likely comes next
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
        readStray();
      } else if (event == Event.INSTRUCTION) {
        extensions.dropInstruction(kind.name());
      }
    }
    String url = loc == null && stray != null ? takeStray(stray) : loc;
    reportStray(url != null && url.equals(stray) && fields[0] == null);
    if (leftOut) {
      return null; // as was reported
    } else if (damaged) {
      reporter.missing(
          XmlCodes.INVALID_CHAR, begin, "", "loc holds what cannot be read; its entry is left out");
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
        rest.isEmpty() ? Rest.NONE : new Rest(rest));
  }

  private void readStray() {
    if (stray == null) {
      stray = cursor.isDamaged() ? "" : Padding.strip(cursor.text());
      strayLocation = cursor.location();
      if (UrlText.isTemplate(stray)) {
        strayTemplate = stray;
      }
    } else {
      stray = ""; // two pieces are no url
    }
  }

  private void reportStray(boolean taken) {
    String template = strayTemplate;
    if (template != null) {
      reportTemplate(template, kind.name(), strayLocation);
    } else if (stray != null) {
      reporter.report(
          XmlCodes.STRAY_TEXT,
          strayLocation,
          kind.name(),
          !taken,
          () ->
              "text stands directly in <"
                  + kind.name()
                  + (taken ? ">; it is taken as its loc" : ">; it is left out"));
    }
  }

  /** A url that stands directly in its entry is what loc would hold. */
  private @Nullable String takeStray(String word) {
    boolean url = word.startsWith("http://") || word.startsWith("https://");
    if (!url || !CoreText.isWord(word)) {
      return null;
    }
    loc = word;
    return word;
  }

  /** Returns which core child the cursor stands on, or -1; it looks at the likely one first. */
  private int field(int likely) {
    String namespace = cursor.namespace();
    boolean core = isCore(namespace);
    if (!core && !namespace.isEmpty()) {
      return -1;
    }
    List<String> names = kind.fields();
    String name = cursor.localName();
    if (core && likely < names.size() && names.get(likely).equals(name)) {
      return likely;
    }
    int index = names.indexOf(name);
    for (int i = 0; index < 0 && i < names.size(); i++) {
      index = isNamed(names.get(i), names.get(i)) ? i : -1;
    }
    if (index >= 0) {
      checkNamespace(core);
    }
    return index;
  }

  private void readOther() {
    if (isCore(cursor.namespace())) {
      reporter.report(
          kind.kind() == DocumentInfo.Kind.INDEX
              ? XmlCodes.INDEX_EXTRA_TAG
              : XmlCodes.UNKNOWN_CORE_TAG,
          cursor.location(),
          "",
          () -> "<" + cursor.localName() + "> is not known in <" + kind.name() + ">; it is kept");
    }
    Node<?> node = child();
    if (node != null) {
      nodes.add(node);
    }
  }

  private void readField(int index) {
    String name = kind.fields().get(index);
    String earlier = fields[index];
    Location at = earlier == null ? null : cursor.location();
    if (earlier != null) {
      rest.removeIf(part -> part.path().equals(name)); // the attributes of the one that is lost
    }
    if (cursor.attributeCount() > 0) {
      addRest(extensions.attributes(name));
    }
    boolean isOther = index == 0 && earlier != null && isOther(earlier);
    templateSeen = false;
    Places kept = places;
    if (kept != null) {
      if (earlier != null) {
        kept.drop(fieldPlaces[index]);
      }
      fieldPlaces[index] = kept.add(Places.ENTRY, name, cursor.location());
    }
    String value = text.read(inside[index]);
    if (earlier != null && at != null) {
      String counts =
          isOther
              ? "each is read as a " + kind.name()
              : "the last one counts, not " + Problem.quoted(earlier);
      reporter.report(
          XmlCodes.DUPLICATE_TAG,
          at,
          name,
          !isOther,
          () -> name + " may stand only once; " + counts);
    }
    if (index == 0) {
      value = readLoc(value);
    } else {
      value = XmlText.trim(value); // as the schema's types for dates and numbers do
      if (name.equals("changefreq") && !Changefreq.isWord(value)) {
        Changefreq.check(value, cursor.location(), reporter);
      }
    }
    fields[index] = text.leftOut() ? null : value;
  }

  /**
   * Takes a url of which there are several in one sitemap of an index for a sitemap of its own:
   * there is no page that it would be another url of.
   */
  private boolean isOther(String earlier) {
    if (kind.kind() != DocumentInfo.Kind.INDEX || damaged || leftOut || earlier.isEmpty()) {
      return false;
    }
    otherLocs.add(earlier);
    return true;
  }

  /**
   * Returns the next entry of the element that was read last, which states several urls, or null.
   */
  @Nullable E nextOther() {
    return others.isEmpty() ? null : others.poll();
  }

  /** Returns the first entry of an element that states several urls, and keeps the others. */
  private @Nullable E withOthers(@Nullable E last) {
    for (String other : otherLocs) {
      others.add(kind.create(other, fields, List.of(), Rest.NONE));
    }
    otherLocs.clear();
    if (last != null) {
      others.add(last);
    }
    return others.poll();
  }

  /** Takes the url of the entry, and returns what counts of it. */
  private String readLoc(String value) {
    damaged = text.damaged();
    leftOut = text.leftOut() || templateSeen;
    String trimmed = XmlText.trim(value);
    String url = Padding.strip(trimmed);
    loc = url.isEmpty() && loc != null ? loc : url; // it may only hold attributes
    if (!url.equals(trimmed)) {
      reporter.report(EntryCodes.LOC_PADDING, cursor.location(), "loc", Padding.MESSAGE);
    }
    if (templateSeen) {
      reporter.missing(
          UrlCodes.TEMPLATE,
          cursor.location(),
          "loc",
          "loc holds a template that was not rendered; its entry is left out");
    }
    if (damaged || leftOut || url.isEmpty()) {
      return url;
    }
    int faults = UrlJudge.page(url);
    String judged = faults == 0 ? url : urls.page(url, faults, cursor.location(), "loc", reporter);
    leftOut = judged == null;
    loc = judged == null ? url : judged;
    return loc;
  }

  /** Markup inside of a text. */
  private final class Inside implements CoreText.Listener {

    private final String name;

    Inside(String name) {
      this.name = name;
    }

    @Override
    public void nested() {
      reporter.missing(
          XmlCodes.TAG_HAS_CHILDREN,
          cursor.location(),
          name,
          () -> "<" + cursor.localName() + "> stands where only text belongs; its text counts");
    }

    @Override
    public void instruction() {
      templateSeen |= extensions.isTemplate();
      extensions.dropInstruction(name);
    }
  }

  private void childOrder() {
    reporter.report(
        XmlCodes.CHILD_ORDER,
        cursor.location(),
        cursor.localName(),
        () -> cursor.localName() + " stands after what the schema puts behind it");
  }

  private void addRest(Rest.@Nullable Part part) {
    if (part != null) {
      rest.add(part);
    }
  }

  /** Reads an element that is not of the protocol: an extension's, or a foreign one. */
  @Nullable Node<?> child() {
    Registration registration = known.find(cursor.namespace(), cursor.localName());
    if (registration != null) {
      return extensions.read(registration);
    }
    ForeignElement element = extensions.foreign();
    return element == null ? null : Node.of(element);
  }

  /** Reports text where only elements belong. */
  void strayText(String parent) {
    String text = cursor.text();
    if (UrlText.isTemplate(text)) {
      reportTemplate(text.strip(), parent, cursor.location());
      return;
    }
    reporter.missing(
        XmlCodes.STRAY_TEXT,
        cursor.location(),
        parent,
        () -> "text stands directly in <" + parent + ">; it is left out");
  }

  private void reportTemplate(String text, String parent, Location at) {
    reporter.missing(
        DocumentCodes.TEMPLATE,
        at,
        parent,
        () ->
            "the template was not rendered: "
                + Problem.quoted(text)
                + " stands in <"
                + parent
                + ">; it is left out");
  }
}
