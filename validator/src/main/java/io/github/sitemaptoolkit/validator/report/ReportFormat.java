package io.github.sitemaptoolkit.validator.report;

import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/**
 * The formats of reports.
 *
 * <p>Text of documents cannot forge a report: it is escaped as the format requires, and where
 * people read it also such that it cannot command a terminal or the program that runs a build.
 *
 * @since 0.1
 */
public enum ReportFormat {

  /** For people: by rule over all inputs, with the first places and how to fix it. */
  TEXT("text", "for people: by rule, with the first places and how to fix it", TextReport::new),

  /** One JSON document with all findings of each input. */
  JSON("json", "one JSON document", JsonReport::new),

  /** JSON lines: one for each finding, and one for each input that could not be read. */
  NDJSON("ndjson", "one line of JSON for each finding", NdjsonReport::new),

  /**
   * CSV as in RFC 4180: a row for each finding, and one for each input that could not be read. What
   * a spreadsheet could take for a formula is written as a text.
   */
  CSV("csv", "a row for each finding, for spreadsheets", CsvReport::new),

  /**
   * SARIF 2.1.0, for code scanning. Has at most 25,000 results: 15,000 errors, 5,000 warnings and
   * 5,000 infos; a notification says what is left out.
   */
  SARIF("sarif", "SARIF 2.1.0, for code scanning", SarifReport::new),

  /** JUnit XML: a test suite for each input, with a test case for each rule that has findings. */
  JUNIT("junit", "JUnit XML: a test case for each rule that has findings", JunitReport::new),

  /**
   * Commands for GitHub Actions that annotate files. They must be printed to standard output or
   * standard error. Has at most ten of each severity, because GitHub shows no more.
   */
  GITHUB("github", "annotations of GitHub Actions", GithubReport::new),

  /**
   * A table in Markdown, at most 1 MiB, such as is appended to the file that {@code
   * GITHUB_STEP_SUMMARY} names.
   */
  MARKDOWN("markdown", "a table by rule in Markdown", MarkdownReport::new);

  private interface Factory {
    Report create(Writer out, ReportSettings settings) throws IOException;
  }

  private final String id;
  private final String description;

  @SuppressWarnings("ImmutableEnumChecker") // references to constructors
  private final Factory factory;

  ReportFormat(String id, String description, Factory factory) {
    this.id = id;
    this.description = description;
    this.factory = factory;
  }

  /** Returns the format with an id; empty if there is none. */
  public static Optional<ReportFormat> find(String id) {
    return Arrays.stream(values()).filter(format -> format.id.equals(id)).findFirst();
  }

  /** Returns the id, such as {@code sarif}. */
  public String id() {
    return id;
  }

  /** Returns a description for people in a few words. */
  public String description() {
    return description;
  }

  /**
   * Creates a report in UTF-8.
   *
   * @param out where to write; flushed when the report is finished, not closed
   * @throws IOException if the report cannot be written
   */
  public Report create(OutputStream out, ReportSettings settings) throws IOException {
    return create(new OutputStreamWriter(out, StandardCharsets.UTF_8), settings);
  }

  /**
   * Creates a report.
   *
   * @param out where to write, for programs in UTF-8; flushed when the report is finished, not
   *     closed
   * @throws IOException if the report cannot be written
   */
  public Report create(Writer out, ReportSettings settings) throws IOException {
    return factory.create(out, settings);
  }

  /** Returns the id. */
  @Override
  public String toString() {
    return id;
  }
}
