package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.format.Context;

/** Pages are not read. */
public final class PageArguments {

  Context applyTo(Context context, RunFiles files) {
    return context;
  }
}
