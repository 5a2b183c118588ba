package io.github.sitemaptoolkit.look;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The elements that extend entries, and the fields that they have. */
final class ElementCounts {

  /** The maximum number of kinds of foreign elements; bounded because names come from the input. */
  private static final int MOST_FOREIGN = 100;

  private static final ElementName OTHERS = new ElementName("", "other elements", "");

  private static final class Count {
    private long urls;
    private long elements;
    private long lastEntry;

    void add(long entry) {
      elements++;
      if (lastEntry != entry) {
        lastEntry = entry;
        urls++;
      }
    }
  }

  private final List<Registration> registrations;
  private final Extensions extensions;
  private final Count[] counts;
  private final FieldCounter[] fields;
  private final Map<ElementName, Count> foreign = new LinkedHashMap<>();
  private final int image;
  private final int video;
  private Class<?> lastType = Void.class;
  private int lastPosition = -1;
  private long entry;
  private int images;
  private int videos;

  ElementCounts(Extensions extensions) {
    this.extensions = extensions;
    this.registrations = extensions.registrations();
    this.counts = new Count[registrations.size()];
    this.fields = new FieldCounter[registrations.size()];
    for (int i = 0; i < counts.length; i++) {
      counts[i] = new Count();
      fields[i] = new FieldCounter();
    }
    image = position("image");
    video = position("video");
  }

  private int position(String id) {
    return extensions.find(id).map(Registration::position).orElse(-1);
  }

  /** Counts the elements of an entry. */
  void add(UrlEntry page, LanguageCounts languages) {
    entry++;
    images = 0;
    videos = 0;
    List<Node<?>> nodes = page.nodes();
    for (int i = 0; i < nodes.size(); i++) {
      UrlExtension value = nodes.get(i).value();
      if (value instanceof ForeignElement element) {
        foreign(element.name()).add(entry);
      } else {
        add(value, languages);
      }
    }
  }

  private void add(UrlExtension value, LanguageCounts languages) {
    int position = positionOf(value);
    if (position < 0) {
      return; // readers create no others
    }
    Registration registration = registrations.get(position);
    counts[position].add(entry);
    fields[position].add(registration.extension(), value);
    images += position == image ? 1 : 0;
    videos += position == video ? 1 : 0;
    if (registration.descriptor().hasAlternates()) {
      languages.add(registration.descriptor().alternate(value));
    }
  }

  private int positionOf(UrlExtension value) {
    Class<? extends UrlExtension> type = value.getClass();
    if (type != lastType) {
      lastType = type;
      lastPosition = extensions.find(type).map(Registration::position).orElse(-1);
    }
    return lastPosition;
  }

  private Count foreign(ElementName name) {
    boolean fits = foreign.size() < MOST_FOREIGN || foreign.containsKey(name);
    return foreign.computeIfAbsent(fits ? name : OTHERS, key -> new Count());
  }

  /** Returns how many pictures the last entry has. */
  int images() {
    return images;
  }

  /** Returns how many videos the last entry has. */
  int videos() {
    return videos;
  }

  /** Returns the elements that occur. */
  List<ElementLook> looks() {
    List<ElementLook> looks = new ArrayList<>();
    for (Registration registration : registrations) {
      Count count = counts[registration.position()];
      if (count.elements > 0) {
        looks.add(
            new ElementLook(
                registration.element().toString(),
                count.urls,
                count.elements,
                fields[registration.position()].counts()));
      }
    }
    foreign.forEach(
        (name, count) ->
            looks.add(new ElementLook(name.toString(), count.urls, count.elements, List.of())));
    return looks;
  }
}
