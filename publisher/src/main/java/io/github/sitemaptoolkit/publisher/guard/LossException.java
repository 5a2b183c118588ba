package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A set is not published because too many of its entries would lose a value.
 *
 * @since 0.1
 */
public final class LossException extends SitemapException {

  private static final long serialVersionUID = 1L;

  private static final String END = "; nothing was written";

  private final List<String> fields;

  /**
   * Creates an exception.
   *
   * @param example the url of an entry that has lost the first of the fields; null if none is known
   * @param name the name of the set in messages
   */
  public LossException(List<ValueLoss> losses, @Nullable String example, String name) {
    super(PublishCodes.LOSS, message(losses, example), Location.of(name));
    this.fields = losses.stream().map(ValueLoss::field).toList();
  }

  private static String message(List<ValueLoss> losses, @Nullable String example) {
    return "entries would lose values: "
        + losses.stream().map(ValueLoss::message).collect(Collectors.joining(", "))
        + (example == null ? "" : "; such as " + example + ", of " + losses.get(0).field())
        + END;
  }

  private LossException(LossException refused, String origins) {
    super(
        refused
            .problem()
            .withMessage(refused.problem().message().replace(END, "; " + origins + END)),
        refused);
    this.fields = refused.fields;
  }

  /** Returns the same with what is known of where the fields come from, in words. */
  public LossException from(String origins) {
    return origins.isEmpty() ? this : new LossException(this, origins);
  }

  /** Returns the names of the fields. */
  public List<String> fields() {
    return fields;
  }
}
