package io.github.sitemaptoolkit.converters.internal.csv.write;

import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.xml.UrlXml;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** The values of an entry besides its own fields: for columns, as XML, or lost. */
final class EntryValues {

  private final Context context;
  private final boolean withXml;
  private final Losses losses;
  private final Consumer<String> illegal;
  private final List<List<ElementValues>> values = new ArrayList<>();
  private final List<String> unknown = new ArrayList<>();
  private final List<String> unplaced = new ArrayList<>();
  private boolean taken; // the current entry has some
  private @Nullable String xml;

  /**
   * Creates one that is used for all entries.
   *
   * @param withXml whether what has no column becomes XML, or is lost
   * @param illegal called with texts that XML cannot hold
   */
  EntryValues(Context context, boolean withXml, Losses losses, Consumer<String> illegal) {
    this.context = context;
    this.withXml = withXml;
    this.losses = losses;
    this.illegal = illegal;
    context.extensions().registrations().forEach(registration -> values.add(new ArrayList<>(2)));
  }

  /** Returns the elements for columns, by the place of their extension in the registry. */
  List<List<ElementValues>> values() {
    return values;
  }

  /** Returns whether no element is for columns, as of most entries. */
  boolean isEmpty() {
    return !taken;
  }

  /** Returns what no column holds, as XML, or null if there is nothing of it. */
  @Nullable String xml() {
    return xml;
  }

  /**
   * Takes an entry. Nothing counts as lost before {@link #countLosses}.
   *
   * @throws RuntimeException whatever an extension throws that cannot write its value
   */
  void take(UrlEntry entry) {
    if (taken) {
      values.forEach(List::clear);
      taken = false;
    }
    unknown.clear();
    unplaced.clear();
    xml = null;
    if (withXml) {
      takeXml(entry);
    }
    for (Node<?> node : withXml ? UrlXml.plainNodes(entry) : entry.nodes()) {
      Registration registration = context.extensions().find(node.value().getClass()).orElse(null);
      if (registration != null) {
        taken = true;
        values
            .get(registration.position())
            .add(ElementValues.of(registration, node.value(), unknown::add));
      }
    }
  }

  private void takeXml(UrlEntry entry) {
    Extensions extensions = context.extensions();
    ForeignElement rest = UrlXml.remainder(extensions.writable(entry), extensions, unplaced::add);
    if (rest != null) {
      xml = UrlXml.text(rest, extensions, illegal);
    }
  }

  /** Counts what of the entry neither columns nor XML hold. */
  void countLosses(UrlEntry entry) {
    unknown.forEach(losses::add);
    unplaced.forEach(path -> losses.add("unknown markup of " + path));
    for (Node<?> node : entry.nodes()) {
      if (!context.extensions().canWrite(node)) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
      } else if (!withXml && node.value() instanceof ForeignElement) {
        losses.nodes(List.of(node), context.extensions()::nameOf);
      } else if (!withXml) {
        losses.unknown(node.unknown());
      }
    }
    if (!withXml) {
      losses.unknown(entry.unknown());
    }
  }
}
