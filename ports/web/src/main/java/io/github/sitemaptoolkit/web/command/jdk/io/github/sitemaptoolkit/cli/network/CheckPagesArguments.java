package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.network;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;

/** No page is fetched. */
public final class CheckPagesArguments {

  public boolean isGiven() {
    return false;
  }

  public NetworkRules rules(Context context, Console console, Verbosity verbosity) {
    return new NetworkRules();
  }
}
