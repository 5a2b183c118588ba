package io.github.sitemaptoolkit.validator.found;

import io.github.sitemaptoolkit.problem.Severity;

/**
 * A rule that something violates, and how serious that is.
 *
 * @param code the code of the rule, such as {@code loc.duplicate}
 * @since 0.1
 */
public record FoundRule(String code, Severity severity) {}
