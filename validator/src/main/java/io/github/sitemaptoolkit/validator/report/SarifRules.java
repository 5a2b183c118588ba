package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.CodeTable;
import io.github.sitemaptoolkit.problem.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.util.LinkedHashMap;
import java.util.Map;

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

  private final CodeTable codes;
  private final Map<String, Rule> rules = new LinkedHashMap<>();

  SarifRules(CodeTable codes) {
    this.codes = codes;
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
    Row row = codes.find(id).orElse(new Row(id, id, "", "See the messages of the results.", ""));
    json.text("id", id);
    message(json, "shortDescription", row.meaning());
    message(json, "fullDescription", (row.meaning() + ' ' + row.why()).strip());
    String source = row.source().isEmpty() ? "" : " Source: " + row.source() + '.';
    message(json, "help", row.fix() + source);
    json.begin("defaultConfiguration").text("level", level(rule.worst)).end();
  }

  private static void message(JsonWriter json, String name, String text) {
    json.begin(name).text("text", Problem.shortened(text, LONGEST)).end();
  }
}
