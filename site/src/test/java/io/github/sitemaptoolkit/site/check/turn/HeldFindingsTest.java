package io.github.sitemaptoolkit.site.check.turn;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.batch.walk.IndexCodes;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(value = 1, unit = TimeUnit.MINUTES)
class HeldFindingsTest {

  private final List<String> passed = new ArrayList<>();
  private final HeldFindings findings =
      new HeldFindings(finding -> passed.add(finding.message()), 2);

  private void add(int count) {
    for (int i = 1; i <= count; i++) {
      findings.accept(Problem.of(IndexCodes.NESTED, "" + i, Location.of("a")));
    }
  }

  @Test
  void nothingIsPassedOnBeforeTheTurn() {
    add(2);
    assertEquals(List.of(), passed);
    findings.turn();
    assertEquals(List.of("1", "2"), passed);
    add(1);
    assertEquals(List.of("1", "2", "1"), passed);
  }

  @Test
  void threadWithManyFindingsWaitsForTheTurn() {
    CompletableFuture<Void> adding = CompletableFuture.runAsync(() -> add(5));
    findings.turn();
    adding.join();
    assertEquals(List.of("1", "2", "3", "4", "5"), passed);
  }

  @Test
  void threadEndsIfItsFindingsAreDropped() {
    CompletableFuture<Void> adding = CompletableFuture.runAsync(() -> add(5));
    findings.drop();
    CompletionException e = assertThrows(CompletionException.class, adding::join);
    assertEquals(CancellationException.class, e.getCause().getClass());
    assertEquals(List.of(), passed);
  }
}
