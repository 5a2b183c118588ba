package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.converters.internal.table.row.FilledCells;
import io.github.sitemaptoolkit.converters.option.TableCounts;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Counts how many entries have something in each member, by its path without numbers, such as
 * {@code image.title}. An object is something, even an empty one; a blank text is nothing.
 */
final class MemberCounts {

  private static final int MOST = 1_000; // members; others are not counted

  /** A member of an object. */
  private static final class Member {
    private final String path;
    private final @Nullable Member around;
    private final Map<String, Member> inside = new HashMap<>();
    private long entries;
    private boolean filled; // in the current entry

    Member(String path, @Nullable Member around) {
      this.path = path;
      this.around = around;
    }
  }

  private final Member entry = new Member("", null);
  private Member current = entry;
  private final List<Member> all = new ArrayList<>();
  private final List<Member> filled = new ArrayList<>(); // in the current entry
  private long entries;

  /** Begins an entry. */
  void begin() {
    filled.forEach(member -> member.filled = false);
    filled.clear();
    current = entry;
  }

  /** Enters a member of the current one. */
  void enter(String name) {
    Member member = current.inside.get(name);
    if (member == null) {
      member = new Member(current == entry ? name : current.path + '.' + name, current);
      if (all.size() < MOST) {
        current.inside.put(name, member);
        all.add(member);
      }
    }
    current = member;
  }

  /** Leaves the current member. */
  void leave() {
    Member around = current.around;
    current = around == null ? entry : around;
  }

  /** Notes that the current member has something. */
  void fill() {
    if (!current.filled) {
      current.filled = true;
      filled.add(current);
    }
  }

  /** Notes that the current member has a text. */
  void fill(String text) {
    if (!FilledCells.isNothing(text)) {
      fill();
    }
  }

  /** Counts the members of the current entry, which is a page. */
  void count() {
    entries++;
    filled.forEach(member -> member.entries++);
  }

  /** Returns what was counted. */
  TableCounts counts(String source) {
    Map<String, Long> counts = new LinkedHashMap<>();
    all.forEach(member -> counts.put(member.path, member.entries));
    return new TableCounts(source, entries, counts, Set.of(), TableCounts.Kind.ENTRIES);
  }
}
