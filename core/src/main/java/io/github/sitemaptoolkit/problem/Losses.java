package io.github.sitemaptoolkit.problem;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Counts what a format cannot carry, and reports it once a kind when the document ends.
 *
 * @since 0.1
 */
public final class Losses {

  /** Names of elements are data: so many kinds are told apart, and no more. */
  private static final int KINDS = 64;

  /** They are kept up to the end of the document, so what is kept of a text is bounded, too. */
  private static final int LONGEST = 200;

  private static final int LONGEST_URL = 2048;

  private static final String OTHERS = "other things";
  private static final String SCHEMA_INSTANCE = "http://www.w3.org/2001/XMLSchema-instance";

  /** A kind, with its first example. */
  private static final class Count {
    private long count;
    private final @Nullable String example;
    private final @Nullable String loc;
    private boolean detail = true; // as long as all of them are

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
   * Creates a count of nothing.
   *
   * @param format the id of the format that cannot carry it
   * @param source the name of the document
   */
  public Losses(String format, String source) {
    this.format = format;
    this.source = source;
  }

  /** Sets the url of the entry that what is counted next belongs to; null for the document. */
  public void entry(@Nullable String url) {
    loc = url;
  }

  /** Returns whether a kind was counted before, and so has its example. */
  public boolean knows(String kind) {
    return counts.containsKey(cut(kind, LONGEST));
  }

  /** Counts one more of a kind, such as {@code image:image}. */
  public void add(String kind) {
    add(kind, null);
  }

  /** Counts one more of a kind, such as {@code lastmod}, with its value, if it has a short one. */
  public void add(String kind, @Nullable String value) {
    add(kind, value, false);
  }

  /**
   * Counts one more of a kind that is a {@linkplain Loss#detail() detail}, such as {@code title of
   * the feed}.
   *
   * @param value what is lost, as an example of its kind; null if it has no short text
   */
  public void addDetail(String kind, @Nullable String value) {
    add(kind, value, true);
  }

  private void add(String kind, @Nullable String value, boolean detail) {
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
  }

  private static String cut(String text, int longest) {
    return Problem.shortened(text, longest);
  }

  /** Counts a value, if there is one. */
  public void addIfPresent(String kind, @Nullable String value) {
    if (value != null) {
      add(kind, value);
    }
  }

  /** Counts a value that is a {@linkplain Loss#detail() detail}, if there is one. */
  public void addDetailIfPresent(String kind, @Nullable String value) {
    if (value != null) {
      addDetail(kind, value);
    }
  }

  /** Counts what only feeds can say of themselves. */
  public void feed(DocumentInfo document) {
    addDetailIfPresent("title of the feed", document.title());
    addDetailIfPresent("language of the feed", document.language());
    addDetailIfPresent("link of the feed", document.link());
  }

  /**
   * Counts what only sitemap XML can say of a document as a whole.
   *
   * @param name the name of a node for people, such as {@code image:image}
   */
  public void markup(DocumentInfo document, Function<Node<?>, String> name) {
    nodes(document.nodes(), name);
    for (Rest.Part part : document.rest().parts()) {
      for (Attribute attribute : part.attributes()) {
        if (!attribute.namespace().equals(SCHEMA_INSTANCE)) { // says where an XML schema is
          add("attribute " + attribute.localName(), attribute.value());
        }
      }
    }
  }

  /**
   * Counts nodes and what hangs on them.
   *
   * @param name the name of a node for people, such as {@code image:image}
   */
  public void nodes(Iterable<Node<?>> nodes, Function<Node<?>, String> name) {
    for (Node<?> node : nodes) {
      add(name.apply(node));
    }
  }

  /** Counts attributes and elements that nobody claims. */
  public void rest(Rest rest) {
    for (Rest.Part part : rest.parts()) {
      part.attributes()
          .forEach(attribute -> add("attribute " + attribute.localName(), attribute.value()));
      part.children().forEach(child -> add(child.name().toString()));
    }
  }

  /** Reports each kind, in the order in which they were met. */
  public void reportTo(Problems problems) {
    counts.forEach(
        (kind, count) ->
            problems.report(
                new Loss(
                    source, format, kind, count.count, count.example, count.loc, count.detail)));
  }
}
