package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.site.input.ExpectedEntries;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** What settings say of all documents that are read. */
public final class ReadingMeaning {

  private static final String LIMIT = "limit";
  private static final String ROWS = "expect-rows";

  private ReadingMeaning() {}

  /**
   * Returns the limits on documents.
   *
   * @param changes such as {@code depth=100}
   * @throws SettingException if a limit does not exist, or its value is wrong
   */
  public static Limits limits(List<String> changes) {
    Limits limits = Limits.DEFAULT;
    for (String change : changes) {
      limits = changed(limits, change);
    }
    return limits;
  }

  private static Limits changed(Limits limits, String change) {
    int equals = change.indexOf('=');
    if (equals < 0) {
      throw SettingException.of(
          LIMIT, change, "give a limit and a number, as in --limit depth=100");
    }
    Limit limit =
        Limit.find(change.substring(0, equals))
            .orElseThrow(() -> SettingException.of(LIMIT, change, unknown()));
    try {
      return limits.with(limit, SettingText.size(change.substring(equals + 1)));
    } catch (IllegalArgumentException e) {
      throw SettingException.of(LIMIT, change, String.valueOf(e.getMessage()));
    }
  }

  private static String unknown() {
    return "no such limit; known are "
        + Stream.of(Limit.values()).map(Limit::id).collect(Collectors.joining(", "));
  }

  /**
   * Returns how many entries inputs have at least.
   *
   * @param rows a number; null for any
   * @throws SettingException if it is none
   */
  public static ExpectedEntries expected(@Nullable String rows) {
    if (rows == null) {
      return ExpectedEntries.ANY;
    }
    try {
      long number = Long.parseLong(rows.strip()); // some databases print numbers in columns
      if (number > 0) {
        return new ExpectedEntries(number);
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw SettingException.of(ROWS, rows, "use a whole number from 1");
  }
}
