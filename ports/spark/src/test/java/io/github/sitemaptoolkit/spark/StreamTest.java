package io.github.sitemaptoolkit.spark;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.util.concurrent.atomic.AtomicInteger;
import org.apache.spark.api.java.function.VoidFunction2;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.streaming.StreamingQuery;
import org.apache.spark.sql.streaming.Trigger;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Streams that publish by batches. */
class StreamTest extends SparkTest {

  @AfterEach
  void heal() {
    FaultyFileSystem.heal();
  }

  private Dataset<Row> changes() {
    return spark()
        .readStream()
        .schema("loc STRING, lastmod STRING, _deleted BOOLEAN")
        .option("maxFilesPerTrigger", "1")
        .csv(directory.resolve("changes").toString());
  }

  /** Writes a file of the stream. Spark takes files in the order of their times. */
  private void change(int number, String rows) throws IOException {
    Path file = write("changes/" + number + ".csv", rows);
    Files.setLastModifiedTime(file, FileTime.fromMillis(1_700_000_000_000L + 1000L * number));
  }

  /** Publishes all changes until now, a file at a time, and returns the number of batches. */
  private int run(Path set, String checkpoint, int failAt) throws Exception {
    var batches = new AtomicInteger();
    VoidFunction2<Dataset<Row>, Long> publish =
        (batch, id) -> {
          if (batches.incrementAndGet() == 2 && failAt > 0) {
            FaultyFileSystem.failAt(failAt, true);
          }
          batch
              .write()
              .format("sitemap")
              .option("baseUrl", URL)
              .option("by", "month")
              .option("fs.faulty.impl", FaultyFileSystem.class.getName())
              .mode("append")
              .save("faulty:" + set);
        };
    spark().conf().set("spark.sql.streaming.checkpointLocation", directory.toString());
    StreamingQuery query =
        changes()
            .writeStream()
            .queryName(checkpoint) // its directory
            .trigger(Trigger.AvailableNow())
            .foreachBatch(publish)
            .start();
    try {
      query.awaitTermination();
    } finally {
      FaultyFileSystem.heal();
    }
    return batches.get();
  }

  @Test
  void aStreamGoesOnAfterABatchThatStopped() throws Exception {
    change(1, URL + "a,2026-01-01,\n" + URL + "b,2026-02-02,false\n");
    change(2, URL + "a,2026-03-03,\n" + URL + "b,,true\n" + URL + "c,,\n");
    change(3, URL + "d,2026-01-05,\n");
    Path whole = directory.resolve("whole");
    spark()
        .sql("SELECT 'x' AS loc WHERE false")
        .write()
        .format("sitemap")
        .option("baseUrl", URL)
        .mode("append")
        .save(whole.toString());
    assertTrue(run(whole, "checkpoint", 0) >= 3, "and some without rows");
    assertEquals(3, read(whole.resolve("sitemap.xml")).count());
    int stopped = 0;
    for (int i = 1; i < 40; i += 6) {
      Path set = directory.resolve("set-" + i);
      String checkpoint = "checkpoint-" + i;
      try {
        run(set, checkpoint, i);
      } catch (Exception e) { // of the stream
        stopped++;
        run(set, checkpoint, 0);
      }
      WritingTest.assertSameFiles(whole, set);
    }
    assertTrue(stopped > 2, "stopped: " + stopped);
  }

  @Test
  void otherStreamsAreRefused() throws IOException {
    String file = write("a.xml", urlset(url("a", ""))).toString();
    Exception e =
        assertThrows(Exception.class, () -> spark().readStream().format("sitemap").load(file));
    assertTrue(e.getMessage().contains("does not support streamed reading"), e.toString());
    write("changes/1.csv", URL + "a,2026-01-01,\n");
    spark().conf().set("spark.sql.streaming.checkpointLocation", directory.toString());
    String set = directory.resolve("set").toString();
    e =
        assertThrows(
            Exception.class,
            () -> changes().writeStream().queryName("x").format("sitemap").start(set));
    assertTrue(e.getMessage().contains("does not support streamed writing"), e.toString());
  }
}
