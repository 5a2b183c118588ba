package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.Need;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.validator.repeat.MostlySame;
import io.github.sitemaptoolkit.validator.repeat.SeenUrls;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks a value while its extension writes it: each element and attribute is judged by its {@link
 * Field} as it comes. So the fields of any extension are checked, in documents of any format.
 */
final class CheckingWriter implements ElementWriter, FaultSink {

  /** Accepts what is wrong with a value. */
  interface Target {

    /**
     * Reports a finding.
     *
     * @param path the field, from the value, such as {@code price[2]@currency}; empty for itself
     */
    void finding(Code code, Supplier<String> path, Supplier<String> message);

    /** Returns the line of the entry; 0 if it is unknown. */
    long line();

    /** Returns the number of the entry among those with values; -1 outside the entries. */
    long entry();
  }

  /** An element that is open. Reused by all elements of its depth. */
  private static final class Level {
    private @Nullable FieldRule rule; // null inside an element that has no field
    private int number; // among siblings of its name
    private @Nullable String text;
    private int[] counts = new int[0]; // of each known child
    private int[] seen = new int[0]; // of each known attribute, 0 or 1
    private int last; // the child that came last

    private void enter(@Nullable FieldRule entered, int siblings) {
      rule = entered;
      number = siblings;
      text = null;
      last = 0;
      if (entered != null) {
        counts = cleared(counts, entered.children().size());
        seen = cleared(seen, entered.attributes().size());
      }
    }

    private static int[] cleared(int[] array, int size) {
      if (array.length < size) {
        return new int[size];
      } else if (size > 0) {
        Arrays.fill(array, 0, size, 0);
      }
      return array;
    }
  }

  private final List<Level> levels = new ArrayList<>();
  private Level current = new Level(); // the innermost that is open
  private final Target target;
  private final ValueCheck values;
  private final boolean dates;
  private final boolean texts;
  private int depth;
  private @Nullable FieldRule judged; // the element or attribute that is checked now

  /**
   * Creates a check.
   *
   * @param dates whether dates are checked
   * @param texts whether texts are checked
   * @param privateUrls the hosts that are meant although the public cannot reach them
   */
  CheckingWriter(Target target, boolean dates, boolean texts, PrivateUrls privateUrls) {
    this.target = target;
    this.dates = dates;
    this.texts = texts;
    this.values = new ValueCheck(dates, texts, privateUrls);
  }

  /**
   * Checks a value.
   *
   * @param rule the rule of the extension's element
   * @throws RuntimeException any exception that the extension throws
   */
  <E extends UrlExtension> void check(SitemapExtension<E> extension, Object value, FieldRule rule) {
    depth = -1;
    enter(rule, 1);
    extension.write(extension.descriptor().type().cast(value), this);
    while (depth > 0) {
      end(); // reported when the value is written
    }
    leave();
  }

  private void enter(@Nullable FieldRule rule, int number) {
    depth++;
    if (depth == levels.size()) {
      levels.add(new Level());
    }
    current = levels.get(depth);
    current.enter(rule, number);
  }

  @Override
  public ElementWriter start(String name) {
    FieldRule rule = child(name);
    enter(rule, rule == null ? 1 : ++current.counts[rule.index()]);
    if (rule != null) {
      checkDeprecated(rule);
    }
    return this;
  }

  private @Nullable FieldRule child(String name) {
    FieldRule parent = current.rule;
    FieldRule rule = parent == null ? null : FieldRule.find(parent.children(), name, current.last);
    if (rule != null) {
      current.last = rule.index();
    }
    return rule;
  }

  /** Does the same as to start the element and end it, but faster. */
  @Override
  public ElementWriter element(String name, @Nullable String text) {
    if (text == null) {
      return this;
    }
    FieldRule rule = child(name);
    Field field = rule == null ? null : rule.field();
    if (rule == null || field == null || !rule.isLeaf()) {
      return start(name).text(text).end();
    }
    current.counts[rule.index()]++;
    checkDeprecated(rule);
    checkValue(rule, field, text);
    return this;
  }

  @Override
  public ElementWriter attribute(String name, @Nullable String value) {
    FieldRule parent = value == null ? null : current.rule;
    FieldRule rule = parent == null ? null : FieldRule.find(parent.attributes(), name, 0);
    Field field = rule == null ? null : rule.field();
    if (value != null && rule != null && field != null) {
      current.seen[rule.index()] = 1;
      checkDeprecated(rule);
      checkValue(rule, field, value);
    }
    return this;
  }

