package io.github.sitemaptoolkit.batch.plan;

import java.nio.file.Path;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * An output to write, and its inputs.
 *
 * @param inputs the input, or several that are joined to one document
 * @param output the file to write; null for standard output
 * @since 0.1
 */
public record PlannedOutput(List<Input> inputs, @Nullable Path output) {

  /** Returns the name of the output for messages. */
  public String outputName() {
    return output == null ? "standard output" : output.toString();
  }
}
