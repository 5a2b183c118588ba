package io.github.sitemaptoolkit.converters;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.converters.internal.entry.FieldDefault;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * Adds values to entries that lack them, such as the name of the publication to news: {@code
 * EntryDefaults.of(Map.of("news.publication.name", "Alpine News"), context)}.
 *
 * <p>A field of an extension is added only to entries that have a value of this extension: pages do
 * not become news. Whatever an entry has is kept, also if it is empty. Use one object for each
 * conversion.
 *
 * @since 0.1
 */
@Incubating
public final class EntryDefaults implements Step {

  private final List<FieldDefault> defaults = new ArrayList<>();

  private EntryDefaults() {}

  /**
   * Returns a step that adds these values.
   *
   * @param values by field, with the names of the columns of tables
   * @param context the extensions. Problems of entries are not reported to it: they were when the
   *     entries were read
   * @throws IllegalArgumentException if the extensions do not have a field, or the field can be
   *     there more than once, has no text, or is {@code loc}
   */
  public static EntryDefaults of(Map<String, String> values, Context context) {
    var step = new EntryDefaults();
    Context silent = context.withProblems(new Problems());
    values.forEach((name, value) -> step.defaults.add(FieldDefault.of(name, value, silent)));
    return step;
  }

  @Override
  public UrlEntry page(UrlEntry entry) {
    UrlEntry complete = entry;
    for (FieldDefault value : defaults) {
      complete = value.addTo(complete);
    }
    return complete;
  }
}
