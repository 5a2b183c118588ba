package io.github.sitemaptoolkit.web.jdk.org.mozilla.universalchardet;

import org.jspecify.annotations.Nullable;

/** Guesses no encoding: the tables of the library are large, and its guess only words messages. */
public final class UniversalDetector {

  /** Does nothing. */
  public void handleData(byte[] bytes) {
    // not looked at
  }

  /** Does nothing. */
  public void dataEnd() {
    // nothing was looked at
  }

  /** Returns null. */
  public @Nullable String getDetectedCharset() {
    return null;
  }
}
