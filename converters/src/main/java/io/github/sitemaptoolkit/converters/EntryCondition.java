package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.internal.entry.EntryField;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A condition on the values of an entry.
 *
 * <table>
 * <caption>Conditions</caption>
 * <tr><td>{@code has news}</td><td>the entry has a value of this extension</td></tr>
 * <tr><td>{@code has no video.duration}</td><td>no value of the entry has this field</td></tr>
 * <tr><td>{@code changefreq=daily}</td><td>one of the values is this</td></tr>
 * <tr><td>{@code news.publication.language!=en}</td><td>none of the values is this</td></tr>
 * <tr><td>{@code loc~/blog/}</td><td>one of the values contains this</td></tr>
 * </table>
 *
 * <p>Fields have the names of the columns of tables, without numbers; case is ignored in
 * comparisons, as in {@link RowCondition}. Immutable, and safe for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class EntryCondition implements Predicate<UrlEntry> {

  private static final Pattern HAS = Pattern.compile("has\\s+(no\\s+)?(\\S+)");

  private final String text;
  private final EntryField field;
  private final Predicate<List<String>> values;

  private EntryCondition(String text, EntryField field, Predicate<List<String>> values) {
    this.text = text;
    this.field = field;
    this.values = values;
  }

  /**
   * Parses a condition.
   *
   * @throws IllegalArgumentException if it is not a condition, or the extensions do not have such a
   *     field
   */
  public static EntryCondition parse(String text, Extensions extensions) {
    Matcher has = HAS.matcher(text.strip());
    if (has.matches()) {
      boolean no = has.group(1) != null;
      EntryField field = EntryField.of(has.group(2), extensions);
      return new EntryCondition(text, field, found -> found.isEmpty() == no);
    }
    RowCondition condition;
    try {
      condition = RowCondition.parse(text);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          "a condition is such as \"has news\", \"has no video\", \"changefreq=daily\","
              + " \"loc!=https://example.com/\" or \"loc~/blog/\" (contains)",
          e);
    }
    EntryField field = EntryField.of(condition.header(), extensions);
    Predicate<String> one = condition::holds;
    return new EntryCondition(
        text,
        field,
        condition.operator() == RowCondition.Operator.IS_NOT
            ? found -> found.stream().allMatch(one)
            : found -> found.stream().anyMatch(one));
  }

  @Override
  public boolean test(UrlEntry entry) {
    return values.test(field.values(entry));
  }

  /** Returns the condition as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
