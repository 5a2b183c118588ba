package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.DocumentCheck;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks the entries that a command writes, as they pass. */
public final class WrittenCheck implements Step {

  /** Rules that every reader checks, so that a finding would be the second message. */
  private static final Set<String> OF_READERS =
      Set.of(
          UrlCodes.DOUBLE_ESCAPED.id(),
          UrlCodes.INNER_WHITESPACE.id(),
          UrlCodes.INVALID.id(),
          UrlCodes.NO_HOST.id(),
          UrlCodes.RELATIVE.id(),
          UrlCodes.SCHEME.id(),
          UrlCodes.TEMPLATE.id(),
          UrlCodes.TOO_LONG.id(),
          EntryCodes.CHANGEFREQ_CASE.id(),
          EntryCodes.CHANGEFREQ_VALUE.id());

  /** The fields that all readers check by these rules. */
  private static final List<String> FIELDS = List.of("loc", "changefreq");

  private final Validator validator;
  private final Problems problems;
  private final Location output;
  private final Set<String> others;
  private @Nullable DocumentCheck check; // once the kind of document is known
  private long errors;

  /**
   * Creates a check.
   *
   * @param problems where to report what is found
   * @param output where the entries are said to be
   * @param others the codes of more rules that the command checks itself
   */
  public WrittenCheck(Validator validator, Problems problems, Location output, Set<String> others) {
    this.validator = validator;
    this.problems = problems;
    this.output = output;
    this.others = others;
  }

  private DocumentCheck check(boolean index) {
    DocumentCheck begun = check;
    if (begun == null) {
      begun = validator.begin(index, this::found);
      check = begun;
    }
    return begun;
  }

  private void found(Problem finding) {
    errors += finding.severity() == Severity.ERROR ? 1 : 0;
    boolean ofReader = OF_READERS.contains(finding.code()) && isOfEntry(finding.path());
    if (!ofReader && !others.contains(finding.code())) {
      problems.report(finding);
    }
  }

  /**
   * Returns whether a path is that of one of the fields, with or without the number of an entry.
   */
  private static boolean isOfEntry(@Nullable String path) {
    if (path == null || FIELDS.contains(path)) {
      return path != null;
    }
    boolean numbered = path.startsWith("url[") || path.startsWith("sitemap[");
    return numbered && FIELDS.contains(path.substring(path.indexOf('.') + 1));
  }

  /** Returns the number of errors in the entries so far, also of those that readers report. */
  public long errors() {
    return errors;
  }

  /** Checks an entry that was read at a place; null if that is unknown. */
  public void add(UrlEntry entry, @Nullable Location at) {
    page(entry, new Places(at == null ? output : at));
  }

  @Override
  public UrlEntry page(UrlEntry entry) {
    return page(entry, new Places(output));
  }

  @Override
  public UrlEntry page(UrlEntry entry, Places places) {
    check(false).add(entry, places);
    return entry;
  }

  @Override
  public IndexEntry sitemap(IndexEntry entry, Places places) {
    check(true).add(entry, places);
    return entry;
  }

  @Override
  public void end(String source, Problems ofDocument) {
    if (check != null) {
      check.finish(output, 0);
    }
  }
}
