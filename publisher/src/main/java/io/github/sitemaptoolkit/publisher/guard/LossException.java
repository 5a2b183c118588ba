package io.github.sitemaptoolkit.publisher.guard;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.publisher.values.ValueLoss;
import java.util.Collection;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A set is not published because too many of its entries would lose a value.
 *
 * @since 0.1
 */
public final class LossException extends SitemapException implements JointRefusal {

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

  private LossException(LossException refused, String end) {
    super(refused.problem().withMessage(refused.problem().message().replace(END, end)), refused);
    this.fields = refused.fields;
  }

  /**
   * Returns the same, and those that were found in the same run, with what is known of where the
   * fields come from.
   *
   * @param origins returns that of the names of fields, in words; empty if nothing is known
   */
  public LossException from(Function<Collection<String>, String> origins) {
    String known = origins.apply(fields);
    var named = new LossException(this, known.isEmpty() ? END : "; " + known + END);
    for (Throwable other : getSuppressed()) {
      named.addSuppressed(other instanceof LossException loss ? loss.from(origins) : other);
    }
    return named;
  }

  /** Returns the names of the fields. */
  public List<String> fields() {
    return fields;
  }
}
