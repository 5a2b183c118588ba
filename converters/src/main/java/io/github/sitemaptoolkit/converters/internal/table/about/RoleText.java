package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Column;
import io.github.sitemaptoolkit.converters.internal.table.about.PageLanguages.Sets;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.value.MediaDuration.Unit;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/**
 * What a column was recognised as, in words that can be kept and read again: {@code about
 * video[1].duration (minutes)}.
 */
public final class RoleText {

  /** What begins the words. */
  public static final String ABOUT = "about ";

  /** What the words of a column end with whose cells are lists. */
  public static final String LISTS = " (lists)";

  static final String VERSION = "link.href";
  static final String LANGUAGE = "link.hreflang";
  static final String KEY = "link (key)";
  static final String KEYED = "link (language)";
  static final String SET = ", set"; // no row has a page of its own
  static final String SETS = ", sets"; // some rows have none

  private RoleText() {}

  /** Returns whether a text is one of a recognised column. */
  public static boolean isOne(String text) {
    return text.startsWith(ABOUT);
  }

  /**
   * Returns the words for a column that was recognised.
   *
   * @param lists whether a comma or semicolon parts the urls in its cells
   */
  public static String of(HeaderTarget target, boolean lists) {
    String word = target.unit() == Unit.SECONDS ? "" : target.unit().name();
    return ABOUT
        + target.columnName()
        + (word.isEmpty() ? "" : " (" + word.toLowerCase(Locale.ROOT) + ')')
        + (lists ? LISTS : "");
  }

  /** Returns the words for the columns with versions in other languages. */
  public static Map<Integer, String> of(PageLanguages languages) {
    Map<Integer, String> texts = new TreeMap<>();
    for (Column column : languages.columns()) {
      Sets sets = languages.sets();
      String set = sets == null ? "" : sets.page() < 0 ? SET : SETS;
      String tag = column.tag() == null ? "" : " (" + column.tag() + set + ')';
      texts.put(column.url(), ABOUT + VERSION + tag);
      if (column.language() >= 0) {
        texts.put(column.language(), ABOUT + LANGUAGE);
      }
    }
    SharedKey shared = languages.shared();
    if (shared != null) {
      texts.put(shared.key(), ABOUT + KEY);
      texts.put(shared.language(), ABOUT + KEYED);
    }
    return texts;
  }

  /** Returns what was recognised, without the word for it and without remarks on the cells. */
  static String role(String text) {
    int remark = text.indexOf(", but ");
    return text.substring(ABOUT.length(), remark < 0 ? text.length() : remark);
  }

  /** Returns whether the cells of a column with such a text are lists. */
  public static boolean saysLists(@Nullable String text) {
    return text != null && isOne(text) && role(text).endsWith(LISTS);
  }

  /** Returns the words in parentheses behind a role; empty if there are none. */
  static String word(String role) {
    int open = role.indexOf(" (");
    return open < 0 ? "" : role.substring(open + 2, role.indexOf(')', open));
  }

  /**
   * Returns what the cells under a header are; not read if the words mean no column.
   *
   * @param role what {@link #role} returns
   */
  static HeaderTarget target(String role, String header, ColumnNames known) {
    int open = role.indexOf(" (");
    String name = open < 0 ? role : role.substring(0, open);
    String word = word(role).toUpperCase(Locale.ROOT);
    HeaderTarget target = known.find(name).as(header);
    Unit unit = null;
    for (Unit each : Unit.values()) {
      unit = each.name().equals(word) ? each : unit;
    }
    return target.found(target.turn()).in(unit == null ? Unit.SECONDS : unit);
  }
}
