package io.github.sitemaptoolkit.converters.internal.table.about;

import io.github.sitemaptoolkit.converters.internal.table.TableCodes;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;

/**
 * Leaves out films of recognised columns that lack what Google requires: a film is written whole or
 * not at all. Those that are left out are counted by what they lack. A row without the address of a
 * film is one about a page alone.
 */
public final class WholeFilms {

  private static final String ID = "video";
  private static final Set<String> ADDRESSES = Set.of("content_loc", "player_loc");
  private static final List<String> REQUIRED = List.of("thumbnail_loc", "title", "description");

  /** Films that lack the same. */
  private static final class Lacking {
    private final Location at;
    private final String loc;
    private long count;

    Lacking(Location at, String loc) {
      this.at = at;
      this.loc = loc;
    }
  }

  private final Map<String, Lacking> lacking = new TreeMap<>(); // by what is missing

  /** Returns whether films of an extension are looked at. */
  public static boolean areOf(String id) {
    return id.equals(ID);
  }

  /** Returns whether a film is written; counts it if it is not, but has an address. */
  public boolean takes(ElementValues film, String loc, Supplier<Location> at) {
    Set<String> names = new HashSet<>();
    film.forEachChild(child -> names.add(child.schema().name()));
    List<String> missing = new ArrayList<>(REQUIRED);
    missing.removeAll(names);
    boolean address = names.stream().anyMatch(ADDRESSES::contains);
    if (address && !missing.isEmpty()) {
      lacking.computeIfAbsent(String.join(", ", missing), it -> new Lacking(at.get(), loc)).count++;
    }
    return address && missing.isEmpty();
  }

  /** Reports what was counted. */
  public void report(Problems problems) {
    lacking.forEach(
        (missing, films) ->
            problems.report(
                Problem.of(
                    TableCodes.INCOMPLETE_FILM,
                    ShownNumber.counted(films.count, "film is", "films are")
                        + " left out, and the page is read, for want of "
                        + missing
                        + "; the first is of "
                        + Problem.quoted(films.loc),
                    films.at)));
    lacking.clear();
  }
}
