package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How many files are read at the same time. */
@HelpSection(Section.BATCHES)
public final class JobsArgument {

  private static final String AUTO = "auto";
  private static final int MOST_THREADS = 256;

  @Option(
      names = "--jobs",
      paramLabel = "N|auto",
      description =
          "how many files to convert or check at the same time (default: 1; auto: one per"
              + " processor), or threads to compress a single .gz output, and how many HTML pages to"
              + " read at the same time (default: auto). The number does not change outputs or"
              + " messages")
  private @Nullable String jobs;

  /** Returns a context in which pages are read by so many threads, if a number is given. */
  public Context applyTo(Context context) {
    PageOptions options = context.options(PageOptions.DEFAULTS);
    return jobs == null ? context : context.with(options.withThreads(threads()));
  }

  /**
   * Returns how many files to read at the same time.
   *
   * @throws WrongUseException if that is no number, or too large a one
   */
  public int threads() {
    if (jobs == null) {
      return 1;
    } else if (jobs.toLowerCase(Locale.ROOT).equals(AUTO)) {
      return Runtime.getRuntime().availableProcessors();
    }
    try {
      int threads = Integer.parseInt(jobs);
      if (threads >= 1 && threads <= MOST_THREADS) {
        return threads;
      }
    } catch (NumberFormatException e) {
      // reported below
    }
    throw new WrongUseException(
        "--jobs " + jobs + ": give a number from 1 to " + MOST_THREADS + ", or auto");
  }
}
