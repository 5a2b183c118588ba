package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.CodeTable.Row;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.profile.ProfileTable;
import java.util.HashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** The titles and costs of rules, which findings in JSON have; each rule is looked up once. */
final class RuleFacts {

  private record Facts(@Nullable String title, @Nullable String cost) {}

  private final ReportSettings settings;
  private final Map<String, Facts> known = new HashMap<>();

  RuleFacts(ReportSettings settings) {
    this.settings = settings;
  }

  /** Writes the title and the cost of a rule, as members of an object that is open. */
  void write(JsonWriter json, String code) {
    Facts facts = known.computeIfAbsent(code, this::find);
    json.text("title", facts.title()).text("cost", facts.cost());
  }

  private Facts find(String code) {
    ProfileTable levels = settings.levels();
    return new Facts(
        settings.codes().find(code).map(Row::title).orElse(null),
        levels == null ? null : levels.cost(code, settings.profile()).cost().toString());
  }
}
