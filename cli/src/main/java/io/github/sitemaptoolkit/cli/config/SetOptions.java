package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.option.SafeguardArguments.Percentage;
import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.time.Clock;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The options of a {@code [set.NAME]}. */
@Command(name = "set")
final class SetOptions {

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Option(
      names = "--by",
      paramLabel = "GROUPS",
      description = "how to group the urls of this set into files")
  private @Nullable String by;

  @Option(
      names = "--max-shrink",
      paramLabel = "PERCENT",
      converter = Percentage.class,
      description = "refuse to remove more than this share of the published urls of this set")
  private @Nullable Integer maxShrink;

  private @Nullable Step selection; // null until the set is made
  private long undated;

  /**
   * Returns the set.
   *
   * @param clock tells the time that {@code since} counts from
   * @throws ParameterException if an option is invalid
   */
  UrlSet set(String name, Extensions extensions, Clock clock) {
    UrlSet set = UrlSet.named(name);
    if (by != null) {
      try {
        set = set.by(Grouping.parse(by));
      } catch (IllegalArgumentException e) {
        throw wrong("--by: " + e.getMessage(), e);
      }
    }
    if (maxShrink != null) {
      set = set.maxShrink(maxShrink);
    }
    Step chosen = choice.selection(extensions, clock).step(count -> undated = count);
    selection = chosen;
    return set.where(entry -> chosen.page(entry) != null);
  }

  /**
   * Returns how many entries were left out for lack of a date, and reports them. Call this at the
   * end.
   */
  long end(String source, Problems problems) {
    if (selection != null) {
      selection.end(source, problems);
    }
    return undated;
  }

  private ParameterException wrong(String message, Exception cause) {
    return new ParameterException(spec.commandLine(), message, cause);
  }
}
