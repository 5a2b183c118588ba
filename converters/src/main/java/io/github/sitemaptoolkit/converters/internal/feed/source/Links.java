package io.github.sitemaptoolkit.converters.internal.feed.source;

import io.github.sitemaptoolkit.converters.internal.feed.text.PlainText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.FormatChecks;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Padding;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlRules;
import io.github.sitemaptoolkit.url.UrlText;
import io.github.sitemaptoolkit.url.UrlText.Reference;
import org.jspecify.annotations.Nullable;

/**
 * Makes the urls of a feed absolute.
 *
 * <p>An absolute url is returned exactly as written, whatever is wrong with it. A relative url is
 * resolved against the current {@code xml:base}, else against the base given by the caller, else
 * against the page that the feed belongs to; if there is no base, or if one of the two is too long,
 * the url is returned as it is. A text that is not a url at all, such as {@code N/A}, is never
 * resolved, because that would invent a page.
 *
 * <p>A word, such as {@code first-post} or {@code either/or}, may be a url or not. It is resolved
 * for files; for pages only if Atom, {@code xml:base} or the caller says that links are references.
 */
public final class Links {

  private final FeedLog log;
  private final PageUrls pages = new PageUrls();
  private final Code resolvedCode;
  private final @Nullable String asked;
  private final boolean checks; // all faults of files, and not only those that readers tell
  private @Nullable String feedLink;
  private boolean references;
  private long resolved;
  private @Nullable Location firstPlace; // of those that were resolved
  private String firstUrl = "";
  private String firstBase = "";

  /**
   * Creates the links of a feed.
   *
   * @param resolvedCode the code of the problem that reports relative urls, once per feed with
   *     their number
   * @param asked the base given by the caller, in place of the feed's page; null for none
   */
  public Links(FeedLog log, Code resolvedCode, @Nullable String asked) {
    this(log, resolvedCode, asked, false);
  }

  private Links(FeedLog log, Code resolvedCode, @Nullable String asked, boolean checks) {
    this.checks = checks;
    this.log = log;
    this.resolvedCode = resolvedCode;
    this.asked = asked;
  }

  /**
   * Returns the links of a feed that is read in a context: all faults of the urls of pictures,
   * videos and other files are reported if it is checked.
   *
   * @param resolvedCode the code of the problem that reports relative urls
   */
  public static Links of(FeedLog log, Code resolvedCode, Context context) {
    boolean checks = context.options(FormatChecks.OFF) == FormatChecks.ON;
    return new Links(log, resolvedCode, context.base(), checks);
  }

  /** Sets the page that the feed belongs to. */
  public void feedLink(@Nullable String url) {
    feedLink = url;
  }

  /** Sets that the specification of the feed allows any relative reference as a link. */
  public void allowReferences() {
    references = true;
  }

  /**
   * Returns the url of a picture, a video or anything else that is not a page, absolute if
   * possible; null if it is absent, or is not a url, which is reported.
   */
  public @Nullable String url(@Nullable String raw, @Nullable String base, Location at) {
    String written = raw == null ? "" : withoutPadding(raw, at);
    boolean relative = isReference(written) || UrlText.isSegment(written);
    String url = relative ? resolved(written, base, at) : written;
    int faults = checks ? UrlRules.resource(url) : UrlJudge.resource(url);
    if (!isNone(faults)) {
      report(faults, url, at);
      return PlainText.orNull(url);
    }
    UrlJudge.missing(faults, url, at, null, "it", log);
    return null;
  }

  /** Returns an address of any scheme, such as that of a mailbox; else the same as {@link #url}. */
  @Nullable String address(@Nullable String raw, @Nullable String base, Location at) {
    String address = raw == null ? "" : withoutPadding(raw, at);
    return UrlText.isAbsolute(address) ? address : url(address, base, at);
  }

  /**
   * Returns a url if it can be that of a page, absolute if possible; null if it is absent, or
   * cannot be a page, which is reported: some links run a script or start a mail, and some are not
   * urls. Callers that deliver the page must call {@link #judge}.
   */
  public @Nullable String page(@Nullable String raw, @Nullable String base, Location at) {
    return page("link", raw, base, at);
  }

