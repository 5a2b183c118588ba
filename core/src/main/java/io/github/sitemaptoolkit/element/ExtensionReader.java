package io.github.sitemaptoolkit.element;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.internal.record.RecordReports;
import io.github.sitemaptoolkit.internal.record.RecordTape;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.problem.TruncatedException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.text.NamespaceCodes;
import io.github.sitemaptoolkit.text.XmlCodes;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Reads the elements of extensions from any XML document.
 *
 * <p>Attributes and elements that an extension does not know are kept in the node's {@link
 * UnknownMarkup}. If an extension throws an exception, its element is left out and the problem is
 * reported. Not thread-safe.
 *
 * @since 0.1
 */
public final class ExtensionReader {

  private static final String STYLESHEET = "xml-stylesheet";

  private final XmlCursor cursor;
  private final Extensions extensions;
  private final Reporter reporter;
  private final ForeignReader foreign;
  private final DocumentUrls urls;
  private final Set<String> aliases = new HashSet<>(); // already reported
  private final ElementCursor root;
  private final RecordElement inRecord = new RecordElement(this::reportLate, null);
  private final RecordReports reports;
  private @Nullable Registration current;
  private @Nullable Elements elements; // for values that are attributes, which few documents have
  private @Nullable Places places;
  private boolean foreignKept = true;
  private final int[] numbers; // of each extension's values in the entry
  private boolean numbered;

  /** Creates a reader for a document whose relative urls stay as they are. */
  public ExtensionReader(
      XmlCursor cursor,
      Extensions extensions,
      UnaryOperator<ElementName> canonicalCore,
      Reporter reporter) {
    this(cursor, extensions, canonicalCore, new DocumentUrls(null), reporter);
  }

  /** Creates a reader for a document. */
  public ExtensionReader(
      XmlCursor cursor,
      Extensions extensions,
      UnaryOperator<ElementName> canonicalCore,
      DocumentUrls urls,
      Reporter reporter) {
    this.cursor = cursor;
    this.extensions = extensions;
    this.reporter = reporter;
    this.reports = new RecordReports(reporter);
    this.urls = urls;
    Map<String, String> prefixes = new HashMap<>(); // by namespace
    extensions.prefixes().forEach((prefix, namespace) -> prefixes.put(namespace, prefix));
    this.foreign =
        new ForeignReader(
            cursor,
            name -> {
              String namespace = extensions.canonicalNamespace(name.namespace());
              String prefix = prefixes.get(namespace);
              return prefix == null
                  ? canonicalCore.apply(name)
                  : new ElementName(namespace, name.localName(), prefix);
            },
            () -> dropInstruction(null));
    this.root = new ElementCursor(this, null);
    this.numbers = new int[extensions.registrations().size()];
  }

  /** Sets where to keep the places of values; null, the default, keeps none. */
  public void keep(@Nullable Places kept) {
    places = kept;
  }

  /** Sets whether {@link #foreignIfKept} reads elements; if not, it skips them. */
  public void keepForeign(boolean kept) {
    foreignKept = kept;
  }

  /** Begins with another entry, whose values are numbered from 1. */
  public void beginEntry() {
    if (numbered) {
      Arrays.fill(numbers, 0);
      numbered = false;
    }
  }

  @Nullable Places places() {
    return places;
  }

  /** Returns the place of the current start tag, as a range if places are kept. */
  public Location tag() {
    XmlCursor.Ranges ranges = places == null ? null : cursor.ranges();
    return ranges == null ? cursor.location() : ranges.tag();
  }

  /**
   * Keeps the places of the attributes of the current start tag, if places are kept.
   *
   * @param place the number of its element in them
   */
  public void placeAttributes(int place) {
    Places kept = places;
    XmlCursor.Ranges ranges = kept == null ? null : cursor.ranges();
    for (int i = 0; kept != null && ranges != null && i < cursor.attributeCount(); i++) {
      kept.addAttribute(place, cursor.attributeLocalName(i), ranges.attribute(i));
    }
  }

