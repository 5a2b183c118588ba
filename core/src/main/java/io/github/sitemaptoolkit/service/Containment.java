package io.github.sitemaptoolkit.service;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.UncheckedIOException;
import java.util.Set;
import java.util.concurrent.CancellationException;

/**
 * Decides what an error in a program costs: only the value or the document at which it showed, or
 * the whole run.
 *
 * <p>Contained is all that the code of a reader, a writer, a rule, a report or an extension may
 * throw by mistake, such as a {@link NullPointerException}, a {@link NoClassDefFoundError} for a
 * library that is missing, or a {@link StackOverflowError}. Too little memory ends the run. An
 * input that cannot be used or read and a task that was cancelled are no errors of a program.
 *
 * @since 0.1
 */
public final class Containment {

  /** Those of errors in this program, and in an extension: these cost a value, or its check. */
  private static final Set<String> CODES = Set.of(ContainmentCodes.FAILED.id(), "extension.failed");

  /** Where errors in this program are reported. */
  private static final String ISSUES = "https://github.com/sitemaptoolkit/sitemap-toolkit/issues";

  /** How an error in an extension is reported, which may be one of ours. */
  public static final String ADVICE =
      "please report it to the author of the extension, or at "
          + ISSUES
          + ", if possible with the document";

  private Containment() {}

  /** Throws an error again if it must end the run, whoever's code has thrown it. */
  public static void check(Throwable e) {
    if (e instanceof VirtualMachineError error && !(e instanceof StackOverflowError)) {
      throw error;
    }
  }

  /**
   * Returns what is thrown in place of an error in a program: the document at which it showed
   * cannot be read, judged or written further. Throws what must end the run, and what is no error
   * of a program, again as it is.
   *
   * @param at the place in the document, or the document
   */
  public static SitemapException contain(Throwable e, Location at) {
    check(e);
    if (e instanceof SitemapException
        || e instanceof UncheckedIOException
        || e instanceof CancellationException) {
      throw (RuntimeException) e;
    }
    String message =
        "error in this program, which costs the rest of this document: "
            + Problem.shortened(e.toString(), 300)
            + place(e)
            + "; please report it at "
            + ISSUES
            + ", if possible with the document";
    return new SitemapException(Problem.of(ContainmentCodes.FAILED, message, at).asMissing(), e);
  }

  /**
   * Returns what is thrown in place of what the code of a document's reader has thrown. What a
   * listener of its problems has thrown is thrown again: it is the caller's. Otherwise like {@link
   * #contain(Throwable, Location)}.
   *
   * @param problems those of the document
   */
  public static SitemapException contain(Throwable e, Location at, Problems problems) {
    if (problems.isOfListener(e)) {
      if (e instanceof Error error) {
        throw error;
      }
      throw (RuntimeException) e;
    }
    return contain(e, at);
  }

  /** Returns where it was thrown, but for methods of Java that only pass on what they are given. */
  private static String place(Throwable e) {
    StackTraceElement[] stack = e.getStackTrace();
    for (StackTraceElement call : stack) {
      if (!call.getClassName().startsWith("java.")) {
        return " at " + call;
      }
    }
    return stack.length == 0 ? "" : " at " + stack[0];
  }

  /** Returns whether a problem is an error in this program or in an extension. */
  public static boolean isFailure(Problem problem) {
    return isFailure(problem.code());
  }

  /** Returns whether a code is that of an error in this program or in an extension. */
  public static boolean isFailure(String code) {
    return CODES.contains(code);
  }

  /** Returns whether there are problems that are errors in this program or in an extension. */
  public static boolean hasFailures(Problems problems) {
    return CODES.stream().anyMatch(code -> problems.count(code) > 0);
  }

  /**
   * Refuses to go on if an error in the program or in an extension has cost something.
   *
   * @throws SitemapException as {@link #refusal} returns it
   */
  public static void refuseFailures(Problems problems, String name, String consequence) {
    if (hasFailures(problems)) {
      throw refusal(name, consequence);
    }
  }

  /**
   * Returns what is thrown because such problems make a result wrong.
   *
   * @param output what is not made
   * @param consequence what became of it, such as {@code nothing was written}
   */
  public static SitemapException refusal(String output, String consequence) {
    return new SitemapException(
        Problem.of(
                ContainmentCodes.FAILED,
                "an error in this program or in an extension costs a part of the input (see"
                    + " above); "
                    + consequence
                    + "; "
                    + ADVICE,
                Location.of(output))
            .asMissing());
  }

  /** Returns the number of such problems. */
  public static long failures(Problems problems) {
    return CODES.stream().mapToLong(problems::count).sum();
  }
}
