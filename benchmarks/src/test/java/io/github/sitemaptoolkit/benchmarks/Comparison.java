package io.github.sitemaptoolkit.benchmarks;

import java.util.Collection;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.results.RunResult;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.util.Statistics;

/** Runs benchmarks, each in JVMs of its own, and prints how the toolkit compares. */
public final class Comparison {

  private static final String OURS = "toolkit";
  private static final int FORKS = 3;
  private static final int ROUNDS = 5;

  private Comparison() {}

  /** Runs the benchmarks that a pattern names. */
  public static void main(String[] arguments) throws RunnerException {
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
            .jvmArgs("-XX:+UseSerialGC", "-Xmx2g", "-Xmn128m", "-XX:+AlwaysPreTouch")
            .build();
    print(new Runner(options).run());
  }

  private static void print(Collection<RunResult> results) {
    System.out.println("\nmedian of all passes; times: as long as the toolkit's\n");
    System.out.printf("%-36s %9s %9s %7s%n", "", "ms", "MB/s", "times");
    for (RunResult result : results) {
      double megabytes = document(result).document().length / 1e6;
      double median = median(result);
      System.out.printf(
          "%-36s %9.1f %9.0f %7.2f%n",
          label(result) + ' ' + document(result),
          median,
          1000 * megabytes / median,
          median / ours(results, result));
    }
  }

  private static double ours(Collection<RunResult> results, RunResult other) {
    return results.stream()
        .filter(result -> label(result).equals(OURS) && document(result) == document(other))
        .mapToDouble(Comparison::median)
        .findAny()
        .orElse(Double.NaN);
  }

  private static double median(RunResult result) {
    Statistics statistics = result.getPrimaryResult().getStatistics();
    return statistics.getPercentile(50);
  }

  private static String label(RunResult result) {
    return result.getPrimaryResult().getLabel();
  }

  private static Sitemaps document(RunResult result) {
    return Sitemaps.valueOf(result.getParams().getParam("sitemap"));
  }
}
