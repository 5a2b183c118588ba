package io.github.sitemaptoolkit.converters.internal.entry;

import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * A condition on entries, with what all entries that meet it have.
 *
 * @param required the ids of extensions of which they have a value
 */
public record ParsedCondition(Predicate<UrlEntry> predicate, Set<String> required)
    implements Predicate<UrlEntry> {

  /** Returns the condition that one of several holds. */
  static ParsedCondition any(List<ParsedCondition> parts) {
    Set<String> required = new HashSet<>(parts.get(0).required);
    parts.forEach(part -> required.retainAll(part.required));
    return new ParsedCondition(entry -> isAny(parts, entry, true), required);
  }

  /** Returns the condition that all of several hold. */
  static ParsedCondition all(List<ParsedCondition> terms) {
    Set<String> required = new HashSet<>();
    terms.forEach(term -> required.addAll(term.required));
    return new ParsedCondition(entry -> !isAny(terms, entry, false), required);
  }

  /** Returns whether a condition holds, or does not: in a loop, as there may be very many. */
  private static boolean isAny(List<ParsedCondition> conditions, UrlEntry entry, boolean holding) {
    for (ParsedCondition condition : conditions) {
      if (condition.test(entry) == holding) {
        return true;
      }
    }
    return false;
  }

  /** Returns the opposite. */
  ParsedCondition not() {
    return new ParsedCondition(predicate.negate(), Set.of());
  }

  @Override
  public boolean test(UrlEntry entry) {
    return predicate.test(entry);
  }
}
