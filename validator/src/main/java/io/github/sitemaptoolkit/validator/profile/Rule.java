package io.github.sitemaptoolkit.validator.profile;

import io.github.sitemaptoolkit.problem.CodeTable;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;

/**
 * A rule: what it means, and how serious it is for each profile.
 *
 * @param code the code of its findings
 * @param text what it means, why it matters and how to fix a finding
 * @param verdicts how serious it is, for all profiles
 * @since 0.1
 */
public record Rule(String code, CodeTable.Row text, Map<Profile, Verdict> verdicts) {

  /** Copies the map. */
  public Rule {
    verdicts = Collections.unmodifiableMap(new EnumMap<>(verdicts));
  }
}
