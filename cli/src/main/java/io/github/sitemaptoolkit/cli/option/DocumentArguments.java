package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.FormatSettings;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.FormatMeaning;
import java.io.IOException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** What a document need not say about itself: its format, and the base of its relative urls. */
@HelpSection(Section.READING)
public final class DocumentArguments {

  @Mixin private PageArguments pages = new PageArguments();

  @Option(
      names = "--from",
      paramLabel = "FORMAT",
      description =
          "the format to read, such as html for HTML pages (default: detected from the content,"
              + " else from the name; html, a folder of pages, only if it is asked for)")
  private @Nullable String from;

  @Option(
      names = "--base",
      paramLabel = "URL",
      description =
          "resolve relative urls of the input against this url (default: keep and report them; in"
              + " feeds, resolve them against the feed's link); of pages: the url of their folder")
  private @Nullable String base;

  /**
   * Returns a context that reads documents in the given format, and resolves their urls against the
   * given base, as far as there are any.
   *
   * @param files the files of the run, to which those that the options name are added
   */
  public Context applyTo(Context context, RunFiles files) throws IOException {
    return FormatMeaning.applyTo(context, settings(), files);
  }

  /** Returns the settings that these options say. */
  public FormatSettings settings() {
    return new FormatSettings(pages.settings(), from, base);
  }
}
