package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.cli.progress.Watch;
import java.io.IOException;

/** Checks each document when it is added; findings are reported as they are made. */
record DirectChecks(Check check, Turns turns, Watch progress) implements CheckQueue {

  @Override
  public void add(CheckedDocument document) throws IOException {
    turns.begin(document);
    turns.end(document, check.check(document, turns::add, progress));
  }
}
