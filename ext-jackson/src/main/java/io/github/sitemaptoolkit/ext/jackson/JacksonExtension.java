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
 * An extension whose values are records with Jackson's XML annotations, so that no codec has to be
 * written.
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
 * <p>Each component of the record is one of the following. Other methods of the record are ignored.
 *
 * <ul>
 *   <li>An attribute, with {@code @JacksonXmlProperty(isAttribute = true)}.
 *   <li>The text of the element, with {@code @JacksonXmlText}; such a record has no child elements.
 *   <li>A child element with a text: {@code String}, numbers, {@code Boolean}, enums, {@code URI},
 *       {@code java.time}, and anything else that Jackson writes as a text.
 *   <li>A child element that is itself a record.
 *   <li>A {@code List} of such child elements. They are wrapped in another element only if there is
 *       a {@code @JacksonXmlElementWrapper}, as with an {@code XmlMapper} that has {@code
 *       defaultUseWrapper(false)}.
 * </ul>
 *
 * <p>The names of components can be changed with {@code @JsonProperty} or
 * {@code @JacksonXmlProperty}, and their order with {@code @JsonPropertyOrder}. All elements are
 * read and written in the namespace of the extension's element, and attributes without a namespace.
 * Unknown elements and attributes, and those in other namespaces, are kept and written back with
 * the value.
 *
 * <p>An absent component is null; an empty element is an empty text. A list without a wrapper
 * element is never null: without child elements, it is empty. Components must therefore be {@code
 * Integer} or {@code Boolean}, not {@code int} or {@code boolean}, because an absent element would
 * otherwise be written as 0 or false. For the same reason, the record's constructor must accept
 * null for everything except such lists.
 *
 * <p>A {@code String} keeps a text exactly; any other type keeps the value that Jackson reads:
 * {@code 007} as an {@code Integer} is written as {@code 7}. A text that the type cannot hold is
 * reported with its location, as {@code extension.value}; the component is then null, an item is
 * left out of its list, and the rest of the element is kept. A nested record whose constructor
 * rejects its values is treated in the same way.
 *
 * <p>Immutable and safe for use by several threads.
 *
 * @param <E> the type of the record
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
   * <p>Its id consists of the prefix and the local name, such as {@code acme-credit}.
   *
   * @throws IllegalArgumentException if the record cannot be an element, or if the name is not
   *     valid for an extension; the message names the component and what to change
   */
  public static <E extends UrlExtension> JacksonExtension<E> of(
      Class<E> type, ElementName element) {
    return checked(new JacksonExtension<>(type, element));
  }

  /**
   * Returns a copy of this extension with the given id.
   *
   * @throws IllegalArgumentException if the id has characters other than lower-case letters, digits
   *     and hyphens
   */
  public JacksonExtension<E> withId(String value) {
    return with(known -> known.id(value));
  }

  /**
   * Returns a copy of this extension with more namespaces that are accepted on reading; they are
   * never written.
   *
   * @throws IllegalArgumentException if one is the namespace of the sitemap protocol, or occurs
   *     twice
   */
  public JacksonExtension<E> withAliases(String... namespaces) {
    return with(known -> known.aliases(namespaces));
  }

  /**
   * Returns a copy of this extension with facts about a field that the type of the component cannot
   * express.
   *
   * <pre>{@code
   * JacksonExtension.of(Talk.class, NAME).field("minutes", field -> field.range(1, 600))
   * }</pre>
   *
   * @param path the path of the field, as in {@link Descriptor#field}
   * @param change adds the facts
   * @throws IllegalArgumentException if the field does not exist
   */
  public JacksonExtension<E> field(String path, UnaryOperator<Field> change) {
    return with(known -> known.field(path, change));
  }

  /**
   * Returns a copy of this extension with a changed descriptor, for example with a status or a
   * mapping from and to feeds.
   *
   * @throws IllegalArgumentException if the registry would reject the extension
   */
  public JacksonExtension<E> with(UnaryOperator<Descriptor<E>> change) {
    return checked(new JacksonExtension<>(this, change.apply(descriptor)));
  }

  /**
   * Registers an extension on its own, so that the registry rejects an invalid one now, not later.
   */
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

  /**
   * Returns the descriptor, which is derived from the record: attributes, then the text or
   * children, with their kinds.
   */
  @Override
  public Descriptor<E> descriptor() {
    return descriptor;
  }

  /**
   * Reads a record.
   *
   * @throws IllegalArgumentException if the record's constructor rejects the values of the element;
   *     the reader of the document reports this as a problem
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
