package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.util.Collections;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.function.Function;

/** Notes the documents of which a source says that they are not read. Safe for several threads. */
public final class RefusedDocuments {

  private final Function<String, Cost> costOf;
  private final Map<String, Cost> costs = new ConcurrentHashMap<>(); // of the rules that were found
  private final Set<String> names = Collections.synchronizedSet(new HashSet<>());

  /**
   * Creates a set of no document.
   *
   * @param costOf returns what a finding of a rule costs, by its code
   */
  public RefusedDocuments(Function<String, Cost> costOf) {
    this.costOf = costOf;
  }

  /** Returns a listener that looks at each finding before it passes it on. */
  public Consumer<Problem> noting(Consumer<Problem> listener) {
    return finding -> {
      if (costs.computeIfAbsent(finding.code(), costOf) == Cost.FILE_REFUSED) {
        names.add(finding.location().source());
      }
      listener.accept(finding);
    };
  }

  /** Returns the names of the documents. */
  public Set<String> names() {
    return names;
  }

  /** Returns whether there are none. */
  public boolean isEmpty() {
    return names.isEmpty();
  }
}
