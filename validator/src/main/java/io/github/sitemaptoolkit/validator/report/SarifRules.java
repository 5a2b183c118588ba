package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The rules that the results of a run refer to, in the order in which they were first used. */
final class SarifRules {

  private static final int LONGEST = 1024; // that GitHub takes

  private static final class Rule {
    private final int index;
    private Severity worst;

    Rule(int index, Severity worst) {
      this.index = index;
      this.worst = worst;
    }
  }

  private final ReportSettings settings;
  private final Map<String, Rule> rules = new LinkedHashMap<>();

  SarifRules(ReportSettings settings) {
    this.settings = settings;
  }

  /** Returns the index of a finding's rule. */
  int index(Problem finding) {
    Severity severity = finding.severity();
    Rule rule = rules.computeIfAbsent(finding.code(), id -> new Rule(rules.size(), severity));
    if (severity.compareTo(rule.worst) > 0) {
      rule.worst = severity;
    }
    return rule.index;
  }

  /** Returns the level of a severity. */
  static String level(Severity severity) {
    return severity == Severity.INFO ? "note" : severity.toString();
  }

  /** Writes the array of all rules. */
  void write(JsonWriter json) {
    json.objects("rules", rules.entrySet(), rule -> write(json, rule.getKey(), rule.getValue()));
  }

  private void write(JsonWriter json, String id, Rule rule) {
    Optional<Row> known = settings.codes().find(id);
    Row row = known.orElse(new Row(id, id, "", "See the messages of the results.", ""));
    json.text("id", id);
    message(json, "shortDescription", row.title());
    message(json, "fullDescription", (row.meaning() + ' ' + row.why()).strip());
    String source = row.source().isEmpty() ? "" : " Source: " + row.source() + '.';
    message(json, "help", row.fix() + source);
    String page =
        page(id)
            .orElse(
                known.isPresent()
                    ? io.github.sitemaptoolkit.validator.rule.Rule.page(row.id())
                    : "");
    if (!page.isEmpty()) {
      json.text("helpUri", page);
    }
    json.begin("defaultConfiguration").text("level", level(rule.worst)).end();
    ProfileTable levels = settings.levels();
    if (levels != null) {
      StatedCost cost = levels.cost(id, settings.profile());
      json.begin("properties")
          .text("cost", cost.cost().toString())
          .text("costSource", cost.source())
          .end();
    }
  }

  /** Returns the page where the rule is documented; empty if that is none with an address. */
  private Optional<String> page(String id) {
    ProfileTable levels = settings.levels();
    return levels == null
        ? Optional.empty()
        : levels.find(id, settings.profile()).map(Verdict::source).flatMap(SarifRules::address);
  }

  private static Optional<String> address(String source) {
    int end = source.indexOf(' ');
    String address = end < 0 ? source : source.substring(0, end);
    return UrlParts.isHttp(address) ? Optional.of(address) : Optional.empty();
  }

  private static void message(JsonWriter json, String name, String text) {
    json.begin(name).text("text", Problem.shortened(text, LONGEST)).end();
  }
}
