package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.cli.help.WrongUse;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.io.IoReason;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns exceptions into a message and an exit code: the one place where they all arrive. */
public final class Failures {

  /** The option that messages name. */
  public static final String ACCEPT_INCOMPLETE = "--accept-incomplete";

  /** An option names a column of the input, and the input has none of that name. */
  private static final String NO_SUCH_HEADER = "csv.no-such-header";

  private final MessageWriter err;

  /**
   * Creates a place for exceptions to arrive.
   *
   * @param err where they are reported
   */
  public Failures(MessageWriter err) {
    this.err = err;
  }

  /** Says what was wrong with the call, and where to read more. */
  public int wrongUse(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    err.println("sitemap: " + WrongUse.message(e, args));
    err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  /** Says what failed. */
  public int failed(Exception e, CommandLine command, ParseResult parsed) {
    IOException io = ioException(e);
    if (io != null && isBrokenPipe(io)) {
      return ExitCode.DONE; // who reads has seen enough
    }
    if (e instanceof SitemapException refused) {
      err.println(refused(refused, command));
      return refused.problem().code().equals(NO_SUCH_HEADER) ? ExitCode.USAGE : ExitCode.FINDINGS;
    }
    print(e, err);
    return io == null ? ExitCode.BUG : ExitCode.IO;
  }

  /** Says what failed, without an end of the program. */
  public static void print(Exception e, MessageWriter err) {
    IOException io = ioException(e);
    if (e instanceof SitemapException refused) {
      err.println(refused(refused));
    } else if (io != null) {
      err.println("sitemap: " + IoReason.withFile(io));
    } else {
      bug(e, err);
    }
  }

  /** Returns what failed, in words. */
  public static String message(Exception e) {
    IOException io = ioException(e);
    if (e instanceof SitemapException refused) {
      return refused(refused).toString();
    }
    return io == null ? e.toString() : IoReason.withFile(io);
  }

  /** Returns the problem, and what the library cannot say: which option helps. */
  private static Problem refused(SitemapException e) {
    return refused(e.problem(), advice(e));
  }

  /** Returns the problem, with the options of a command that help, too. */
  private static Problem refused(SitemapException e, CommandLine command) {
    Problem problem = e.problem();
    String advice = advice(e);
    if (problem.missing() && command.getCommandSpec().findOption(ACCEPT_INCOMPLETE) != null) {
      advice +=
          (problem.code().equals("input.incomplete") ? "" : "; nothing was written")
              + ": mend the input, or use what can be read of it with "
              + ACCEPT_INCOMPLETE;
    }
    return refused(problem, advice);
  }

  private static String advice(SitemapException e) {
    if (e instanceof LimitException passed) {
      return "; --limit " + passed.limit().id() + "=N takes more";
    }
    return switch (e.problem().code()) {
      case "convert.index-to-pages" ->
          "; sitemap convert --expand takes the pages of the sitemaps beside it";
      case Conversion.NONE_SELECTED -> "; --allow-empty writes an empty document";
      case "publish.shrink" -> "; if that is meant, --max-shrink 100% allows it";
      case "publish.outside" -> "; check --base-url, or allow it with --allow-outside";
      default -> "";
    };
  }

  private static Problem refused(Problem problem, String advice) {
    return new Problem(
        problem.severity(),
        problem.code(),
        problem.message() + advice,
        problem.location(),
        problem.path(),
        problem.loc(),
        problem.missing());
  }

  /** Says that the program itself failed, with what its makers need to know. */
  public static int bug(Throwable e, PrintWriter err) {
    err.println("sitemap: this is a fault of the program, please report it: " + e);
    e.printStackTrace(err);
    return ExitCode.BUG;
  }

  private static @Nullable IOException ioException(Exception e) {
    if (e instanceof IOException io) {
      return io;
    }
    return e instanceof UncheckedIOException unchecked ? unchecked.getCause() : null;
  }

  private static boolean isBrokenPipe(IOException e) {
    return e instanceof FileSystemException file
        ? "Broken pipe".equals(file.getReason())
        : "Broken pipe".equals(e.getMessage());
  }
}