  @Override
  public ElementWriter text(@Nullable String text) {
    if (text != null) {
      String before = current.text;
      current.text = before == null ? text : before + text;
    }
    return this;
  }

  @Override
  public ElementWriter end() {
    if (depth > 0) {
      leave();
    }
    return this;
  }

  /** Checks what is only known at the end of an element. */
  private void leave() {
    Level level = current;
    FieldRule rule = level.rule;
    if (rule != null) {
      Field field = rule.field();
      if (field != null) {
        String text = level.text;
        checkValue(rule, field, text == null ? "" : text);
      }
      List<FieldRule> attributes = rule.attributes();
      for (int i = 0; i < attributes.size(); i++) { // once for each element: no iterators
        FieldRule attribute = attributes.get(i);
        if (level.seen[attribute.index()] == 0) {
          checkNeed(attribute);
        }
      }
      List<FieldRule> counted = rule.counted();
      for (int i = 0; i < counted.size(); i++) {
        FieldRule child = counted.get(i);
        int count = level.counts[child.index()];
        if (count == 0) {
          checkNeed(child);
        } else if (count > child.most()) {
          fault(
              child,
              FieldFault.TOO_MANY,
              () ->
                  "occurs "
                      + ShownNumber.of(count)
                      + " times; at most "
                      + ShownNumber.of(child.most()));
        }
      }
    }
    depth--;
    if (depth >= 0) {
      current = levels.get(depth);
    }
  }

  private void checkValue(FieldRule rule, Field field, String text) {
    MostlySame mostly = rule.mostly();
    if (mostly != null && target.entry() >= 0 && !text.isBlank()) {
      mostly.add(text, target.entry());
    }
    if (rule.isFine(text, dates, texts)) {
      return;
    }
    judged = rule;
    values.check(field, rule.urls(), text, this);
    SeenUrls seen = rule.seen();
    if (seen != null && !text.isBlank()) {
      String value = text.strip();
      if (seen.add(value, target.line()) != null) {
        String where = seen.line() > 0 ? " (line " + seen.line() + ")" : "";
        fault(FieldFault.NOT_UNIQUE, () -> Problem.quoted(value) + " occurs before" + where);
      }
    }
  }

  private void checkNeed(FieldRule rule) {
    if (rule.need() == Need.REQUIRED) {
      fault(rule, FieldFault.MISSING, () -> "is required");
    } else if (rule.reportsAbsent()) {
      fault(rule, FieldFault.ABSENT, () -> "is recommended");
    }
  }

  private void checkDeprecated(FieldRule rule) {
    Field field = rule.field();
    if (field != null && rule.reportsDeprecated()) {
      fault(
          rule,
          FieldFault.DEPRECATED,
          () -> "has been deprecated since " + field.deprecatedSince() + "; leave it out");
    }
  }

  /** Reports a fault of an attribute or a child of the current element, or of that itself. */
  private void fault(FieldRule rule, FieldFault fault, Supplier<String> words) {
    judged = rule;
    fault(fault, words);
  }

  @Override
  public void fault(FieldFault fault, Supplier<String> words) {
    FieldRule rule = judged;
    if (rule != null && rule.wants(fault)) {
      target.finding(rule.code(fault), this::path, () -> rule.shown() + ' ' + words.get());
    }
  }

  @Override
  public void rule(Code code, Supplier<String> message) {
    FieldRule rule = judged;
    if (rule != null) {
      target.finding(code, this::path, message);
    }
  }

  /** Returns the path of what is judged now, from the value. */
  private String path() {
    var path = new StringBuilder();
    for (int i = 1; i <= depth; i++) {
      FieldRule open = levels.get(i).rule;
      if (open != null) {
        step(path, open, levels.get(i).number);
      }
    }
    FieldRule rule = judged;
    FieldRule around = current.rule;
    if (rule != null && around != null && rule != around) {
      if (around.attributes().contains(rule)) {
        path.append('@').append(rule.name());
      } else {
        step(path, rule, current.counts[rule.index()]);
      }
    }
    return path.toString();
  }

  private static void step(StringBuilder path, FieldRule rule, int number) {
    path.append(path.isEmpty() ? "" : ".").append(rule.name());
    Field field = rule.field();
    if (field != null && field.canRepeat() && number > 0) {
      path.append('[').append(number).append(']');
    }
  }
}