  /**
   * Reads the element whose start tag is the cursor's current event, up to its end tag.
   *
   * @return the node; null if the extension failed, which is reported
   */
  public @Nullable Node<?> read(Registration registration) {
    Location begin = tag();
    current = registration;
    numbers[registration.position()]++;
    numbered = true;
    checkNamespace(registration.element().namespace());
    int depth = cursor.depth();
    root.open(registration.schema());
    int place = places == null ? 0 : places.add(Places.ENTRY, registration.id(), begin);
    root.placed(place);
    var parts = new KeptMarkup();
    root.collectInto(parts);
    try {
      var value = Objects.requireNonNull(registration.extension().read(root), "it returned null");
      root.finish(true);
      return new Node<>(value, parts.unknown());
    } catch (SitemapException e) {
      throw e; // the document's fault, not the extension's
    } catch (RuntimeException | Error e) {
      Containment.check(e);
      String failed = "the extension " + registration.id() + " failed on this element";
      if (cursor.isLost()) {
        throw lost(e, failed, begin);
      }
      skip(depth);
      if (places != null) {
        places.drop(place);
      }
      String path = path();
      numbers[registration.position()]--;
      reporter.missing(ExtensionCodes.FAILED, begin, path, () -> failed + ": " + e);
      return null;
    }
  }

  /**
   * Reads the element at an index of a record.
   *
   * @return the node; null if something is to be reported or kept, or the extension failed: then
   *     the element is to be read from events
   */
  public @Nullable Node<?> read(Registration registration, RecordTape record, int index) {
    numbers[registration.position()]++;
    numbered = true;
    String namespace = record.name(index).namespace;
    boolean usual =
        namespace.equals(registration.element().namespace()) || aliases.contains(namespace);
    UrlExtension value = usual ? inRecord.read(registration, record, index) : null;
    return value == null ? null : Node.of(value);
  }

  /** Returns what is to be reported about a record once it is taken. */
  public RecordReports reports() {
    return reports;
  }

  /** Notes that a child of an extension's element in a record is later than the schema says. */
  private void reportLate(Registration registration, RecordTape record, int child) {
    String name = record.name(child).localName;
    reports.add(
        ExtensionCodes.order(registration.id()),
        record,
        child,
        () -> path(registration),
        () -> late(registration, name));
  }

  /** Returns the message for such a child. */
  static String late(Registration registration, String name) {
    return registration.element().prefix()
        + ':'
        + name
        + " is out of order; the schema puts it earlier";
  }

  /**
   * Reports an alias that the document uses in place of an extension's own namespace, once for
   * each.
   */
  private void checkNamespace(String own) {
    String namespace = cursor.namespace();
    if (namespace.equals(own) || aliases.contains(namespace)) {
      return;
    }
    aliases.add(namespace);
    boolean https = namespace.startsWith("https:") && namespace.endsWith(own.substring(4));
    Location declared = cursor.declarationOf(namespace);
    reporter.report(
        https ? NamespaceCodes.HTTPS : NamespaceCodes.EXTENSION_ALIAS,
        declared == null ? cursor.place() : declared,
        null,
        () ->
            "the namespace " + namespace + " is read as " + own + ", which search engines require");
  }

  /** Returns the exception for a cursor in an undefined state, as after a stack overflow. */
  private static RuntimeException lost(Throwable e, String failed, Location begin) {
    if (e instanceof RuntimeException ours) {
      return ours;
    }
    String message = failed + ", and the rest of the document cannot be read: " + e;
    return new TruncatedException(Problem.of(ExtensionCodes.FAILED, message, begin), e);
  }

