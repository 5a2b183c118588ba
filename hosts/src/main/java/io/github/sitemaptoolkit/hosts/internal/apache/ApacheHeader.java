package io.github.sitemaptoolkit.hosts.internal.apache;

import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Change;
import io.github.sitemaptoolkit.hosts.internal.HeaderRules.Takes;
import io.github.sitemaptoolkit.hosts.internal.text.BoundedRegex;
import io.github.sitemaptoolkit.problem.Location;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A {@code Header X-Robots-Tag} of Apache; other headers are not looked at.
 *
 * @param value its value
 * @param change what becomes of it
 * @param known whether it counts for all files with these names
 * @param names what the name of the file has to be
 * @param at where it stands
 */
record ApacheHeader(
    String value, Change change, boolean known, List<BoundedRegex> names, Location at) {

  static final String NAME = "x-robots-tag";

  private static final Set<String> ALWAYS = Set.of("always", "onsuccess");

  /**
   * Reads the words of a directive; null if it is about another header.
   *
   * @param names what the sections say that it stands in
   * @param known whether these are all sections
   */
  static @Nullable ApacheHeader of(
      List<String> words, List<BoundedRegex> names, boolean known, Location at) {
    boolean condition = !words.isEmpty() && ALWAYS.contains(words.get(0).toLowerCase(Locale.ROOT));
    List<String> rest = condition ? words.subList(1, words.size()) : words;
    if (rest.size() < 2 || !rest.get(1).replaceFirst(":$", "").equalsIgnoreCase(NAME)) {
      return null;
    }
    String value = rest.size() > 2 ? rest.get(2) : "";
    Change change =
        switch (rest.get(0).toLowerCase(Locale.ROOT)) {
          case "set" -> Change.SET;
          case "append", "add", "merge", "setifempty" -> Change.ADD;
          case "unset" -> Change.REMOVE;
          default -> null;
        };
    boolean plain = rest.size() <= (change == Change.REMOVE ? 2 : 3) && !value.contains("%");
    return new ApacheHeader(
        value,
        change == null ? Change.ADD : change,
        known && plain && change != null,
        List.copyOf(names),
        at);
  }

  /** Returns whether it counts for the whole folder; what stands in sections comes later. */
  boolean isOfFolder() {
    return names.isEmpty() && known;
  }

  /** Returns whether it is for a file with a name. */
  Takes takes(String name) {
    boolean sure = known;
    for (BoundedRegex regex : names) {
      BoundedRegex.Found found = regex.find(name);
      if (!found.found() && !found.givenUp()) {
        return Takes.NO;
      }
      sure &= !found.givenUp();
    }
    return sure ? Takes.YES : Takes.UNKNOWN;
  }

  /**
   * Returns what the names of files have to be in a section.
   *
   * @param section {@code <files} or {@code <filesmatch}
   * @return null if that is not understood, or it is another section
   */
  static @Nullable BoundedRegex names(String section, List<String> words) {
    List<String> rest = new ArrayList<>(words);
    boolean expression = section.equals("<filesmatch") || rest.remove("~");
    boolean files = section.equals("<files") || section.equals("<filesmatch");
    if (!files || rest.size() != 1) {
      return null;
    } else if (expression) {
      return BoundedRegex.of(rest.get(0), false);
    }
    String glob = rest.get(0);
    String quoted = glob.replaceAll("[-/\\\\^$+.()|{}]", "\\\\$0");
    return glob.contains("[")
        ? null
        : BoundedRegex.of('^' + quoted.replace("*", ".*").replace('?', '.') + '$', false);
  }
}
