package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.ChoiceSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.converters.EntryCondition;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Clock;
import java.util.List;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;

/** Which entries settings choose, and which of their fields. */
public final class ChoiceMeaning {

  private ChoiceMeaning() {}

  /**
   * Returns the selection.
   *
   * @param taken whether a condition of {@code where} counts
   * @param extensions know the fields that conditions name
   * @param clock tells the time that {@code since} and {@code until} count from
   * @throws SettingException if a condition or a date is not understood, or no url can match a
   *     pattern
   */
  public static Selection selection(
      ChoiceSettings settings, Predicate<String> taken, Extensions extensions, Clock clock) {
    Selection selection = Selection.ALL;
    for (String condition : settings.where()) {
      if (taken.test(condition)) {
        selection = selection.where(condition(condition, extensions));
      }
    }
    for (String pattern : settings.include()) {
      selection = selection.include(pattern("include", pattern));
    }
    for (String pattern : settings.exclude()) {
      selection = selection.exclude(pattern("exclude", pattern));
    }
    if (settings.since() != null) {
      selection = selection.since(date("since", settings.since(), clock));
    }
    return settings.until() == null
        ? selection
        : selection.until(date("until", settings.until(), clock));
  }

  /**
   * Returns what keeps fields; null to keep all.
   *
   * @throws SettingException if a field does not exist
   */
  public static @Nullable SelectedFields fields(List<String> select, Context context) {
    try {
      return select.isEmpty() ? null : SelectedFields.of(select, context);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("select", e);
    }
  }

  /** Returns a pattern that an absolute url may match: what is typed is often a part of one. */
  private static String pattern(String key, String pattern) {
    int length = 0;
    while (length < pattern.length() && "*?".indexOf(pattern.charAt(length)) < 0) {
      length++;
    }
    String start = pattern.substring(0, length); // as it stands, up to the first wildcard
    if (start.indexOf(':') > 0 || "https".regionMatches(true, 0, start, 0, length)) {
      return pattern;
    }
    String part = '*' + pattern + (length == pattern.length() ? "*" : "");
    throw SettingException.of(
        key,
        '\'' + pattern + '\'',
        "no url matches, as it must match the whole url; write '" + part + '\'');
  }

  private static EntryCondition condition(String condition, Extensions extensions) {
    try {
      return EntryCondition.parse(condition, extensions);
    } catch (IllegalArgumentException e) {
      String rows =
          EntryCondition.isOfRows(condition, extensions)
              ? "; conditions on rows of tables are given with --rows"
              : "";
      throw SettingException.of("where", '\'' + condition + '\'', e.getMessage() + rows);
    }
  }

  private static W3cDateTime date(String key, String text, Clock clock) {
    return PointInTime.parse(text, clock)
        .orElseThrow(
            () ->
                SettingException.of(
                    key,
                    text,
                    "not a date; write 2026-11-20, 2026-11, 2026-11-20T10:00:00Z, today,"
                        + " yesterday, 2d, 48h or 2weeks"));
  }
}
