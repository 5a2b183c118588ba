package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.remote;

import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.format.Context;

/** Addresses are not read. */
public final class RemoteArguments {

  public Context applyTo(Context context, Console console, Verbosity verbosity) {
    return context;
  }
}
