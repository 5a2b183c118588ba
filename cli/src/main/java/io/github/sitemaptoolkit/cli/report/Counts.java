package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The numbers of urls, sitemaps and elements of each kind. */
public final class Counts {

  /** The maximum number of kinds of foreign elements; bounded because names come from the input. */
  private static final int KINDS = 100;

  private static final ElementName OTHERS = new ElementName("", "other elements", "");

  private final Extensions extensions;
  private final boolean byExtension;
  private final long[] known;
  private final Map<ElementName, long[]> foreign = new LinkedHashMap<>();
  private long urls;
  private long sitemaps;
  private boolean expanded;

  /**
   * Creates counts of zero.
   *
   * @param byExtension whether to count elements, too
   */
  public Counts(Extensions extensions, boolean byExtension) {
    this.extensions = extensions;
    this.byExtension = byExtension;
    this.known = new long[extensions.registrations().size()];
  }

  /** Counts a page. Returns the number of pages so far. */
  public long url(UrlEntry entry) {
    if (byExtension) {
      count(entry.nodes());
    }
    return ++urls;
  }

  /** Counts a sitemap of an index. Returns the number of sitemaps so far. */
  public long sitemap(IndexEntry entry) {
    if (byExtension) {
      count(entry.nodes());
    }
    return ++sitemaps;
  }

  /** Returns the number of sitemaps so far. */
  public long sitemaps() {
    return sitemaps;
  }

  /** Says that the urls of the sitemaps are counted, too, even if there are none. */
  public void expand() {
    expanded = true;
  }

  private void count(List<Node<?>> nodes) {
    for (Node<?> node : nodes) {
      if (node.value() instanceof ForeignElement element) {
        addForeign(element.name(), 1);
      } else {
        Registration registration = extensions.find(node.value().getClass()).orElse(null);
        if (registration != null) { // readers create no others
          known[registration.position()]++;
        }
      }
    }
  }

  private void addForeign(ElementName name, long count) {
    boolean fits = foreign.size() < KINDS || foreign.containsKey(name);
    foreign.computeIfAbsent(fits ? name : OTHERS, key -> new long[1])[0] += count;
  }

  /** Adds the counts of another document. */
  public void add(Counts other) {
    urls += other.urls;
    sitemaps += other.sitemaps;
    expanded |= other.expanded;
    for (int i = 0; i < known.length; i++) {
      known[i] += other.known[i];
    }
    other.foreign.forEach((name, count) -> addForeign(name, count[0]));
  }

  /**
   * Returns the beginning of a line for each kind that occurs, up to the name of the input. The
   * line of urls is left out only for sitemaps whose urls are not counted.
   */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (urls > 0 || sitemaps == 0 || expanded) {
      lines.add(line(urls, urls == 1 ? "url" : "urls"));
    }
    if (sitemaps > 0) {
      lines.add(line(sitemaps, sitemaps == 1 ? "sitemap" : "sitemaps"));
    }
    for (Registration registration : extensions.registrations()) {
      long count = known[registration.position()];
      if (count > 0) {
        lines.add(line(count, registration.element().toString()));
      }
    }
    foreign.forEach((name, count) -> lines.add(line(count[0], name.toString())));
    return lines;
  }

  /** Writes the counts as the fields of an object. */
  void write(JsonWriter json) {
    json.number("urls", urls).number("sitemaps", sitemaps);
    if (byExtension) {
      json.begin("elements");
      for (Registration registration : extensions.registrations()) {
        long count = known[registration.position()];
        if (count > 0) {
          json.number(registration.element().toString(), count);
        }
      }
      foreign.forEach((name, count) -> json.number(name.toString(), count[0]));
      json.end();
    }
  }

  private static String line(long count, String what) {
    return String.format(Locale.ROOT, "%9d %-14s ", count, what);
  }
}
