package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The description of one child element or attribute of an extension: its name, its kind, how often
 * it may occur, and further constraints.
 *
 * <p>This is the only place that describes a field: readers, tables, JSON, documentation and checks
 * are all derived from it. Constraints never make reading or writing fail: a value keeps its text,
 * whatever it is.
 *
 * <pre>{@code
 * decimal("price").mayBeEmpty().repeats()
 *     .attributes(currency("currency"), oneOf("type", "rent", "purchase"))
 * }</pre>
 *
 * <p>Immutable and safe for use by several threads. Methods that set a property return a changed
 * copy.
 *
 * @since 0.1
 */
public final class Field {

  /** The name of a field that is its element's own text. */
  public static final String CONTENT = ".";

  private final Facts facts;

  private Field(Facts facts) {
    this.facts = facts;
  }

  Field withChildren(Field... others) {
    return with(draft -> draft.children = List.of(others));
  }

  Field withAttributes(Field... others) {
    return with(draft -> draft.attributes = List.of(others));
  }

  private Field with(Consumer<Facts> change) {
    Facts draft = facts.copy();
    change.accept(draft);
    return new Field(draft);
  }

  private static Field of(String name, FieldKind kind, Consumer<Facts> change) {
    if (!Fields.isName(name)) {
      throw new IllegalArgumentException("\"" + name + "\" is not the name of an element");
    }
    var draft = new Facts(name, kind);
    change.accept(draft);
    return new Field(draft);
  }

  private static Field of(String name, FieldKind kind) {
    return of(name, kind, draft -> {});
  }

  /** Returns a field that holds any text. */
  public static Field text(String name) {
    return of(name, FieldKind.TEXT);
  }

  /** Returns a field that holds an absolute url. */
  public static Field url(String name) {
    return of(name, FieldKind.URL);
  }

  /** Returns a field that holds a whole number, 0 or more. */
  public static Field wholeNumber(String name) {
    return of(name, FieldKind.WHOLE_NUMBER);
  }

  /** Returns a field that holds a decimal number. */
  public static Field decimal(String name) {
    return of(name, FieldKind.DECIMAL);
  }

  /** Returns a field that holds a W3C date, with or without a time. */
  public static Field dateTime(String name) {
    return of(name, FieldKind.DATE_TIME);
  }

  /** Returns a field that holds {@code yes} or {@code no}. */
  public static Field yesNo(String name) {
    return of(name, FieldKind.YES_NO);
  }

  /** Returns a field that holds one of these values. */
  public static Field oneOf(String name, String... values) {
    return of(name, FieldKind.ONE_OF, draft -> draft.values = List.of(values));
  }

  /**
   * Returns a field whose whole text matches a regular expression.
   *
   * @throws java.util.regex.PatternSyntaxException if the syntax of the expression is invalid
   */
  public static Field pattern(String name, String regex) {
    return of(name, FieldKind.PATTERN, draft -> draft.pattern = Pattern.compile(regex));
  }

  /** Returns a field that holds a language tag, such as {@code en} or {@code zh-Hant}. */
  public static Field languageTag(String name) {
    return of(name, FieldKind.LANGUAGE);
  }

  /** Returns a field that holds the ISO 639 code of a language, or another of these values. */
  public static Field languageCode(String name, String... others) {
    return of(name, FieldKind.LANGUAGE_CODE, draft -> draft.values = List.of(others));
  }

  /** Returns a field that holds country codes separated by spaces, such as {@code CA MX}. */
  public static Field countries(String name) {
    return of(name, FieldKind.COUNTRIES);
  }

  /** Returns a field that holds a currency code, such as {@code EUR}. */
  public static Field currency(String name) {
    return of(name, FieldKind.CURRENCY);
  }

  /** Returns a field whose element is always empty. */
  public static Field empty(String name) {
    return of(name, FieldKind.EMPTY);
  }

  /** Returns a field that holds a list of values of another field, separated by commas. */
  public static Field commaList(Field item) {
    return of(item.facts.name, FieldKind.COMMA_LIST, draft -> draft.item = item);
  }

