package io.github.sitemaptoolkit.web.command.jdk.io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.problem.Problem;
import java.util.function.Consumer;

/** Passes on findings: documents are checked one after the other. */
final class HeldFindings implements Consumer<Problem> {

  private final Consumer<Problem> target;

  HeldFindings(Consumer<Problem> target, int most) {
    this.target = target;
  }

  @Override
  public void accept(Problem finding) {
    target.accept(finding);
  }

  void turn() {}

  void drop() {}

  boolean isDropped() {
    return false;
  }
}
