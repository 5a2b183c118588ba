package io.github.sitemaptoolkit.converters.internal.table.read;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.converters.internal.table.row.PlacedText;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
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
final class ListGroups {

  /** No such members. */
  static final ListGroups NONE = new ListGroups(new ArrayList<>());

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

  /** Returns those of a header. */
  static ListGroups of(Header header) {
    Map<String, List<Integer>> lists = new LinkedHashMap<>(); // columns of the same list of urls
    for (int i = 0; i < header.size(); i++) {
      HeaderTarget target = header.target(i);
      if (target.isUrlList()) {
        lists.computeIfAbsent(target.key(), key -> new ArrayList<>()).add(i);
      }
    }
    List<Member> members = new ArrayList<>();
    for (List<Integer> columns : lists.values()) {
      if (columns.size() > 1) {
        add(header, columns, members);
      }
    }
    return members.isEmpty() ? NONE : new ListGroups(members);
  }

  private static void add(Header header, List<Integer> urls, List<Member> members) {
    Map<String, Integer> around = new LinkedHashMap<>(); // the objects, and the lists in them
    for (int group = 0; group < urls.size(); group++) {
      around.putIfAbsent(KnownHeaders.parent(header.names().get(urls.get(group))), group);
    }
    ElementColumn url = header.target(urls.get(0)).column();
    for (int i = 0; i < header.size(); i++) {
      String parent = KnownHeaders.parent(header.names().get(i));
      int list = urls.indexOf(i);
      int group = list >= 0 ? list : around.getOrDefault(parent, -1);
      HeaderTarget target = header.target(i);
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
  int before(TableRow row, int column) {
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
