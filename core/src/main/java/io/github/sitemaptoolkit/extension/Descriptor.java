package io.github.sitemaptoolkit.extension;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The description of an extension: its id, its element, its fields, and how its values appear in
 * feeds.
 *
 * <pre>{@code
 * Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"))
 *     .attributes(text("role"))
 *     .fields(content())
 * }</pre>
 *
 * <p>Immutable and safe for use by several threads. Methods with an argument return a changed copy.
 *
 * @param <E> the type of the values
 * @since 0.1
 */
public final class Descriptor<E extends UrlExtension> {

  /** All properties; not changed any more once a descriptor has them. */
  private static final class Facts<E extends UrlExtension> {
    private String id;
    private final Class<E> type;
    private final ElementName element;
    private @Nullable String urlAttribute;
    private Set<String> aliases = Set.of();
    private Status status = Status.CURRENT;
    private boolean inDocuments;
    private int mostInFile = Integer.MAX_VALUE;
    private int mostInEntry = Integer.MAX_VALUE;
    private List<Field> attributes = List.of();
    private List<Field> fields = List.of();
    private @Nullable FeedMapping<E> feed;
    private @Nullable Checks<E> checks;
    private @Nullable Shorthand shorthand;
    private Predicate<E> repeatsUrls = value -> false;
    private @Nullable Function<E, FeedItem.@Nullable Alternate> alternates;
    private @Nullable Function<E, @Nullable Instant> outdated;

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
      inDocuments = other.inDocuments;
      mostInFile = other.mostInFile;
      mostInEntry = other.mostInEntry;
      attributes = other.attributes;
      fields = other.fields;
      feed = other.feed;
      checks = other.checks;
      shorthand = other.shorthand;
      repeatsUrls = other.repeatsUrls;
      alternates = other.alternates;
      outdated = other.outdated;
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
   * Returns a descriptor of an element without attributes or content.
   *
   * @param id the unique id, such as {@code image}: lower case letters, digits and hyphens. The
   *     names of columns and the codes of problems begin with it
   * @param type the exact class of the values, preferably a record
   * @param element the name of the element, with the prefix that is always written
   */
  public static <E extends UrlExtension> Descriptor<E> of(
      String id, Class<E> type, ElementName element) {
    return new Descriptor<>(new Facts<>(id, type, element));
  }

  /**
   * Returns a copy whose values are written as an attribute of {@code url} in sitemaps. The
   * attribute holds the text of the element. The element itself is still used in other formats and,
   * in sitemaps, for a second value of the same entry and for a value that has more than text.
   *
   * @param name the name of the attribute, which has no namespace
   */
  public Descriptor<E> urlAttribute(String name) {
    return with(changed -> changed.urlAttribute = Objects.requireNonNull(name));
  }

  /** Returns a copy with the given id. */
  public Descriptor<E> id(String other) {
    return with(changed -> changed.id = other);
  }

  /**
   * Returns a copy with the given aliases: namespaces that are accepted on reading but never
   * written. Defaults to none.
   */
  public Descriptor<E> aliases(String... namespaces) {
    return with(changed -> changed.aliases = Set.of(namespaces));
  }

  /** Returns a copy with the status of the extension. Defaults to {@link Status#CURRENT}. */
  public Descriptor<E> status(Status other) {
    return with(changed -> changed.status = other);
  }

  /**
   * Returns a copy whose element may also describe a whole sitemap, an index, or a sitemap in an
   * index, outside the entries. Defaults to an element of entries only.
   */
  public Descriptor<E> alsoInDocuments() {
    return with(changed -> changed.inDocuments = true);
  }

  /**
   * Returns a copy that says which values, outside the entries of a document, mean that a url may
   * occur several times in it, as in a list of changes. Defaults to none.
   */
  public Descriptor<E> repeatsUrls(Predicate<E> test) {
    return with(changed -> changed.repeatsUrls = test);
  }

  /** Returns a copy with the maximum number of elements in a file. Defaults to no limit. */
  public Descriptor<E> mostInFile(int most) {
    return with(changed -> changed.mostInFile = most);
  }

  /** Returns a copy with the maximum number of elements in an entry. Defaults to no limit. */
  public Descriptor<E> mostInEntry(int most) {
    return with(changed -> changed.mostInEntry = most);
  }

  /** Returns a copy that allows at most one element in an entry. */
  public Descriptor<E> atMostOnePerEntry() {
    return mostInEntry(1);
  }

  /**
   * Returns a copy with the attributes of the element, in the order in which they are written.
   *
   * @throws IllegalArgumentException if two of them have the same name
   */
  public Descriptor<E> attributes(Field... all) {
    List<Field> checked = Field.group("element").attributes(all).attributes();
    return with(changed -> changed.attributes = checked);
  }

  /**
   * Returns a copy with the content of the element: its child elements, in the order of the schema,
   * or {@link Field#content} if it holds text.
   *
   * @throws IllegalArgumentException if two of them have the same name
   */
  public Descriptor<E> fields(Field... all) {
    return with(changed -> changed.fields = Fields.distinct(all));
  }

  /**
   * Returns a copy with one field changed.
   *
   * @param path the field: {@code title}, {@code tvshow.video_type}, {@code price@currency} or
   *     {@code @role}
   * @param change takes the field and returns the changed one; the name must stay the same
   * @throws IllegalArgumentException if there is no such field
   */
  public Descriptor<E> field(String path, UnaryOperator<Field> change) {
    int at = path.indexOf('@');
    if (at == 0) {
      return attributes(Fields.changed(facts.attributes, path.substring(1), path, change));
    }
    return fields(Fields.changed(facts.fields, path, path, change));
  }