  /**
   * Returns a field that holds a list of values separated by spaces.
   *
   * @param item describes a single value of the list, and names the field
   */
  public static Field spaceList(Field item) {
    return of(item.facts.name, FieldKind.SPACE_LIST, draft -> draft.item = item);
  }

  /**
   * Returns a field that holds child elements, in this order.
   *
   * @throws IllegalArgumentException if two of them have the same name
   */
  public static Field group(String name, Field... children) {
    return of(name, FieldKind.GROUP, draft -> draft.children = Fields.distinct(children));
  }

  /**
   * Returns a field that is the text of the extension's own element. If it is not arbitrary text,
   * use another kind with the name {@link #CONTENT}, such as {@code decimal(CONTENT)}.
   */
  public static Field content() {
    return of(CONTENT, FieldKind.TEXT);
  }

  /**
   * Adds attributes to the field's element, in the order in which they are written.
   *
   * @throws IllegalArgumentException if two of them have the same name, or one of them has
   *     attributes
   */
  public Field attributes(Field... more) {
    List<Field> checked = Fields.attributes(facts.attributes, more);
    return with(draft -> draft.attributes = checked);
  }

  /** Makes the field required: its parent is useless without it. */
  public Field required() {
    return with(draft -> draft.need = Need.REQUIRED);
  }

  /** Makes the field recommended: consumers of the document prefer to have it. */
  public Field recommended() {
    return with(draft -> draft.need = Need.RECOMMENDED);
  }

  /** Allows the element to occur any number of times in its parent. */
  public Field repeats() {
    return atMost(Integer.MAX_VALUE);
  }

  /** Allows the element to occur several times in its parent, up to a maximum. */
  public Field atMost(int times) {
    return with(
        draft -> {
          draft.repeats = true;
          draft.most = times;
        });
  }

  /** Sets the maximum length of the text in characters (code points). */
  public Field maxLength(int characters) {
    return with(draft -> draft.longest = characters);
  }

  /** Sets the minimum and the maximum of a number, both inclusive. */
  public Field range(long from, long to) {
    return with(
        draft -> {
          draft.least = from;
          draft.greatest = to;
        });
  }

  /** Sets the minimum of a number, inclusive. */
  public Field atLeast(long from) {
    return with(draft -> draft.least = from);
  }

  /** Allows the element to be empty, because that has a meaning. */
  public Field mayBeEmpty() {
    return with(draft -> draft.mayBeEmpty = true);
  }

  /** Allows other values than the known ones; for an attribute that is a url, any scheme. */
  public Field open() {
    return with(draft -> draft.open = true);
  }

  /**
   * Marks the field as one whose values must all be different in a file, such as the url of a
   * video.
   */
  public Field unique() {
    return with(draft -> draft.unique = true);
  }

  /** Marks the field as one whose values mostly differ: one for most pages is rather a default. */
  public Field varies() {
    return with(draft -> draft.varies = true);
  }

  /**
   * Marks the field as deprecated: it should no longer be written.
   *
   * @param since when it was deprecated: a year or a date, such as {@code 2022-05}
   */
  public Field deprecated(String since) {
    return with(draft -> draft.deprecated = since);
  }

  /** Sets an example of a value, for documentation. Defaults to one that suits the kind. */
  public Field example(String value) {
    return with(draft -> draft.example = value);
  }

  /** Sets other headers by which a table's column for this field is recognised. */
  public Field headers(String... names) {
    return with(draft -> draft.headers = List.of(names));
  }

  /** Sets a shorthand by which one cell of a table can hold the element with its attributes. */
  public Field shorthand(Shorthand inCells) {
    return with(draft -> draft.shorthand = inCells);
  }

  /**
   * Returns the local name of the element or attribute; {@link #CONTENT} for the element's own
   * text.
   */
  public String name() {
    return facts.name;
  }

  /** Returns the kind of the field's content. */
  public FieldKind kind() {
    return facts.kind;
  }

  /** Returns whether the field is the text of the extension's own element. */
  public boolean isContent() {
    return facts.name.equals(CONTENT);
  }

  /** Returns the known values, also those besides codes of languages; empty for other kinds. */
  public List<String> values() {
    return facts.values;
  }

