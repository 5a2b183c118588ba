package io.github.sitemaptoolkit.batch;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.batch.plan.Freshness;
import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.PlannedOutput;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class BatchTest {

  @TempDir Path directory;
  private final List<String> heard = new ArrayList<>();
  private final List<FileResult> results = new ArrayList<>();
  private final BatchListener listener =
      new BatchListener() {
        @Override
        public void next(PlannedOutput work) {
          heard.add("next " + name(work));
        }

        @Override
        public void finished(FileResult result) {
          heard.add(result.status() + " " + name(result.work()));
          results.add(result);
        }
      };

  private static String name(PlannedOutput work) {
    return work.inputs().get(0).name();
  }

  private List<PlannedOutput> plan(String... names) throws IOException {
    List<PlannedOutput> plan = new ArrayList<>();
    for (String name : names) {
      plan.add(new PlannedOutput(List.of(Input.of(name)), directory.resolve(name)));
    }
    return plan;
  }

  private static FileResult written(PlannedOutput work) {
    var content = new FileResult.Content(DocumentInfo.Kind.URLSET, 2, true, 10);
    var status = FileResult.Status.WRITTEN;
    return new FileResult(work, status, "xml", "txt", content, new Problems(), 1, null);
  }

  @Test
  void resultsComeInTheOrderOfThePlan() throws IOException {
    var last = new CountDownLatch(1);
    FileConverter converter =
        work -> {
          try {
            if (name(work).equals("a")) {
              assertTrue(last.await(20, TimeUnit.SECONDS));
            } else if (name(work).equals("c")) {
              last.countDown();
            }
          } catch (InterruptedException e) {
            throw new IOException(e);
          }
          return written(work);
        };
    BatchTotals totals = new Batch("txt", converter).threads(2).run(plan("a", "b", "c"), listener);
    assertEquals(
        List.of("next a", "WRITTEN a", "next b", "WRITTEN b", "next c", "WRITTEN c"), heard);
    assertEquals("3 files: 3 written; 6 urls", totals.toString());
  }

  @Test
  void whatIsThrownCostsItsOwnOutput() throws IOException {
    var fault = new IllegalStateException("a fault");
    FileConverter converter =
        work -> {
          if (name(work).equals("a")) {
            throw fault;
          }
          return written(work);
        };
    new Batch("txt", converter).run(plan("a", "b"), listener);
    assertEquals(List.of("next a", "FAILED a", "next b", "WRITTEN b"), heard);
    Exception failure = results.get(0).failure();
    assertSame(fault, failure == null ? null : failure.getCause());
  }

  @Test
  void nothingIsBegunAfterAFailureWhereThatIsAskedFor() throws IOException {
    FileConverter converter =
        work -> {
          throw new IOException("no");
        };
    String[] names = IntStream.range(0, 20).mapToObj(Integer::toString).toArray(String[]::new);
    BatchTotals totals = new Batch("txt", converter).failFast(true).run(plan(names), listener);
    assertEquals(1, results.size());
    assertEquals(19, totals.notBegun());
  }

  @Test
  void outputsThatExistAreLeftAsTheyAreWhereThatIsAskedFor() throws IOException {
    Files.writeString(directory.resolve("b"), "old");
    new Batch("txt", BatchTest::written).freshness(Freshness.KEEP).run(plan("a", "b"), listener);
    assertEquals(List.of("next a", "WRITTEN a", "next b", "SKIPPED b"), heard);
  }

  @Test
  void directoryIsThereBeforeAnOutputIsMade() throws IOException {
    Path output = directory.resolve("new").resolve("a");
    FileConverter converter =
        work -> {
          Files.writeString(output, "a");
          return written(work);
        };
    var work = new PlannedOutput(List.of(Input.of("a")), output);
    new Batch("txt", converter).run(List.of(work), listener);
    assertEquals("a", Files.readString(output));
  }

  @Test
  void listenerEndsTheBatch() throws IOException {
    List<PlannedOutput> plan = plan("a", "b");
    var failing =
        new BatchListener() {
          @Override
          public void finished(FileResult result) throws IOException {
            throw new IOException("full");
          }
        };
    var batch = new Batch("txt", BatchTest::written);
    assertEquals(
        "full", assertThrows(IOException.class, () -> batch.run(plan, failing)).getMessage());
  }

  @Test
  void emptyPlanIsDone() throws IOException {
    assertEquals(0, new Batch("txt", BatchTest::written).run(List.of(), listener).files());
  }

  @Test
  void reportSaysAnyNameInJson() throws IOException {
    Path file = directory.resolve("report.json");
    var work = new PlannedOutput(List.of(Input.of("a\"\u0001\n\uD83D\uDE00\u00E9")), null);
    try (BatchReport report = BatchReport.open(file, Exception::toString)) {
      report.add(written(work));
      report.finish(new BatchTotals(1));
    }
    String line = Files.readAllLines(file).get(1);
    assertTrue(
        line.startsWith("{\"input\":\"a\\\"\\u0001\\n\uD83D\uDE00\u00E9\",\"output\":\"-\","),
        line);
  }
}
