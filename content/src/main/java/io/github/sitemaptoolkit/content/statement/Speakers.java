package io.github.sitemaptoolkit.content.statement;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.function.BiConsumer;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Decides which items describe the page that they stand on, and not another page.
 *
 * <p>An item that is in no other item describes the page, unless it names another page as its own,
 * and so does its {@code mainEntity}. Several articles that name no page are a list, and none of
 * them describes the page. A film belongs to the page if it is in an item that describes the page,
 * but not if it is there as an element of a list, a related work, a review, a comment or the work
 * of an author.
 */
final class Speakers {

  /** Properties whose values are about other pages, or about persons. */
  private static final Set<String> OTHERS =
      Set.of(
          "itemListElement",
          "hasPart",
          "blogPost",
          "blogPosts",
          "mentions",
          "isRelatedTo",
          "isSimilarTo",
          "review",
          "reviews",
          "comment",
          "author",
          "creator",
          "episode",
          "episodes",
          "season",
          "containsSeason",
          "citation",
          "isBasedOn",
          "relatedLink",
          "significantLink");

  /** Properties that lead from an item to what contains it; they are not followed. */
  private static final Set<String> UP =
      Set.of("isPartOf", "mainEntityOfPage", "partOfSeries", "partOfSeason");

  private final Statements statements;
  private final Function<String, Names> naming;
  private final Map<Thing, Names> names = new HashMap<>();
  private final Set<Thing> speaking = new LinkedHashSet<>();
  private final Set<Thing> films = new LinkedHashSet<>();
  private final Set<Thing> reached = new HashSet<>();
  private final Set<Thing> denied = new HashSet<>();
  private final Set<Thing> foreign = new LinkedHashSet<>(); // films of other pages
  private final List<Thing> others = new ArrayList<>(0); // items that name other pages

  /**
   * Sorts the items of a page.
   *
   * @param naming tells which page an absolute address names
   */
  Speakers(Statements statements, Function<String, Names> naming) {
    this.statements = statements;
    this.naming = naming;
    List<Thing> roots = roots();
    Set<Thing> list = list(roots);
    boolean own = roots.stream().anyMatch(it -> Kinds.isFilm(it) && names(it) == Names.THIS);
    for (Thing root : roots) {
      if (Kinds.isFilm(root)) {
        boolean speaks = !own || names(root) != Names.OTHER || !isOfHost(root);
        walk(root, speaks);
      } else if (list.contains(root)) {
        walk(root, false);
      } else if (!Kinds.isPart(root) && names(root) == Names.OTHER) {
        others.add(root);
        walk(root, false);
      } else {
        speak(root);
        walk(root, true);
      }
    }
    foreign.removeAll(films);
  }

  /** Returns the items that are in no other, except by properties that lead upwards. */
  private List<Thing> roots() {
    Set<Thing> inner = inner();
    Set<Thing> roots = new LinkedHashSet<>();
    for (Thing top : statements.tops()) {
      Thing root = statements.resolved(top);
      if (!inner.contains(root) && !root.isReference()) {
        roots.add(root);
      }
    }
    addCircles(roots);
    return List.copyOf(roots);
  }

  /** Adds those that say most of items that are in each other, so that none of them is outside. */
  private void addCircles(Set<Thing> roots) {
    Set<Thing> seen = new HashSet<>();
    roots.forEach(root -> reach(root, seen));
    List<Thing> tops = new ArrayList<>(statements.tops());
    tops.sort(Comparator.comparingInt(item -> -Kinds.rank(statements.resolved(item))));
    for (Thing top : tops) {
      Thing item = statements.resolved(top);
      if (!seen.contains(item) && !item.isReference()) {
        roots.add(item);
        reach(item, seen);
      }
    }
  }

  /** Collects what can be reached from an item. */
  private void reach(Thing root, Set<Thing> seen) {
    Deque<Thing> left = new ArrayDeque<>(List.of(root));
    for (Thing item = left.poll(); item != null; item = left.poll()) {
      if (seen.add(item)) {
        forEach(item, (property, found) -> left.add(found));
      }
    }
  }

  /** Returns the items that are in others, also by references. */
  private Set<Thing> inner() {
    Set<Thing> inner = new HashSet<>();
    Set<Thing> seen = new HashSet<>();
    Deque<Thing> left = new ArrayDeque<>(statements.tops());
    for (Thing next = left.poll(); next != null; next = left.poll()) {
      Thing item = statements.resolved(next);
      if (seen.add(item)) {
        forEach(
            item,
            (property, found) -> {
              if (found != item && !UP.contains(property)) {
                inner.add(found);
              }
              left.add(found);
            });
      }
    }
    return inner;
  }

