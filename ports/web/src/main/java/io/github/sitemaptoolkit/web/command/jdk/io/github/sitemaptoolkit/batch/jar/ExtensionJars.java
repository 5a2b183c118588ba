package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.batch.jar;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import java.nio.file.Path;
import java.util.List;

/** There are no jars, only what the program was compiled with. */
public final class ExtensionJars {

  private static final Context CONTEXT = Context.load();

  private ExtensionJars() {}

  public static ExtensionJars load(List<Path> places) {
    return new ExtensionJars();
  }

  public Context context() {
    return CONTEXT;
  }

  public Extensions extensions() {
    return CONTEXT.extensions();
  }

  public Formats formats() {
    return CONTEXT.formats();
  }
}
