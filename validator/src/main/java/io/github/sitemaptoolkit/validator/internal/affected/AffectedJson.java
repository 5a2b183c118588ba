package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.rule.Cost;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** Numbers of urls as JSON. Programs depend on the keys; docs/json.md lists them. */
public final class AffectedJson {

  private static final Comparator<FoundRule> RULES =
      Comparator.comparing(FoundRule::code).thenComparing(FoundRule::severity);

  private AffectedJson() {}

  /** Writes the numbers as an object; nothing if urls were not counted. */
  public static void write(JsonWriter json, AffectedUrls urls) {
    if (urls.equals(AffectedUrls.NONE)) {
      return;
    }
    json.begin("affected")
        .number("urlsListed", urls.listed())
        .number("urlsAffected", urls.total())
        .begin("levels");
    for (Severity level : List.of(Severity.ERROR, Severity.WARNING, Severity.INFO)) {
      json.number(level.toString(), urls.of(level));
    }
    json.end().begin("costs");
    for (Cost cost : Cost.values()) {
      if (urls.of(cost) > 0) {
        json.number(cost.toString(), urls.of(cost));
      }
    }
    json.end();
    json.objects(
        "rules",
        urls.byRule().keySet().stream().sorted(RULES).toList(),
        rule -> {
          write(json, rule);
          json.number("urlsAffected", urls.byRule().get(rule));
        });
    objects(json, "files", "file", urls.byFile());
    objects(json, "sections", "section", urls.bySection());
    Map<Set<FoundRule>, Long> sets = urls.combinations();
    if (sets != null) {
      json.objects("combinations", sorted(sets), set -> write(json, set, sets.get(set)));
    }
    json.end();
  }

  private static void write(JsonWriter json, FoundRule rule) {
    json.text("code", rule.code()).text("severity", rule.severity().toString());
  }

  private static void write(JsonWriter json, Set<FoundRule> set, @Nullable Long urls) {
    json.texts("codes", codes(set)).number("urlsAffected", urls);
  }

  private static void objects(
      JsonWriter json, String name, String member, @Nullable Map<String, Long> numbers) {
    if (numbers != null) {
      json.objects(
          name,
          numbers.keySet().stream().sorted().toList(),
          key -> json.text(member, key).number("urlsAffected", numbers.get(key)));
    }
  }

  /** Returns sets of rules, those of most urls first; those of the same codes are one. */
  private static List<Set<FoundRule>> sorted(Map<Set<FoundRule>, Long> sets) {
    return sets.keySet().stream()
        .sorted(
            Comparator.<Set<FoundRule>>comparingLong(set -> -sets.getOrDefault(set, 0L))
                .thenComparing(set -> String.join(" ", codes(set))))
        .toList();
  }

  private static List<String> codes(Set<FoundRule> set) {
    return set.stream().map(FoundRule::code).distinct().sorted().collect(Collectors.toList());
  }
}
