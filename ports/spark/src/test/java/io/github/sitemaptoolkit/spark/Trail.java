package io.github.sitemaptoolkit.spark;

import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A trail that a page is about. */
public record Trail(
    @Nullable String color,
    @Nullable String name,
    List<String> tags,
    @Nullable String length,
    @Nullable String unit,
    boolean loop,
    List<Point> points)
    implements UrlExtension {

  /** A point on it. */
  public record Point(@Nullable String lat, @Nullable String lon) {}
}
