package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with inputs that are not as expected. */
public final class SafeguardCodes {

  /** Fewer entries were read than expected. */
  public static final Code FEWER_ROWS = Code.error("input.fewer-rows");

  private SafeguardCodes() {}
}
