package io.github.sitemaptoolkit.xml;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.carrier.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.io.DocumentCodes;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.markup.XmlDocumentWriter;
import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
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
 * A url entry, or a part of one, as a {@code url} element of its own: what formats other than
 * sitemap XML carry whole, beside or instead of fields of their own.
 *
 * @since 0.1
 */
@Incubating
public final class UrlXml {

  private static final UrlElement KIND = new UrlElement();

  private UrlXml() {}

  /** Returns whether an element is a {@code url} of the sitemap protocol. */
  public static boolean isUrl(String namespace, String localName) {
    return localName.equals(KIND.name()) && CoreNamespace.isKnown(namespace);
  }

  /**
   * Returns an entry as an element: all that it says.
   *
   * @param unplaced takes the paths of what was kept from elements that are no more
   * @throws RuntimeException whatever an extension throws that cannot write its value
   */
  public static ForeignElement element(
      UrlEntry entry, Extensions extensions, Consumer<String> unplaced) {
    List<ForeignContent> content = new ArrayList<>();
    List<String> fields = KIND.fields();
    for (int i = 0; i < fields.size(); i++) {
      String value = KIND.field(entry, i);
      if (value != null) {
        content.add(
            core(fields.get(i), entry.rest().part(fields.get(i)).orElse(null), text(value)));
      }
    }
    addNodes(entry.nodes(), extensions, unplaced, content);
    return core(KIND.name(), entry.rest().part("").orElse(null), content);
  }

  /**
   * Returns what formats with a field for each known value have none for: foreign elements, unknown
   * attributes, and all values of a kind of which one has something in it that its codec did not
   * take. Of core children only the attributes are in it.
   *
   * @param unplaced takes the paths of what was kept from elements that are no more
   * @return the element, or null if there is nothing of that
   */
  public static @Nullable ForeignElement remainder(
      UrlEntry entry, Extensions extensions, Consumer<String> unplaced) {
    Set<Class<?>> whole = wholeKinds(entry);
    List<Node<?>> nodes =
        entry.nodes().stream().filter(node -> whole.contains(node.value().getClass())).toList();
    if (nodes.isEmpty() && entry.rest().isEmpty()) {
      return null;
    }
    List<ForeignContent> content = new ArrayList<>();
    for (Rest.Part part : entry.rest().parts()) {
      int field = KIND.fields().indexOf(part.path());
      if (field >= 0 && KIND.field(entry, field) != null) {
        content.add(core(part.path(), part, List.of()));
      } else if (!part.path().isEmpty()) {
        unplaced.accept(part.path());
      }
    }
    addNodes(nodes, extensions, unplaced, content);
    return core(KIND.name(), entry.rest().part("").orElse(null), content);
  }

  /** Returns the nodes that are not part of the {@link #remainder}: values and nothing else. */
  public static List<Node<?>> plainNodes(UrlEntry entry) {
    Set<Class<?>> whole = wholeKinds(entry);
    return entry.nodes().stream().filter(node -> !whole.contains(node.value().getClass())).toList();
  }

  private static Set<Class<?>> wholeKinds(UrlEntry entry) {
    Set<Class<?>> kinds = new HashSet<>();
    for (Node<?> node : entry.nodes()) {
      if (!node.rest().isEmpty() || node.value() instanceof ForeignElement) {
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
   * Returns what a sitemap says of itself as a {@code urlset} element without entries: the root's
   * attributes and the elements before the first entry.
   *
   * @param unplaced takes the paths of what was kept from elements that are no more
   * @throws RuntimeException whatever an extension throws that cannot write its value
   */
  public static ForeignElement document(
      DocumentInfo document, Extensions extensions, Consumer<String> unplaced) {
    List<ForeignContent> content = new ArrayList<>();
    addNodes(document.nodes(), extensions, unplaced, content);
    return core(KIND.root(), document.rest().part("").orElse(null), content);
  }

  /**
   * Reads the {@code urlset} element whose start tag a cursor stands on, up to its end tag.
   *
   * @param document what is known of the document besides
   * @param reporter takes problems
   * @return the document with what the element says of it
   */
  public static DocumentInfo readDocument(
      XmlCursor cursor, DocumentInfo document, Extensions extensions, Reporter reporter) {
    var parser = new EntryParser<>(KIND, cursor, extensions, new DocumentUrls(null), reporter);
    Rest.Part attributes = parser.extensions().attributes("");
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
        .withRest(attributes == null ? Rest.NONE : new Rest(List.of(attributes)))
        .withNodes(nodes);
  }

  private static List<ForeignContent> text(String value) {
    return value.isEmpty() ? List.of() : List.of(new ForeignText(value));
  }

  private static ForeignElement core(
      String name, Rest.@Nullable Part rest, List<ForeignContent> content) {
    List<Attribute> attributes = rest == null ? List.of() : rest.attributes();
    Map<String, String> bindings = rest == null ? Map.of() : rest.bindings();
    return new ForeignElement(
        new ElementName(CoreNamespace.URI, name, ""), attributes, content, bindings);
  }

  /**
   * Returns an element as a text that is a document of its own but for the XML declaration.
   *
   * @param illegal told of each text with characters that XML cannot hold: they become U+FFFD
   */
  public static String text(
      ForeignElement element, Extensions extensions, Consumer<String> illegal) {
    return XmlDocumentWriter.text(element, extensions.prefixes(), illegal);
  }

  /**
   * Reads the {@code url} element whose start tag a cursor stands on, up to its end tag.
   *
   * @param loc the url of the entry where the element does not state it; null where it must
   * @param reporter takes problems; paths are below the entry
   * @return the entry, or null if it has no url
   */
  public static @Nullable UrlEntry read(
      XmlCursor cursor, @Nullable String loc, Extensions extensions, Reporter reporter) {
    return new EntryParser<>(KIND, cursor, extensions, new DocumentUrls(null), reporter).read(loc);
  }

  /**
   * Reads a text that is a {@code url} element.
   *
   * @param source what the text stands in, for messages
   * @param loc the url of the entry where the element does not state it; null where it must
   * @return the entry, or null if it has no url
   * @throws SitemapException if the text is not well-formed, or another element
   */
  public static @Nullable UrlEntry parse(
      String text, String source, @Nullable String loc, Extensions extensions, Reporter reporter) {
    XmlCursor cursor = cursor(text, source);
    Event event = cursor.next();
    while (event != Event.START) { // a document without a root element is refused by the cursor
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
      throw new UncheckedIOException(e); // memory does not fail
    }
  }
}
