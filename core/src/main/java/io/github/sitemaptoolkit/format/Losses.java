package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UnknownMarkup;
import io.github.sitemaptoolkit.problem.Loss;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Counts the data that a format has no place for, and reports each kind once at the end of the
 * document. Not thread-safe.
 *
 * @since 0.1
 */
public final class Losses {

  /** The kind of what is not counted by its name. */
  public static final String OTHERS = "other data";

  /** How many kinds are counted separately. Kinds are element names, so input could make many. */
  private static final int KINDS = 64;

  /** The longest text that is kept: kinds and examples stay in memory until the document ends. */
  private static final int LONGEST = 200;

  private static final int LONGEST_URL = 2048;

  private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

  /** A kind, with its first example. */
  private static final class Count {
    private long count;
    private final @Nullable String example;
    private final @Nullable String loc;
    private boolean detail = true; // unless one of them is not
    private boolean told;

    Count(@Nullable String example, @Nullable String loc) {
      this.example = example;
      this.loc = loc;
    }
  }

  private final String format;
  private final String source;
  private final Map<String, Count> counts = new LinkedHashMap<>();
  private @Nullable String loc;

  /**
   * Creates counts that are all zero.
   *
   * @param format the id of the format that has no place for the data
   * @param source the name of the document
   */
  public Losses(String format, String source) {
    this.format = format;
    this.source = source;
  }

  /** Sets the url of the entry that the next losses belong to; null for the document. */
  public void entry(@Nullable String url) {
    loc = url;
  }

  /** Returns whether a kind was counted before, so that its example is already set. */
  public boolean contains(String kind) {
    return counts.containsKey(cut(kind, LONGEST));
  }

  /** Counts one loss of a kind, such as {@code image:image}. */
  public void add(String kind) {
    add(kind, null);
  }

  /** Counts one loss of a kind, such as {@code lastmod}, with its value; null if it has none. */
  public void add(String kind, @Nullable String value) {
    add(kind, value, false);
  }

  /**
   * Counts one loss of a kind that is a {@linkplain Loss#detail() detail}, such as {@code title of
   * the feed}.
   *
   * @param value the value that is lost, as an example; null if it has no short text
   */
  public void addDetail(String kind, @Nullable String value) {
    add(kind, value, true);
  }

  /**
   * Counts one loss of a kind that a problem has {@linkplain Loss#told() named} already, such as a
   * column that is not known.
   *
   * @param value the value that is lost, as an example; null if it has no short text
   */
  public void addTold(String kind, @Nullable String value) {
    add(kind, value, true).told = true;
  }

  private Count add(String kind, @Nullable String value, boolean detail) {
    String name = cut(kind, LONGEST);
    Count count = counts.get(name);
    if (count == null) {
      name = counts.size() < KINDS ? name : OTHERS;
      String example = value == null ? null : cut(value, LONGEST);
      String url = loc == null ? null : cut(loc, LONGEST_URL);
      count = counts.computeIfAbsent(name, key -> new Count(example, url));
    }
    count.count++;
    count.detail &= detail;
    return count;
  }

  private static String cut(String text, int longest) {
    return Problem.shortened(text, longest);
  }

  /** Counts the loss of a value, unless it is null. */
  public void addIfPresent(String kind, @Nullable String value) {
    if (value != null) {
      add(kind, value);
    }
  }

  /** Counts the loss of a value that is a {@linkplain Loss#detail() detail}, unless it is null. */
  public void addDetailIfPresent(String kind, @Nullable String value) {
    if (value != null) {
      addDetail(kind, value);
    }
  }

  /** Counts the properties of a document that only feeds have: title, language and link. */
  public void feed(DocumentInfo document) {
    addDetailIfPresent("title of the feed", document.title());
    addDetailIfPresent("language of the feed", document.language());
    addDetailIfPresent("link of the feed", document.link());
  }

  /**
   * Counts the properties of a document that only sitemap XML can hold: foreign attributes and
   * elements of the root.
   *
   * @param name returns the name of a node for messages, such as {@code image:image}
   */
  public void markup(DocumentInfo document, Function<Node<?>, String> name) {
    nodes(document.nodes(), name);
    for (UnknownMarkup.Part part : document.unknown().parts()) {
      for (Attribute attribute : part.attributes()) {
        if (!attribute.namespace().equals(SCHEMA_INSTANCE)) { // only points to an XML schema
          add("attribute " + attribute.localName(), attribute.value());
        }
      }
    }
  }

  /**
   * Counts nodes, with the unknown markup inside them.
   *
   * @param name returns the name of a node for messages, such as {@code image:image}
   */
  public void nodes(Iterable<Node<?>> nodes, Function<Node<?>, String> name) {
    for (Node<?> node : nodes) {
      add(name.apply(node));
    }
  }

  /** Counts unknown attributes and foreign elements. */
  public void unknown(UnknownMarkup rest) {
    for (UnknownMarkup.Part part : rest.parts()) {
      part.attributes()
          .forEach(attribute -> add("attribute " + attribute.localName(), attribute.value()));
      part.children().forEach(child -> add(child.name().toString()));
    }
  }

  /** Reports each kind, in the order in which they were first counted. */
  public void reportTo(Problems problems) {
    counts.forEach(
        (kind, count) ->
            problems.report(
                new Loss(
                    source,
                    format,
                    kind,
                    count.count,
                    count.example,
                    count.loc,
                    count.detail,
                    count.told)));
  }
}
