package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.internal.entry.ConditionParser;
import io.github.sitemaptoolkit.converters.internal.entry.ParsedCondition;
import io.github.sitemaptoolkit.converters.internal.entry.UnknownFieldException;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.Set;
import java.util.function.Predicate;

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
 * <tr><td>{@code loc!~/print/}</td><td>none of the values contains this</td></tr>
 * <tr><td>{@code lastmod>=2026-11-01}</td><td>one of the values is not before this</td></tr>
 * <tr><td>{@code priority<0.5}</td><td>one of the values is less than this</td></tr>
 * <tr><td>{@code not (has news or has video)}</td><td>neither</td></tr>
 * <tr><td>{@code has image and loc~/blog/}</td><td>both</td></tr>
 * </table>
 *
 * <p>Fields have the names of the columns of tables, without numbers; case is ignored in
 * comparisons, as in {@link RowCondition}. A value with {@code and} or {@code or} in it is quoted,
 * with {@code "} or {@code '}. {@code and} binds more strongly than {@code or}. Immutable, and safe
 * for use by several threads.
 *
 * @since 0.1
 */
@Incubating
public final class EntryCondition implements Predicate<UrlEntry> {

  private final String text;
  private final ParsedCondition condition;

  private EntryCondition(String text, ParsedCondition condition) {
    this.text = text;
    this.condition = condition;
  }

  /**
   * Parses a condition.
   *
   * @throws IllegalArgumentException if it is not a condition, or the extensions do not have such a
   *     field
   */
  public static EntryCondition parse(String text, Extensions extensions) {
    return new EntryCondition(text, ConditionParser.parse(text, extensions));
  }

  /**
   * Returns whether a text probably is a condition on the rows of a table, which {@link
   * RowCondition} parses: it names no field that the extensions have, or one like it.
   */
  public static boolean isOfRows(String text, Extensions extensions) {
    try {
      ConditionParser.parse(text, extensions);
      return false;
    } catch (UnknownFieldException e) {
      return !e.hasSimilar();
    } catch (IllegalArgumentException e) {
      return false;
    }
  }

  /**
   * Returns the ids of extensions of which all entries that meet the condition have a value: {@code
   * news} for {@code has news and loc~/blog/}.
   */
  public Set<String> requiredExtensions() {
    return Set.copyOf(condition.required());
  }

  @Override
  public boolean test(UrlEntry entry) {
    return condition.test(entry);
  }

  /** Returns the condition as it was written. */
  @Override
  public String toString() {
    return text;
  }
}
