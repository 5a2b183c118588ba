package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.code.DocumentCodes;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.token.TokenizerCursor;
import io.github.sitemaptoolkit.token.XmlCursor;
import io.github.sitemaptoolkit.token.XmlCursor.Event;
import io.github.sitemaptoolkit.token.XmlOptions;
import io.github.sitemaptoolkit.url.DocumentUrls;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Converts url entries, or parts of them, to single {@code url} elements and back, for other
 * formats that contain such elements in addition to their own fields, or instead of them.
 *
 * @since 0.1
 */
public final class UrlXml {

  private static final EntryElement<UrlEntry> KIND = EntryElement.URL;

  private UrlXml() {}

  /** Returns whether an element is a {@code url} of the sitemap protocol. */
  public static boolean isUrl(String namespace, String localName) {
    return localName.equals(KIND.name()) && CoreNamespace.isKnown(namespace);
  }

  /**
   * Returns an element with everything in an entry.
   *
   * @param unplaced called with the path of each part of unknown markup whose element no longer
   *     exists
   * @throws RuntimeException any exception that an extension throws
   */
  public static ForeignElement element(
      UrlEntry entry, Extensions extensions, Consumer<String> unplaced) {
    List<ForeignContent> content = new ArrayList<>();
    List<String> fields = KIND.fields();
    for (int i = 0; i < fields.size(); i++) {
      String value = KIND.field(entry, i);
      if (value != null) {
        content.add(
            core(fields.get(i), entry.unknown().part(fields.get(i)).orElse(null), text(value)));
      }
    }
    addNodes(entry.nodes(), extensions, unplaced, content);
    return core(KIND.name(), entry.unknown().part("").orElse(null), content);
  }

  /**
   * Returns an element with the parts of an entry for which a format with fields for all known
   * values has no place: foreign elements, unknown attributes, and the values of each extension of
   * which at least one has unknown markup. Core children are only included with their attributes.
   *
   * @param unplaced called with the path of each part of unknown markup whose element no longer
   *     exists
   * @return the element; null if there are no such parts
   */
  public static @Nullable ForeignElement remainder(
      UrlEntry entry, Extensions extensions, Consumer<String> unplaced) {
    Set<Class<?>> whole = wholeKinds(entry);
    if (whole.isEmpty() && entry.unknown().isEmpty()) {
      return null; // as for nearly all entries
    }
    List<Node<?>> nodes =
        entry.nodes().stream().filter(node -> whole.contains(node.value().getClass())).toList();
    List<ForeignContent> content = new ArrayList<>();
    for (UnknownMarkup.Part part : entry.unknown().parts()) {
      int field = KIND.fields().indexOf(part.path());
      if (field >= 0 && KIND.field(entry, field) != null) {
        content.add(core(part.path(), part, List.of()));
      } else if (!part.path().isEmpty()) {
        unplaced.accept(part.path());
      }
    }
    addNodes(nodes, extensions, unplaced, content);
    return core(KIND.name(), entry.unknown().part("").orElse(null), content);
  }

  /**
   * Returns the nodes that are not part of the {@link #remainder}: values without unknown markup.
   */
  public static List<Node<?>> plainNodes(UrlEntry entry) {
    Set<Class<?>> whole = wholeKinds(entry);
    return whole.isEmpty()
        ? entry.nodes()
        : entry.nodes().stream().filter(node -> !whole.contains(node.value().getClass())).toList();
  }

  private static Set<Class<?>> wholeKinds(UrlEntry entry) {
    Set<Class<?>> kinds = Set.of();
    for (Node<?> node : entry.nodes()) {
      if (!node.unknown().isEmpty() || node.value() instanceof ForeignElement) {
        kinds = kinds.isEmpty() ? new HashSet<>() : kinds;
        kinds.add(node.value().getClass());
      }
    }
    return kinds;
  }

  private static void addNodes(
      List<Node<?>> nodes,
      Extensions extensions,
      Consumer<String> unplaced,
      List<ForeignContent> content) {
    List<String> paths = new ArrayList<>();
    for (Node<?> node : nodes) {
      content.add(Elements.element(extensions, node, paths::add));
    }
    paths.forEach(unplaced);
  }

  /** Returns whether an element is a {@code urlset} of the sitemap protocol. */
  public static boolean isUrlset(String namespace, String localName) {
    return localName.equals(KIND.root()) && CoreNamespace.isKnown(namespace);
  }

  /**
   * Returns the properties of a sitemap as a {@code urlset} element without entries: the root's
   * attributes and the elements before the first entry.
   *
   * @param unplaced called with the path of each part of unknown markup whose element no longer
   *     exists
   * @throws RuntimeException any exception that an extension throws
   */
  public static ForeignElement document(
      DocumentInfo document, Extensions extensions, Consumer<String> unplaced) {
    List<ForeignContent> content = new ArrayList<>();
    addNodes(document.nodes(), extensions, unplaced, content);
    return core(KIND.root(), document.unknown().part("").orElse(null), content);
  }

