package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.converters.EntryDefaults;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.publisher.Entries;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** What entries have that their inputs do not say: the table {@code [defaults]}. */
public final class SiteDefaults {

  private final @Nullable ConfigFile file;

  /** Creates the defaults of a file; null for none. */
  SiteDefaults(@Nullable ConfigFile file) {
    this.file = file;
  }

  private EntryDefaults defaults(Context context) {
    Map<String, String> values = new LinkedHashMap<>();
    if (file != null) {
      file.defaults()
          .forEach(
              (name, value) -> {
                try {
                  EntryDefaults.of(Map.of(name, value.text()), context);
                } catch (IllegalArgumentException e) {
                  throw file.wrong(value, ConfigCodes.KEY, String.valueOf(e.getMessage()));
                }
                values.put(name, value.text());
              });
    }
    return EntryDefaults.of(values, context);
  }

  /**
   * Returns entries with the defaults.
   *
   * @throws io.github.sitemaptoolkit.batch.setting.SiteException if a field does not exist
   */
  public Entries completed(Entries entries, Context context) {
    EntryDefaults defaults = defaults(context);
    return consumer -> entries.forEach((entry, at) -> consumer.accept(defaults.page(entry), at));
  }

  /** Returns a context in which feeds have the name of the publication that the defaults say. */
  public Context named(Context context) {
    TomlValue name = file == null ? null : file.defaults().get("news.publication.name");
    return name == null
        ? context
        : context.with(context.options(FeedOptions.DEFAULTS).withTitle(name.text()));
  }
}
