package io.github.sitemaptoolkit.cli.selection;

import io.github.sitemaptoolkit.batch.setting.ChoiceSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.EntryCondition;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.site.input.RowConditions;
import io.github.sitemaptoolkit.site.setting.ChoiceMeaning;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/** Which entries are kept, by their url, by the date of their last change, and by conditions. */
@HelpSection(Section.SELECTING)
public final class ChoiceArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--where",
      paramLabel = "CONDITION",
      description =
          "keep only entries that meet this condition, such as 'has image and loc~/blog/' (~ is"
              + " contains), 'has no video', 'changefreq=daily' or 'not (lastmod<2026 or"
              + " priority<0.5)'; if repeated, all must be met")
  private List<String> where = new ArrayList<>();

  @Option(
      names = "--include",
      paramLabel = "GLOB",
      description =
          "keep only entries whose url matches: * stands for any characters, ? for one; may be"
              + " repeated")
  private List<String> include = new ArrayList<>();

  @Option(
      names = "--exclude",
      paramLabel = "GLOB",
      description = "leave out entries whose url matches; may be repeated")
  private List<String> exclude = new ArrayList<>();

  @Option(
      names = "--since",
      paramLabel = "WHEN",
      description =
          "keep only entries whose lastmod is not before this, such as 2026-11-20, yesterday or 2d"
              + " (two days ago); also 2026-11, today (in UTC), 48h or 2weeks; entries without a lastmod are"
              + " left out")
  private @Nullable String since;

  @Option(
      names = "--until",
      paramLabel = "WHEN",
      description = "keep only entries whose lastmod is not after this, written as in --since")
  private @Nullable String until;

  private final List<String> ofRows = new ArrayList<>();
  private boolean alsoOfRows; // conditions that name headers are used elsewhere

  /**
   * Returns the conditions of {@code --where} that are on rows of tables: they name headers, which
   * {@code --rows} is for. Tells so. If this is not asked for, they are wrong.
   */
  public List<String> ofRows(Extensions extensions) {
    alsoOfRows = true;
    for (String condition : where) {
      if (!ofRows.contains(condition) && EntryCondition.isOfRows(condition, extensions)) {
        ofRows.add(condition);
        spec.commandLine()
            .getErr()
            .println(
                "sitemap: conditions on rows of tables are given with --rows: --rows '"
                    + condition
                    + "'");
      }
    }
    return List.copyOf(ofRows);
  }

  /** Returns the conditions on rows, to be checked while an input is read. */
  public RowConditions rowConditions() {
    return new RowConditions(ofRows);
  }

  /**
   * Returns the selection, without conditions on rows of tables.
   *
   * @param extensions know the fields that conditions name
   * @param clock tells the time that {@code --since} and {@code --until} count from
   * @throws SettingException if a condition or a date is not understood
   */
  public Selection selection(Extensions extensions, Clock clock) {
    return ChoiceMeaning.selection(
        settings(),
        condition -> !alsoOfRows || !EntryCondition.isOfRows(condition, extensions),
        extensions,
        clock);
  }

  private ChoiceSettings settings() {
    return new ChoiceSettings(where, include, exclude, since, until);
  }

  /** Returns the name of the option that asks for dates, to name it in messages. */
  public String dateOption() {
    return since == null ? "--until" : "--since";
  }
}
