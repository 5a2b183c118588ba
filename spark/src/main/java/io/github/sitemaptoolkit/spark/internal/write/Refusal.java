package io.github.sitemaptoolkit.spark.internal.write;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.publisher.layout.PublishCodes;

/** What to do if the publisher refuses to publish, with the names of Spark's options. */
final class Refusal {

  private Refusal() {}

  /** Returns an exception whose message says which option allows what was refused. */
  static SitemapException of(SitemapException refused) {
    Problem problem = refused.problem();
    String advice = advice(problem.code());
    if (advice.isEmpty()) {
      return refused;
    }
    return new SitemapException(
        new Problem(
            problem.severity(),
            problem.code(),
            problem.message() + advice,
            problem.location(),
            problem.path(),
            problem.loc(),
            problem.missing()),
        refused);
  }

  private static String advice(String code) {
    if (code.equals(PublishCodes.SHRINK.id())) {
      return "; if that is intended, set the option maxShrink to 100";
    } else if (code.equals(PublishCodes.OUTSIDE.id())) {
      return "; check the option baseUrl, or set the option allowOutside";
    }
    return "";
  }
}
