package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.json.JsonCodes;
import io.github.sitemaptoolkit.converters.internal.json.document.Outline.Candidate;
import io.github.sitemaptoolkit.converters.internal.json.document.Outline.Shape;
import io.github.sitemaptoolkit.converters.internal.table.column.KnownHeaders;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Chooses the array, or the object, that holds the entries of a document. */
final class ItemPath {

  private static final int SHOWN = 10;

  private ItemPath() {}

  /**
   * Returns the place of the entries: the one that was asked for; else a list of objects or of
   * urls, the outermost first, and of several the only one with urls; else an object with a url;
   * else the root.
   *
   * @param asked the path of the option; null if it is not given
   * @param preset the paths of a preset; the first that there is, is chosen
   * @throws SitemapException if there are several, or none where the option says
   */
  static Candidate choose(
      Outline outline, @Nullable String asked, List<String> preset, Location at) {
    List<Candidate> all = outline.candidates();
    if (asked != null) {
      return all.stream()
          .filter(candidate -> candidate.path().equals(asked))
          .findFirst()
          .orElseGet(() -> new Candidate(asked, 1, Shape.OBJECT, true, false, false, false));
    }
    for (String path : preset) {
      for (Candidate candidate : all) {
        if (candidate.path().equals(path)) {
          return candidate;
        }
      }
    }
    Set<String> paths = new HashSet<>(); // of an array that occurs twice, the first is read
    List<Candidate> lists =
        all.stream().filter(one -> one.isList() && paths.add(one.path())).toList();
    List<Candidate> full = lists.stream().filter(Candidate::hasObjects).toList();
    if (!full.isEmpty()) {
      return only(outermost(full), at);
    }
    return all.stream()
        .filter(candidate -> candidate.shape() == Shape.OBJECT)
        .min(Comparator.comparingInt(Candidate::depth))
        .map(ItemPath::unwrapped)
        .or(() -> outermost(lists).stream().findFirst())
        .orElseGet(() -> new Candidate("", 0, Shape.OBJECT, true, false, false, false));
  }

  /**
   * Returns what an object is in that only wraps it: what stands beside it belongs to the entry.
   */
  private static Candidate unwrapped(Candidate object) {
    boolean wrapped = object.depth() == 1 && KnownHeaders.isWrapper(object.path());
    return wrapped
        ? new Candidate("", 0, Shape.OBJECT, true, object.hasUrl(), object.hasPages(), false)
        : object;
  }

  private static List<Candidate> outermost(List<Candidate> arrays) {
    int depth = arrays.stream().mapToInt(Candidate::depth).min().orElse(0);
    return arrays.stream().filter(candidate -> candidate.depth() == depth).toList();
  }

  private static Candidate only(List<Candidate> arrays, Location at) {
    if (arrays.size() == 1) {
      return arrays.get(0);
    }
    List<Candidate> others =
        arrays.stream()
            .filter(candidate -> !isBesideEntries(KnownHeaders.lastName(candidate.path())))
            .toList();
    if (others.size() == 1) {
      return others.get(0);
    }
    List<Candidate> withUrl = arrays.stream().filter(Candidate::hasUrl).toList();
    if (withUrl.size() == 1) {
      return withUrl.get(0);
    }
    throw refused(
        "cannot tell which list holds the entries; choose one of "
            + named(withUrl.isEmpty() ? arrays : withUrl)
            + " (--items)",
        at);
  }

  /** Returns whether a list has the name of one of columns, or of relations to other documents. */
  private static boolean isBesideEntries(String name) {
    return RowColumns.isList(name) || PagingNames.isLinks(name);
  }

  /** Returns the exception for a document without anything where the option says. */
  static SitemapException missing(Outline outline, String asked, Location at) {
    String there = named(outline.candidates());
    return refused(
        "the document has no array or object "
            + Problem.quoted(asked)
            + (there.isEmpty() ? "" : "; it has " + there),
        at);
  }

  private static String named(List<Candidate> candidates) {
    String names =
        candidates.stream()
            .filter(candidate -> !candidate.path().isEmpty())
            .limit(SHOWN)
            .map(candidate -> Problem.quoted(candidate.path()))
            .collect(Collectors.joining(", "));
    return candidates.size() > SHOWN ? names + " and others" : names;
  }

  private static SitemapException refused(String message, Location at) {
    return new SitemapException(JsonCodes.ITEMS, message, at);
  }

  /** Returns the path of a member. */
  static String join(String path, String name) {
    return path.isEmpty() ? name : path + '.' + name;
  }

  /** Returns the path of a member, if it is the place of the entries or leads to it. */
  static Optional<String> below(String path, String name, String items) {
    String below = join(path, name);
    boolean leads = items.equals(below) || items.startsWith(below + '.');
    return leads ? Optional.of(below) : Optional.empty();
  }
}
