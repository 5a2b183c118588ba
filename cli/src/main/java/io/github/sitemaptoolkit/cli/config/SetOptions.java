package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.help.WordConverter;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.option.SafeguardArguments.Percentage;
import io.github.sitemaptoolkit.cli.selection.ChoiceArguments;
import io.github.sitemaptoolkit.cli.selection.FieldArguments;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.time.Clock;
import java.util.Set;
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

  /** The extension whose sitemaps search engines accept without urls. */
  private static final String MAY_BE_EMPTY = "news";

  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ChoiceArguments choice = new ChoiceArguments();

  @Mixin private FieldArguments fields = new FieldArguments();

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

  @Option(
      names = "--when-empty",
      paramLabel = "empty|remove",
      converter = WhenEmptyName.class,
      description =
          "what becomes of the file of this set when it has no urls: it stays, empty, with its address"
              + " and its place in the index (the default where conditions ask for news, as crawlers"
              + " accept an empty sitemap of news only), or it is removed. Neither if max-shrink"
              + " forbids it")
  private @Nullable WhenEmpty whenEmpty;

  /** What becomes of the file of a set without urls. */
  enum WhenEmpty {
    EMPTY,
    REMOVE
  }

  static final class WhenEmptyName extends WordConverter<WhenEmpty> {
    WhenEmptyName() {
      super(WhenEmpty.values());
    }
  }

  private @Nullable Step selection; // null until the set is made
  private long undated;

  /**
   * Returns the set.
   *
   * @param context knows the extensions that conditions and fields name
   * @param clock tells the time that {@code since} counts from
   * @throws ParameterException if an option is invalid
   */
  UrlSet set(String name, Context context, Clock clock) {
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
    Selection asked = choice.selection(context.extensions(), clock);
    Set<String> required = asked.requiredExtensions();
    boolean news = required.contains(MAY_BE_EMPTY);
    if (whenEmpty == null ? news : whenEmpty == WhenEmpty.EMPTY) {
      set = set.keptEmpty(required.toArray(String[]::new));
    }
    Step chosen = asked.step(count -> undated = count);
    selection = chosen;
    SelectedFields selected = selected(context);
    if (selected != null) {
      set = set.map(selected::page);
    }
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

  private @Nullable SelectedFields selected(Context context) {
    try {
      return fields.step(context);
    } catch (WrongUseException e) {
      throw wrong(String.valueOf(e.getMessage()), e);
    }
  }

  private ParameterException wrong(String message, Exception cause) {
    return new ParameterException(spec.commandLine(), message, cause);
  }
}
