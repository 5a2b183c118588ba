package io.github.sitemaptoolkit.validator.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import java.io.IOException;

/**
 * A report of what was found in one or more inputs, written while they are read.
 *
 * <pre>{@code
 * Report report = ReportFormat.SARIF.create(out, settings);
 * for (String input : inputs) {
 *   report.begin(input);
 *   ... report.finding(problem);
 *   report.end(result);
 * }
 * report.finish();
 * }</pre>
 *
 * <p>A report that is not {@linkplain #finish finished} is incomplete. It holds nothing that must
 * be released: whoever opened its output closes it. Its size in memory does not grow with the
 * number of findings, only with that of the rules and inputs. Not thread-safe: inputs are reported
 * one after the other.
 *
 * <p>If the run is compared with a baseline ({@link ReportSettings#baseline}), {@link #finding} is
 * called for new findings only, {@link #known} for those that the baseline has, and {@link #mended}
 * for what it has and the run has not.
 *
 * @since 0.1
 */
public interface Report {

  /**
   * Begins an input.
   *
   * @param input its name, as the user gave it; {@code -} for standard input
   * @throws IOException if the report cannot be written
   */
  void begin(String input) throws IOException;

  /**
   * Adds a finding to the current input. After the last input has ended, findings belong to the
   * files that their locations name: those of rules over several files.
   *
   * @param finding what is wrong and where, with the severity that it has for the profile
   * @throws IOException if the report cannot be written
   */
  void finding(Problem finding) throws IOException;

  /**
   * Adds a finding that the baseline has, too. It belongs to the same input as one that is new.
   * Does nothing unless a report overrides it.
   *
   * @param finding what is wrong and where, as for {@link #finding}
   * @throws IOException if the report cannot be written
   */
  default void known(Problem finding) throws IOException {}

  /**
   * Adds findings that the baseline has and the run has not. To be called after the last input.
   * Does nothing unless a report overrides it.
   *
   * @param finding the rule and the input, with the path (without numbers) and the url if there
   *     were any
   * @param count how many there were
   * @throws IOException if the report cannot be written
   */
  default void mended(Problem finding, long count) throws IOException {}

  /**
   * Ends the current input.
   *
   * @throws IOException if the report cannot be written
   */
  void end(InputResult result) throws IOException;

  /**
   * Adds how many urls the findings of the run are about. To be called once, after all findings.
   * Does nothing unless a report overrides it.
   *
   * @param urls the numbers, with findings that a baseline has
   * @throws IOException if the report cannot be written
   */
  default void affected(AffectedUrls urls) throws IOException {}

  /**
   * Ends the report and flushes its output.
   *
   * @throws IOException if the report cannot be written
   */
  void finish() throws IOException;
}
