package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.internal.entry.SelectedElement;
import io.github.sitemaptoolkit.converters.internal.table.column.ColumnNames;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.element.ElementColumn;
import io.github.sitemaptoolkit.element.Elements;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.feed.FeedId;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Keeps only some fields of entries: {@code SelectedFields.of(List.of("lastmod", "image.loc"),
 * context)}. The url is always kept.
 *
 * <p>Fields have the names of the columns of tables. The id of an extension, such as {@code image},
 * is all that it has; an element that is kept has its attributes. {@code _xml} is what no extension
 * knows. Use one object for each conversion.
 *
 * @since 0.1
 */
@Incubating
public final class SelectedFields implements Step {

  private final Extensions extensions;
  private final Elements elements;
  private final Set<String> core = new HashSet<>();
  private final Map<Registration, SelectedElement> selected = new LinkedHashMap<>();
  private final List<String> columns = new ArrayList<>(); // as they were named
  private boolean unknown;
  private boolean whole; // there are extensions with all of their columns

  private SelectedFields(Context context) {
    extensions = context.extensions();
    elements = new Elements(context.withProblems(new Problems())); // reported when it was read
  }

  /**
   * Returns a step that keeps these fields.
   *
   * @param names the names of fields
   * @throws IllegalArgumentException if the extensions do not have one
   */
  public static SelectedFields of(List<String> names, Context context) {
    var step = new SelectedFields(context);
    var known = new ColumnNames(context.extensions());
    for (String name : names) {
      step.add(known.require(name), known);
      step.columns.add(name);
    }
    return step;
  }

  private void add(HeaderTarget target, ColumnNames known) {
    ElementColumn column = target.column();
    if (target.kind() == HeaderTarget.Kind.CORE) {
      core.add(UrlEntry.FIELDS.get(target.core()));
    } else if (column == null) {
      unknown = true;
    } else if (column.length() > 1) {
      Registration registration = column.registration();
      SelectedElement before = selected.get(registration);
      selected.put(
          registration, before == null ? new SelectedElement(column) : before.with(column));
    } else {
      Registration registration = column.registration();
      selected.put(registration, SelectedElement.all(registration));
      whole |= known.columns(registration) > 1;
    }
  }

  /**
   * Returns the columns that a table of these fields has, in their order; empty if this depends on
   * the entries, because an extension is kept with all that it has.
   */
  public List<String> columns() {
    return whole ? List.of() : List.copyOf(columns);
  }

  @Override
  public UrlEntry page(UrlEntry entry) {
    UrlEntry.Builder builder = UrlEntry.builder(entry.loc());
    builder.lastmod(core.contains("lastmod") ? entry.lastmod() : null);
    builder.changefreq(core.contains("changefreq") ? entry.changefreq() : null);
    builder.priority(core.contains("priority") ? entry.priority() : null);
    if (unknown) {
      builder.unknown(entry.unknown());
    }
    return builder.nodes(kept(entry.nodes())).build();
  }

  private List<Node<?>> kept(List<Node<?>> nodes) {
    List<Node<?>> kept = new ArrayList<>();
    for (Node<?> node : nodes) {
      if ((unknown && node.value() instanceof ForeignElement) || node.value() instanceof FeedId) {
        kept.add(node); // where it comes from is no field
      }
      for (SelectedElement element : selected.values()) {
        @Nullable Node<?> part = element.isOf(node) ? element.of(node, extensions, elements) : null;
        if (part != null) {
          kept.add(part);
        }
      }
    }
    return kept;
  }

  @Override
  public IndexEntry sitemap(IndexEntry entry) {
    String lastmod = core.contains("lastmod") ? entry.lastmod() : null;
    return IndexEntry.builder(entry.loc()).lastmod(lastmod).build();
  }
}
