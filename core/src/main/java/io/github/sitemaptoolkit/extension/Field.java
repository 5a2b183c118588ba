package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * What is known of one child element, or one attribute, of an extension: its name, what it holds,
 * how often it may stand, and what else is said of it.
 *
 * <p>This is the one place where a fact about a field stands. Readers take order, repeats and names
 * from it, tables their columns, JSON its arrays, documentation its tables, and checks their rules.
 * Reading and writing never fail because of a fact: a value keeps its text, whatever it is.
 *
 * <pre>{@code
 * decimal("price").mayBeEmpty().repeats()
 *     .attributes(currency("currency"), oneOf("type", "rent", "purchase"))
 * }</pre>
 *
 * <p>Immutable, safe for many threads. A method that states a fact returns a new field.
 *
 * @since 0.1
 */
public final class Field {

  /** The name of a field that is its element's own text. */
  public static final String CONTENT = ".";

  /** What is stated of a field; not changed any more once a field has it. */
  private static final class Facts implements Cloneable {
    private final String name;
    private final FieldKind kind;
    private List<String> values = List.of();
    private @Nullable Pattern pattern;
    private @Nullable Field item;
    private List<Field> attributes = List.of();
    private List<Field> children = List.of();
    private Need need = Need.OPTIONAL;
    private boolean repeats;
    private int most = 1;
    private int longest = Integer.MAX_VALUE;
    private @Nullable BigDecimal least;
    private @Nullable BigDecimal greatest;
    private boolean mayBeEmpty;
    private boolean open;
    private @Nullable String deprecated;
    private List<String> headers = List.of();
    private @Nullable String example;
    private @Nullable Shorthand shorthand;

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
    if (name.isEmpty() || name.chars().anyMatch(c -> "[]@/ |".indexOf(c) >= 0)) {
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

  /** Returns a field that holds one of some words. */
  public static Field oneOf(String name, String... values) {
    return of(name, FieldKind.ONE_OF, draft -> draft.values = List.of(values));
  }

  /**
   * Returns a field whose whole text matches a pattern.
   *
   * @throws java.util.regex.PatternSyntaxException if it is not a regular expression
   */
  public static Field pattern(String name, String regex) {
    return of(name, FieldKind.PATTERN, draft -> draft.pattern = Pattern.compile(regex));
  }

  /** Returns a field that holds a language tag, such as {@code en} or {@code zh-Hant}. */
  public static Field languageTag(String name) {
    return of(name, FieldKind.LANGUAGE);
  }

  /** Returns a field that holds codes of countries with spaces between, such as {@code CA MX}. */
  public static Field countries(String name) {
    return of(name, FieldKind.COUNTRIES);
  }

  /** Returns a field that holds the code of a currency, such as {@code EUR}. */
  public static Field currency(String name) {
    return of(name, FieldKind.CURRENCY);
  }

  /** Returns a field whose element holds no text. */
  public static Field empty(String name) {
    return of(name, FieldKind.EMPTY);
  }

  /** Returns a field that holds several values of another with commas between. */
  public static Field commaList(Field item) {
    return of(item.facts.name, FieldKind.COMMA_LIST, draft -> draft.item = item);
  }

  /** Returns a field that holds several values of another with spaces between. */
  public static Field spaceList(Field item) {
    return of(item.facts.name, FieldKind.SPACE_LIST, draft -> draft.item = item);
  }

  /**
   * Returns a field that holds other elements, in this order.
   *
   * @throws IllegalArgumentException if two of them have one name
   */
  public static Field group(String name, Field... children) {
    return of(name, FieldKind.GROUP, draft -> draft.children = Fields.distinct(children));
  }

  /**
   * Returns the text of the extension's own element: any text. One of another kind has the name
   * {@link #CONTENT}, such as {@code decimal(CONTENT)}.
   */
  public static Field content() {
    return of(CONTENT, FieldKind.TEXT);
  }

  /**
   * Adds the attributes of the field's element, in the order in which they are written.
   *
   * @throws IllegalArgumentException if two of them have one name, or one has attributes itself
   */
  public Field attributes(Field... more) {
    List<Field> checked = Fields.attributes(facts.attributes, more);
    return with(draft -> draft.attributes = checked);
  }

  /** States that the element is of no use without it. */
  public Field required() {
    return with(draft -> draft.need = Need.REQUIRED);
  }

  /** States that those who read the document would rather have it. */
  public Field recommended() {
    return with(draft -> draft.need = Need.RECOMMENDED);
  }

  /** States that it may stand any number of times in its parent. */
  public Field repeats() {
    return atMost(Integer.MAX_VALUE);
  }

  /** States that it may stand several times in its parent, and how often at most. */
  public Field atMost(int times) {
    return with(
        draft -> {
          draft.repeats = true;
          draft.most = times;
        });
  }

  /** States how many characters (code points) its text may have at most. */
  public Field maxLength(int characters) {
    return with(draft -> draft.longest = characters);
  }

  /** States the least and the greatest number that it may be. */
  public Field range(long from, long to) {
    return with(
        draft -> {
          draft.least = BigDecimal.valueOf(from);
          draft.greatest = BigDecimal.valueOf(to);
        });
  }

  /** States the least number that it may be. */
  public Field atLeast(long from) {
    return with(draft -> draft.least = BigDecimal.valueOf(from));
  }

  /** States that it may stand without text, which then means something. */
  public Field mayBeEmpty() {
    return with(draft -> draft.mayBeEmpty = true);
  }

  /** States that other values than the known ones occur and are not wrong. */
  public Field open() {
    return with(draft -> draft.open = true);
  }

  /**
   * States that it should no longer be written.
   *
   * @param since when it was deprecated: a year, or a date, such as {@code 2022-05}
   */
  public Field deprecated(String since) {
    return with(draft -> draft.deprecated = since);
  }

  /** States what it may hold, for people. Defaults to a value that its kind allows. */
  public Field example(String value) {
    return with(draft -> draft.example = value);
  }

  /** States by which other headers tables of other programs name its column. */
  public Field headers(String... names) {
    return with(draft -> draft.headers = List.of(names));
  }

  /** States how its element is written in one cell of a table, with its attributes. */
  public Field shorthand(Shorthand inCells) {
    return with(draft -> draft.shorthand = inCells);
  }

  /** Returns the local name of its element or attribute; a dot for the element's own text. */
  public String name() {
    return facts.name;
  }

  /** Returns what its text is. */
  public FieldKind kind() {
    return facts.kind;
  }

  /** Returns whether it is the own text of the extension's element. */
  public boolean isContent() {
    return facts.name.equals(CONTENT);
  }

  /** Returns the values that are known, if it is {@link FieldKind#ONE_OF}; else an empty list. */
  public List<String> values() {
    return facts.values;
  }

  /**
   * Returns what its text must match as a whole, if it is a {@link FieldKind#PATTERN}; else null.
   */
  public @Nullable Pattern pattern() {
    return facts.pattern;
  }

  /**
   * Returns what a list holds.
   *
   * @throws IllegalStateException if it is not a list
   */
  public Field item() {
    if (facts.item == null) {
      throw new IllegalStateException(facts.name + " is not a list");
    }
    return facts.item;
  }

  /** Returns the attributes of its element. */
  public List<Field> attributes() {
    return facts.attributes;
  }

  /**
   * Returns the elements in its element, if it is a {@link FieldKind#GROUP}; else an empty list.
   */
  public List<Field> children() {
    return facts.children;
  }

  /** Returns how much it is wanted. */
  public Need need() {
    return facts.need;
  }

  /** Returns whether it may stand more than once in its parent. */
  public boolean canRepeat() {
    return facts.repeats;
  }

  /** Returns how often it may stand in its parent. */
  public int most() {
    return facts.most;
  }

  /** Returns how many characters its text may have; {@link Integer#MAX_VALUE} for any number. */
  public int longest() {
    return facts.longest;
  }

  /** Returns the least number that it may be; null if there is none. */
  public @Nullable BigDecimal least() {
    return facts.least;
  }

  /** Returns the greatest number that it may be; null if there is none. */
  public @Nullable BigDecimal greatest() {
    return facts.greatest;
  }

  /** Returns whether it may stand without text. */
  public boolean canBeEmpty() {
    return facts.mayBeEmpty;
  }

  /** Returns whether other values than the known ones occur and are not wrong. */
  public boolean isOpen() {
    return facts.open;
  }

  /** Returns since when it should no longer be written; null if it may be. */
  public @Nullable String deprecatedSince() {
    return facts.deprecated;
  }

  /** Returns by which other headers tables name its column. */
  public List<String> headers() {
    return facts.headers;
  }

  /** Returns how its element is written in one cell of a table; null if only by its columns. */
  public @Nullable Shorthand shorthand() {
    return facts.shorthand;
  }

  /** Returns a value that it may hold, for people; null where none is known. */
  public @Nullable String example() {
    return facts.example == null ? FieldText.example(this) : facts.example;
  }

  /** Returns the facts for people, such as {@code whole number, required, 1 to 28800}. */
  public String facts() {
    return FieldText.of(this);
  }

  /** Returns name and facts, such as {@code price[]: decimal, deprecated since 2022}. */
  @Override
  public String toString() {
    return name() + (canRepeat() ? "[]" : "") + ": " + facts();
  }
}
