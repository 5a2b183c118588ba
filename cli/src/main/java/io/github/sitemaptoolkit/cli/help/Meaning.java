package io.github.sitemaptoolkit.cli.help;

/**
 * What options mean that several commands have: the description of each begins with it, up to the
 * first colon, semicolon or bracket, and no other option has it.
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

  private Meaning() {}
}