  /** Passes each item that is the value of a property to a consumer. */
  private void forEach(Thing item, BiConsumer<String, Thing> taker) {
    item.properties()
        .forEach(
            (property, values) -> {
              for (Value value : values) {
                Thing found = value.item() == null ? null : statements.item(value);
                if (found != null) {
                  taker.accept(property, found);
                }
              }
            });
  }

  /** Returns the articles that are a list: several of one kind, none of which names this page. */
  private Set<Thing> list(List<Thing> roots) {
    Map<List<String>, List<Thing>> kinds = new HashMap<>();
    for (Thing root : roots) {
      if (Kinds.isArticle(root) && names(root) != Names.OTHER) {
        kinds.computeIfAbsent(root.types(), key -> new ArrayList<>(1)).add(root);
      }
    }
    Set<Thing> list = new HashSet<>();
    for (List<Thing> some : kinds.values()) {
      boolean own = some.stream().anyMatch(item -> names(item) == Names.THIS);
      boolean several = isSeveral(some);
      for (Thing item : some) {
        if (several && (!own || names(item) != Names.THIS)) {
          list.add(item);
        }
      }
    }
    return list;
  }

  /** Returns whether articles are several: those of one title are one by two ways. */
  private boolean isSeveral(List<Thing> articles) {
    long titles = count(articles, this::title);
    return titles > 1
        || (titles == 0 && count(articles, it -> statements.text(it, "datePublished")) > 1);
  }

  private static long count(List<Thing> items, Function<Thing, @Nullable String> text) {
    return items.stream().map(text).filter(Objects::nonNull).distinct().count();
  }

  private @Nullable String title(Thing article) {
    String headline = statements.words(article, "headline");
    return headline == null ? statements.words(article, "name") : headline;
  }

  private void speak(Thing root) {
    Deque<Thing> left = new ArrayDeque<>(List.of(root));
    for (Thing item = left.poll(); item != null; item = left.poll()) {
      if (speaking.add(item)) {
        for (Thing main : statements.items(item, "mainEntity")) {
          if (names(main) != Names.OTHER || Kinds.isPart(main)) {
            left.add(main);
          }
        }
      }
    }
  }

  private record Step(Thing item, boolean speaks) {}

  /** Collects the films in an item, at any depth. */
  private void walk(Thing root, boolean rootSpeaks) {
    Deque<Step> left = new ArrayDeque<>(List.of(new Step(root, rootSpeaks)));
    for (Step step = left.poll(); step != null; step = left.poll()) {
      Thing item = step.item();
      boolean speaks = step.speaks();
      if ((speaks ? reached : denied).add(item)) {
        if (Kinds.isFilm(item)) {
          (speaks || names(item) == Names.THIS ? films : foreign).add(item);
        }
        forEach(
            item,
            (property, found) -> {
              if (!UP.contains(property)) {
                left.add(new Step(found, speaks && !OTHERS.contains(property)));
              }
            });
      }
    }
  }

  /** Returns which page an item names. */
  Names names(Thing item) {
    return names.computeIfAbsent(item, this::named);
  }

  private Names named(Thing item) {
    String id = item.id();
    if (id != null && id.indexOf('#') < 0 && naming.apply(statements.absolute(id)) == Names.THIS) {
      return Names.THIS;
    }
    Names found = Names.NONE;
    for (String page : statements.pages(item)) {
      Names one = naming.apply(page);
      if (one == Names.THIS) {
        return one;
      }
      found = one == Names.OTHER ? one : found;
    }
    return found;
  }

  private boolean isOfHost(Thing item) {
    return statements.pages(item).stream().anyMatch(statements::isOfHost);
  }

  /** Returns the items that describe the page. */
  Set<Thing> speaking() {
    return speaking;
  }

  /** Returns the films of the page. */
  Set<Thing> films() {
    return films;
  }

  /** Returns the films of other pages. */
  Set<Thing> foreign() {
    return foreign;
  }

  /** Returns an article that names another page; null if there is none, or one of this page. */
  @Nullable Thing otherArticle() {
    boolean own = speaking.stream().anyMatch(Kinds::isArticle);
    return own ? null : others.stream().filter(Kinds::isArticle).findFirst().orElse(null);
  }

  /** Returns the number of items that name other pages as their own. */
  int others() {
    return others.size();
  }
}
