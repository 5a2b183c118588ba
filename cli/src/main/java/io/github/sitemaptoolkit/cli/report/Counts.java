package io.github.sitemaptoolkit.cli.report;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** How many urls, sitemaps and elements of each kind there are. */
public final class Counts {

  /** So many kinds of foreign elements are told apart: their names come from the input. */
  private static final int KINDS = 100;

  private static final ElementName OTHERS = new ElementName("", "other elements", "");

  private final Extensions extensions;
  private final boolean byExtension;
  private final long[] known;
  private final Map<ElementName, long[]> foreign = new LinkedHashMap<>();
  private long urls;
  private long sitemaps;

  /**
   * Creates counts of nothing.
   *
   * @param byExtension whether elements are counted, too
   */
  public Counts(Extensions extensions, boolean byExtension) {
    this.extensions = extensions;
    this.byExtension = byExtension;
    this.known = new long[extensions.registrations().size()];
  }

  /** Counts a page; returns how many there are now. */
  public long url(UrlEntry entry) {
    if (byExtension) {
      count(entry.nodes());
    }
    return ++urls;
  }

  /** Counts a sitemap of an index; returns how many there are now. */
  public long sitemap(IndexEntry entry) {
    if (byExtension) {
      count(entry.nodes());
    }
    return ++sitemaps;
  }

  private void count(List<Node<?>> nodes) {
    for (Node<?> node : nodes) {
      if (node.value() instanceof ForeignElement element) {
        addForeign(element.name(), 1);
      } else {
        Registration registration = extensions.find(node.value().getClass()).orElse(null);
        if (registration != null) { // readers know no others
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
    for (int i = 0; i < known.length; i++) {
      known[i] += other.known[i];
    }
    other.foreign.forEach((name, count) -> addForeign(name, count[0]));
  }

  /** Returns the begin of a line for each kind that there is; urls, unless all are sitemaps. */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    if (urls > 0 || sitemaps == 0) {
      lines.add(line(urls, "urls"));
    }
    if (sitemaps > 0) {
      lines.add(line(sitemaps, "sitemaps"));
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
  void write(JsonGenerator json) throws IOException {
    json.writeNumberField("urls", urls);
    json.writeNumberField("sitemaps", sitemaps);
    if (byExtension) {
      json.writeObjectFieldStart("elements");
      for (Registration registration : extensions.registrations()) {
        long count = known[registration.position()];
        if (count > 0) {
          json.writeNumberField(registration.element().toString(), count);
        }
      }
      for (Map.Entry<ElementName, long[]> other : foreign.entrySet()) {
        json.writeNumberField(other.getKey().toString(), other.getValue()[0]);
      }
      json.writeEndObject();
    }
  }

  private static String line(long count, String what) {
    return String.format(Locale.ROOT, "%9d %-14s ", count, what);
  }
}
