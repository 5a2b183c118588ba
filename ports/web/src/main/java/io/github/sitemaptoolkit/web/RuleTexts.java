package io.github.sitemaptoolkit.web;

import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.report.html.HtmlReport;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Rules;
import io.github.sitemaptoolkit.validator.report.ReportFormat;
import java.util.Arrays;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;

/** What is known of rules, as JSON with the keys of {@code sitemap rules CODE --json}. */
public final class RuleTexts {

  private static final class Table {
    static final Rules RULES = Rules.load(Loaded.CONTEXT); // takes tenths of a second
  }

  private RuleTexts() {}

  /** Returns all rules. */
  static Rules rules() {
    return Table.RULES;
  }

  /** Returns the rules with a code; without such a code, those about a word. */
  public static String explain(String asked) {
    JsonWriter json = JsonWriter.compact();
    return json.begin()
        .objects("rules", Table.RULES.about(asked), rule -> rule.write(json))
        .end()
        .toString();
  }

  /** Returns the ids of profiles, reports and formats. */
  public static String names() {
    return JsonWriter.compact()
        .begin()
        .texts("profiles", Arrays.stream(Profile.values()).map(Profile::id).toList())
        .texts(
            "reports",
            Stream.concat(
                    Arrays.stream(ReportFormat.values()).map(ReportFormat::id),
                    Stream.of(HtmlReport.ID))
                .toList())
        .texts(
            "targets",
            StreamSupport.stream(Loaded.CONTEXT.formats().spliterator(), false)
                .filter(SitemapFormat::writes)
                .map(SitemapFormat::id)
                .toList())
        .end()
        .toString();
  }
}
