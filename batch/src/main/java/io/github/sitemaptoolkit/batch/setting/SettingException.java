package io.github.sitemaptoolkit.batch.setting;

import java.io.Serial;

/** The value of a setting is wrong. The message begins with the key. */
public final class SettingException extends RuntimeException {

  @Serial private static final long serialVersionUID = 1L;

  private final String key;
  private final String fault;

  private SettingException(String key, String fault) {
    this(key, fault, key);
  }

  private SettingException(String name, String fault, String key) {
    super(name + fault);
    this.key = key;
    this.fault = fault;
  }

  /** Creates an exception for what does not need the value to be named. */
  public static SettingException of(String key, String message) {
    return new SettingException(key, ": " + message);
  }

  /** Creates an exception that names the value. */
  public static SettingException of(String key, String value, String message) {
    return new SettingException(key, ' ' + value + ": " + message);
  }

  /**
   * Creates an exception.
   *
   * @param fault what follows the key in the message
   */
  public static SettingException at(String key, String fault) {
    return new SettingException(key, fault);
  }

  /** Creates an exception with what a library said, which does not need the value. */
  public static SettingException of(String key, Throwable cause) {
    var exception = of(key, String.valueOf(cause.getMessage()));
    exception.initCause(cause);
    return exception;
  }

  /** Returns the same for a value that stands in a variable of the environment. */
  public SettingException in(String variable) {
    return new SettingException(variable, fault, key);
  }

  /** Returns whether the message begins with the key, and not with the name of a variable. */
  public boolean isKey() {
    return String.valueOf(getMessage()).equals(key + fault);
  }

  /** Returns the key of the setting. */
  public String key() {
    return key;
  }

  /** Returns what is wrong, to be appended to the name that the setting has where it was set. */
  public String fault() {
    return fault;
  }
}
