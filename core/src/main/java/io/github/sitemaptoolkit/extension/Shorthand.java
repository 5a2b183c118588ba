package io.github.sitemaptoolkit.extension;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * How people write an element with its attributes as one text, in a cell of a table: {@code
 * allow:CA MX} for {@code <video:restriction relationship="allow">CA MX</video:restriction>}.
 *
 * <p>Only read, never written.
 *
 * @param column the name of the column, such as {@code alternates}; null for the field's own
 * @param rule what such a text is, for a message: {@code is lang=url}
 * @param parser returns the parts of one element by their paths from it, {@code @} before an
 *     attribute and {@code .} for its text; null if the text is not of this kind
 * @since 0.1
 */
public record Shorthand(@Nullable String column, String rule, Parser parser) {

  /** Takes one text apart. */
  @FunctionalInterface
  public interface Parser {

    /** Returns the parts in the order in which they are written, by path; null if it has none. */
    @Nullable Map<String, String> parse(String text);
  }

  /** Refuses null. */
  public Shorthand {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(parser);
  }
}
