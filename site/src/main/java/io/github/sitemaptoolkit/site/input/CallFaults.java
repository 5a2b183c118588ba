package io.github.sitemaptoolkit.site.input;

import io.github.sitemaptoolkit.batch.plan.InvalidPlanException;
import io.github.sitemaptoolkit.batch.setting.SettingException;

/** What says that a call is wrong, and no input: it ends the run. */
public final class CallFaults {

  private CallFaults() {}

  /** Returns whether something thrown is such a fault. */
  public static boolean is(Throwable e) {
    return e instanceof InvalidPlanException || e instanceof SettingException;
  }
}
