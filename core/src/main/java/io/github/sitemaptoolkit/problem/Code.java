package io.github.sitemaptoolkit.problem;

/**
 * A kind of problem, with a name that stays the same from version to version, such as {@code
 * xml.unescaped-entity}.
 *
 * <p>The table {@code META-INF/sitemap-codes.tsv} of the module that reports it says what it means
 * and how to fix it; {@code sitemap explain} prints that.
 *
 * @param id the name: an area, a dot and what is wrong, in lower case
 * @param severity the usual severity
 * @param valueOnly whether such a problem costs at most a value of an entry, or the entry of which
 *     that value is the url; if false, it may cost one entry or many, whatever their urls
 * @since 0.1
 */
public record Code(String id, Severity severity, boolean valueOnly) {

  /** Returns a code with the severity {@link Severity#INFO}. */
  public static Code info(String id) {
    return new Code(id, Severity.INFO, false);
  }

  /** Returns a code with the severity {@link Severity#WARNING}. */
  public static Code warning(String id) {
    return new Code(id, Severity.WARNING, false);
  }

  /** Returns a code with the severity {@link Severity#ERROR}. */
  public static Code error(String id) {
    return new Code(id, Severity.ERROR, false);
  }

  /**
   * Returns this code, marked as one that costs at most a value of an entry; see {@link
   * #valueOnly}.
   */
  public Code asValueOnly() {
    return new Code(id, severity, true);
  }

  /** Returns a copy of this code with the given severity. */
  public Code withSeverity(Severity other) {
    return severity == other ? this : new Code(id, other, valueOnly);
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
