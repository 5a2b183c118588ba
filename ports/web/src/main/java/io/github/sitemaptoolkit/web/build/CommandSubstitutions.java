package io.github.sitemaptoolkit.web.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Makes the compiled command use the classes of the room {@code command.jdk} instead of those they
 * are named after: the parser of options, files, and threads.
 */
public final class CommandSubstitutions implements SubstitutionPolicy {

  private static final String ROOM = "io.github.sitemaptoolkit.web.command.jdk.";
  private static final Set<String> CLASSES =
      Set.of(
          "io.github.sitemaptoolkit.batch.TaskQueue",
          "io.github.sitemaptoolkit.io.Sink",
          "java.io.PrintWriter",
          "java.nio.file.Files",
          "java.util.SplittableRandom",
          "org.slf4j.LoggerFactory");

  /** Returns whether a class of the command has a stand-in. */
  static boolean isReplaced(String name) {
    int nested = name.indexOf('$');
    String outer = nested < 0 ? name : name.substring(0, nested);
    return outer.equals("picocli.CommandLine") || CLASSES.contains(outer);
  }

  @Override
  public void contribute(SubstitutionSink sink) {
    if (!WebCompiler.isCommand()) {
      return;
    }
    sink.selectClasses(CommandSubstitutions::isReplaced).packagePrefix(ROOM);
  }
}
