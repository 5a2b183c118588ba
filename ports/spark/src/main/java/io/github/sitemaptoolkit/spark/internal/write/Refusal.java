package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.guard.LossException;
import io.github.sitemaptoolkit.publisher.guard.ShareException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;

/** What to do if the publisher refuses to publish, with the names of Spark's options. */
final class Refusal {

  private Refusal() {}

  /** Returns an exception whose message says which option allows what was refused. */
  static SitemapException of(SitemapException refused) {
    Problem problem = refused.problem();
    String advice;
    if (refused instanceof ShareException share) {
      advice = advice(share);
    } else if (refused instanceof LossException loss) {
      advice =
          "; if that is intended, set the option acceptLoss to "
              + String.join(",", loss.fields())
              + " this time";
    } else if (problem.code().equals(PublishCodes.FOREIGN.id())) {
      advice =
          "; check the directory, or replace that set with the option adopt (and, if it cannot be"
              + " read, the option maxShrink 100)";
    } else {
      return refused;
    }
    return new SitemapException(problem.withMessage(problem.message() + advice), refused);
  }

  private static String advice(ShareException share) {
    boolean shrinks = share.problem().code().equals(PublishCodes.SHRINK.id());
    return shrinks
        ? "; if that is intended, set the option maxShrink to " + share.passing()
        : "; check the option baseUrl, or set the option maxOutside to " + share.passing();
  }
}
