package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.internal.disk.Leftovers;
import io.github.sitemaptoolkit.publisher.internal.guard.HashSort;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.VerifyCodes;
import io.github.sitemaptoolkit.publisher.plan.Key;
import io.github.sitemaptoolkit.publisher.standing.StandingSet;
import io.github.sitemaptoolkit.publisher.store.Store;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Finds urls that a set lists more than once: by a sort of their hashes, and a second look at those
 * urls whose hashes are not single.
 */
final class DuplicateUrls {

  /** How many urls are named at most. */
  private static final int MOST = 1000;

  /** Reads a file. */
  private interface Reading {
    void read(Part part) throws IOException;
  }

  private final Store store;
  private final StandingSet published;

  DuplicateUrls(Store store, Context context) {
    this.store = store;
    this.published = new StandingSet(store, context);
  }

  /** Returns those of the files of a published set, of which each named set counts by itself. */
  List<Problem> in(Collection<Part> parts) throws IOException {
    Map<String, List<Part>> sets = new HashMap<>();
    for (Part part : parts) {
      String set = part.set() == null ? "" : part.set();
      sets.computeIfAbsent(set, name -> new ArrayList<>()).add(part);
    }
    List<Problem> found = new ArrayList<>();
    for (List<Part> set : sets.values()) {
      Set<Long> repeated = repeated(set);
      if (!repeated.isEmpty()) {
        find(repeated, set, found);
      }
    }
    return found;
  }

  private void find(Set<Long> repeated, List<Part> set, List<Problem> found) {
    Map<String, String> files = new HashMap<>(); // the first of each url
    readAll(
        set,
        part ->
            published.entries(
                part,
                entry -> {
                  if (repeated.contains(Key.of(entry.loc()).sampleHash())) {
                    String first = files.putIfAbsent(entry.loc(), part.file());
                    if (first != null) {
                      found.add(duplicate(entry.loc(), part.file(), first));
                    }
                  }
                }));
  }

  /** Returns the hashes of urls that files have more than once. */
  private Set<Long> repeated(List<Part> parts) throws IOException {
    Path scratch = ScratchSpace.directory("sitemap-");
    try (HashSort hashes = new HashSort(scratch.resolve("urls"))) {
      readAll(parts, part -> published.hashes(part, hashes::add));
      return hashes.repeated(MOST);
    } finally {
      Leftovers.removeAll(scratch);
    }
  }

  /** Reads files. Those that are missing or damaged, which is told already, are taken out. */
  private static void readAll(List<Part> parts, Reading reading) {
    parts.removeIf(part -> !isRead(part, reading));
  }

  private static boolean isRead(Part part, Reading reading) {
    try {
      reading.read(part);
      return true;
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return false;
    }
  }

  private Problem duplicate(String loc, String file, String first) {
    return new Problem(
        VerifyCodes.DUPLICATE.severity(),
        VerifyCodes.DUPLICATE.id(),
        "lists "
            + Problem.quoted(loc)
            + (first.equals(file) ? " twice" : ", which is also in " + first)
            + "; publish all urls again",
        Location.of(store.name(file)),
        null,
        loc,
        false);
  }
}
