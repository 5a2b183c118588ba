package io.github.sitemaptoolkit.cli.help;

import java.util.regex.Pattern;

/**
 * What options mean: the beginning of their descriptions. The constants are those of options that
 * several commands have, and no other option means the same.
 */
public final class Meaning {

  public static final String BASE_URL = "the url of the output directory";
  public static final String DRY_RUN = "show what would change, but change nothing";
  public static final String FAIL_ON = "when to exit with 1";
  public static final String GZIP = "compress the output";
  public static final String OUTPUT = "where to write";
  public static final String PROFILE = "whose rules apply";
  public static final String RECURSIVE = "read subdirectories, too";
  public static final String REPORT = "how to report the result";

  /** What else {@code --base-url} might be taken for. */
  public static final String NOT_BASE = "; relative urls of inputs are resolved against --base";

  private static final Pattern END = Pattern.compile("[:;.]( |$)| \\(");

  private Meaning() {}

  /**
   * Returns the beginning of a description, up to the first colon, semicolon, full stop or bracket:
   * the brief form that first screens and completions show.
   */
  public static String of(String description) {
    return END.split(description, 2)[0].strip();
  }
}
