package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.site.publish.WrittenCheck;
import io.github.sitemaptoolkit.site.setting.RuleMeaning;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether entries are checked as they are written. */
@HelpSection(Section.WRITING)
public final class WritingArguments {

  @Option(
      names = "--validate",
      paramLabel = "PROFILE",
      description =
          "also check the entries that are written: by the rules of google, google-news,"
              + " sitemaps.org, bing, yandex or baidu; with errors, convert exits with 1 only if"
              + " --fail-on error is given, and publish publishes nothing")
  private @Nullable String profile;

  private @Nullable Validator made; // once for all files of a run: it reads tables

  /** Returns what checks entries; null if nothing does. */
  public synchronized @Nullable Validator validator(Context context) {
    if (made == null) {
      made = RuleMeaning.ofWriting(profile, context);
    }
    return made;
  }

  /**
   * Checks the option.
   *
   * @throws SettingException if there is no such profile
   */
  public void check() {
    if (profile != null) {
      RuleMeaning.profile("validate", profile);
    }
  }

  /** Returns whether entries are checked. */
  public boolean wanted() {
    return profile != null;
  }

  /** Returns a context in which nothing is looked at as it is written if it is checked anyway. */
  public Context applyTo(Context context) {
    return wanted() ? context.with(OutputCheck.Mode.OFF) : context;
  }

  /**
   * Returns the step of a conversion that checks what is written; null if nothing is checked.
   *
   * @param context reports to its problems
   * @param output the name of the output
   */
  public @Nullable Step step(Context context, String output) {
    Validator validator = validator(context);
    return validator == null
        ? null
        : new WrittenCheck(validator, context.problems(), Location.of(output), Set.of());
  }
}
