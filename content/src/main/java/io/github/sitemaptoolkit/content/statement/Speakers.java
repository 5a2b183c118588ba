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
  private final Map<Item, Names> names = new HashMap<>();
  private final Set<Item> speaking = new LinkedHashSet<>();
  private final Set<Item> films = new LinkedHashSet<>();
  private final Set<Item> reached = new HashSet<>();
  private final Set<Item> denied = new HashSet<>();
  private final Set<Item> foreign = new LinkedHashSet<>(); // films of other pages
  private final List<Item> others = new ArrayList<>(0); // items that name other pages

  /**
   * Sorts the items of a page.
   *
   * @param naming tells which page an absolute address names
   */
  Speakers(Statements statements, Function<String, Names> naming) {
    this.statements = statements;
    this.naming = naming;
    List<Item> roots = roots();
    Set<Item> list = list(roots);
    boolean own = roots.stream().anyMatch(it -> Kinds.isFilm(it) && names(it) == Names.THIS);
    for (Item root : roots) {
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
  private List<Item> roots() {
    Set<Item> inner = inner();
    Set<Item> roots = new LinkedHashSet<>();
    for (Item top : statements.tops()) {
      Item root = statements.resolved(top);
      if (!inner.contains(root) && !root.isReference()) {
        roots.add(root);
      }
    }
    addCircles(roots);
    return List.copyOf(roots);
  }

  /** Adds those that say most of items that are in each other, so that none of them is outside. */
  private void addCircles(Set<Item> roots) {
    Set<Item> seen = new HashSet<>();
    roots.forEach(root -> reach(root, seen));
    List<Item> tops = new ArrayList<>(statements.tops());
    tops.sort(Comparator.comparingInt(item -> -Kinds.rank(statements.resolved(item))));
    for (Item top : tops) {
      Item item = statements.resolved(top);
      if (!seen.contains(item) && !item.isReference()) {
        roots.add(item);
        reach(item, seen);
      }
    }
  }

  /** Collects what can be reached from an item. */
  private void reach(Item root, Set<Item> seen) {
    Deque<Item> left = new ArrayDeque<>(List.of(root));
    for (Item item = left.poll(); item != null; item = left.poll()) {
      if (seen.add(item)) {
        forEach(item, (property, found) -> left.add(found));
      }
    }
  }

  /** Returns the items that are in others, also by references. */
  private Set<Item> inner() {
    Set<Item> inner = new HashSet<>();
    Set<Item> seen = new HashSet<>();
    Deque<Item> left = new ArrayDeque<>(statements.tops());
    for (Item next = left.poll(); next != null; next = left.poll()) {
      Item item = statements.resolved(next);
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
  private void forEach(Item item, BiConsumer<String, Item> taker) {
    item.properties()
        .forEach(
            (property, values) -> {
              for (Value value : values) {
                Item found = value.item() == null ? null : statements.item(value);
                if (found != null) {
                  taker.accept(property, found);
                }
              }
            });
  }

  /** Returns the articles that are a list: several of one kind, none of which names this page. */
  private Set<Item> list(List<Item> roots) {
    Map<List<String>, List<Item>> kinds = new HashMap<>();
    for (Item root : roots) {
      if (Kinds.isArticle(root) && names(root) != Names.OTHER) {
        kinds.computeIfAbsent(root.types(), key -> new ArrayList<>(1)).add(root);
      }
    }
    Set<Item> list = new HashSet<>();
    for (List<Item> some : kinds.values()) {
      boolean own = some.stream().anyMatch(item -> names(item) == Names.THIS);
      boolean several = isSeveral(some);
      for (Item item : some) {
        if (several && (!own || names(item) != Names.THIS)) {
          list.add(item);
        }
      }
    }
    return list;
  }

  /** Returns whether articles are several: those of one title are one by two ways. */
  private boolean isSeveral(List<Item> articles) {
    long titles = count(articles, this::title);
    return titles > 1
        || (titles == 0 && count(articles, it -> statements.text(it, "datePublished")) > 1);
  }

  private static long count(List<Item> items, Function<Item, @Nullable String> text) {
    return items.stream().map(text).filter(Objects::nonNull).distinct().count();
  }

  private @Nullable String title(Item article) {
    String headline = statements.words(article, "headline");
    return headline == null ? statements.words(article, "name") : headline;
  }

  private void speak(Item root) {
    Deque<Item> left = new ArrayDeque<>(List.of(root));
    for (Item item = left.poll(); item != null; item = left.poll()) {
      if (speaking.add(item)) {
        for (Item main : statements.items(item, "mainEntity")) {
          if (names(main) != Names.OTHER || Kinds.isPart(main)) {
            left.add(main);
          }
        }
      }
    }
  }

  private record Step(Item item, boolean speaks) {}

  /** Collects the films in an item, at any depth. */
  private void walk(Item root, boolean rootSpeaks) {
    Deque<Step> left = new ArrayDeque<>(List.of(new Step(root, rootSpeaks)));
    for (Step step = left.poll(); step != null; step = left.poll()) {
      Item item = step.item();
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
  Names names(Item item) {
    return names.computeIfAbsent(item, this::named);
  }

  private Names named(Item item) {
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

  private boolean isOfHost(Item item) {
    return statements.pages(item).stream().anyMatch(statements::isOfHost);
  }

  /** Returns the items that describe the page. */
  Set<Item> speaking() {
    return speaking;
  }

  /** Returns the films of the page. */
  Set<Item> films() {
    return films;
  }

  /** Returns the films of other pages. */
  Set<Item> foreign() {
    return foreign;
  }

  /** Returns an article that names another page; null if there is none, or one of this page. */
  @Nullable Item otherArticle() {
    boolean own = speaking.stream().anyMatch(Kinds::isArticle);
    return own ? null : others.stream().filter(Kinds::isArticle).findFirst().orElse(null);
  }

  /** Returns the number of items that name other pages as their own. */
  int others() {
    return others.size();
  }
}
