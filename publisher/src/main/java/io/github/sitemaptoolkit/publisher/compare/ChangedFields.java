package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.extension.FieldKind;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Finds the fields in which two entries of the same url differ. */
final class ChangedFields {

  private final Extensions extensions;
  private final List<Change.Field> fields = new ArrayList<>();

  private ChangedFields(Extensions extensions) {
    this.extensions = extensions;
  }

  static List<Change.Field> differing(UrlEntry before, UrlEntry after, Extensions extensions) {
    var fields = new ChangedFields(extensions);
    fields.text("lastmod", before.lastmod(), after.lastmod(), FieldKind.DATE_TIME);
    fields.text("changefreq", before.changefreq(), after.changefreq(), FieldKind.ONE_OF);
    fields.text("priority", before.priority(), after.priority(), FieldKind.DECIMAL);
    fields.nodes(before, after);
    if (!before.unknown().equals(after.unknown())) {
      fields.fields.add(new Change.Field("attributes", null, null));
    }
    return fields.fields;
  }

  private void text(String name, @Nullable String before, @Nullable String after, FieldKind kind) {
    if (!PlainValues.isSame(before, after, kind)) {
      fields.add(new Change.Field(name, before, after));
    }
  }

  private void nodes(UrlEntry before, UrlEntry after) {
    Map<String, List<Node<?>>> old = byName(before);
    Map<String, List<Node<?>>> now = byName(after);
    Set<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      List<Node<?>> first = old.getOrDefault(name, List.of());
      List<Node<?>> second = now.getOrDefault(name, List.of());
      if (!first.equals(second)) {
        elements(name, first, second);
      }
    }
  }

  private void elements(String name, List<Node<?>> before, List<Node<?>> after) {
    List<PlainElement> all = plain(before);
    List<PlainElement> others = plain(after);
    boolean moved = !all.equals(others) && !isOfAlternates(before) && !isOfAlternates(after);
    List<PlainElement> gone = without(others, all);
    List<PlainElement> come = without(all, others);
    if (!gone.isEmpty() || !come.isEmpty()) {
      String first = words(gone, PlainElement::label);
      String second = words(come, PlainElement::label);
      boolean same = first != null && first.equals(second);
      fields.add(
          same
              ? new Change.Field(
                  name, words(gone, PlainElement::toString), words(come, PlainElement::toString))
              : new Change.Field(name, first, second));
    } else if (moved) {
      fields.add(new Change.Field(name, null, null));
    }
  }

  /** Returns the elements of a list that another lacks, each as often as it lacks it. */
  private static List<PlainElement> without(List<PlainElement> other, List<PlainElement> elements) {
    Map<PlainElement, Integer> left = new HashMap<>();
    other.forEach(element -> left.merge(element, 1, Integer::sum));
    return elements.stream().filter(element -> left.merge(element, -1, Integer::sum) < 0).toList();
  }

  private static @Nullable String words(
      List<PlainElement> elements, Function<PlainElement, String> words) {
    return elements.isEmpty()
        ? null
        : elements.stream().map(words).collect(Collectors.joining(", "));
  }

  private List<PlainElement> plain(List<Node<?>> nodes) {
    List<PlainElement> elements = new ArrayList<>();
    nodes.forEach(node -> elements.add(PlainElement.of(node, extensions)));
    return elements;
  }

  private boolean isOfAlternates(List<Node<?>> nodes) {
    return nodes.stream()
        .anyMatch(
            node ->
                extensions
                    .find(node.value().getClass())
                    .filter(it -> it.extension().descriptor().hasAlternates())
                    .isPresent());
  }

  private Map<String, List<Node<?>>> byName(UrlEntry entry) {
    Map<String, List<Node<?>>> nodes = new TreeMap<>();
    for (Node<?> node : entry.nodes()) {
      nodes.computeIfAbsent(name(node), key -> new ArrayList<>()).add(node);
    }
    return nodes;
  }

  private String name(Node<?> node) {
    if (node.value() instanceof ForeignElement element) {
      return element.name().toString();
    }
    Registration registration = extensions.find(node.value().getClass()).orElse(null);
    return registration == null
        ? node.value().getClass().getName()
        : registration.element().toString();
  }
}
