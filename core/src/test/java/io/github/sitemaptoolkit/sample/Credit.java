package io.github.sitemaptoolkit.sample;

import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Who made a page.
 *
 * @param role what they did; an attribute
 * @param note a text that may stand once
 * @param names their names
 * @param place where that was
 */
public record Credit(
    @Nullable String role, @Nullable String note, List<String> names, @Nullable Place place)
    implements UrlExtension {

  /** A place: a nested element. */
  public record Place(@Nullable String city, @Nullable String country) {}

  public static Credit of(String note) {
    return new Credit(null, note, List.of(), null);
  }
}
