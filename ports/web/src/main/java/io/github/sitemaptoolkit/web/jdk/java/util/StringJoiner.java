package io.github.sitemaptoolkit.web.jdk.java.util;

/** Texts with separators between them. */
public final class StringJoiner {

  private final String separator;
  private final String prefix;
  private final String suffix;
  private final StringBuilder text = new StringBuilder();
  private boolean any;

  /** Creates a joiner. */
  public StringJoiner(CharSequence separator) {
    this(separator, "", "");
  }

  /** Creates a joiner with a beginning and an end. */
  public StringJoiner(CharSequence separator, CharSequence prefix, CharSequence suffix) {
    this.separator = separator.toString();
    this.prefix = prefix.toString();
    this.suffix = suffix.toString();
  }

  /** Adds a text. */
  public StringJoiner add(CharSequence part) {
    text.append(any ? separator : "").append(part);
    any = true;
    return this;
  }

  /** Returns the number of characters so far. */
  public int length() {
    return prefix.length() + text.length() + suffix.length();
  }

  @Override
  public String toString() {
    return prefix + text + suffix;
  }
}
