package io.github.sitemaptoolkit.hosts.answer;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.problem.Location;
import org.jspecify.annotations.Nullable;

/**
 * What a host answers for one address.
 *
 * @param kind what it does
 * @param status the status of HTTP; 0 if it is not known
 * @param location where a redirect leads, as the host sends it: an absolute url, or a path; else
 *     null
 * @param file the file that is sent, by its path below the root; null if none is, or if it is not
 *     known
 * @param rule where the rule stands that decides; null if the host does so by itself
 * @param reason why it is not known; empty if it is
 * @since 0.1
 */
@Incubating
public record Answer(
    AnswerKind kind,
    int status,
    @Nullable String location,
    @Nullable String file,
    @Nullable Location rule,
    String reason) {

  private static final int OK = 200;
  private static final int NO_PAGE = 404;
  private static final int NO_PAGE_ANY_MORE = 410;

  /** Creates an answer with the file that the address names. */
  public static Answer file(String file) {
    return new Answer(AnswerKind.FILE, OK, null, file, null, "");
  }

  /** Creates an answer with another file than that which the address names. */
  public static Answer rewrite(String file, @Nullable Location rule) {
    return new Answer(AnswerKind.REWRITE, OK, null, file, rule, "");
  }

  /** Creates a redirect. */
  public static Answer redirect(int status, String location, @Nullable Location rule) {
    return new Answer(AnswerKind.REDIRECT, status, location, null, rule, "");
  }

  /** Creates an answer that there is no page, with the page that says so if there is one. */
  public static Answer notFound(@Nullable String file) {
    return error(NO_PAGE, file, null);
  }

  /** Creates an answer with the status of an error; 410 is {@link AnswerKind#GONE}. */
  public static Answer error(int status, @Nullable String file, @Nullable Location rule) {
    AnswerKind kind = status == NO_PAGE_ANY_MORE ? AnswerKind.GONE : AnswerKind.NOT_FOUND;
    return new Answer(kind, status, null, file, rule, "");
  }

  /** Creates an answer that is not known. */
  public static Answer unknown(String reason, @Nullable Location rule) {
    return new Answer(AnswerKind.UNKNOWN, 0, null, null, rule, reason);
  }

  /** Returns whether every address would get it. */
  public boolean isFallback() {
    return kind == AnswerKind.FALLBACK;
  }

  /** Returns the same answer as one that every address would get, if it is known. */
  public Answer asFallback() {
    return kind == AnswerKind.UNKNOWN
        ? this
        : new Answer(AnswerKind.FALLBACK, status, location, file, rule, reason);
  }

  /** Returns the same answer as that of a rule. */
  public Answer by(@Nullable Location rule) {
    return new Answer(kind, status, location, file, rule, reason);
  }

  /** Returns the same redirect with its location written in another way. */
  public Answer withLocation(String other) {
    return new Answer(kind, status, other, file, rule, reason);
  }

  /** Returns whether somebody who follows this answer gets the same: all but the rule. */
  public boolean isLike(Answer other) {
    return kind == other.kind && by(null).equals(other.by(null));
  }
}
