package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.format.Context;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What relative urls of the input are relative to. */
@HelpSection(Section.READING)
public final class BaseArguments {

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--base",
      paramLabel = "URL",
      description =
          "the url that relative urls of the input are resolved against; default: they are kept and"
              + " reported, those of feeds are resolved against the feed's own link")
  private @Nullable String base;

  /** Returns a context that resolves relative urls, if that is asked for. */
  public Context applyTo(Context context) {
    try {
      return context.withBase(base);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), "--base: " + e.getMessage(), e);
    }
  }
}