  /**
   * Returns the expression that the whole text matches if the kind is {@link FieldKind#PATTERN};
   * otherwise null.
   */
  public @Nullable Pattern pattern() {
    return facts.pattern;
  }

  /**
   * Returns the field that describes the items of a list.
   *
   * @throws IllegalStateException if the field is not a list
   */
  public Field item() {
    if (facts.item == null) {
      throw new IllegalStateException(facts.name + " is not a list");
    }
    return facts.item;
  }

  /** Returns the attributes of the element. */
  public List<Field> attributes() {
    return facts.attributes;
  }

  /** Returns the child elements if the kind is {@link FieldKind#GROUP}; otherwise an empty list. */
  public List<Field> children() {
    return facts.children;
  }

  /** Returns whether the field is required, recommended or optional. */
  public Need need() {
    return facts.need;
  }

  /** Returns whether the element may occur more than once in its parent. */
  public boolean canRepeat() {
    return facts.repeats;
  }

  /**
   * Returns how often the element may occur in its parent; {@link Integer#MAX_VALUE} if there is no
   * limit.
   */
  public int most() {
    return facts.most;
  }

  /**
   * Returns the maximum length of the text in code points; {@link Integer#MAX_VALUE} if there is no
   * limit.
   */
  public int longest() {
    return facts.longest;
  }

  /** Returns the minimum of a number; null if there is none. */
  public @Nullable BigDecimal least() {
    return Fields.decimal(facts.least);
  }

  /** Returns the maximum of a number; null if there is none. */
  public @Nullable BigDecimal greatest() {
    return Fields.decimal(facts.greatest);
  }

  /** Returns whether the element may be empty. */
  public boolean canBeEmpty() {
    return facts.mayBeEmpty;
  }

  /** Returns whether other values than the known ones are allowed. */
  public boolean isOpen() {
    return facts.open;
  }

  /** Returns whether all values in a file must be different. */
  public boolean isUnique() {
    return facts.unique;
  }

  /** Returns whether values in a file mostly differ. */
  public boolean isVarying() {
    return facts.varies;
  }

  /** Returns since when the field is deprecated; null if it is not. */
  public @Nullable String deprecatedSince() {
    return facts.deprecated;
  }

  /** Returns other headers by which a table's column for this field is recognised. */
  public List<String> headers() {
    return facts.headers;
  }

  /**
   * Returns the shorthand by which one cell of a table can hold the element; null if there is none.
   */
  public @Nullable Shorthand shorthand() {
    return facts.shorthand;
  }

  /** Returns an example of a value, for documentation; null if there is none. */
  public @Nullable String example() {
    return facts.example == null ? FieldText.example(this) : facts.example;
  }

  /** Returns kind and constraints as text, such as {@code whole number, required, 1 to 28800}. */
  public String facts() {
    return FieldText.of(this);
  }

  /**
   * Returns the name and {@link #facts}, such as {@code price[]: decimal, deprecated since 2022}.
   */
  @Override
  public String toString() {
    return name() + (canRepeat() ? "[]" : "") + ": " + facts();
  }

  /** The properties of a field, which are not changed any more once a field has them. */
  private static final class Facts implements Cloneable {
    final String name;
    final FieldKind kind;
    List<String> values = List.of();
    @Nullable Pattern pattern;
    @Nullable Field item;
    List<Field> attributes = List.of();
    List<Field> children = List.of();
    Need need = Need.OPTIONAL;
    boolean repeats;
    int most = 1;
    int longest = Integer.MAX_VALUE;
    @Nullable Long least; // no BigDecimal: Java 25 takes 20 ms to load the first one
    @Nullable Long greatest;
    boolean mayBeEmpty;
    boolean open;
    boolean unique;
    boolean varies;
    @Nullable String deprecated;
    List<String> headers = List.of();
    @Nullable String example;
    @Nullable Shorthand shorthand;

    Facts(String name, FieldKind kind) {
      this.name = name;
      this.kind = kind;
    }

    Facts copy() {
      try {
        return (Facts) clone();
      } catch (CloneNotSupportedException e) {
        throw new AssertionError(e);
      }
    }
  }
}
