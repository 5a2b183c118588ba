package io.github.sitemaptoolkit.site.check;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.util.function.Consumer;

/** A report that passes findings on. */
public record ListeningReport(Consumer<Problem> listener) implements Report {

  @Override
  public void begin(String input) {}

  @Override
  public void finding(Problem finding) {
    listener.accept(finding);
  }

  @Override
  public void end(InputResult result) {}

  @Override
  public void finish() {}
}
