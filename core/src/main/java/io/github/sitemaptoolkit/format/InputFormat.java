package io.github.sitemaptoolkit.format;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.jspecify.annotations.Nullable;

/**
 * The format that inputs are read in, for what neither their content nor their name tells: {@code
 * context.with(new InputFormat(format))}. An option of a {@link Context}; defaults to {@link
 * #DETECTED}. The sitemaps that an index lists are always detected.
 *
 * @param format the format; null to detect it
 * @since 0.1
 */
public record InputFormat(@Nullable SitemapFormat format) {

  /** Each input is read in the format that its content indicates, or else its name. */
  public static final InputFormat DETECTED = new InputFormat(null);

  /**
   * Returns the format in which an input is read.
   *
   * @throws SitemapException if none was given, and none is recognised
   */
  public static SitemapFormat of(Source source, Context context) {
    SitemapFormat given = given(context);
    return given == null ? context.formats().detect(source) : given;
  }

  /** Returns the format that a context reads inputs in; null if it detects them. */
  public static @Nullable SitemapFormat given(Context context) {
    return context.options(DETECTED).format();
  }
}
