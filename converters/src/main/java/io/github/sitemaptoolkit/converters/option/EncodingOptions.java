package io.github.sitemaptoolkit.converters.option;

import java.nio.charset.Charset;
import org.jspecify.annotations.Nullable;

/**
 * The encoding of tables, lists and JSON: {@code
 * Context.with(EncodingOptions.DEFAULTS.withCharset(charset))}. Immutable.
 *
 * @param charset the charset of the input; null, the default, for UTF-8, or what a byte order mark
 *     says
 * @since 0.1
 */
public record EncodingOptions(@Nullable Charset charset) {

  /** The default options. */
  public static final EncodingOptions DEFAULTS = new EncodingOptions(null);

  /** Returns a copy with a charset; null for the default. */
  public EncodingOptions withCharset(@Nullable Charset value) {
    return new EncodingOptions(value);
  }
}
