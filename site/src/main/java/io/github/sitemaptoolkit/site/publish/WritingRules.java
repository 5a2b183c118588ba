package io.github.sitemaptoolkit.site.publish;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.Entries;
import io.github.sitemaptoolkit.text.EntryCodes;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.validator.Validator;
import io.github.sitemaptoolkit.validator.check.CheckCodes;
import java.util.Set;

/** Rules that keep a set with errors from being published. */
final class WritingRules {

  /** The rules of a set that the publisher takes care of. */
  private static final Set<String> OF_PUBLISHER = Set.of(EntryCodes.LOC_DUPLICATE.id());

  private WritingRules() {}

  /**
   * Returns entries that are checked as they pass. After the last one, an exception is thrown if
   * there were errors, so that they are not published.
   *
   * @param context reports to its problems
   * @param output the name of the output
   */
  static Entries checked(Entries entries, Validator validator, Context context, String output) {
    return consumer -> {
      var check =
          new WrittenCheck(validator, context.problems(), Location.of(output), OF_PUBLISHER);
      entries.forEach(
          (entry, at) -> {
            check.add(entry, at);
            consumer.accept(entry, at);
          });
      long errors = check.errors();
      if (errors > 0) {
        String message =
            ShownNumber.counted(errors, "error was", "errors were")
                + " found; nothing is published";
        throw new SitemapException(CheckCodes.NOT_PUBLISHED, message, Location.of(output));
      }
    };
  }
}