  /** Returns a copy with a mapping from and to feeds. Defaults to none. */
  public Descriptor<E> feed(FeedMapping<E> mapping) {
    return with(changed -> changed.feed = mapping);
  }

  /** Returns a copy with rules over several fields. Defaults to none. */
  public Descriptor<E> checks(Checks<E> rules) {
    return with(changed -> changed.checks = rules);
  }

  /**
   * Returns a copy whose values may be links to the page in another language. Each language must
   * link to all others, which is checked over all entries of a site. Defaults to none.
   *
   * @param toAlternate returns the other page and its language for a value; null if the value is
   *     another kind of link
   */
  public Descriptor<E> alternates(Function<E, FeedItem.@Nullable Alternate> toAlternate) {
    return with(changed -> changed.alternates = toAlternate);
  }

  /**
   * Returns a copy that says when values get out of date, so that a page is published without them
   * from then on. Defaults to never. A value of which that is unknown is not published either.
   *
   * @param time returns the time; null if it is unknown
   */
  public Descriptor<E> outdated(Function<E, @Nullable Instant> time) {
    return with(changed -> changed.outdated = time);
  }

  /** Returns a copy with a column that holds a whole element as one text. Defaults to none. */
  public Descriptor<E> shorthand(Shorthand column) {
    return with(changed -> changed.shorthand = column);
  }

  /** Returns the unique id, such as {@code image}. */
  public String id() {
    return facts.id;
  }

  /** Returns the type of the values. */
  public Class<E> type() {
    return facts.type;
  }

  /** Returns the name of the element, with the prefix that is always written. */
  public ElementName element() {
    return facts.element;
  }

  /** Returns the attribute of {@code url} that holds values in sitemaps; null if there is none. */
  public @Nullable String urlAttribute() {
    return facts.urlAttribute;
  }

  /** Returns the namespaces that are accepted on reading in addition to the element's own. */
  public Set<String> aliases() {
    return facts.aliases;
  }

  /** Returns the status of the extension. */
  public Status status() {
    return facts.status;
  }

  /** Returns whether the element may also stand outside the entries of a sitemap. */
  public boolean isInDocuments() {
    return facts.inDocuments;
  }

  /** Returns whether a value means that a url may occur several times in its document. */
  public boolean isRepeatingUrls(UrlExtension value) {
    return facts.type.isInstance(value) && facts.repeatsUrls.test(facts.type.cast(value));
  }

  /**
   * Returns the maximum number of elements in a file that search engines accept; {@link
   * Integer#MAX_VALUE} if there is no limit.
   */
  public int mostInFile() {
    return facts.mostInFile;
  }

  /**
   * Returns the maximum number of elements in an entry; {@link Integer#MAX_VALUE} if there is no
   * limit.
   */
  public int mostInEntry() {
    return facts.mostInEntry;
  }

  /** Returns the attributes of the element. */
  public List<Field> attributes() {
    return facts.attributes;
  }

  /** Returns the content of the element, in the order of the schema. */
  public List<Field> fields() {
    return facts.fields;
  }

  /** Returns the mapping from and to feeds; null if there is none. */
  public @Nullable FeedMapping<E> feed() {
    return facts.feed;
  }

  /** Returns the rules over several fields; null if there are none. */
  public @Nullable Checks<E> checks() {
    return facts.checks;
  }

  /** Returns whether values may be links to the page in another language. */
  public boolean hasAlternates() {
    return facts.alternates != null;
  }

  /** Returns the page in another language that a value links to; null if it does not. */
  public FeedItem.@Nullable Alternate alternate(UrlExtension value) {
    Function<E, FeedItem.@Nullable Alternate> toAlternate = facts.alternates;
    return toAlternate == null || !facts.type.isInstance(value)
        ? null
        : toAlternate.apply(facts.type.cast(value));
  }

  /** Returns whether values get out of date. */
  public boolean canGetOutdated() {
    return facts.outdated != null;
  }

  /** Returns when a value gets out of date; null if it never does, or if that is unknown. */
  public @Nullable Instant outdated(UrlExtension value) {
    Function<E, @Nullable Instant> time = facts.outdated;
    return time != null && facts.type.isInstance(value) ? time.apply(facts.type.cast(value)) : null;
  }

  /** Returns the column that holds a whole element as one text; null if there is none. */
  public @Nullable Shorthand shorthand() {
    return facts.shorthand;
  }

  /**
   * Returns the paths of the columns that a table of the extension's values can have, in the order of the
   * schema.
   *
   * <p>In a path, {@code tvshow.show_title} is a nested element; {@code []} marks an element that may
   * repeat, as in {@code tag[]}; {@code @} marks an attribute, as in {@code price[]@currency} or {@code
   * @role}; {@code .} alone is the text of the element itself. An element without content has no column.
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
   * Returns the name of the column that holds a field: {@code video.tag[]} for {@code tag[]},
   * {@code link@rel} for {@code @rel}, and the extension's id for the text of the element itself.
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
   * Calls a consumer with the path of each field, as in {@link #columns}, and the field. Attributes
   * come after the element that they belong to, its children after those.
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
