package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.site.setting.FormatMeaning;
import java.util.stream.Collectors;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The format to write. */
@HelpSection(Section.WRITING)
public final class FormatArgument {

  /** That of standard output, if none is asked for. */
  private static final String DEFAULT = "xml";

  @Option(
      names = "--to",
      paramLabel = "FORMAT",
      description =
          "the format to write, such as csv, txt or rss (default: from the output's name, else xml)")
  private @Nullable String to;

  /** Returns whether one is asked for. */
  public boolean isGiven() {
    return to != null;
  }

  /**
   * Returns the format that is asked for; XML if none is.
   *
   * @throws WrongUseException if it can be read, but not written
   */
  public SitemapFormat format(Formats formats) {
    String id = to == null ? DEFAULT : to;
    return writable(FormatMeaning.format("to", id, formats, SitemapFormat::writes), formats);
  }

  /**
   * Returns a format that can be written.
   *
   * @throws WrongUseException if it can only be read
   */
  static SitemapFormat writable(SitemapFormat format, Formats formats) {
    if (!format.writes()) {
      String near =
          StreamSupport.stream(formats.spliterator(), false)
              .filter(other -> other.writes() && other.id().contains(format.id()))
              .map(SitemapFormat::id)
              .collect(Collectors.joining(" or "));
      throw new WrongUseException(
          format.id()
              + " can be read, but not written; "
              + (near.isEmpty() ? "see: sitemap formats" : "use " + near));
    }
    return format;
  }
}
