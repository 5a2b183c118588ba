package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.format.Context;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The base of relative urls in the input. */
@HelpSection(Section.READING)
public final class BaseArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--base",
      paramLabel = "URL",
      description =
          "resolve relative urls of the input against this url (default: keep and report them; in"
              + " feeds, resolve them against the feed's link)")
  private @Nullable String base;

  /** Returns a context that resolves relative urls against the given base, if there is one. */
  public Context applyTo(Context context) {
    try {
      return context.withBase(base);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--base: " + e.getMessage(), e);
    }
  }
}
