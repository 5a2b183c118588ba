package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * What is known of an extension: its id, its element, its fields, and how its values are found in
 * feeds.
 *
 * <pre>{@code
 * Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"))
 *     .attributes(text("role"))
 *     .fields(content())
 * }</pre>
 *
 * <p>Immutable, safe for many threads. A method with an argument returns a new descriptor.
 *
 * @param <E> the type of the values
 * @since 0.1
 */
public final class Descriptor<E extends UrlExtension> {

  /** All that is known; never changed once a descriptor has it. */
  private static final class Facts<E extends UrlExtension> {
    private String id;
    private final Class<E> type;
    private final ElementName element;
    private @Nullable String urlAttribute;
    private Set<String> aliases = Set.of();
    private Status status = Status.CURRENT;
    private int mostInFile = Integer.MAX_VALUE;
    private int mostInEntry = Integer.MAX_VALUE;
    private List<Field> attributes = List.of();
    private List<Field> fields = List.of();
    private @Nullable FeedMapping<E> feed;
    private @Nullable Shorthand shorthand;

    Facts(String id, Class<E> type, ElementName element) {
      this.id = Objects.requireNonNull(id);
      this.type = Objects.requireNonNull(type);
      this.element = Objects.requireNonNull(element);
    }

    Facts(Facts<E> other) {
      this(other.id, other.type, other.element);
      urlAttribute = other.urlAttribute;
      aliases = other.aliases;
      status = other.status;
      mostInFile = other.mostInFile;
      mostInEntry = other.mostInEntry;
      attributes = other.attributes;
      fields = other.fields;
      feed = other.feed;
      shorthand = other.shorthand;
    }
  }

  private final Facts<E> facts;

  private Descriptor(Facts<E> facts) {
    this.facts = facts;
  }

  private Descriptor<E> with(Consumer<Facts<E>> change) {
    var changed = new Facts<>(facts);
    change.accept(changed);
    return new Descriptor<>(changed);
  }

  /**
   * Returns a descriptor of an element with nothing inside.
   *
   * @param id the unique name, such as {@code image}: lower case letters, digits and hyphens; the
   *     root of its columns, and the prefix of the codes of its problems
   * @param type the type of the values: their exact class, best a record
   * @param element the element's name, with the prefix that is always written
   */
  public static <E extends UrlExtension> Descriptor<E> of(
      String id, Class<E> type, ElementName element) {
    return new Descriptor<>(new Facts<>(id, type, element));
  }

  /**
   * Returns this descriptor for values that sitemaps hold in an attribute of {@code url}, which has
   * no namespace: there, the text of the element is the value of the attribute. The element stands
   * for it in other formats, and in sitemaps where an entry has a second value or one with more
   * than a text.
   */
  public Descriptor<E> urlAttribute(String name) {
    return with(changed -> changed.urlAttribute = Objects.requireNonNull(name));
  }

  /** Returns this descriptor with another id. */
  public Descriptor<E> id(String other) {
    return with(changed -> changed.id = other);
  }

  /** Returns this descriptor with the namespaces that are accepted on reading, never written. */
  public Descriptor<E> aliases(String... namespaces) {
    return with(changed -> changed.aliases = Set.of(namespaces));
  }

  /** Returns this descriptor with what has become of the extension. Defaults to current. */
  public Descriptor<E> status(Status other) {
    return with(changed -> changed.status = other);
  }

  /** Returns this descriptor with how many elements a file may hold. Defaults to any number. */
  public Descriptor<E> mostInFile(int most) {
    return with(changed -> changed.mostInFile = most);
  }

  /** Returns this descriptor with how many elements an entry may hold. Defaults to any number. */
  public Descriptor<E> mostInEntry(int most) {
    return with(changed -> changed.mostInEntry = most);
  }

  /** Returns this descriptor with the statement that an entry holds at most one element. */
  public Descriptor<E> atMostOnePerEntry() {
    return mostInEntry(1);
  }

  /**
   * Returns this descriptor with the attributes of the element, in the order in which they are
   * written.
   *
   * @throws IllegalArgumentException if two of them have one name
   */
  public Descriptor<E> attributes(Field... all) {
    List<Field> checked = Field.group("element").attributes(all).attributes();
    return with(changed -> changed.attributes = checked);
  }

  /**
   * Returns this descriptor with the elements that may stand in the extension's own, in the order
   * of their schema; or with {@link Field#content} if it holds a text.
   *
   * @throws IllegalArgumentException if two of them have one name
   */
  public Descriptor<E> fields(Field... all) {
    return with(changed -> changed.fields = Fields.distinct(all));
  }

