package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.format.Context;

/** One file is read at a time. */
public final class JobsArgument {

  public Context applyTo(Context context) {
    return context;
  }

  public int threads() {
    return 1;
  }
}
