package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What becomes of the files of a set when another one is published: those that are no longer part
 * of it are removed or, if names are {@linkplain Choices#immutable immutable}, kept for a while.
 *
 * @param manifest the manifest of the new set, with the history of it
 * @param removed the files to remove, as the manifest in place lists them
 * @since 0.1
 */
public record Replacement(Manifest manifest, List<Part> removed) {

  /** The most files of former sets that a manifest lists: more, and the oldest go early. */
  private static final int MOST = 100_000;

  /** How many names of files a message has. */
  private static final int SHOWN = 5;

  private static final Comparator<FormerPart> NEWEST_FIRST =
      Comparator.comparingInt(FormerPart::sets)
          .thenComparing(FormerPart::replaced, Comparator.reverseOrder());

  /** Copies the list. */
  public Replacement {
    removed = List.copyOf(removed);
  }

  /**
   * Decides what becomes of the files.
   *
   * @param before the manifest in place; null if there is none
   * @param after the new manifest, without a history
   * @param name the name of the set in messages
   * @throws SitemapException if a file would get the name of one with other contents, although
   *     names are immutable
   */
  public static Replacement of(
      @Nullable Manifest before, Manifest after, Instant time, String name) {
    Instant now = time.truncatedTo(ChronoUnit.SECONDS);
    if (before == null) {
      return new Replacement(after, List.of());
    }
    Keep keep = after.choices().immutable();
    if (keep == null) {
      keep = before.choices().immutable();
    }
    if (keep == null && before.history().isEmpty()) {
      return new Replacement(after, gone(before, names(after)));
    }
    return of(before, after, now, keep == null ? Keep.DEFAULT : keep, name);
  }

  /**
   * Goes back to the set before: nothing is removed, and what is published now becomes the set
   * before.
   *
   * @param before the manifest in place
   * @param former the manifest of the set before it
   * @param name the name of the set in messages
   */
  public static Replacement back(Manifest before, Manifest former, Instant time, String name) {
    return of(before, former, time.truncatedTo(ChronoUnit.SECONDS), Keep.ALL, name);
  }

  /** Returns the same without a way back: the set before was published by others. */
  public Replacement withoutBefore() {
    return new Replacement(manifest.with(new History(null, manifest.history().files())), removed);
  }

  /** Returns those of the files to remove whose names a set may have; others leave theirs. */
  public List<Part> removable() {
    return removed.stream().filter(part -> SetNames.isRemovable(part.file())).toList();
  }

  /**
   * Returns what to say of the other files, which stay: they have names that no set has, so others
   * have put them there. Empty if there are none.
   */
  public Optional<String> foreign() {
    List<String> foreign =
        removed.stream().map(Part::file).filter(file -> !SetNames.isRemovable(file)).toList();
    return foreign.isEmpty()
        ? Optional.empty()
        : Optional.of(
            ShownNumber.counted(foreign.size(), "file is", "files are")
                + " no longer listed, and can be removed: "
                + String.join(", ", foreign.subList(0, Math.min(foreign.size(), SHOWN)))
                + (foreign.size() > SHOWN ? ", ..." : ""));
  }

  private static Replacement of(
      Manifest before, Manifest after, Instant now, Keep keep, String name) {
    check(before, after, name);
    boolean same = after.isSameSet(before);
    Set<String> names = names(after);
    List<FormerPart> former = new ArrayList<>();
    List<Part> removed = new ArrayList<>();
    for (Part part : gone(before, names)) {
      if (SetNames.isRemovable(part.file())) {
        former.add(new FormerPart(part, now, 1));
      } else {
        removed.add(part); // a file of others
      }
    }
    for (FormerPart file : before.history().files()) {
      if (!names.contains(file.part().file())) {
        former.add(aged(file, same ? 0 : 1, now));
      }
    }
    former.removeIf(
        file -> {
          boolean expired = !keep.holds(file, now);
          if (expired) {
            removed.add(file.part());
          }
          return expired;
        });
    removeOldest(former, removed);
    Set<Part> there = new HashSet<>(after.files());
    former.forEach(file -> there.add(file.part()));
    Manifest last = same ? before.history().before() : before.with(History.NONE);
    boolean whole = last != null && last.isIndexed() && there.containsAll(last.files());
    return new Replacement(after.with(new History(whole ? last : null, former)), removed);
  }

  private static Set<String> names(Manifest manifest) {
    Set<String> names = new HashSet<>();
    names.add(SetNames.ENTRY_POINT); // it is replaced, never removed
    manifest.files().forEach(part -> names.add(part.file()));
    return names;
  }

  private static List<Part> gone(Manifest before, Set<String> names) {
    return before.files().stream().filter(part -> !names.contains(part.file())).toList();
  }

  /** Returns a file, older by so many sets. A time to come was written by a wrong clock. */
  private static FormerPart aged(FormerPart file, int sets, Instant now) {
    Instant replaced = file.replaced().isAfter(now) ? now : file.replaced();
    int age = Math.min(file.sets(), Integer.MAX_VALUE - 1) + sets;
    return new FormerPart(file.part(), replaced, age);
  }

  private static void removeOldest(List<FormerPart> former, Collection<Part> removed) {
    former.sort(NEWEST_FIRST);
    while (former.size() > MOST) {
      removed.add(former.remove(former.size() - 1).part());
    }
  }

  /** Refuses to give a name that is immutable to other contents. */
  private static void check(Manifest before, Manifest after, String name) {
    Map<String, String> known = new HashMap<>();
    before.history().files().forEach(file -> put(file.part(), known));
    before.parts().forEach(part -> put(part, known));
    for (Part part : after.parts()) {
      String digest = known.get(part.file());
      if (part.isImmutable() && digest != null && !Objects.equals(digest, part.sha256())) {
        throw new SitemapException(
            PublishCodes.SAME_FILE,
            part.file()
                + " is kept with other contents, whose digest begins in the same way; nothing was"
                + " written: change an entry of the file, such as its lastmod",
            Location.of(name));
      }
    }
  }

  private static void put(Part part, Map<String, String> known) {
    if (part.isImmutable()) {
      known.put(part.file(), part.sha256());
    }
  }
}