  /**
   * Returns this descriptor with other facts about one field.
   *
   * @param path the field: {@code title}, {@code tvshow.video_type}, {@code price@currency} or
   *     {@code @role}
   * @param change takes the field, and returns it with its facts; the name stays
   * @throws IllegalArgumentException if there is no such field
   */
  public Descriptor<E> field(String path, UnaryOperator<Field> change) {
    int at = path.indexOf('@');
    if (at == 0) {
      return attributes(Fields.changed(facts.attributes, path.substring(1), path, change));
    }
    return fields(Fields.changed(facts.fields, path, path, change));
  }

  /** Returns this descriptor with how values are found and expressed in feeds. */
  public Descriptor<E> feed(FeedMapping<E> mapping) {
    return with(changed -> changed.feed = mapping);
  }

  /** Returns this descriptor with a column that holds a whole element as one text. */
  public Descriptor<E> shorthand(Shorthand column) {
    return with(changed -> changed.shorthand = column);
  }

  /** Returns the unique name, such as {@code image}. */
  public String id() {
    return facts.id;
  }

  /** Returns the type of the values. */
  public Class<E> type() {
    return facts.type;
  }

  /** Returns the element's name, with the prefix that is always written. */
  public ElementName element() {
    return facts.element;
  }

  /** Returns the attribute of {@code url} that holds values in sitemaps; null if there is none. */
  public @Nullable String urlAttribute() {
    return facts.urlAttribute;
  }

  /** Returns the namespaces that are accepted on reading besides the element's own. */
  public Set<String> aliases() {
    return facts.aliases;
  }

  /** Returns what has become of the extension. */
  public Status status() {
    return facts.status;
  }

  /** Returns how many elements a file may hold for search engines to take it. */
  public int mostInFile() {
    return facts.mostInFile;
  }

  /** Returns how many elements an entry may hold. */
  public int mostInEntry() {
    return facts.mostInEntry;
  }

  /** Returns the attributes of the element. */
  public List<Field> attributes() {
    return facts.attributes;
  }

  /** Returns what may stand in the element, in the order of the schema. */
  public List<Field> fields() {
    return facts.fields;
  }

  /** Returns how values are found and expressed in feeds; null if they are not. */
  public @Nullable FeedMapping<E> feed() {
    return facts.feed;
  }

  /** Returns the column that holds a whole element as one text; null if there is none. */
  public @Nullable Shorthand shorthand() {
    return facts.shorthand;
  }

  /**
   * Returns the path of each column that a table of the extension's values can have, in the order
   * of the schema.
   *
   * <p>{@code tvshow.show_title} is an element in an element; {@code []} marks what may repeat, as
   * in {@code tag[]}; {@code @} an attribute, as in {@code price[]@currency} or {@code @role};
   * {@code .} the text of the element itself. An element with nothing inside has no column.
   */
  public List<String> columns() {
    List<String> columns = new ArrayList<>();
    forEachField(
        (path, field) -> {
          if (field.kind() != FieldKind.GROUP) {
            columns.add(path);
          }
        });
    return columns;
  }

  /**
   * Returns the column of a table that holds a field: {@code video.tag[]} for {@code tag[]}, {@code
   * link@rel} for {@code @rel}, and the id for the text of the element itself.
   *
   * @param path the field's path, as in {@link #columns}
   */
  public String column(String path) {
    if (path.equals(Field.CONTENT)) {
      return facts.id;
    }
    return path.startsWith("@") ? facts.id + path : facts.id + '.' + path;
  }

  /**
   * Calls a consumer with the path of each field, as in {@link #columns}, and the field: attributes
   * after the element they belong to, children after those.
   */
  public void forEachField(BiConsumer<String, Field> consumer) {
    facts.attributes.forEach(attribute -> consumer.accept('@' + attribute.name(), attribute));
    facts.fields.forEach(field -> forEachField("", field, consumer));
  }

  private static void forEachField(String parent, Field field, BiConsumer<String, Field> consumer) {
    String path = parent + field.name() + (field.canRepeat() ? "[]" : "");
    consumer.accept(path, field);
    field
        .attributes()
        .forEach(attribute -> consumer.accept(path + '@' + attribute.name(), attribute));
    field.children().forEach(child -> forEachField(path + '.', child, consumer));
  }

  /** Returns id and element, such as {@code image (image:image)}. */
  @Override
  public String toString() {
    return facts.id + " (" + facts.element + ')';
  }
}
