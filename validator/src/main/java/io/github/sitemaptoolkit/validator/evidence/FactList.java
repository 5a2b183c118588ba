package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import java.io.IOException;
import java.util.List;

/**
 * A source of a few facts that are in memory.
 *
 * @param name its name in messages
 * @param isSite whether the facts are of the site itself, and not older than it
 * @param isComplete whether it names all pages of each host of which it names one
 * @param facts the facts
 * @since 0.1
 */
@Incubating
public record FactList(String name, boolean isSite, boolean isComplete, List<Fact> facts)
    implements EvidenceSource {

  /** Copies the list. */
  public FactList {
    facts = List.copyOf(facts);
  }

  @Override
  public void read(FactTarget target) throws IOException {
    for (Fact fact : facts) {
      target.add(fact);
    }
  }
}
