package io.github.sitemaptoolkit.publisher.standing;

import io.github.sitemaptoolkit.publisher.layout.Manifest;
import java.util.List;

/**
 * The set that is published already.
 *
 * @param manifest its files
 * @param foreign whether others have published it: a url may then be in several of its files
 * @param notes what a publisher should know about it, in sentences
 * @since 0.1
 */
public record Standing(Manifest manifest, boolean foreign, List<String> notes) {

  /** Copies the list. */
  public Standing {
    notes = List.copyOf(notes);
  }

  /** Creates a set whose manifest was found. */
  public Standing(Manifest manifest) {
    this(manifest, false, List.of());
  }
}
