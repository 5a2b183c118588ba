package io.github.sitemaptoolkit.site.config;

/** What the value of a setting may be. */
public enum SettingKind {
  /** True or false. */
  SWITCH,
  /** A text or a number. */
  TEXT,
  /** Any number of texts. */
  TEXTS,
  /** Names with values, also written as a table. */
  PAIRS,
  /** The name of a file. */
  FILE,
  /** Any number of names of files. */
  FILES,
  /** Names with names of files. */
  PAIRS_OF_FILES;

  boolean isPairs() {
    return this == PAIRS || this == PAIRS_OF_FILES;
  }

  boolean isList() {
    return isPairs() || this == TEXTS || this == FILES;
  }
}
