package io.github.sitemaptoolkit.cli.network;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.check.NetworkRules;
import io.github.sitemaptoolkit.validator.site.PageSample;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;

/** The port of a program with a network: makes the rules that ask servers. */
@FunctionalInterface
public interface NetworkPort {

  /**
   * Returns the rules.
   *
   * @param context opens addresses
   * @param sample the pages to look at, still empty; null for none
   * @param visited the file of those that need not be looked at again; null for none
   */
  NetworkRules rules(
      Context context,
      @Nullable PageSample sample,
      @Nullable Path visited,
      Console console,
      Verbosity verbosity);
}
