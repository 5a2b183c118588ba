package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.PageListener;
import io.github.sitemaptoolkit.pages.option.PageListener.LeftOut;

/** Names each page of a folder that is left out, if everything is to be said. */
final class LeftOutPages {

  private LeftOutPages() {}

  /** Returns a context with which pages that are left out are named. */
  static Context applyTo(Context context, Console console, Verbosity verbosity) {
    return verbosity.isVerbose()
        ? context.with(
            context
                .options(PageListener.NONE)
                .and(file -> console.err().println("left out: " + words(file))))
        : context;
  }

  private static String words(LeftOut file) {
    String named = file.path() + ": " + file.words();
    String target = file.target();
    if (target == null) {
      return named;
    }
    boolean copy = file.reason() == PageListener.Reason.CANONICAL;
    return named + (copy ? ": canonical is " : " to ") + target;
  }
}
