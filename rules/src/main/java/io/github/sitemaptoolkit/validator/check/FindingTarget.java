package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.format.Places;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Accepts what the rules find, and tells them which findings matter. */
interface FindingTarget {

  /** Returns whether findings of a rule are reported. */
  boolean wants(Code code);

  /**
   * Returns whether a fault of a field is reported.
   *
   * @param code that of the fault of this field
   */
  default boolean wants(FieldFault fault, Code code) {
    return wants(code);
  }

  /**
   * Reports a finding of an entry.
   *
   * @param path the field, from the entry
   * @param loc the url of the entry; null outside the entries
   */
  void report(
      Code code, Places places, String path, @Nullable String loc, Supplier<String> message);

  /** Notes that the current entry violates a rule that is reported once, at the end. */
  default void met(Code code) {}

  /** Reports a finding about the document as a whole. */
  void report(Code code, Location at, Supplier<String> message);

  /** Reports a finding that is complete but for its severity, and of no entry or of several. */
  void report(Code code, Problem finding);
}
