package io.github.sitemaptoolkit.web.build;

import java.util.Set;
import org.teavm.extension.spi.substitution.SubstitutionPolicy;
import org.teavm.extension.spi.substitution.SubstitutionSink;

/**
 * Makes the compiled command use the classes of the room {@code command.jdk} instead of those they
 * are named after: the parser of options, files, and what the command does not have.
 */
public final class CommandSubstitutions implements SubstitutionPolicy {

  private static final String ROOM = "io.github.sitemaptoolkit.web.command.jdk.";
  private static final Set<String> CLASSES =
      Set.of(
          "io.github.sitemaptoolkit.batch.TaskQueue",
          "io.github.sitemaptoolkit.batch.jar.ExtensionJars",
          "io.github.sitemaptoolkit.cli.config.ConfigFileArgument",
          "io.github.sitemaptoolkit.cli.config.ConfiguredInput",
          "io.github.sitemaptoolkit.cli.help.Version",
          "io.github.sitemaptoolkit.cli.help.WrongUse",
          "io.github.sitemaptoolkit.cli.network.CheckPagesArguments",
          "io.github.sitemaptoolkit.cli.network.NetworkRules",
          "io.github.sitemaptoolkit.cli.option.ExtensionOptions",
          "io.github.sitemaptoolkit.cli.option.JobsArgument",
          "io.github.sitemaptoolkit.cli.option.PageArguments",
          "io.github.sitemaptoolkit.cli.option.PagesOfSite",
          "io.github.sitemaptoolkit.cli.remote.RemoteAccess",
          "io.github.sitemaptoolkit.cli.remote.RemoteArguments",
          "io.github.sitemaptoolkit.cli.store.StoredFiles",
          "io.github.sitemaptoolkit.cli.validate.HeldFindings",
          "io.github.sitemaptoolkit.cli.validate.PageWitness",
          "io.github.sitemaptoolkit.cli.validate.ReportMaker",
          "io.github.sitemaptoolkit.io.Sink",
          "io.github.sitemaptoolkit.xlsx.XlsxFormat",
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
