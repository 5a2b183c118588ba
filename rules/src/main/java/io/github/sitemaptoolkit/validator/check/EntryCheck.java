package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.date.DateCheck;
import io.github.sitemaptoolkit.date.DateFault;
import io.github.sitemaptoolkit.element.ExtensionCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.text.XmlText;
import io.github.sitemaptoolkit.url.PageUrls;
import io.github.sitemaptoolkit.url.PrivateUrls;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.validator.profile.Level;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Checks single entries by some of the rules for Google: their urls, and the values of their
 * extensions. Only errors are findings.
 *
 * <p>An entry without a finding costs little: tables of rules are only read for the first finding.
 * Not thread-safe.
 *
 * @since 0.1
 */
public final class EntryCheck {

  /**
   * What is wrong with an entry.
   *
   * @param path the field, from the entry, such as {@code video[1].duration}
   * @param message what is wrong and what to do about it
   */
  public record Finding(Code code, String path, Supplier<String> message) {

    /** Returns the finding as a problem of an entry, with this message. */
    Problem problem(String text, String loc, Places places) {
      return new Problem(
          code.severity(),
          code.id(),
          text,
          places.of(path),
          places.path(path),
          places.documentPath(path),
          loc,
          false,
          code.valueOnly());
    }
  }

  private static final String LOC = "loc";
  private static final String LASTMOD = "lastmod";
  private static final String TOO_MANY = ".too-many"; // values of an extension
  private static final Places NOWHERE = new Places(Location.of(""));

  private final Context context;
  private final Predicate<String> rules;
  private final Map<String, Boolean> wanted = new HashMap<>(); // what the rules say, by code
  private final Map<String, Boolean> ofFields = new HashMap<>(); // likewise, of faults of fields
  private final int ofUrls; // the faults of urls that are wanted
  private final ValueChecks values;
  private final ForeignCheck foreign;
  private final PageUrls urls;
  private final Map<String, Boolean> errors = new HashMap<>(); // by the codes of findings
  private final List<Finding> findings = new ArrayList<>(); // of the current entry
  private final List<Problem> ofElements = new ArrayList<>();
  private @Nullable Verdicts verdicts;
  private @Nullable String latest; // url
  private int latestFaults;

  /**
   * Creates a check.
   *
   * @param context has the extensions
   * @param wanted tells by their codes which rules to check; those of fields by the rows that stand
   *     for a fault of any field, such as {@code *-range}
   */
  public EntryCheck(Context context, Predicate<String> wanted) {
    this.context = context;
    this.rules = wanted;
    int faults = 0;
    for (UrlFault fault : UrlFault.values()) {
      faults |= wants(fault.code()) ? ~fault.without(-1) : 0;
    }
    this.ofUrls = faults;
    PrivateUrls privateUrls = context.options(PrivateUrls.NONE);
    this.urls = new PageUrls(privateUrls);
    var target = new Target();
    this.foreign = new ForeignCheck(context.extensions(), target, false);
    this.values = new ValueChecks(context.extensions(), target, Instant.now(), privateUrls);
  }

  /**
   * Returns what is wrong with the url and the date of an entry, as a list that the next call
   * changes.
   */
  public List<Finding> check(String loc, @Nullable String lastmod) {
    findings.clear();
    addLoc(loc);
    addLastmod(lastmod);
    return findings;
  }

  /**
   * Returns what is wrong with an entry, as a list that the next call changes. What is wrong with
   * elements that no extension claims is known at the {@linkplain #finish end}.
   *
   * @param places says where its values are, if something is found; null if elements that no
   *     extension claims do not count
   */
  public List<Finding> check(UrlEntry entry, @Nullable Supplier<Places> places) {
    findings.clear();
    addLoc(entry.loc());
    addLastmod(entry.lastmod());
    boolean hasForeign = !entry.nodes().isEmpty() && values.check(entry, NOWHERE);
    if (hasForeign && places != null) {
      foreign.add(entry.nodes(), places.get(), entry.loc());
    }
    return findings;
  }

  /** Returns what is wrong with elements that no extension claims, since the last call. */
  public List<Problem> finish() {
    foreign.finish();
    List<Problem> all = List.copyOf(ofElements);
    ofElements.clear();
    return all;
  }

  /** Returns whether the url of an entry has no fault at all, of whatever rule. */
  public boolean isFine(String loc) {
    return faults(loc) == 0;
  }

  @SuppressWarnings("ReferenceEquality") // it is asked twice for the same object
  private int faults(String loc) {
    if (loc != latest) {
      latest = loc;
      latestFaults = urls.faults(loc);
    }
    return latestFaults;
  }

  private void addLoc(String loc) {
    int faults = UrlFault.NOT_PUBLIC.without(faults(loc) & ofUrls); // what writes it tells that
    if (faults != 0) {
      for (UrlFault fault : UrlFault.in(faults)) {
        add(fault.code(), LOC, () -> fault.message(loc));
      }
    }
  }

  private void addLastmod(@Nullable String text) {
    String date = text == null ? null : XmlText.trim(text);
    DateFault fault = date == null ? null : DateCheck.fault(date);
    if (date != null && fault != null) {
      add(fault.code(), LASTMOD, () -> DateCheck.message(fault, date));
    } else if (date != null && UrlCheck.isBefore1970(date)) {
      add(CheckCodes.LASTMOD_BEFORE_1970, LASTMOD, () -> UrlCheck.before1970(date));
    }
  }

  private void add(Code code, String path, Supplier<String> message) {
    if (wants(code) && isError(code, path)) {
      findings.add(new Finding(code, path, message));
    }
  }

  private boolean wants(Code code) {
    Boolean known = wanted.get(code.id());
    if (known == null) {
      String id = code.id();
      known = rules.test(id) || (id.endsWith(TOO_MANY) && rules.test('*' + TOO_MANY));
      wanted.put(code.id(), known);
    }
    return known || ofFields.getOrDefault(code.id(), false);
  }

  /** Returns whether Google refuses what a rule finds, and reads the extension at all. */
  private boolean isError(Code code, String path) {
    int end = path.indexOf('[');
    String extension = end < 0 ? "" : path.substring(0, end);
    return isError(code)
        && (context.extensions().find(extension).isEmpty()
            || verdicts().level(ExtensionCodes.unsupported(extension)) == Level.OFF);
  }

  private boolean isError(Code code) {
    return errors.computeIfAbsent(code.id(), id -> verdicts().level(code) == Level.ERROR);
  }

  private Verdicts verdicts() {
    Verdicts known = verdicts;
    if (known == null) {
      ProfileTable table = ProfileTable.shared(context);
      known = new Verdicts(table, Profile.GOOGLE, context.extensions(), Map.of());
      verdicts = known;
    }
    return known;
  }

  /** Takes what the rules find in the current entry. */
  private final class Target implements FindingTarget {

    @Override
    public boolean wants(Code code) {
      return EntryCheck.this.wants(code);
    }

    @Override
    public boolean wants(FieldFault fault, Code code) {
      Boolean known = ofFields.get(code.id());
      if (known == null) {
        known = rules.test(fault.row());
        ofFields.put(code.id(), known);
      }
      return known;
    }

    @Override
    public void report(
        Code code, Places places, String path, @Nullable String loc, Supplier<String> message) {
      add(code, path, message);
    }

    @Override
    public void report(Code code, Location at, Supplier<String> message) {
      // about a document as a whole
    }

    @Override
    public void report(Code code, Problem finding) {
      if (EntryCheck.this.wants(code) && isError(code)) {
        ofElements.add(finding);
      }
    }
  }
}
