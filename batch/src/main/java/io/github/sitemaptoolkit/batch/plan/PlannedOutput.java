package io.github.sitemaptoolkit.batch.plan;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * One output, and what goes into it.
 *
 * @param inputs one, or several that become one document
 * @param output the file to write; null for standard output
 * @since 0.1
 */
public record PlannedOutput(List<Input> inputs, @Nullable Path output) {

  /** Returns what messages call the output. */
  public String outputName() {
    return output == null ? "standard output" : output.toString();
  }
}
