package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.TrackingParameters;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.value.ScopeFault;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Checks what every entry has: loc, lastmod, changefreq and priority, each by itself. */
final class UrlCheck implements FaultSink {

  private static final int LONGEST_YANDEX = 1_024; // characters
  private static final int LONGEST_BAIDU = 256; // bytes
  private static final int LONGEST = 2_048;
  private static final int SHORTEST = 12; // of sitemap.xsd
  private static final int LONGEST_VALUE_YANDEX = 100; // bytes

  private static final String UNIX = "1970";
  private static final String FIRST_YEAR = "1990"; // before the web, a date is probably a default

  private final FindingSink sink;
  private final PageUrls urls;
  private final @Nullable String location; // of a sitemap
  private final @Nullable String index;
  private final @Nullable String indexKey;
  private final Instant now;
  private final String today;
  private final boolean wantsTimes;

  private Places places;
  private String loc = "";
  private String path = "";

  /**
   * Creates a check.
   *
   * @param urls judges the urls of the document
   * @param location the url of the document; null if it is unknown
   * @param isIndex whether the document is an index
   */
  UrlCheck(
      FindingSink sink, PageUrls urls, @Nullable String location, boolean isIndex, Instant now) {
    this.sink = sink;
    this.urls = urls;
    this.location = isIndex ? null : location;
    this.index = isIndex ? location : null;
    this.indexKey = index == null ? null : CanonicalUrl.of(index);
    this.now = now;
    this.today = now.toString().substring(0, 10);
    this.wantsTimes = sink.wants(CheckCodes.LASTMOD_DATE_ONLY);
    this.places = new Places(Location.of(""));
  }

  /** Begins with another entry. */
  void begin(String url, Places ofEntry) {
    loc = url;
    places = ofEntry;
  }

  /** Checks the url of a page or a sitemap. */
  void loc() {
    path = "loc";
    int faults = urls.faults(loc);
    ValueCheck.reportUrl(faults, loc, this);
    checkLength();
    if (loc.indexOf('?') > 0) {
      checkTracking();
    }
    String base = location;
    if (base != null && !UrlJudge.isUncrawlable(faults)) {
      ScopeFault fault = ScopeFault.of(base, loc);
      if (fault != null) {
        rule(fault.code(), () -> fault.message(base, loc));
      }
    }
  }

  private void checkTracking() {
    String parameter = TrackingParameters.find(loc);
    if (parameter != null) {
      rule(
          CheckCodes.LOC_TRACKING,
          () -> "the parameter " + Problem.quoted(parameter) + " only serves to track visitors");
    }
  }

  /** Checks whether the index may list a sitemap. */
  void ofIndex() {
    String base = index;
    if (base == null) {
      return;
    }
    ScopeFault fault = ScopeFault.of(base, loc);
    if (CanonicalUrl.of(loc).equals(indexKey)) {
      rule(CheckCodes.INDEX_CYCLE, () -> "the index lists itself");
    } else if (fault == ScopeFault.OUT_OF_SCOPE) {
      rule(
          CheckCodes.INDEX_HIGHER,
          () -> Problem.quoted(loc) + " is not in the directory of the index or below");
    } else if (fault != null) {
      rule(CheckCodes.INDEX_OTHER_SITE, () -> fault.message(base, loc));
    }
  }

  private void checkLength() {
    int length = loc.length();
    if (length < SHORTEST) {
      rule(
          CheckCodes.LOC_TOO_SHORT,
          () -> "the url has only " + ShownNumber.counted(length, "character"));
    } else if (length == LONGEST) {
      rule(
          CheckCodes.LOC_2048,
          () -> "the url has exactly 2,048 characters; write fewer to be safe");
    }
    if (length > LONGEST_YANDEX && length <= LONGEST) { // longer ones are too long for all
      rule(
          CheckCodes.LOC_TOO_LONG_YANDEX,
          () ->
              "the url has "
                  + ShownNumber.of(length)
                  + " characters; Yandex takes at most "
                  + ShownNumber.of(LONGEST_YANDEX));
    }
    if (length > LONGEST_BAIDU / 3
        && length <= LONGEST
        && sink.wants(CheckCodes.LOC_TOO_LONG_BAIDU)) {
      int bytes = loc.getBytes(StandardCharsets.UTF_8).length;
      if (bytes > LONGEST_BAIDU) {
        rule(
            CheckCodes.LOC_TOO_LONG_BAIDU,
            () ->
                "the url has "
                    + ShownNumber.of(bytes)
                    + " bytes; Baidu takes at most "
                    + ShownNumber.of(LONGEST_BAIDU));
      }
    }
  }

  /** Checks a lastmod. */
  void lastmod(String text) {
    path = "lastmod";
    String date = XmlText.trim(text);
    checkValueLength(date);
    if (!ValueCheck.checkDate(date, this)) {
      return;
    }
    if (date.compareTo(today) > 0 && W3cDates.isAfter(date, now)) {
      rule(CheckCodes.LASTMOD_FUTURE, () -> "lastmod " + date + " is in the future");
    } else if (isBefore1970(date)) {
      rule(CheckCodes.LASTMOD_BEFORE_1970, () -> before1970(date));
    } else if (date.compareTo(FIRST_YEAR) < 0) {
      rule(CheckCodes.LASTMOD_OLD, () -> "lastmod " + date + " is before 1990");
    }
    if (wantsTimes && date.length() == 10) {
      rule(CheckCodes.LASTMOD_DATE_ONLY, () -> "lastmod " + date + " has no time and no time zone");
    }
  }

  static boolean isBefore1970(String date) {
    return date.compareTo(UNIX) < 0;
  }

  static String before1970(String date) {
    return "lastmod " + date + " is before 1970, which Search Console refuses";
  }

  /** Checks a changefreq. */
  void changefreq(String text) {
    path = "changefreq";
    String word = XmlText.trim(text);
    Code fault = Changefreq.fault(word);
    if (fault != null) {
      checkValueLength(word);
      rule(fault, () -> Changefreq.message(fault, word));
    }
  }

  /** Checks a priority. */
  void priority(String text) {
    path = "priority";
    String number = XmlText.trim(text);
    checkValueLength(number);
    Code fault = Priority.fault(number);
    if (fault != null) {
      rule(fault, () -> Priority.message(fault, number));
    }
  }

  private void checkValueLength(String value) {
    if (value.length() > LONGEST_VALUE_YANDEX) {
      String name = path;
      rule(
          CheckCodes.DATE_TOO_LONG,
          () ->
              name
                  + " has "
                  + ShownNumber.of(value.length())
                  + " characters; Yandex takes at most 100");
    }
  }

  @Override
  public void fault(FieldFault fault, Supplier<String> words) {
    throw new IllegalStateException("the fields of an entry have rules of their own");
  }

  @Override
  public void rule(Code code, Supplier<String> message) {
    sink.report(code, places, path, loc, message);
  }
}
