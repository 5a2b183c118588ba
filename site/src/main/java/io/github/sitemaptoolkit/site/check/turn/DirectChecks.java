package io.github.sitemaptoolkit.site.check.turn;

import io.github.sitemaptoolkit.site.input.Watch;
import java.io.IOException;

/**
 * Checks each document when it is added; findings are reported as they are made.
 *
 * @param <D> the documents
 */
public record DirectChecks<D>(Check<D> check, Turns<D> turns, Watch progress)
    implements CheckQueue<D> {

  @Override
  public void add(D document) throws IOException {
    turns.begin(document);
    turns.end(document, check.check(document, turns::add, progress));
  }
}
