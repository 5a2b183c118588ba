package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.Plural;
import io.github.sitemaptoolkit.text.Priority;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out the lastmod, changefreq and priority of entries that are none: {@code yesterday},
 * {@code sometimes}, {@code 80%}, and values that get out of date, such as news, without a usable
 * date. Counts them, and reports them once: what is wrong with each was reported when it was read.
 */
final class UsableValues {

  private final Set<Class<?>> dated = new HashSet<>();
  private final Extensions extensions;
  private long leftOut;
  private long unlisted;
  private @Nullable String example;
  private @Nullable String loc;
  private @Nullable Location place;

  UsableValues(Extensions extensions) {
    this.extensions = extensions;
    for (SitemapExtension<?> extension : extensions) {
      if (extension.descriptor().canGetOutdated()) {
        dated.add(extension.descriptor().type());
      }
    }
  }

  /**
   * Returns an entry without the values of extensions that are not usable; the same entry if it has
   * none.
   *
   * @param location where the entry was read; null if unknown
   */
  UrlEntry dated(UrlEntry entry, @Nullable Location location) {
    List<Node<?>> nodes = entry.nodes();
    @Nullable List<Node<?>> left = null; // those that stay, once one does not
    for (int i = 0; i < nodes.size(); i++) {
      Node<?> node = nodes.get(i);
      Descriptor<?> known = dated.contains(node.value().getClass()) ? descriptor(node) : null;
      if (known != null && known.outdated(node.value()) == null) {
        left = left == null ? new ArrayList<>(nodes.subList(0, i)) : left;
        count("the " + known.element() + " without a usable date", entry, location);
      } else if (left != null) {
        left.add(node);
      }
    }
    return left == null ? entry : entry.toBuilder().nodes(left).build();
  }

  private @Nullable Descriptor<?> descriptor(Node<?> node) {
    return extensions
        .find(node.value().getClass())
        .map(it -> it.extension().descriptor())
        .orElse(null);
  }

  /** Counts an entry that is in no set without values that were left out. */
  void unlisted() {
    unlisted++;
  }

  /**
   * Returns an entry without such values; the same entry if it has none.
   *
   * @param location where the entry was read; null if unknown
   */
  UrlEntry of(UrlEntry given, @Nullable Location location) {
    UrlEntry entry = dated.isEmpty() ? given : dated(given, location);
    String lastmod = entry.lastmod();
    String changefreq = entry.changefreq();
    String priority = entry.priority();
    String date = lastmod == null || isDate(lastmod) ? lastmod : null;
    String word = changefreq == null || isWord(changefreq) ? changefreq : null;
    String number = priority == null || Priority.isValid(priority.strip()) ? priority : null;
    boolean dated = count("lastmod", lastmod, date, entry, location); // each is counted
    boolean worded = count("changefreq", changefreq, word, entry, location);
    boolean numbered = count("priority", priority, number, entry, location);
    return dated && worded && numbered
        ? entry
        : entry.toBuilder().lastmod(date).changefreq(word).priority(number).build();
  }

  /** Returns whether a text is a date, even if it is not in a form of the W3C. */
  private static boolean isDate(String text) {
    if (W3cDates.fault(text) == null) {
      return true;
    }
    DateFault fault = DateCheck.fault(text);
    return fault != DateFault.INVALID && fault != DateFault.IMPOSSIBLE;
  }

  /** Returns whether a text is a word of the protocol, in any case. */
  private static boolean isWord(String text) {
    return Changefreq.isWord(text) || Changefreq.isWord(text.strip().toLowerCase(Locale.ROOT));
  }

  /** Returns whether a value stays, and counts it otherwise, unless there is nothing in it. */
  private boolean count(
      String field,
      @Nullable String value,
      @Nullable String kept,
      UrlEntry entry,
      @Nullable Location location) {
    if (value == null || kept != null) {
      return true;
    }
    if (!value.isBlank()) {
      count(field + ' ' + Problem.quoted(value), entry, location);
    }
    return false;
  }

  private void count(String value, UrlEntry entry, @Nullable Location location) {
    if (leftOut++ == 0) {
      example = value;
      loc = entry.loc();
      place = location;
    }
  }

  /**
   * Reports all values that were left out since the last call, as one problem.
   *
   * @param name the name of the output
   */
  void report(String name, Problems problems) {
    if (leftOut == 0) {
      return;
    }
    String message =
        leftOut == 1
            ? "1 value is left out because crawlers cannot read it: "
            : leftOut + " values are left out because crawlers cannot read them; the first is ";
    Location at = place == null ? Location.of(name) : place;
    problems.report(problem(message + example, at, loc));
    if (unlisted > 0) {
      String entries = Plural.of(unlisted, "entry is", "entries are");
      String those = entries + " in none of the sets without the values that are left out";
      problems.report(problem(those, Location.of(name), null).asMissing(), unlisted);
    }
    leftOut = 0;
    unlisted = 0;
  }

  /** Returns a problem that costs no entry. */
  private static Problem problem(String message, Location at, @Nullable String loc) {
    Code code = PublishCodes.BAD_VALUE;
    return new Problem(
        code.severity(), code.id(), message, at, null, null, loc, false, code.valueOnly());
  }
}
