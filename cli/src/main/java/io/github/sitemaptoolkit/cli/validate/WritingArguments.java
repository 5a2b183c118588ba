package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Whether entries are checked as they are written. */
@HelpSection(Section.WRITING)
public final class WritingArguments {

  /** The rules of a set that the publisher takes care of. */
  private static final Set<String> OF_PUBLISHER = Set.of(EntryCodes.LOC_DUPLICATE.id());

  @Option(
      names = "--validate",
      paramLabel = "PROFILE",
      description =
          "also check the entries that are written against the rules of google, google-news,"
              + " sitemaps.org, bing, yandex or baidu; with errors, convert exits with 1 only if"
              + " --fail-on error is given, and publish publishes nothing")
  private @Nullable String profile;

  private @Nullable Validator made; // once for all files of a run: it reads tables

  private synchronized @Nullable Validator validator(Context context) {
    if (made == null && profile != null) {
      made = Validator.of(ValidationArguments.profile(profile, "--validate"), context);
      made.table().problems().forEach(context.problems()::report);
    }
    return made;
  }

  /**
   * Checks the option.
   *
   * @throws WrongUseException if there is no such profile
   */
  public void check() {
    if (profile != null) {
      ValidationArguments.profile(profile, "--validate");
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

  /**
   * Returns entries that are checked as they pass. After the last one, an exception is thrown if
   * there were errors, so that they are not published.
   *
   * @param context reports to its problems
   * @param output the name of the output
   */
  public Entries checked(Entries entries, Context context, String output) {
    Validator validator = validator(context);
    if (validator == null) {
      return entries;
    }
    return consumer -> {
      var check =
          new WrittenCheck(validator, context.problems(), Location.of(output), OF_PUBLISHER);
      entries.forEach(
          (entry, at) -> {
            check.add(entry, at);
            consumer.accept(entry, at);
          });
      long errors = check.errors();
      if (errors > 0) {
        String message =
            Plural.of(errors, "error was", "errors were") + " found; nothing is published";
        throw new SitemapException(CheckCodes.NOT_PUBLISHED, message, Location.of(output));
      }
    };
  }
}
