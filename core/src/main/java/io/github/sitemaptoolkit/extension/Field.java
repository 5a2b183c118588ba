package io.github.sitemaptoolkit.extension;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.function.UnaryOperator;
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

  /** What the text of a field is. */
  public enum Kind {
    /** Any text. */
    TEXT,
    /** An absolute url. */
    URL,
    /** A whole number, 0 or more. */
    WHOLE_NUMBER,
    /** A decimal number, such as {@code 4.5}. */
    DECIMAL,
    /** A W3C date, with or without a time. */
    DATE_TIME,
    /** {@code yes} or {@code no}. */
    YES_NO,
    /** One of {@link Field#values}. */
    ONE_OF,
    /** A text that matches {@link Field#pattern} as a whole. */
    PATTERN,
    /** A language tag, such as {@code en} or {@code zh-Hant}. */
    LANGUAGE,
    /** ISO 3166 codes of countries in capitals, with spaces between. */
    COUNTRIES,
    /** An ISO 4217 code of a currency in capitals. */
    CURRENCY,
    /** No text: that the element is there says it all. */
    EMPTY,
    /** Values of {@link Field#item} with commas between. */
    COMMA_LIST,
    /** Values of {@link Field#item} with spaces between. */
    SPACE_LIST,
    /** Other elements: {@link Field#children}. */
    GROUP;

    /** Returns its name for people, such as {@code whole number}. */
    @Override
    public String toString() {
      return name().toLowerCase(Locale.ROOT).replace('_', ' ');
    }
  }

  /** How much a field is wanted. */
  public enum Need {
    /** It may be absent. */
    OPTIONAL,
    /** It may be absent, and those who read the document would rather have it. */
    RECOMMENDED,
    /** Without it the element is of no use. */
    REQUIRED
  }

  /** The name of a field that is its element's own text. */
  static final String CONTENT = ".";

  private record Facts(
      Need need,
      boolean repeats,
      int most,
      int longest,
      @Nullable BigDecimal least,
      @Nullable BigDecimal greatest,
      boolean mayBeEmpty,
      boolean open,
      @Nullable String deprecated) {

    static final Facts NONE =
        new Facts(Need.OPTIONAL, false, 1, Integer.MAX_VALUE, null, null, false, false, null);
  }

  private final String name;
  private final Kind kind;
  private final List<String> values;
  private final @Nullable Pattern pattern;
  private final @Nullable Field item;
  private final List<Field> attributes;
  private final List<Field> children;
  private final Facts facts;
  private final List<String> headers;
  private final @Nullable Shorthand shorthand;

  private Field(
      String name,
      Kind kind,
      List<String> values,
      @Nullable Pattern pattern,
      @Nullable Field item,
      List<Field> attributes,
      List<Field> children,
      Facts facts,
      List<String> headers,
      @Nullable Shorthand shorthand) {
    this.name = name;
    this.kind = kind;
    this.values = values;
    this.pattern = pattern;
    this.item = item;
    this.attributes = attributes;
    this.children = children;
    this.facts = facts;
    this.headers = headers;
    this.shorthand = shorthand;
  }

  private static Field of(String name, Kind kind) {
    return of(name, kind, List.of(), null, null, List.of());
  }

  private static Field of(
      String name,
      Kind kind,
      List<String> values,
      @Nullable Pattern pattern,
      @Nullable Field item,
      List<Field> children) {
    if (name.isEmpty() || name.chars().anyMatch(c -> "[]@/ |".indexOf(c) >= 0)) {
      throw new IllegalArgumentException("\"" + name + "\" is not the name of an element");
    }
    return new Field(
        name, kind, values, pattern, item, List.of(), children, Facts.NONE, List.of(), null);
  }

  /** Returns a field that holds any text. */
  public static Field text(String name) {
    return of(name, Kind.TEXT);
  }

  /** Returns a field that holds an absolute url. */
  public static Field url(String name) {
    return of(name, Kind.URL);
  }

  /** Returns a field that holds a whole number, 0 or more. */
  public static Field wholeNumber(String name) {
    return of(name, Kind.WHOLE_NUMBER);
  }

  /** Returns a field that holds a decimal number. */
  public static Field decimal(String name) {
    return of(name, Kind.DECIMAL);
  }

  /** Returns a field that holds a W3C date, with or without a time. */
  public static Field dateTime(String name) {
    return of(name, Kind.DATE_TIME);
  }

  /** Returns a field that holds {@code yes} or {@code no}. */
  public static Field yesNo(String name) {
    return of(name, Kind.YES_NO);
  }

  /** Returns a field that holds one of some words. */
  public static Field oneOf(String name, String... values) {
    return of(name, Kind.ONE_OF, List.of(values), null, null, List.of());
  }

  /**
   * Returns a field whose whole text matches a pattern.
   *
   * @throws java.util.regex.PatternSyntaxException if it is not a regular expression
   */
  public static Field pattern(String name, String regex) {
    return of(name, Kind.PATTERN, List.of(), Pattern.compile(regex), null, List.of());
  }

  /** Returns a field that holds a language tag, such as {@code en} or {@code zh-Hant}. */
  public static Field languageTag(String name) {
    return of(name, Kind.LANGUAGE);
  }

  /** Returns a field that holds codes of countries with spaces between, such as {@code CA MX}. */
  public static Field countries(String name) {
    return of(name, Kind.COUNTRIES);
  }

  /** Returns a field that holds the code of a currency, such as {@code EUR}. */
  public static Field currency(String name) {
    return of(name, Kind.CURRENCY);
  }

  /** Returns a field whose element holds no text. */
  public static Field empty(String name) {
    return of(name, Kind.EMPTY);
  }

  /** Returns a field that holds several values of another with commas between. */
  public static Field commaList(Field item) {
    return of(item.name, Kind.COMMA_LIST, List.of(), null, item, List.of());
  }

  /** Returns a field that holds several values of another with spaces between. */
  public static Field spaceList(Field item) {
    return of(item.name, Kind.SPACE_LIST, List.of(), null, item, List.of());
  }

  /**
   * Returns a field that holds other elements, in this order.
   *
   * @throws IllegalArgumentException if two of them have one name
   */
  public static Field group(String name, Field... children) {
    return of(name, Kind.GROUP, List.of(), null, null, distinct(children));
  }

  /** Returns the text of the extension's own element. */
  public static Field content() {
    return of(CONTENT, Kind.TEXT);
  }

  static List<Field> distinct(Field... fields) {
    Set<String> names = new HashSet<>();
    for (Field field : fields) {
      if (!names.add(field.name)) {
        throw new IllegalArgumentException("two fields have the name " + field.name);
      }
    }
    return List.of(fields);
  }

  /** Returns fields of which one, at a path from them, is changed. */
  static Field[] changed(
      List<Field> fields, String path, String whole, UnaryOperator<Field> change) {
    int at = path.indexOf('@');
    int dot = path.equals(CONTENT) ? -1 : path.indexOf('.');
    int end = dot >= 0 ? dot : at >= 0 ? at : path.length();
    Field[] all = fields.toArray(Field[]::new);
    for (int i = 0; i < all.length; i++) {
      if (all[i].name.equals(path.substring(0, end))) {
        Field found = all[i];
        if (end == path.length()) {
          all[i] = change.apply(found);
        } else if (dot >= 0) {
          Field[] inner = changed(found.children, path.substring(end + 1), whole, change);
          all[i] = found.with(found.attributes, List.of(inner));
        } else {
          Field[] inner = changed(found.attributes, path.substring(end + 1), whole, change);
          all[i] = found.with(List.of(inner), found.children);
        }
        return all;
      }
    }
    throw new IllegalArgumentException("there is no field " + whole);
  }

  private Field with(List<Field> otherAttributes, List<Field> otherChildren) {
    return new Field(
        name,
        kind,
        values,
        pattern,
        item,
        otherAttributes,
        otherChildren,
        facts,
        headers,
        shorthand);
  }

  private Field with(Facts changed) {
    return new Field(
        name, kind, values, pattern, item, attributes, children, changed, headers, shorthand);
  }

  /**
   * Adds the attributes of the field's element, in the order in which they are written.
   *
   * @throws IllegalArgumentException if two of them have one name, or one has attributes itself
   */
  public Field attributes(Field... more) {
    for (Field attribute : more) {
      if (!attribute.attributes.isEmpty()
          || attribute.kind == Kind.GROUP
          || attribute.isContent()) {
        throw new IllegalArgumentException("\"" + attribute.name + "\" cannot be an attribute");
      }
    }
    List<Field> all = new ArrayList<>(attributes);
    Collections.addAll(all, more);
    List<Field> checked = distinct(all.toArray(Field[]::new));
    return new Field(
        name, kind, values, pattern, item, checked, children, facts, headers, shorthand);
  }

  private Field needed(Need need) {
    return with(
        new Facts(
            need,
            facts.repeats,
            facts.most,
            facts.longest,
            facts.least,
            facts.greatest,
            facts.mayBeEmpty,
            facts.open,
            facts.deprecated));
  }

  /** States that the element is of no use without it. */
  public Field required() {
    return needed(Need.REQUIRED);
  }

  /** States that those who read the document would rather have it. */
  public Field recommended() {
    return needed(Need.RECOMMENDED);
  }

  /** States that it may stand any number of times in its parent. */
  public Field repeats() {
    return atMost(Integer.MAX_VALUE);
  }

  /** States that it may stand several times in its parent, and how often at most. */
  public Field atMost(int most) {
    return with(
        new Facts(
            facts.need,
            true,
            most,
            facts.longest,
            facts.least,
            facts.greatest,
            facts.mayBeEmpty,
            facts.open,
            facts.deprecated));
  }

  /** States how many characters (code points) its text may have at most. */
  public Field maxLength(int longest) {
    return with(
        new Facts(
            facts.need,
            facts.repeats,
            facts.most,
            longest,
            facts.least,
            facts.greatest,
            facts.mayBeEmpty,
            facts.open,
            facts.deprecated));
  }

  private Field between(@Nullable BigDecimal least, @Nullable BigDecimal greatest) {
    return with(
        new Facts(
            facts.need,
            facts.repeats,
            facts.most,
            facts.longest,
            least,
            greatest,
            facts.mayBeEmpty,
            facts.open,
            facts.deprecated));
  }

  /** States the least and the greatest number that it may be. */
  public Field range(long least, long greatest) {
    return between(BigDecimal.valueOf(least), BigDecimal.valueOf(greatest));
  }

  /** States the least number that it may be. */
  public Field atLeast(long least) {
    return between(BigDecimal.valueOf(least), null);
  }

  private Field loosened(boolean mayBeEmpty, boolean open, @Nullable String deprecated) {
    return with(
        new Facts(
            facts.need,
            facts.repeats,
            facts.most,
            facts.longest,
            facts.least,
            facts.greatest,
            mayBeEmpty,
            open,
            deprecated));
  }

  /** States that it may stand without text, which then means something. */
  public Field mayBeEmpty() {
    return loosened(true, facts.open, facts.deprecated);
  }

  /** States that other values than the known ones occur and are not wrong. */
  public Field open() {
    return loosened(facts.mayBeEmpty, true, facts.deprecated);
  }

  /**
   * States that it should no longer be written.
   *
   * @param since when it was deprecated: a year, or a date, such as {@code 2022-05}
   */
  public Field deprecated(String since) {
    return loosened(facts.mayBeEmpty, facts.open, since);
  }

  /** States by which other headers tables of other programs name its column. */
  public Field headers(String... names) {
    List<String> all = List.of(names);
    return new Field(
        name, kind, values, pattern, item, attributes, children, facts, all, shorthand);
  }

  /** States how its element is written in one cell of a table, with its attributes. */
  public Field shorthand(Shorthand inCells) {
    return new Field(
        name, kind, values, pattern, item, attributes, children, facts, headers, inCells);
  }

  /** Returns the local name of its element or attribute; a dot for the element's own text. */
  public String name() {
    return name;
  }

  /** Returns what its text is. */
  public Kind kind() {
    return kind;
  }

  /** Returns whether it is the own text of the extension's element. */
  public boolean isContent() {
    return name.equals(CONTENT);
  }

  /** Returns the values that are known, if it is {@link Kind#ONE_OF}; else an empty list. */
  public List<String> values() {
    return values;
  }

  /** Returns what its text must match as a whole, if it is a {@link Kind#PATTERN}; else null. */
  public @Nullable Pattern pattern() {
    return pattern;
  }

  /**
   * Returns what a list holds.
   *
   * @throws IllegalStateException if it is not a list
   */
  public Field item() {
    if (item == null) {
      throw new IllegalStateException(name + " is not a list");
    }
    return Objects.requireNonNull(item);
  }

  /** Returns the attributes of its element. */
  public List<Field> attributes() {
    return attributes;
  }

  /** Returns the elements in its element, if it is a {@link Kind#GROUP}; else an empty list. */
  public List<Field> children() {
    return children;
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
    return headers;
  }

  /** Returns how its element is written in one cell of a table; null if only by its columns. */
  public @Nullable Shorthand shorthand() {
    return shorthand;
  }

  /** Returns the facts for people, such as {@code price[]: decimal, deprecated since 2022}. */
  @Override
  public String toString() {
    return name + (facts.repeats ? "[]" : "") + ": " + FieldText.of(this);
  }
}
