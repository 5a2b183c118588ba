package io.github.sitemaptoolkit.problem;

/**
 * What a problem is about: a name that stays the same from version to version, such as {@code
 * xml.unescaped-entity}.
 *
 * <p>Each code is a constant of the package that reports it. What it means and how to mend it
 * stands in the {@link CodeTable} of its module.
 *
 * @param id the name: a room and what is wrong, both in lower case, with a dot between them
 * @param severity how bad it usually is
 * @param ofValue whether what is left out because of it is a value of an entry that is still there;
 *     else it may be an entry, or many
 * @since 0.1
 */
public record Code(String id, Severity severity, boolean ofValue) {

  /** Returns a code for something that is worth knowing. */
  public static Code info(String id) {
    return new Code(id, Severity.INFO, false);
  }

  /** Returns a code for something that is not as it should be. */
  public static Code warning(String id) {
    return new Code(id, Severity.WARNING, false);
  }

  /** Returns a code for something that is wrong. */
  public static Code error(String id) {
    return new Code(id, Severity.ERROR, false);
  }

  /** Returns this code for problems that cost a value of an entry and not the entry. */
  public Code costsValue() {
    return new Code(id, severity, true);
  }

  /** Returns this code, with the severity that it has in one case. */
  public Code withSeverity(Severity other) {
    return severity == other ? this : new Code(id, other, ofValue);
  }

  /** Returns its id. */
  @Override
  public String toString() {
    return id;
  }
}