  /**
   * Does the same as {@link #page(String, String, Location)}.
   *
   * @param kind what the url is in the feed, for messages
   */
  public @Nullable String page(
      String kind, @Nullable String raw, @Nullable String base, Location at) {
    String written = raw == null ? "" : withoutPadding(raw, at);
    boolean words = references || base != null || asked != null;
    boolean relative =
        isReference(written)
            ? words || UrlText.isExplicit(written)
            : words && UrlText.isSegment(written);
    String url = relative ? resolved(written, base, at) : written;
    int faults = pages.reported(url);
    boolean word = UrlFault.RELATIVE.isIn(faults) && !words && !UrlText.isExplicit(url);
    if (UrlEnding.kind(UrlEnding.of(url)) == UrlEnding.Kind.FILM) {
      log.refused("film", url);
      return null;
    }
    if (!isNone(faults) && !UrlFault.SCHEME.isIn(faults) && !word) {
      return PlainText.orNull(url);
    }
    report(faults, url, at);
    log.refused(kind, url);
    return null;
  }

  /** Returns whether all faults of the urls of files are reported. */
  public boolean checks() {
    return checks;
  }

  /**
   * Reports all faults of the address of a picture that HTML shows.
   *
   * @param written what stands there if that is relative; null if it is absolute
   * @param base what that was resolved against
   */
  public void shown(String url, @Nullable String written, String base, Location at) {
    report(UrlRules.resource(url), url, at);
    if (written != null) {
      countResolved(written, base, at);
    }
  }

  private static boolean isReference(String url) {
    return !UrlText.isAbsolute(url)
        && !UrlText.isTemplate(url)
        && UrlText.reference(url) == Reference.RELATIVE;
  }

  /** Returns whether a text is not a url that could be fetched, be it absolute or relative. */
  private static boolean isNone(int faults) {
    return UrlJudge.isUnusable(faults)
        || UrlFault.NOT_URL.isIn(faults)
        || UrlFault.DOUBLE_SCHEME.isIn(faults);
  }

  /**
   * Reports the faults of the url of a page.
   *
   * @param path the path of the field that contains the url; null if it is none of an entry
   */
  public void judge(String page, Location at, @Nullable String path) {
    UrlJudge.report(pages.reported(page), page, at, path, log);
  }

  private void report(int faults, String url, Location at) {
    UrlJudge.report(faults, url, at, null, log);
  }

  /** Returns a relative url resolved; unchanged if that is not possible. */
  private String resolved(String url, @Nullable String base, Location at) {
    String page = asked == null ? feedLink : asked;
    String outer = base == null ? page : base;
    if (base != null && !UrlText.isAbsolute(base) && page != null) {
      outer = UrlResolver.resolve(page, base);
    }
    if (outer == null
        || !UrlText.isAbsolute(outer)
        || UrlResolver.isTooLong(url)
        || UrlResolver.isTooLong(outer)) {
      return url; // judged as what it is: relative
    }
    String against = outer;
    String absolute = UrlResolver.resolve(outer, url);
    if (absolute == null) {
      log.report(
          UrlCodes.INVALID,
          at,
          null,
          () ->
              Problem.quoted(url)
                  + " cannot be resolved against "
                  + Problem.quoted(against)
                  + "; it is kept as it is");
      return url;
    }
    countResolved(url, outer, at);
    return absolute;
  }

  private void countResolved(String url, String base, Location at) {
    if (resolved == 0) {
      firstPlace = at;
      firstUrl = url;
      firstBase = base;
    }
    resolved++;
  }

  /** Reports at the end of the feed how many relative urls were resolved. */
  public void end() {
    Location at = firstPlace;
    if (at != null) {
      log.report(
          resolvedCode.withSeverity(asked == null ? Severity.WARNING : Severity.INFO),
          at,
          null,
          () ->
              ShownNumber.counted(resolved, "relative url")
                  + (resolved == 1 ? " is resolved: " : " are resolved, such as ")
                  + Problem.quoted(firstUrl)
                  + " against "
                  + Problem.quoted(firstBase));
    }
  }

  /**
   * Returns a url without white space around it. White space other than that of XML is reported.
   */
  String withoutPadding(String raw, Location at) {
    if (Padding.isUnusual(raw)) {
      log.report(EntryCodes.LOC_PADDING, at, null, Padding.MESSAGE);
    }
    return Padding.ofUrl(raw);
  }
}
