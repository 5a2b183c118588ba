package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.JointRefusal;
import java.util.List;

/** Thrown if an input is read otherwise than when it was last published. Nothing was published. */
public final class ChangedInputException extends SitemapException implements JointRefusal {

  private static final long serialVersionUID = 1L;

  private final transient List<InputChange> changes;
  private final String kept;

  ChangedInputException(Location at, List<InputChange> changes, String kept) {
    super(
        ConfigCodes.INPUT_CHANGED,
        "this input is read differently than when it was last published, so nothing was published",
        at);
    this.changes = List.copyOf(changes);
    this.kept = kept;
  }

  /** Returns what is read otherwise, in the order of the input. */
  public List<InputChange> changes() {
    return changes;
  }

  /** Returns the name of the file that says how it was when it was last published. */
  public String kept() {
    return kept;
  }
}
