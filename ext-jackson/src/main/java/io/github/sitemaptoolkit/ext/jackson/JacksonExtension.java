package io.github.sitemaptoolkit.ext.jackson;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.Locale;
import java.util.function.UnaryOperator;

/**
 * An extension whose values are records with Jackson's XML annotations; there is no codec to write.
 *
 * <p>For {@code <acme:credit role="photo"><acme:name>Jo</acme:name><acme:award>Gold</acme:award>
 * </acme:credit>}:
 *
 * <pre>{@code
 * record Credit(
 *     @JacksonXmlProperty(isAttribute = true) @Nullable String role,
 *     @Nullable String name,
 *     @JsonProperty("award") List<String> awards)
 *     implements UrlExtension {}
 *
 * var credits = JacksonExtension.of(
 *     Credit.class, new ElementName("https://acme.example/ns/credit", "credit", "acme"));
 * var context = Context.of(Extensions.load().with(credits));
 * }</pre>
 *
 * <p>Each component of the record is one of these; other methods of it are not written.
 *
 * <ul>
 *   <li>An attribute, with {@code @JacksonXmlProperty(isAttribute = true)}.
 *   <li>The element's text, with {@code @JacksonXmlText}; such a record has no child elements.
 *   <li>A child element that holds a text: {@code String}, numbers, {@code Boolean}, enums, {@code
 *       URI}, {@code java.time}, and whatever Jackson writes as a text.
 *   <li>A child element that is itself a record.
 *   <li>A {@code List} of such children, in an element around them with
 *       {@code @JacksonXmlElementWrapper} and without one otherwise, as an {@code XmlMapper} with
 *       {@code defaultUseWrapper(false)} does.
 * </ul>
 *
 * <p>Names are those of the components unless {@code @JsonProperty} or {@code @JacksonXmlProperty}
 * say otherwise, their order that of the record unless {@code @JsonPropertyOrder} does. All
 * elements are read and written in the namespace of the extension's element, and attributes in
 * none; what stands in another namespace or is not known is kept beside the value and written back
 * with it.
 *
 * <p>What is absent is null, an empty element is an empty text. A list that has no element around
 * it is never null: no child is an empty list. Therefore components are {@code Integer} or {@code
 * Boolean}, not {@code int} or {@code boolean}: 0 or false would be written where a file says
 * nothing. For the same reason the record's constructor takes null for everything but such lists.
 *
 * <p>A {@code String} keeps a text exactly; any other type keeps what it means to Jackson: {@code
 * 007} as an {@code Integer} is written as {@code 7}. A text that the type cannot hold is reported
 * ({@code extension.value}, with its place); its component is null, its item is not in the list,
 * and all else of the element is kept. A nested record whose constructor refuses its values is
 * treated in the same way.
 *
 * <p>Immutable, safe for many threads.
 *
 * @param <E> the record
 * @since 0.1
 */
public final class JacksonExtension<E extends UrlExtension> implements SitemapExtension<E> {

  private final Descriptor<E> descriptor;
  private final JacksonBinding binding;
  private final RecordContent content;

  private JacksonExtension(Class<E> type, ElementName element) {
    RecordInspector.checkName(element.toString(), element.localName());
    this.binding = new JacksonBinding();
    this.content = new RecordInspector(binding, element.namespace()).inspect(type);
    this.descriptor =
        Descriptor.of(idOf(element), type, element)
            .attributes(content.attributes())
            .fields(content.fields());
  }

  private JacksonExtension(JacksonExtension<E> other, Descriptor<E> descriptor) {
    this.descriptor = descriptor;
    this.binding = other.binding;
    this.content = other.content;
  }

  /**
   * Returns an extension for a record.
   *
   * <p>Its id is made of prefix and local name: {@code acme-credit}.
   *
   * @throws IllegalArgumentException if the record cannot be an element, or the name not that of an
   *     extension's; the message names the component and what to do
   */
  public static <E extends UrlExtension> JacksonExtension<E> of(
      Class<E> type, ElementName element) {
    return checked(new JacksonExtension<>(type, element));
  }

  /**
   * Returns this extension with another id.
   *
   * @throws IllegalArgumentException if it has others than lower case letters, digits and hyphens
   */
  public JacksonExtension<E> withId(String value) {
    return with(known -> known.id(value));
  }

  /**
   * Returns this extension with namespaces that are accepted on reading besides its own.
   *
   * @throws IllegalArgumentException if one is the sitemap protocol's, or stands there twice
   */
  public JacksonExtension<E> withAliases(String... namespaces) {
    return with(known -> known.aliases(namespaces));
  }

  /**
   * Returns this extension with facts about a field that the record's type cannot state.
   *
   * <pre>{@code
   * JacksonExtension.of(Talk.class, NAME).field("minutes", field -> field.range(1, 600))
   * }</pre>
   *
   * @param path the field, as in {@link Descriptor#field}
   * @throws IllegalArgumentException if there is no such field
   */
  public JacksonExtension<E> field(String path, UnaryOperator<Field> change) {
    return with(known -> known.field(path, change));
  }

  /**
   * Returns this extension with more that is known of it: its status, what it finds in feeds.
   *
   * @throws IllegalArgumentException if the registry would refuse it
   */
  public JacksonExtension<E> with(UnaryOperator<Descriptor<E>> change) {
    return checked(new JacksonExtension<>(this, change.apply(descriptor)));
  }

  /** Registers an extension alone: what the registry refuses shows now, not later. */
  private static <E extends UrlExtension> JacksonExtension<E> checked(
      JacksonExtension<E> extension) {
    Extensions.of(extension);
    return extension;
  }

  private static String idOf(ElementName element) {
    String local = hyphenated(element.localName());
    String prefix = hyphenated(element.prefix());
    return prefix.isEmpty() || prefix.equals(local)
        ? local
        : local.isEmpty() ? prefix : prefix + '-' + local;
  }

  private static String hyphenated(String name) {
    return name.replaceAll("([a-z0-9])([A-Z])", "$1-$2")
        .toLowerCase(Locale.ROOT)
        .replaceAll("[^a-z0-9]+", "-")
        .replaceAll("^-|-$", "");
  }

  /** Returns what the record says: attributes, then text or children, with their kinds. */
  @Override
  public Descriptor<E> descriptor() {
    return descriptor;
  }

  /**
   * Reads a record.
   *
   * @throws IllegalArgumentException if the record's constructor refuses what the element says;
   *     whoever reads the document reports that
   */
  @Override
  public E read(ElementReader in) {
    return descriptor.type().cast(content.readOutermost(in));
  }

  @Override
  public void write(E value, ElementWriter out) {
    content.write(binding.tree(value), out);
  }
}
