package io.github.sitemaptoolkit.validator.check;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.validator.rule.FieldFault;
import java.util.function.Supplier;

/** Accepts what is wrong with the text of one field. */
interface FaultSink {

  /**
   * Reports a fault of the field.
   *
   * @param words what is wrong, to follow the name of the field, such as {@code is empty}
   */
  void fault(FieldFault fault, Supplier<String> words);

  /**
   * Reports that a rule for values of this kind is violated, in whatever field.
   *
   * @param message what is wrong
   */
  void rule(Code code, Supplier<String> message);
}
