package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.code.CodeTable.Row;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.PrintableText;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.outcome.FindingKind;
import io.github.sitemaptoolkit.validator.outcome.SiteOutcome;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What findings cost the site, and their kinds, those to mend first at the beginning: in the words
 * of the page for clients, with those that a baseline has.
 */
final class KindSummary {

  private static final int MOST_KINDS = 10;

  private final ReportSettings settings;
  private final RuleGroups groups = new RuleGroups(0);
  private final Map<Integer, Long> urls = new HashMap<>(); // of files, by their numbers
  private long files;

  KindSummary(ReportSettings settings) {
    this.settings = settings;
  }

  void begin(String name) {
    groups.begin(name);
    files++;
  }

  void add(Problem finding) {
    groups.add(finding);
  }

  void end(InputResult result) {
    urls.merge(groups.file(), result.urls(), Long::sum);
    groups.end();
  }

  /** Returns its lines; empty if nobody says what findings cost. */
  String of(AffectedUrls affected) {
    ProfileTable levels = settings.levels();
    return levels == null ? "" : of(affected, levels);
  }

  private String of(AffectedUrls affected, ProfileTable levels) {
    SiteOutcome outcome =
        SiteOutcome.of(
            groups.sorted().stream().map(RuleGroup::kind).toList(),
            affected,
            files,
            file -> urls.getOrDefault(file, 0L),
            this::title,
            code -> levels.cost(code, settings.profile()));
    List<FindingKind> kinds =
        outcome.kinds().stream().filter(kind -> kind.group() != FindingKind.Group.MINOR).toList();
    List<List<String>> rows = new ArrayList<>();
    rows.add(List.of("WHAT IT COSTS", "HIT", "MEND FIRST"));
    for (FindingKind kind : kinds.subList(0, Math.min(MOST_KINDS, kinds.size()))) {
      rows.add(
          List.of(
              kind.cost().cost().toString(),
              kind.hit(affected.listed()),
              PrintableText.line(kind.title() + " (" + kind.rule().code() + ")")));
    }
    var text = new StringBuilder(outcome.sentence()).append('\n');
    outcome.more().forEach(line -> text.append(line).append('\n'));
    text.append(Statistics.table(rows, 0));
    int more = kinds.size() - (rows.size() - 1);
    int minor = outcome.kinds().size() - kinds.size();
    if (more > 0) {
      text.append("and ").append(ShownNumber.counted(more, "more kind")).append('\n');
    }
    if (minor > 0) {
      text.append("and ").append(ShownNumber.counted(minor, "kind that costs", "kinds that cost"));
      text.append(" nothing, or for information only\n");
    }
    return text.toString();
  }

  private String title(String code) {
    return settings.codes().find(code).map(Row::title).orElse(code);
  }
}
