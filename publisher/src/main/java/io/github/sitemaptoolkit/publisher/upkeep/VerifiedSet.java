package io.github.sitemaptoolkit.publisher.upkeep;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.List;

/**
 * What a {@link Verification} found.
 *
 * @param urls the number of urls, according to the manifest; 0 if there is none
 * @param sitemaps the number of sitemaps, likewise
 * @param findings what differs from how the set was published; none if all is well
 * @since 0.1
 */
@Incubating
public record VerifiedSet(long urls, int sitemaps, List<Problem> findings) {

  /** Copies the list. */
  public VerifiedSet {
    findings = List.copyOf(findings);
  }
}
