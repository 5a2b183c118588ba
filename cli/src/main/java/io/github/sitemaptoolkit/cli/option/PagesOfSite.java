package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.port.NeedsPort;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.pages.HtmlFormat;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.site.SiteCheck;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The folder of HTML pages that sitemaps are compared with. */
@HelpSection(Section.PAGES)
@NeedsPort(PagesOfSite.Witness.class)
public final class PagesOfSite {

  private static final String OPTION = "--pages";

  @Option(
      names = OPTION,
      paramLabel = "URL=DIR",
      description =
          "compare with the HTML pages in a folder, such as https://example.com/=public: which of"
              + " them the sitemaps have forgotten, and which are gone; diff says what became of"
              + " urls that were removed; tell leaves out what is noindex or forbidden by its"
              + " robots.txt")
  private @Nullable String pages;

  /** The port: compares sitemaps with the pages of a folder. */
  @FunctionalInterface
  public interface Witness {

    /**
     * Reads the pages.
     *
     * @param missing accepts the problems because of which pages are missing
     */
    void read(PagesOfSite pages, SiteCheck site, Context context, Consumer<Problem> missing)
        throws IOException;
  }

  /** Returns whether there is one. */
  public boolean isGiven() {
    return pages != null;
  }

  /**
   * Returns the folder. To be called only if there is one.
   *
   * @throws WrongUseException if there is no such folder
   * @throws IOException if nothing can have that name
   */
  public Path folder() throws IOException {
    String name = given().substring(sign() + 1);
    Path folder = FileNames.path(name);
    if (!Files.isDirectory(folder)) {
      throw new WrongUseException(OPTION + ' ' + given() + ": there is no directory " + name);
    }
    return folder;
  }

  /**
   * Returns a context in which the folder is read.
   *
   * @throws WrongUseException if its url is none
   */
  public Context applyTo(Context context) {
    try {
      return context.withBase(url()).with(new InputFormat(new HtmlFormat()));
    } catch (IllegalArgumentException e) {
      throw new WrongUseException(OPTION + ' ' + given() + ": " + e.getMessage());
    }
  }

  /** Returns the url of the folder, as written. To be called only if there is one. */
  public String url() {
    return given().substring(0, sign());
  }

  private String given() {
    return String.valueOf(pages);
  }

  private int sign() {
    int sign = given().lastIndexOf('=');
    if (sign <= 0) {
      throw new WrongUseException(
          OPTION + ' ' + given() + ": write URL=DIR, such as https://example.com/=public");
    }
    return sign;
  }
}
