package io.github.sitemaptoolkit.publisher.compare;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
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
    fields.text("lastmod", before.lastmod(), after.lastmod());
    fields.text("changefreq", before.changefreq(), after.changefreq());
    fields.text("priority", before.priority(), after.priority());
    fields.nodes(before, after);
    if (!before.unknown().equals(after.unknown())) {
      fields.fields.add(new Change.Field("attributes", null, null));
    }
    return fields.fields;
  }

  private void text(String name, @Nullable String before, @Nullable String after) {
    if (!Objects.equals(before, after)) {
      fields.add(new Change.Field(name, before, after));
    }
  }

  private void nodes(UrlEntry before, UrlEntry after) {
    Map<String, List<Node<?>>> old = byName(before);
    Map<String, List<Node<?>>> now = byName(after);
    Set<String> names = new TreeSet<>(old.keySet());
    names.addAll(now.keySet());
    for (String name : names) {
      if (!Objects.equals(old.get(name), now.get(name))) {
        fields.add(new Change.Field(name, null, null));
      }
    }
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