  /**
   * Reads the {@code urlset} element whose start tag is the cursor's current event, up to its end
   * tag.
   *
   * @param document the properties of the document that are already known
   * @param reporter receives problems
   * @return these properties and those of the element
   */
  public static DocumentInfo readDocument(
      XmlCursor cursor, DocumentInfo document, Extensions extensions, Reporter reporter) {
    var parser = new EntryParser<>(KIND, cursor, extensions, new DocumentUrls(null), reporter);
    UnknownMarkup.Part attributes = parser.extensions().attributes("");
    List<Node<?>> nodes = new ArrayList<>();
    for (Event event = cursor.next(); event != Event.END; event = cursor.next()) {
      if (event == Event.START) {
        Node<?> node = parser.child();
        if (node != null) {
          nodes.add(node);
        }
      } else if (event == Event.TEXT && !XmlText.isSpace(cursor.text())) {
        parser.stray().reportCurrent(KIND.root());
      }
    }
    return document
        .withUnknown(
            attributes == null ? UnknownMarkup.NONE : new UnknownMarkup(List.of(attributes)))
        .withNodes(nodes);
  }

  private static List<ForeignContent> text(String value) {
    return value.isEmpty() ? List.of() : List.of(new ForeignText(value));
  }

  private static ForeignElement core(
      String name, UnknownMarkup.@Nullable Part rest, List<ForeignContent> content) {
    List<Attribute> attributes = rest == null ? List.of() : rest.attributes();
    Map<String, String> bindings = rest == null ? Map.of() : rest.bindings();
    return new ForeignElement(
        new ElementName(CoreNamespace.URI, name, ""), attributes, content, bindings);
  }

  /**
   * Returns an element as the text of a complete document without XML declaration.
   *
   * @param illegal called with each text that contains characters that XML does not allow, which
   *     become U+FFFD
   */
  public static String text(
      ForeignElement element, Extensions extensions, Consumer<String> illegal) {
    return XmlDocumentWriter.text(element, extensions.prefixes(), illegal);
  }

  /**
   * Reads the {@code url} element whose start tag is the cursor's current event, up to its end tag.
   *
   * @param loc the url to use if the element has no loc; null if loc is required
   * @param reporter receives problems; paths are relative to the entry
   * @return the entry; null if it has no url
   */
  public static @Nullable UrlEntry read(
      XmlCursor cursor, @Nullable String loc, Extensions extensions, Reporter reporter) {
    return read(cursor, loc, extensions, reporter, null);
  }

  /**
   * Reads the {@code url} element whose start tag is the cursor's current event, up to its end tag.
   *
   * @param loc the url to use if the element has no loc; null if loc is required
   * @param reporter receives problems; paths are relative to the entry
   * @param places where to keep the places of values; null to keep none
   * @return the entry; null if it has no url
   */
  public static @Nullable UrlEntry read(
      XmlCursor cursor,
      @Nullable String loc,
      Extensions extensions,
      Reporter reporter,
      @Nullable Places places) {
    var parser = new EntryParser<>(KIND, cursor, extensions, new DocumentUrls(null), reporter);
    if (places != null) {
      parser.keep(places);
    }
    return parser.read(loc, cursor.location());
  }

  /**
   * Parses the text of a {@code url} element.
   *
   * @param source the name of the source in messages
   * @param loc the url to use if the element has no loc; null if loc is required
   * @return the entry; null if it has no url
   * @throws SitemapException if the text is not well-formed, or is another element
   */
  public static @Nullable UrlEntry parse(
      String text, String source, @Nullable String loc, Extensions extensions, Reporter reporter) {
    XmlCursor cursor = cursor(text, source);
    Event event = cursor.next();
    while (event != Event.START) { // the cursor rejects a document without a root element
      event = cursor.next();
    }
    if (!isUrl(cursor.namespace(), cursor.localName())) {
      throw new SitemapException(
          Problem.of(
              DocumentCodes.UNSUPPORTED_FORMAT,
              "this is <" + cursor.localName() + ">, not <url> of the sitemap protocol",
              cursor.location()));
    }
    return read(cursor, loc, extensions, reporter);
  }

  private static XmlCursor cursor(String text, String source) {
    try {
      var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
      return new TokenizerCursor(
          Source.of(bytes, source), XmlOptions.STRICT, new Reporter(new Problems(), source));
    } catch (IOException e) {
      throw new UncheckedIOException(e); // cannot happen in memory
    }
  }
}
