package io.github.sitemaptoolkit.integration;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.Cost;
import io.github.sitemaptoolkit.validator.rule.StatedCost;
import io.github.sitemaptoolkit.validator.rule.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.SortedSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * docs/rules.md is made of the tables of all modules: what each rule means, and what each profile
 * says of it. {@code -Drules.write=true} writes it anew.
 */
class RulesDocTest {

  private static final String HEAD =
      """
      # Rules

      What each rule means, why it matters, how to fix it, and how serious it is for each profile:
      error (search engines refuse the file, the entry or the value), warning (it is ignored, or
      should be different), info (worth knowing) or off (not reported).

      The first profile of a line states the level; the others of the line take it over. A level is

      - *documented* by the owner of the profile, on the page or in the specification that is named,
      - that of the *extension* or of the format: its author says so, in its schema or documentation,
      - or *chosen* by this library, for the reason that is given; what nobody documents is never an
        error.

      Below it stands the level of findings that only a source tells that may be older than the site,
      if that is another one, and what happens to the url, as far as a source says so: *file refused* (the file
      is not read, or not further), *page not taken* (the url is not taken over, or its page is not
      indexed), *value ignored*, *weaker signal* (what the sitemap says is trusted less), *nothing*,
      and *not stated* where no source is known that says it.

      `*.` stands for any extension, and `*-` for any field of any extension: `*-range` is the rule
      for `video.duration-range`. Fields with an example, and those that a profile treats
      differently, are listed, too. Codes stay the same from version to version, and each has an
      anchor: `docs/rules.md#xml-malformed`. Problems that are not rules are in [problems.md](problems.md).
      """;

  @Test
  void documentSaysWhatTheTablesHold() throws Exception {
    var text = new StringBuilder(HEAD);
    List<CorpusCase> cases = CorpusCase.all();
    SortedSet<String> rules = RuleCodes.all();
    cases.forEach(each -> rules.add(each.rule()));
    for (String rule : rules) {
      text.append(CodeDocs.heading(rule));
      CodeDocs.TEXTS.find(rule).ifPresent(row -> text.append(titled(row) + texts(rule, row)));
      text.append(example(rule, cases));
      text.append("\n| Profile | Level | Source |\n|---|---|---|\n");
      verdicts(rule).forEach((verdict, profiles) -> text.append(line(verdict, profiles)));
      RuleCodes.VERDICTS.oldLevel(rule).ifPresent(level -> text.append(old(level)));
      text.append(costs(rule));
    }
    CodeDocs.assertDocument("rules.md", text.toString(), "rules.write");
  }

  private static String old(Level level) {
    return "\nIf only a source says so that may be older than the site, such as a crawl: at most "
        + level
        + ".\n";
  }

  private static String titled(Row row) {
    return "**" + CodeDocs.plain(row.title()) + ".** ";
  }

  /** Returns what happens to the url, each with the profiles that it holds for. */
  private static String costs(String rule) {
    Map<StatedCost, List<Profile>> costs = new LinkedHashMap<>();
    for (Profile profile : Profile.values()) {
      costs.computeIfAbsent(RuleCodes.cost(rule, profile), it -> new ArrayList<>()).add(profile);
    }
    var lines =
        new StringBuilder("\n| Profile | What happens to the url | Source |\n|---|---|---|\n");
    costs.forEach(
        (cost, profiles) ->
            lines.append(row(profiles, cost.cost().toString(), source(cost.source()))));
    return costs.keySet().stream().allMatch(cost -> cost.cost() == Cost.NOT_STATED)
        ? "\nWhat happens to the url: " + Cost.NOT_STATED + ".\n"
        : lines.toString();
  }

  /** Returns links to the documents of the corpus, before and after, and what is found before. */
  private static String example(String rule, List<CorpusCase> cases) throws IOException {
    Optional<CorpusCase> found =
        cases.stream()
            .filter(each -> each.rule().equals(rule))
            .findFirst()
            .or(() -> cases.stream().filter(each -> isOf(rule, each)).findFirst());
    if (found.isEmpty()) {
      return "";
    }
    CorpusCase example = found.get();
    String file = example.file() == null ? "" : example.file().replaceFirst(".*/", "") + ", ";
    String line = example.line() == 0 ? "" : "line " + example.line();
    String place = (file + line).replaceFirst(", $", "");
    return "\nExample: [before]("
        + link(example, example.bad())
        + (place.isEmpty() ? ")" : ") (" + place + ")")
        + ", [after]("
        + link(example, example.good())
        + ").\n\n```text\n"
        + shown(example.findingsOfRule(example.bad()).get(0))
        + "\n```\n";
  }

  /** Returns whether a case is one of a rule for any extension or field. */
  private static boolean isOf(String rule, CorpusCase example) {
    return RuleCodes.general(example.rule()).filter(rule::equals).isPresent();
  }

  private static String link(CorpusCase example, String name) {
    return "../corpus/" + example.path(name);
  }

  /** Returns a finding as it is printed, without its path. */
  private static String shown(Problem finding) {
    return PrintableText.line(finding.toString().lines().findFirst().orElseThrow());
  }

  private static String texts(String rule, Row row) {
    String texts = CodeDocs.texts(row, "");
    if (row.id().equals(rule)) {
      return texts;
    }
    String link = "[`" + row.id() + "`](#" + CodeDocs.anchor(row.id()) + ")";
    String of = row.id().startsWith("*-") ? "field" : "extension";
    return texts + "\nThis is the rule " + link + " for this " + of + ".\n";
  }

  /** Returns the verdicts on a rule, each with the profiles that it holds for. */
  private static Map<Verdict, List<Profile>> verdicts(String rule) {
    Map<Verdict, List<Profile>> verdicts = new LinkedHashMap<>();
    for (Profile profile : Profile.values()) {
      Verdict named = Objects.requireNonNull(RuleCodes.named(rule, profile), rule);
      verdicts.computeIfAbsent(named, same -> new ArrayList<>()).add(profile);
    }
    return verdicts;
  }

  private static String line(Verdict verdict, List<Profile> profiles) {
    String origin = verdict.origin().toString().toLowerCase(Locale.ROOT);
    return row(profiles, verdict.level().toString(), origin + ": " + source(verdict.source()));
  }

  private static String row(List<Profile> profiles, String what, String source) {
    String names =
        profiles.size() == Profile.values().length
            ? "all"
            : profiles.stream().map(Profile::id).collect(Collectors.joining(", "));
    return "| " + names + " | " + what + " | " + source + " |\n";
  }

  /** Returns a source as a link, if it is a page. */
  private static String source(String source) {
    int dash = source.indexOf(" - ");
    if (!source.startsWith("https://") && !source.startsWith("http://")) {
      return CodeDocs.plain(source);
    }
    return dash < 0
        ? '<' + source + '>'
        : '[' + CodeDocs.plain(source.substring(dash + 3)) + "](" + source.substring(0, dash) + ')';
  }
}
