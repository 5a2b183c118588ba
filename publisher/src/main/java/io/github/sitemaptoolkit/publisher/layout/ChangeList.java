package io.github.sitemaptoolkit.publisher.layout;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.kept.FileVersion;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * The list of sitemaps that an engine is about to change, as {@link SetNames#CHANGES} keeps it.
 *
 * @since 0.1
 */
public final class ChangeList {

  /** What a list begins with, before the number of its version. */
  private static final String KIND = "# sitemap-changes ";

  private static final int VERSION = 1;
  private static final int LONGEST_HEAD = 100; // bytes

  /** The first line of a list, with its end. */
  public static final String HEAD = KIND + VERSION + '\n';

  private static final Pattern SIZE = Pattern.compile("[0-9]{1,18}");

  private ChangeList() {}

  /**
   * Refuses a list of a later version. One that tells none is of the first.
   *
   * @param changes the list; null if there is none
   * @param name the name of the list in messages
   * @throws ForeignContentException if its version is later
   */
  public static void check(byte @Nullable [] changes, String name) throws ForeignContentException {
    if (changes != null) {
      String head = new String(changes, 0, Math.min(changes.length, LONGEST_HEAD), UTF_8);
      FileVersion.check(head, KIND, VERSION, name);
    }
  }

  /**
   * Returns the names of sitemaps in a list of changes. Anybody may have written it, so all other
   * lines are ignored.
   *
   * @param changes the list; null if there is none
   */
  public static Set<String> changed(byte @Nullable [] changes) {
    Set<String> names = new TreeSet<>();
    if (changes != null) {
      lines(changes).map(words -> words[0]).filter(SetNames::isSitemap).forEach(names::add);
    }
    return names;
  }

  /**
   * Returns the sitemaps in a list of changes of which it tells size and digest: a line has the
   * name, the size before compression and the SHA-256. A name may stand in several lines, if it was
   * put with one content or another. All other lines are ignored.
   */
  public static List<Part> listed(byte[] changes) {
    List<Part> parts = new ArrayList<>();
    lines(changes)
        .filter(words -> words.length == 3 && SetNames.isSitemap(words[0]))
        .filter(words -> SIZE.matcher(words[1]).matches())
        .forEach(it -> parts.add(new Part(it[0], 0, Long.parseLong(it[1]), it[2], null)));
    return parts;
  }

  /**
   * Returns the sitemaps in a list of changes that a new set has not: they are to be removed, each
   * if it has a size and a digest that the list tells. A file of which it tells neither stays:
   * anybody may have written it.
   *
   * @param changes the list; null if there is none
   */
  public static List<Part> leftovers(byte @Nullable [] changes, Manifest after) {
    if (changes == null) {
      return List.of();
    }
    List<Part> listed = listed(changes);
    Set<String> gone = new HashSet<>(after.without(listed.stream().map(Part::file).toList()));
    return listed.stream().filter(part -> gone.contains(part.file())).toList();
  }

  /** Returns the line of a file in a list of changes that {@link #listed} reads. */
  public static String change(Part part) {
    return part.file() + ' ' + part.bytes() + ' ' + part.sha256();
  }

  private static Stream<String[]> lines(byte[] changes) {
    return new String(changes, UTF_8).lines().map(line -> line.split(" ", -1));
  }
}
