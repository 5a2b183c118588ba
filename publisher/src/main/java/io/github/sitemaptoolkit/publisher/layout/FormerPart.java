package io.github.sitemaptoolkit.publisher.layout;

import java.io.Serializable;
import java.time.Instant;

/**
 * A file of a former set that is kept, because crawlers may still know the index that lists it.
 *
 * @param part the file
 * @param replaced when a set without it was published
 * @param sets how many sets without it were published since, at least 1
 * @since 0.1
 */
public record FormerPart(Part part, Instant replaced, int sets) implements Serializable {

  /**
   * Checks the number.
   *
   * @throws IllegalArgumentException if it is less than 1
   */
  public FormerPart {
    if (sets < 1) {
      throw new IllegalArgumentException("sets is " + sets);
    }
  }
}
