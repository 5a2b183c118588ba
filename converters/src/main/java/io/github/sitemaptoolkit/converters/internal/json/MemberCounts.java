package io.github.sitemaptoolkit.converters.internal.json;

import io.github.sitemaptoolkit.converters.internal.table.row.FilledCells;
import io.github.sitemaptoolkit.converters.reading.TableCounts;
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
    private final String name;
    private final String path;
    private final @Nullable Member around;
    private final int index; // among those around it
    private final Map<String, Member> inside = new HashMap<>();
    private final List<Member> ordered = new ArrayList<>(); // as they were first met
    private int next; // the index of the one that will probably follow: most objects are alike
    private long entries;
    private boolean filled; // in the current entry

    Member(String name, String path, @Nullable Member around, int index) {
      this.name = name;
      this.path = path;
      this.around = around;
      this.index = index;
    }

    /** Returns a member; null if it was not met before. */
    @Nullable Member get(String wanted) {
      if (next < ordered.size()) {
        Member probable = ordered.get(next);
        if (probable.name.equals(wanted)) {
          next++;
          return probable;
        }
      }
      Member found = inside.get(wanted);
      if (found != null) {
        next = found.index + 1;
      }
      return found;
    }
  }

  private final Member entry = new Member("", "", null, 0);
  private Member current = entry;
  private final List<Member> all = new ArrayList<>();
  private final List<Member> filled = new ArrayList<>(); // in the current entry
  private long entries;

  /** Begins an entry. */
  void begin() {
    filled.forEach(member -> member.filled = false);
    filled.clear();
    current = entry;
    entry.next = 0;
  }

  /** Enters a member of the current one. */
  void enter(String name) {
    Member member = current.get(name);
    if (member == null) {
      String path = current == entry ? name : current.path + '.' + name;
      member = new Member(name, path, current, current.ordered.size());
      if (all.size() < MOST) {
        current.inside.put(name, member);
        current.ordered.add(member);
        all.add(member);
      }
    }
    member.next = 0;
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