  /**
   * Reads the value of an attribute of {@code url} that an extension claims.
   *
   * @param index the index of the attribute in the current start tag
   * @return the node; null if the extension failed, which is reported
   */
  public @Nullable Node<?> attribute(Registration registration, int index) {
    String value = cursor.attributeValue(index);
    List<ForeignContent> content = value.isEmpty() ? List.of() : List.of(new ForeignText(value));
    var text = new ForeignElement(registration.element(), List.of(), content, Map.of());
    XmlCursor.Ranges ranges = places == null ? null : cursor.ranges();
    Location at = ranges == null ? cursor.location() : ranges.attribute(index);
    Elements inMemory = elements;
    if (inMemory == null) {
      inMemory = new Elements(extensions, urls, reporter);
      elements = inMemory;
    }
    Node<?> node = inMemory.node(text, at);
    if (node != null && places != null) {
      places.add(Places.ENTRY, registration.id(), at);
    }
    return node;
  }

  /**
   * Reads any element whole, from its start tag, which is the cursor's current event, up to its end
   * tag.
   *
   * @return the element; null if its text exceeds a limit, which is reported
   */
  public @Nullable ForeignElement foreign() {
    Location begin = places == null ? null : tag();
    ForeignElement element = foreign.read();
    if (places != null && begin != null && element != null) {
      places.add(Places.ENTRY, element.name().toString(), begin);
    }
    return element;
  }

  /**
   * Reads any element whole, as {@link #foreign} does, or moves to its end tag if foreign elements
   * are not kept.
   *
   * @return the element; null if its text exceeds a limit, which is reported, or if it is not kept
   */
  public @Nullable ForeignElement foreignIfKept() {
    if (foreignKept) {
      return foreign();
    }
    skip(cursor.depth());
    return null;
  }

  /**
   * Returns the attributes of the current start tag as unknown markup at a path; null if there are
   * none.
   */
  public UnknownMarkup.@Nullable Part attributes(String path) {
    int count = cursor.attributeCount();
    if (count == 0) {
      return null;
    }
    List<Attribute> attributes = new ArrayList<>(count);
    Map<String, String> bindings = new TreeMap<>();
    for (int i = 0; i < count; i++) {
      attributes.add(foreign.attribute(i));
      foreign.addBindings(cursor.attributeValue(i), bindings);
    }
    return new UnknownMarkup.Part(path, attributes, List.of(), bindings);
  }

  /**
   * Returns whether the current processing instruction belongs to a template engine, not to XML.
   */
  public boolean isTemplate() {
    return cursor.text().equalsIgnoreCase("php") || cursor.text().startsWith("=");
  }

  /** Reports the current processing instruction, which is not kept. */
  public void dropInstruction(@Nullable String path) {
    if (isTemplate()) {
      reporter.report(
          DocumentCodes.TEMPLATE,
          cursor.place(),
          path,
          () -> "there is a template that was not rendered: <?" + cursor.text() + "?>");
      return;
    } else if (cursor.isCss()) {
      return; // for browsers alone, and no data
    }
    reporter.report(
        cursor.text().equals(STYLESHEET) ? XmlCodes.STYLESHEET : XmlCodes.PROCESSING_INSTRUCTION,
        cursor.place(),
        path,
        () -> "the processing instruction <?" + cursor.text() + "?> is not kept");
  }

  XmlCursor cursor() {
    return cursor;
  }

  ForeignReader foreignReader() {
    return foreign;
  }

  DocumentUrls urls() {
    return urls;
  }

  Registration current() {
    return Objects.requireNonNull(current);
  }

  Reporter reporter() {
    return reporter;
  }

  /** Returns the path of the value that is read, from the entry, such as {@code image[2]}. */
  String path() {
    return path(current());
  }

  private String path(Registration registration) {
    return registration.id() + '[' + numbers[registration.position()] + ']';
  }

  /** Moves to the end tag of the extension's element, wherever its extension stopped reading. */
  private void skip(int depth) {
    while (!cursor.hasEnded(depth) && cursor.next() != Event.END_DOCUMENT) {
      // what is inside is left out
    }
  }
}
