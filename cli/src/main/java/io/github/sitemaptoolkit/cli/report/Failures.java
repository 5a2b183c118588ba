package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.file.IoReason;
import io.github.sitemaptoolkit.io.ForeignContentException;
import io.github.sitemaptoolkit.limit.LimitException;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.publisher.guard.Refusals;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.service.Containment;
import io.github.sitemaptoolkit.site.config.ChangedInputException;
import io.github.sitemaptoolkit.site.config.InputContract;
import io.github.sitemaptoolkit.site.input.CallFaults;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Turns exceptions into a message and an exit code. All exceptions of commands end up here. */
public final class Failures {

  /** The option that messages name. */
  public static final String ACCEPT_INCOMPLETE = "--accept-incomplete";

  /** The option for inputs without entries. */
  public static final String ALLOW_EMPTY = "--allow-empty";

  private static final String ACCEPT_CHANGED = "--accept-changed";
  private static final int ALL = 100; // percent

  /** The codes of tables that an option does not fit, or that lack one. */
  private static final Set<String> OPTIONS = Set.of("csv.no-such-header", "csv.no-base");

  private final MessageWriter err;
  private final StandardOutput out;
  private final int width; // of messages; 0 for any
  private final Wording wording;

  /** The port: words what is wrong with a call. */
  @FunctionalInterface
  public interface Wording {

    /**
     * Returns the message for a wrong call.
     *
     * @param arguments all arguments of the call
     */
    @Nullable String message(ParameterException e, String... arguments);
  }

  /**
   * Creates a handler of exceptions.
   *
   * @param console the output of messages, and that of results
   */
  public Failures(Console console) {
    this.err = console.err();
    this.out = console.out();
    this.width = console.terminal().errorWidth();
    this.wording = console.ports().find(Wording.class).orElse((e, args) -> e.getMessage());
  }

  /** Prints what was wrong with the call, and where to read more. */
  public int wrongUse(ParameterException e, String[] args) {
    CommandLine command = e.getCommandLine();
    err.println("sitemap: " + wording.message(e, args));
    err.println("See: " + command.getCommandSpec().qualifiedName() + " --help");
    return ExitCode.USAGE;
  }

  /** Returns whether an exception says what is wrong with the call, which ends the run. */
  public static boolean isOfCall(Throwable e) {
    return e instanceof WrongUseException || e instanceof ParameterException || CallFaults.is(e);
  }

  /** Throws such an exception again. */
  public static void checkCall(Throwable e) {
    if (isOfCall(e)) {
      throw (RuntimeException) e;
    }
  }

  /**
   * Returns what stands for something that the code of a document's reader, writer or rules has
   * thrown. Throws what ends the run, and what is wrong with the call, again as it is.
   *
   * @param document the document that it costs
   */
  public static Exception contained(Throwable e, String document) {
    checkCall(e);
    boolean usual = e instanceof IOException || e instanceof UncheckedIOException;
    return usual || e instanceof SitemapException
        ? (Exception) e
        : Containment.contain(e, Location.of(document));
  }

  /** Returns whether something was thrown in the place of an error in this program. */
  public static boolean isBug(@Nullable Exception e) {
    return e instanceof SitemapException refused && Containment.isFailure(refused.problem());
  }

  /** Prints what failed. Returns the exit code. */
  public int failed(Exception e, CommandLine command, ParseResult parsed) {
    IOException io = ioException(e);
    if (io != null && out.isReaderGone()) {
      return ExitCode.DONE; // the next command of the pipe has read enough
    }
    if (e instanceof SitemapException refused) {
      Refusals.of(refused).forEach(each -> print(each, command));
      if (refused instanceof SiteException wrong) {
        wrong.hints().forEach(err::println);
        return ExitCode.USAGE;
      } else if (refused instanceof ChangedInputException) {
        advise(Refusals.of(refused));
      }
      if (isBug(refused)) {
        printCause(refused, err);
        return ExitCode.BUG;
      }
      return OPTIONS.contains(refused.problem().code()) ? ExitCode.USAGE : ExitCode.FINDINGS;
    }
    if (e instanceof SettingException wrong && !wrong.isKey()) { // no option, which help would name
      err.println("sitemap: " + wrong.getMessage());
      return ExitCode.USAGE;
    }
    if (e instanceof SettingException
        || e instanceof InvalidPlanException
        || e instanceof WrongUseException) {
      String message = (e instanceof SettingException ? "--" : "") + e.getMessage();
      return wrongUse(
          new ParameterException(command, message, e),
          parsed.originalArgs().toArray(String[]::new));
    }
    print(e, err);
    if (io instanceof ForeignContentException) {
      return ExitCode.FINDINGS; // no retry helps: somebody must look at it
    }
    return io == null ? ExitCode.BUG : ExitCode.IO;
  }

  private void print(SitemapException refused, CommandLine command) {
    err.println(refused(refused, command));
    if (refused instanceof ChangedInputException e) {
      var table = new Table("", "last published", "now");
      e.changes().forEach(change -> table.add(change.what(), change.before(), change.now()));
      table.fitted(width).lines().forEach(line -> err.println("  " + line));
    }
  }

