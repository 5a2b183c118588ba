package io.github.sitemaptoolkit.publisher;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Thrown if some of several places failed when their turn came, although all could be published
 * when the first one changed. The next publication completes them.
 *
 * @since 0.1
 */
@Incubating
public final class PartlyPublishedException extends IOException {

  private static final long serialVersionUID = 1;

  private final transient List<Publication> published;

  /** Creates an exception for the failures by place; the others were published. */
  PartlyPublishedException(Map<String, Exception> failures, List<Publication> published) {
    super(message(failures, published.size()));
    this.published = List.copyOf(published);
    failures.values().forEach(this::addSuppressed);
  }

  private static String message(Map<String, Exception> failures, int published) {
    return failures.entrySet().stream()
        .map(failure -> failure.getKey() + ": " + reason(failure.getValue()))
        .collect(
            Collectors.joining(
                "; ",
                "",
                "; "
                    + ShownNumber.counted(published, "other place is", "other places are")
                    + " published; publish again to complete this"));
  }

  private static @Nullable String reason(Exception e) {
    return e instanceof IOException io ? IoReason.withFile(io) : e.getMessage();
  }

  /** Returns what was published nevertheless. */
  public List<Publication> published() {
    return published;
  }
}
