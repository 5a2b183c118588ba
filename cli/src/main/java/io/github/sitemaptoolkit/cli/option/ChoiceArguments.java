package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Clock;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** Which entries are kept, by their url and by the date of their last change. */
@HelpSection(Section.SELECTING)
public final class ChoiceArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

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
          "keep only entries whose lastmod is not before this: 2026-11-20, 2026-11, today or"
              + " yesterday (in UTC), 2d (two days ago), 48h; entries without a lastmod are left"
              + " out")
  private @Nullable String since;

  /**
   * Returns the selection.
   *
   * @param clock tells the time that {@code --since} counts from
   * @throws ParameterException if the date is not understood
   */
  public Selection selection(Clock clock) {
    Selection selection = Selection.ALL;
    for (String pattern : include) {
      selection = selection.include(pattern);
    }
    for (String pattern : exclude) {
      selection = selection.exclude(pattern);
    }
    return since == null ? selection : selection.since(since(since, clock));
  }

  private W3cDateTime since(String text, Clock clock) {
    return Since.parse(text, clock)
        .orElseThrow(
            () ->
                new ParameterException(
                    spec.commandLine(),
                    "--since "
                        + text
                        + ": not a date; write 2026-11-20, 2026-11, 2026-11-20T10:00:00Z,"
                        + " today, yesterday, 2d or 48h"));
  }
}
