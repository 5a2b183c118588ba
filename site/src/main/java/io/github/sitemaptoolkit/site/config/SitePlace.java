package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.publisher.layout.IndexFile;
import io.github.sitemaptoolkit.publisher.layout.SetNames;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A place that a site is published to, with an index of its own.
 *
 * @param output a directory, or the address of a store
 * @param baseUrl its url; null if nobody has said it
 * @param sets the names of the sets there; empty for one set without a name
 */
public record SitePlace(String output, @Nullable String baseUrl, List<String> sets) {

  /** Copies the list. */
  public SitePlace {
    sets = List.copyOf(sets);
  }

  /** Returns the name of its index, or of the only sitemap. */
  public String entryPoint() {
    return SetNames.entryPoint(output);
  }

  /**
   * Returns the url of this file; null if nobody has said it.
   *
   * @throws SettingException if the url of the place is none
   */
  public @Nullable String address() {
    try {
      return baseUrl == null ? null : IndexFile.entryPoint(baseUrl);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("base-url", e);
    }
  }
}
