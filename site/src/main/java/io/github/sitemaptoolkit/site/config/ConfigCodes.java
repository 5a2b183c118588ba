package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.problem.Code;

/** Codes of problems with a configuration file. */
public final class ConfigCodes {

  /** A column has fewer values than when it was last published. */
  public static final Code FEWER_VALUES = Code.warning("config.fewer-values");

  /** An input whose bytes are the same is read otherwise than when it was last published. */
  public static final Code READ_ANEW = Code.warning("config.read-anew");

  /** An input is read otherwise than when it was last published. */
  public static final Code INPUT_CHANGED = Code.error("config.input-changed");

  /** A key is unknown, or a required one is missing. */
  public static final Code KEY = Code.error("config.key");

  /** The file is not TOML. */
  public static final Code SYNTAX = Code.error("config.syntax");

  /** The file names jars that are not trusted. */
  public static final Code UNTRUSTED = Code.error("config.untrusted");

  /** A value has the wrong type, or is not allowed. */
  public static final Code VALUE = Code.error("config.value");

  private ConfigCodes() {}
}
