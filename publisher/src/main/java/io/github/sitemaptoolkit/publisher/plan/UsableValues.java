package io.github.sitemaptoolkit.publisher.plan;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateCodes;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.date.W3cDates;
import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.text.Changefreq;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.Priority;
import io.github.sitemaptoolkit.validator.check.EntryCheck.Finding;
import io.github.sitemaptoolkit.validator.check.OutputCheck;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Leaves out the lastmod, changefreq and priority of entries that are none: {@code yesterday},
 * {@code sometimes}, {@code 80%}; values of extensions as a {@link ValueMender} does, and those
 * that get out of date, such as news, without a usable date. Counts them, and reports them once:
 * what is wrong with each was reported when it was read. What is wrong with values that stay is
 * reported by an {@link OutputCheck}.
 */
final class UsableValues {

  private final Set<Class<?>> dated = new HashSet<>();
  private final Context context;
  private final String name;
  private final ValueMender mender;
  private final OutputCheck look;
  private final BadValues bad = new BadValues();
  private @Nullable UrlEntry latest; // that was looked at, as it is published
  private List<Finding> found = List.of(); // in it
  private @Nullable Location place; // where it was read

  /**
   * Creates a filter.
   *
   * @param name the name of the output
   */
  UsableValues(Context context, String name) {
    this.context = context;
    this.name = name;
    this.mender = new ValueMender(context);
    this.look = OutputCheck.with(context, ValueMender.CODES);
    for (SitemapExtension<?> extension : context.extensions()) {
      if (extension.descriptor().canGetOutdated()) {
        dated.add(extension.descriptor().type());
      }
    }
  }

  /** Returns whether a url has no fault at all, so that it need not be judged. */
  boolean isFine(String loc) {
    return look.isFine(loc);
  }

  /**
   * Returns an entry as it is published; the same entry if it is published as it is.
   *
   * @param location where the entry was read; null if unknown
   */
  @SuppressWarnings("ReferenceEquality") // sets ask, before it is published
  UrlEntry of(UrlEntry given, @Nullable Location location) {
    if (given == latest) {
      return given;
    }
    place = location;
    UrlEntry entry = ofFields(dated.isEmpty() ? given : dated(given));
    found = look.find(entry, this::places);
    if (!found.isEmpty() && found.stream().anyMatch(ValueMender::mends)) {
      entry = mender.mended(entry, List.copyOf(found), new Mended(entry.loc()));
      found = look.find(entry, null);
    }
    latest = entry;
    return entry;
  }

  /**
   * Returns what {@link #of} does of an entry that is not published, so that nobody asks what is
   * wrong with values that stay: without values of extensions, its url need not be judged.
   */
  UrlEntry ofRead(UrlEntry entry, @Nullable Location location) {
    if (!entry.nodes().isEmpty()) {
      return of(entry, location);
    }
    place = location;
    return ofFields(entry);
  }

  private Places places() {
    return new Places(place == null ? Location.of(name) : place);
  }

  /** Counts what was mended in an entry. */
  private final class Mended implements ValueMender.Listener {

    private final String loc;

    Mended(String loc) {
      this.loc = loc;
    }

    @Override
    public void leftOut(Code code, String value) {
      bad.add(code, value, loc, place);
    }

    @Override
    public void changed(Finding finding, String written) {
      look.mended(finding, written, loc, UsableValues.this::places);
    }
  }

  private UrlEntry dated(UrlEntry entry) {
    List<Node<?>> nodes = entry.nodes();
    @Nullable List<Node<?>> left = null; // those that stay, once one does not
    for (int i = 0; i < nodes.size(); i++) {
      Node<?> node = nodes.get(i);
      Descriptor<?> known = dated.contains(node.value().getClass()) ? descriptor(node) : null;
      if (known != null && known.outdated(node.value()) == null) {
        left = left == null ? new ArrayList<>(nodes.subList(0, i)) : left;
        String value = "the " + known.element() + " without a usable date";
        bad.add(mender.ofDate(node, known), value, entry.loc(), place);
      } else if (left != null) {
        left.add(node);
      }
    }
    return left == null ? entry : entry.toBuilder().nodes(left).build();
  }

  private @Nullable Descriptor<?> descriptor(Node<?> node) {
    return context
        .extensions()
        .find(node.value().getClass())
        .map(it -> it.extension().descriptor())
        .orElse(null);
  }

  /** Counts an entry that is in no set without values that were left out. */
  void unlisted() {
    bad.unlisted();
  }

  /** Returns an entry without a lastmod, changefreq and priority that are none. */
  private UrlEntry ofFields(UrlEntry entry) {
    String lastmod = entry.lastmod();
    String changefreq = entry.changefreq();
    String priority = entry.priority();
    boolean date = lastmod == null || isDate(lastmod);
    boolean word = changefreq == null || isWord(changefreq);
    boolean number = priority == null || Priority.isValid(priority.strip());
    if (date && word && number) {
      return entry;
    }
    if (!date) {
      DateFault fault = DateCheck.fault(lastmod == null ? "" : lastmod);
      count(fault == null ? DateCodes.INVALID : fault.code(), "lastmod", lastmod, entry);
    }
    if (!word) {
      count(EntryCodes.CHANGEFREQ_VALUE, "changefreq", changefreq, entry);
    }
    if (!number) {
      boolean decimal = TextValues.decimal(priority).isPresent();
      Code code = decimal ? EntryCodes.PRIORITY_RANGE : EntryCodes.PRIORITY_VALUE;
      count(code, "priority", priority, entry);
    }
    return entry.toBuilder()
        .lastmod(date ? lastmod : null)
        .changefreq(word ? changefreq : null)
        .priority(number ? priority : null)
        .build();
  }

  /** Notes what is wrong with the entry that was asked for last, which is published. */
  void published() {
    UrlEntry entry = latest;
    if (entry != null && !found.isEmpty()) {
      look.hold(found, entry.loc(), this::places);
    }
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

  /** Counts a value that is left out, unless there is nothing in it. */
  private void count(Code code, String field, @Nullable String value, UrlEntry entry) {
    if (value != null && !value.isBlank()) {
      bad.add(code, field + ' ' + Problem.quoted(value), entry.loc(), place);
    }
  }

  /** Reports all that was found since the last call. */
  void report(Problems problems) {
    bad.report(name, problems);
    look.report();
  }
}
