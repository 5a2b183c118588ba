package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.profile.Rule;
import io.github.sitemaptoolkit.validator.profile.Rules;
import io.github.sitemaptoolkit.validator.profile.Verdict;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.StreamSupport;

/** What is known of rules, as JSON with the keys of {@code sitemap explain --json}. */
public final class RuleTexts {

  private static final class Table {
    static final Rules RULES = Rules.load(Loaded.CONTEXT); // takes tenths of a second
  }

  private RuleTexts() {}

  /** Returns the rules with a code; without such a code, those about a word. */
  public static String explain(String asked) {
    Rules rules = Table.RULES;
    String code = asked.toLowerCase(Locale.ROOT);
    for (String pattern : List.of(code, code + ".*", "*." + code + "*")) {
      List<Rule> found =
          rules.matching(pattern).stream().flatMap(it -> rules.find(it).stream()).toList();
      if (!found.isEmpty()) {
        return json(found);
      }
    }
    return json(List.of());
  }

  /** Returns the ids of profiles, reports and formats. */
  public static String names() {
    return JsonWriter.compact()
        .begin()
        .texts("profiles", Arrays.stream(Profile.values()).map(Profile::id).toList())
        .texts("reports", Arrays.stream(ReportFormat.values()).map(ReportFormat::id).toList())
        .texts(
            "targets",
            StreamSupport.stream(Loaded.CONTEXT.formats().spliterator(), false)
                .filter(SitemapFormat::writes)
                .map(SitemapFormat::id)
                .toList())
        .end()
        .toString();
  }

  private static String json(List<Rule> rules) {
    JsonWriter json = JsonWriter.compact();
    return json.begin().objects("rules", rules, rule -> write(rule, json)).end().toString();
  }

  private static void write(Rule rule, JsonWriter json) {
    json.text("code", rule.code())
        .text("meaning", rule.text().meaning())
        .text("why", rule.text().why())
        .text("fix", rule.text().fix())
        .text("source", rule.text().source())
        .objects(
            "profiles",
            rule.verdicts().entrySet(),
            entry -> write(entry.getKey(), entry.getValue(), json));
  }

  private static void write(Profile profile, Verdict verdict, JsonWriter json) {
    json.text("profile", profile.id())
        .text("level", verdict.level().toString())
        .text("origin", verdict.origin().name().toLowerCase(Locale.ROOT))
        .text("statedBy", verdict.profile().id())
        .text("source", verdict.source());
  }
}
