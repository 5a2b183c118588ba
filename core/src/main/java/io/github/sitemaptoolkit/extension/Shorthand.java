package io.github.sitemaptoolkit.extension;

import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A short form that people use for an element with its attributes in one cell of a table: {@code
 * allow:CA MX} for {@code <video:restriction relationship="allow">CA MX</video:restriction>}.
 *
 * <p>Only read, never written.
 *
 * @param column the name of the column, such as {@code alternates}; null for the field's own column
 * @param rule what such a text is like, for messages, such as {@code is lang=url}
 * @param parser parses a text into the parts of one element
 * @since 0.1
 */
public record Shorthand(@Nullable String column, String rule, Parser parser) {

  /** Parses the short form of an element. */
  @FunctionalInterface
  public interface Parser {

    /**
     * Returns the parts of the element by their paths from it, in the order in which they are
     * written: {@code @} and a name for an attribute, {@code .} for its text. Returns null if the
     * text does not have this form.
     */
    @Nullable Map<String, String> parse(String text);
  }

  /** Rejects null. */
  public Shorthand {
    Objects.requireNonNull(rule);
    Objects.requireNonNull(parser);
  }
}
