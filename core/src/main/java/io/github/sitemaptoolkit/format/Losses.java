package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.Rest;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import java.util.LinkedHashMap;
import java.util.Map;

/** Counts what a format cannot carry, and reports it once a kind when the document ends. */
public final class Losses {

  /** The code of the problems. */
  public static final String CODE = "convert.lost-field";

  /** Names of elements are data: so many kinds are told apart, and no more. */
  private static final int KINDS = 64;

  private static final String OTHERS = "other things";

  private final String format;
  private final Location location;
  private final Map<String, Long> counts = new LinkedHashMap<>();

  /**
   * Creates a count of nothing.
   *
   * @param format the format that cannot carry it
   * @param location the document
   */
  public Losses(String format, Location location) {
    this.format = format;
    this.location = location;
  }

  /** Counts one more of a kind, such as {@code lastmod} or {@code image:image}. */
  public void add(String kind) {
    boolean known = counts.size() < KINDS || counts.containsKey(kind);
    counts.merge(known ? kind : OTHERS, 1L, Long::sum);
  }

  /** Counts what only feeds can say of themselves. */
  public void document(DocumentInfo document) {
    if (document.title() != null) {
      add("title of the feed");
    }
    if (document.language() != null) {
      add("language of the feed");
    }
    if (document.link() != null) {
      add("link of the feed");
    }
  }

  /** Counts nodes and what hangs on them. */
  public void nodes(Iterable<Node<?>> nodes, Context context) {
    for (Node<?> node : nodes) {
      if (node.value() instanceof ForeignElement element) {
        add(element.name().toString());
      } else {
        var registration = context.extensions().find(node.value().getClass());
        add(
            registration == null
                ? node.value().getClass().getName()
                : registration.extension().element().toString());
      }
    }
  }

  /** Counts attributes and elements that nobody claims. */
  public void rest(Rest rest) {
    for (Rest.Part part : rest.parts()) {
      part.attributes().forEach(attribute -> add("attribute " + attribute.localName()));
      part.children().forEach(child -> add(child.name().toString()));
    }
  }

  /** Reports each kind, in the order in which they were met. */
  public void reportTo(Problems problems) {
    counts.forEach(
        (kind, count) ->
            problems.report(
                Problem.of(
                    Severity.WARNING, CODE, format + ": dropped " + count + " " + kind, location)));
  }
}
