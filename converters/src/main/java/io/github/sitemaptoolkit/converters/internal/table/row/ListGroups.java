package io.github.sitemaptoolkit.converters.internal.table.row;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.element.ElementColumn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Members of several objects whose urls are one list, in the order of the members: of {@code
 * hero.src} and {@code gallery.src}, both mapped to pictures, those of the gallery follow the hero,
 * and so do their titles.
 */
public final class ListGroups {

  /** No such members. */
  private static final ListGroups NONE = new ListGroups(new ArrayList<>());

  /**
   * A member of such an object.
   *
   * @param index which column it is
   * @param group which of the lists it belongs to: those with a lower number stand before it
   */
  private record Member(int index, int group, HeaderTarget target) {}

  private final List<Member> members;

  private ListGroups(List<Member> members) {
    this.members = members;
  }

  /**
   * Returns those of a header.
   *
   * @param names the paths of the members
   * @param targets the meaning of each
   */
  public static ListGroups of(List<String> names, List<HeaderTarget> targets) {
    Map<String, List<Integer>> lists = new LinkedHashMap<>(); // columns of the same list of urls
    for (int i = 0; i < targets.size(); i++) {
      HeaderTarget target = targets.get(i);
      if (target.isUrlList()) {
        lists.computeIfAbsent(target.key(), key -> new ArrayList<>()).add(i);
      }
    }
    List<Member> members = new ArrayList<>();
    for (List<Integer> columns : lists.values()) {
      if (columns.size() > 1) {
        add(names, targets, columns, members);
      }
    }
    return members.isEmpty() ? NONE : new ListGroups(members);
  }

  private static void add(
      List<String> names, List<HeaderTarget> targets, List<Integer> urls, List<Member> members) {
    Map<String, Integer> around = new LinkedHashMap<>(); // the objects, and the lists in them
    for (int group = 0; group < urls.size(); group++) {
      around.putIfAbsent(KnownHeaders.parent(names.get(urls.get(group))), group);
    }
    ElementColumn url = targets.get(urls.get(0)).column();
    for (int i = 0; i < targets.size(); i++) {
      String parent = KnownHeaders.parent(names.get(i));
      int list = urls.indexOf(i);
      int group = list >= 0 ? list : around.getOrDefault(parent, -1);
      HeaderTarget target = targets.get(i);
      if (group >= 0 && target.kind() == Kind.COLUMN && isBeside(target, url)) {
        members.add(new Member(i, group, target));
      }
    }
  }

  private static boolean isBeside(HeaderTarget target, @Nullable ElementColumn url) {
    ElementColumn column = target.column();
    boolean joined = target.levels() > 0 && target.places()[0] == HeaderTarget.JOINED;
    return joined
        && column != null
        && url != null
        && column.registration().equals(url.registration());
  }

  /** Returns how many elements stand before those of a column in a row, in other lists. */
  public int before(TableRow row, int column) {
    for (Member member : members) {
      if (member.index == column) {
        return before(row, member);
      }
    }
    return 0;
  }

  private int before(TableRow row, Member member) {
    int before = 0;
    for (int group = 0; group < member.group; group++) {
      int most = 0;
      for (Member other : members) {
        boolean inGroup = other.group == group && isBeside(other.target, member.target.column());
        most = inGroup ? Math.max(most, count(row, other)) : most;
      }
      before += most;
    }
    return before;
  }

  private static int count(TableRow row, Member member) {
    List<PlacedText> values = row.values(member.index);
    int count = 0;
    for (PlacedText value : values == null ? List.<PlacedText>of() : PlacedText.urls(values)) {
      count = Math.max(count, value.places(member.target.levels())[0] + 1);
    }
    return count;
  }
}
