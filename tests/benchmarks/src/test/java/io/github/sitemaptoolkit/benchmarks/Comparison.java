package io.github.sitemaptoolkit.benchmarks;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * Runs benchmarks, each in JVMs of its own, and prints how the toolkit compares, as a table in
 * Markdown.
 */
public final class Comparison {

  private static final String OURS = "toolkit";
  private static final int FORKS = 2;
  private static final int ROUNDS = 4;

  private Comparison() {}

  /** Runs the benchmarks that a pattern names. */
  public static void main(String[] arguments) throws RunnerException, IOException {
    var options =
        new OptionsBuilder()
            .include(arguments[0])
            .mode(Mode.SampleTime)
            .timeUnit(TimeUnit.MILLISECONDS)
            .forks(FORKS)
            .warmupIterations(ROUNDS)
            .measurementIterations(ROUNDS)
            .warmupTime(TimeValue.seconds(1))
            .measurementTime(TimeValue.seconds(1))
            // Without a young generation that is small and already there, its pages are measured.
            .addProfiler(GCProfiler.class)
            .jvmArgs("-XX:+UseSerialGC", "-Xmx2g", "-Xmn128m", "-XX:+AlwaysPreTouch")
            .build();
    print(new Runner(options).run());
  }

  private static void print(Collection<RunResult> results) throws IOException {
    System.out.printf(
        "%nMedians and minima of all passes, %s, Java %s, %s, %d processors. Times: of the toolkit's time.%n%n",
        LocalDate.now(),
        System.getProperty("java.version"),
        processor(),
        Runtime.getRuntime().availableProcessors());
    System.out.println("| Benchmark | Document | | ms | least | MB/s | bytes a url | times |");
    System.out.println("|---|---|---|---:|---:|---:|---:|---:|");
    for (RunResult result : results) {
      double megabytes = document(result).bytes().length / 1e6;
      double median = median(result);
      System.out.printf(
          "| %s | %s | %s | %.1f | %.1f | %.0f | %.0f | %.2f |%n",
          benchmark(result).replace("Benchmark", ""),
          document(result),
          label(result),
          median,
          result.getPrimaryResult().getStatistics().getMin(),
          1000 * megabytes / median,
          allocated(result) / document(result).urls(),
          median / ours(results, result));
    }
  }

  private static String processor() throws IOException {
    Path linux = Path.of("/proc/cpuinfo");
    if (!Files.isReadable(linux)) {
      return System.getProperty("os.arch");
    }
    return Files.readAllLines(linux).stream()
        .filter(line -> line.startsWith("model name"))
        .map(line -> line.substring(line.indexOf(':') + 1).strip())
        .findFirst()
        .orElse(System.getProperty("os.arch"));
  }

  private static double ours(Collection<RunResult> results, RunResult other) {
    return results.stream()
        .filter(result -> label(result).equals(OURS))
        .filter(result -> benchmark(result).equals(benchmark(other)))
        .filter(result -> document(result) == document(other))
        .mapToDouble(Comparison::median)
        .findAny()
        .orElse(Double.NaN);
  }

  private static double median(RunResult result) {
    return result.getPrimaryResult().getStatistics().getPercentile(50);
  }

  /** Returns how many bytes a pass allocates. */
  private static double allocated(RunResult result) {
    return result.getSecondaryResults().get("gc.alloc.rate.norm").getScore();
  }

  private static String label(RunResult result) {
    return result.getPrimaryResult().getLabel();
  }

  private static String benchmark(RunResult result) {
    String[] parts = result.getParams().getBenchmark().split("[.]");
    return parts[parts.length - 2];
  }

  private static Documents document(RunResult result) {
    return Documents.valueOf(result.getParams().getParam("document"));
  }
}
