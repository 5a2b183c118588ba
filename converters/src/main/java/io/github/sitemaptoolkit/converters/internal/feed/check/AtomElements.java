package io.github.sitemaptoolkit.converters.internal.feed.check;

import io.github.sitemaptoolkit.converters.internal.feed.FeedCodes;
import io.github.sitemaptoolkit.converters.internal.feed.source.FeedLog;
import io.github.sitemaptoolkit.converters.internal.feed.source.TextRange;
import io.github.sitemaptoolkit.converters.internal.feed.text.Namespaces;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * The elements that feeds and entries of Atom 1.0 must have. A title may be empty. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc4287#section-4.1">RFC 4287</a>.
 */
final class AtomElements {

  private static final String ALTERNATE = "alternate";
  private static final String DATE_AND_TIME = "yyyy-mm-ddT";
  private static final int MOST_ALTERNATES = 100; // an entry with more is beyond help

  private final Required required = new Required("id", "title", "updated");
  private final FeedLog log;
  private final Once once;
  private final List<String> alternates = new ArrayList<>(1); // types and languages

  /**
   * Creates the elements of a feed or an entry.
   *
   * @param element its name
   */
  AtomElements(String element, FeedLog log) {
    this.log = log;
    this.once = new Once(element, log);
  }

  /** Returns the part for an element of Atom. */
  OpenPart child(Tag tag) {
    switch (tag.name()) {
      case "id" -> {
        once.add(tag);
        return required.notEmpty(tag.name());
      }
      case "updated", "published" -> {
        once.add(tag);
        return date(tag);
      }
      case "title" -> {
        once.add(tag);
        required.found("title");
      }
      case "link" -> link(tag);
      default -> {
        // no rule is about it
      }
    }
    return OpenPart.IGNORED;
  }

  private OpenPart date(Tag tag) {
    String name = tag.name();
    Location at = tag.location();
    TextRange range = tag.range();
    return new TextPart(
        text -> {
          if (!text.isEmpty()) {
            required.found(name);
            checkDate(name, text, range == null ? at : range.locate(at));
          }
        },
        range);
  }

  /** Reports a date of the W3C that lacks something. Readers report all other faults. */
  private void checkDate(String name, String date, Location at) {
    DateFault fault = W3cDates.fault(date);
    boolean lacks =
        fault == null ? date.length() < DATE_AND_TIME.length() : fault == DateFault.NO_SECONDS;
    if (lacks || fault == DateFault.YEAR_ONLY || fault == DateFault.YEAR_MONTH) {
      log.reportElement(
          FeedCodes.ATOM_DATE,
          at,
          name,
          () ->
              name
                  + ' '
                  + Problem.quoted(date)
                  + " has no time with seconds, as RFC 3339 requires");
    }
  }

  private void link(Tag tag) {
    String relation = tag.attribute("rel");
    if (relation != null && !relation.equals(ALTERNATE)) {
      return;
    }
    String type = lower(tag.attribute("type"));
    String language = lower(tag.attribute("hreflang"));
    String kind = type + ' ' + language;
    if (alternates.contains(kind)) {
      log.reportElement(
          FeedCodes.ATOM_ALTERNATES,
          tag.location(),
          "link",
          () ->
              "another alternate link before this one has the same type"
                  + (type.isEmpty() ? "" : " (" + type + ")")
                  + " and language"
                  + (language.isEmpty() ? "" : " (" + language + ")"));
    } else if (alternates.size() < MOST_ALTERNATES) {
      alternates.add(kind);
    }
  }

  private static String lower(@Nullable String text) {
    return text == null ? "" : text.toLowerCase(Locale.ROOT);
  }

  /**
   * Reports what is missing.
   *
   * @param own the namespace: Atom 0.3 has other rules
   * @param element the name of the feed or entry
   * @param path its path, if the log does not know it
   */
  void check(String own, String element, Location at, @Nullable String path) {
    if (!required.isComplete() && !own.equals(Namespaces.ATOM_03)) {
      log.report(
          FeedCodes.ATOM_REQUIRED, at, path, () -> "the " + element + ' ' + required.message());
    }
  }
}