  /** Prints what to do about inputs that have changed. */
  private void advise(List<SitemapException> refused) {
    Set<String> kept = new TreeSet<>();
    for (SitemapException each : refused) {
      if (each instanceof ChangedInputException changed) {
        String what = changed.kept().equals(InputContract.NAME) ? "reading" : "numbers";
        kept.add(changed.kept() + " holds the last " + what + ".");
      }
    }
    err.println(
        "If the new reading is right, run again with "
            + ACCEPT_CHANGED
            + "; if not, correct the export. "
            + String.join(" ", kept));
  }

  /** Prints what failed, for a program that goes on. */
  public static void print(Exception e, MessageWriter err) {
    IOException io = ioException(e);
    if (e instanceof SitemapException refused) {
      err.println(refused(refused));
      printCause(refused, err);
    } else if (io != null) {
      err.println("sitemap: " + IoReason.withFile(io));
    } else {
      bug(e, err);
    }
  }

  /** Returns the message of an exception. */
  public static String message(Exception e) {
    IOException io = ioException(e);
    if (e instanceof SitemapException refused) {
      return refused(refused).toString();
    }
    return io == null ? e.toString() : IoReason.withFile(io);
  }

  /** Returns the problem with the option that helps, which the library does not know. */
  private static Problem refused(SitemapException e) {
    return refused(e.problem(), advice(e));
  }

  /** Returns the problem with the options that help, including those of the command. */
  private static Problem refused(SitemapException e, CommandLine command) {
    Problem problem = e.problem();
    String advice = advice(e);
    boolean bug = Containment.isFailure(problem);
    if (problem.missing()
        && !bug
        && command.getCommandSpec().findOption(ACCEPT_INCOMPLETE) != null) {
      advice +=
          (problem.code().equals("input.incomplete") ? "" : "; nothing was written")
              + ": repair the input, or use what can be read of it with "
              + ACCEPT_INCOMPLETE;
    }
    if (problem.code().equals(Conversion.NONE_SELECTED)) {
      advice = wildcards(command) + advice;
    }
    if (command.getCommandSpec().findOption("--expand") != null) {
      advice +=
          switch (problem.code()) {
            case "convert.index-to-pages" ->
                "; without --no-expand, the sitemaps that it lists are read";
            case "doc.mixed-root" -> "; with --expand, the sitemaps that an index lists are read";
            default -> "";
          };
    }
    return refused(problem, advice);
  }

  /** Returns what to write if a pattern has no wildcards: it must be the whole url. */
  private static String wildcards(CommandLine command) {
    OptionSpec include = command.getCommandSpec().findOption("--include");
    List<String> patterns = include == null ? List.of() : include.originalStringValues();
    return patterns.stream()
        .filter(it -> it.indexOf('*') < 0 && it.indexOf('?') < 0)
        .map(it -> "; did you mean --include '*" + it + "*'?")
        .findFirst()
        .orElse("");
  }

  private static String advice(SitemapException e) {
    if (e instanceof LimitException passed) {
      return "; --limit " + passed.limit().id() + "=N raises the limit";
    }
    if (e instanceof ShareException share) {
      return advice(share);
    }
    if (e instanceof LossException loss) {
      return "; if that is intended, --accept-loss "
          + String.join(",", loss.fields())
          + " accepts it this time";
    }
    return switch (e.problem().code()) {
      case Conversion.NONE_SELECTED -> "; " + ALLOW_EMPTY + " writes an empty document";
      case "doc.no-entries" ->
          ", so nothing was written; " + ALLOW_EMPTY + " accepts it if that is intended";
      case "publish.foreign" ->
          "; check --output, or replace that set with --adopt (and, if it cannot be read,"
              + " --max-shrink 100%)";
      default -> "";
    };
  }

  private static String advice(ShareException share) {
    String passing = share.passing() + "%";
    if (share.isEmptied()) {
      return "; if that is intended, --max-shrink "
          + passing
          + " allows it, and when-empty of the set says whether its file stays";
    } else if (share.site() == null) {
      return "; if that is intended, --max-shrink " + passing + " allows it";
    } else if (share.passing() == ALL) { // nothing would be left
      return "; check --base-url, or allow it with --max-outside " + passing;
    }
    return "; check --base-url, or leave them out with --include '"
        + share.site()
        + "*', or, if the robots.txt of their site names this sitemap, allow them with --max-outside "
        + passing;
  }

  private static Problem refused(Problem problem, String advice) {
    return problem.withMessage(problem.message() + advice);
  }

  /** Prints where an error in the program was thrown, for its authors. */
  private static void printCause(SitemapException failure, PrintWriter err) {
    if (isBug(failure) && failure.getCause() != null) {
      failure.getCause().printStackTrace(err);
    }
  }

  /** Prints an error in the program itself, with what its authors need to know. */
  public static int bug(Throwable e, PrintWriter err) {
    err.println("sitemap: this is an error in the program, please report it: " + e);
    e.printStackTrace(err);
    return ExitCode.BUG;
  }

  private static @Nullable IOException ioException(Exception e) {
    if (e instanceof IOException io) {
      return io;
    }
    return e instanceof UncheckedIOException unchecked ? unchecked.getCause() : null;
  }
}
