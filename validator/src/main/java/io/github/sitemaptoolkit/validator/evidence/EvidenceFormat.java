package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/**
 * A kind of file with facts about addresses. Implementations are found like formats: a module
 * {@code provides} them, or a jar names them in {@code META-INF/services}.
 *
 * @since 0.1
 */
@Incubating
public interface EvidenceFormat {

  /** Returns its name, such as {@code search-console}. */
  String id();

  /**
   * Returns whether it takes nearly any file of its kind, such as any table, so that all others are
   * asked before it. False unless a format says so.
   */
  default boolean isGeneral() {
    return false;
  }

  /**
   * Returns a source that reads a file.
   *
   * @param head the file, of which only the {@linkplain Source#head() head} may be looked at
   * @param file where the file is
   * @param context how files are read, and what gets the problems
   * @return null if the file is of another kind
   * @throws IOException if it cannot be read
   */
  @Nullable EvidenceSource open(Source head, Path file, Context context) throws IOException;
}
