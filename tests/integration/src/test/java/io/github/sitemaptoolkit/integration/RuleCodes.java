package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import java.util.Optional;
import java.util.SortedSet;
import org.jspecify.annotations.Nullable;

/** The rules of all modules: the codes that a profile has something to say about. */
final class RuleCodes {

  static final ProfileTable VERDICTS = ProfileTable.load(Context.load());

  private static final Extensions EXTENSIONS = Extensions.load();

  private static final Rules RULES = Rules.load(Context.load());

  private RuleCodes() {}

  /**
   * Returns a verdict as it is explained, with the page of the extension; null if there is none.
   */
  static @Nullable Verdict named(String rule, Profile profile) {
    return RULES.find(rule).map(found -> found.verdicts().get(profile)).orElse(null);
  }

  /** Returns what a rule costs, as it is explained. */
  static StatedCost cost(String rule, Profile profile) {
    return RULES.find(rule).orElseThrow(() -> new AssertionError("no rule " + rule)).cost(profile);
  }

  /** Returns all rules that have texts or a verdict of their own, sorted. */
  static SortedSet<String> all() {
    SortedSet<String> rules = VERDICTS.codes();
    CodeDocs.TEXTS.rows().stream().map(Row::id).filter(RuleCodes::isRule).forEach(rules::add);
    return rules;
  }

  /** Returns whether a code is checked by validation. */
  static boolean isRule(String code) {
    return VERDICTS.has(code) || isDerived(code);
  }

  /** Returns whether a code is that of a field, or of the number of elements, of an extension. */
  static boolean isDerived(String code) {
    return general(code).isPresent();
  }

  /** Returns the row that stands for the rule of an extension; empty for other rules. */
  static Optional<String> general(String code) {
    int dot = code.indexOf('.');
    if (dot < 0 || EXTENSIONS.find(code.substring(0, dot)).isEmpty()) {
      return Optional.empty();
    }
    return CodeDocs.TEXTS.find("any" + code.substring(dot)).map(Row::id);
  }
}
