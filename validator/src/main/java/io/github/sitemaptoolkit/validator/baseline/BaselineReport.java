package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.validator.affected.AffectedUrls;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Path;
import java.util.BitSet;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Compares the findings of a run with a baseline, and passes them on to another report: those that
 * are new, those that the baseline has, and those that are mended.
 *
 * <p>Only when all findings are there can be told which of them are new; until then, they are kept
 * in a temporary file. Findings because of which a part of an input is missing are always new: a
 * baseline never has them. What inputs had that are not part of the run, or that were not read to
 * their end, is not mended. Not thread-safe; the caller closes it, and the baseline.
 *
 * @since 0.1
 */
public final class BaselineReport implements Report, Closeable {

  /**
   * An input of the run.
   *
   * @param name its name in the run
   * @param whole whether it was read to its end
   */
  private record Input(String name, boolean whole) {}

  private final Baseline baseline;
  private final Report report;
  private final InputNames names;
  private AffectedUrls affected = AffectedUrls.NONE;
  private final Tape tape;
  private final Sorter<Fingerprint> found;
  private final Map<String, Input> inputs = new HashMap<>(); // by their names in the baseline
  private final boolean partial;
  private Function<String, RuleReach> reach = rule -> RuleReach.INPUT;
  private boolean grows = true;
  private @Nullable OutputStream update;
  private long stale;
  private boolean allInputs; // of the baseline were checked
  private @Nullable String input; // the current one
  private boolean complete; // nothing of it is missing so far
  private long findings;

  /**
   * Creates a report.
   *
   * @param file the file of the baseline: it has the names of inputs relative to its directory
   * @param report what the findings are passed on to; its settings must say that there is a
   *     baseline
   * @param partial whether only a part of the inputs is checked, so that nothing is mended
   * @throws IOException if temporary files cannot be created
   */
  public BaselineReport(Baseline baseline, Path file, Report report, boolean partial)
      throws IOException {
    this.baseline = baseline;
    this.report = report;
    this.partial = partial;
    this.names = new InputNames(file);
    this.found =
        new Sorter<>(baseline.directory().resolve("run"), Fingerprint.SORTING, Fingerprint.CODEC);
    this.tape = new Tape(baseline.directory().resolve("findings"));
  }

  /**
   * Writes the next baseline when the report is finished: the findings of the inputs of this run,
   * and what the baseline has of other inputs.
   *
   * @param out where to write; neither flushed nor closed if the run fails
   */
  public BaselineReport update(OutputStream out) {
    update = out;
    return this;
  }

  /**
   * Writes the next baseline when the report is finished: what the baseline has without what is
   * mended. Otherwise like {@link #update}.
   */
  public BaselineReport prune(OutputStream out) {
    grows = false;
    return update(out);
  }

  /** Sets what rules have compared, by their codes; asked when the report is finished. */
  public BaselineReport reach(Function<String, RuleReach> rules) {
    reach = rules;
    return this;
  }

  /** Returns how many known findings are mended, so that the baseline need not have them. */
  public long stale() {
    return stale;
  }

  /** Returns how many findings the next baseline has; 0 if none was written. */
  public long findings() {
    return findings;
  }

  @Override
  public void begin(String name) throws IOException {
    input = name;
    complete = true;
    tape.begin(name);
  }

  @Override
  public void finding(Problem finding) throws IOException {
    long number = tape.add(finding);
    if (finding.missing()) {
      complete &= finding.valueOnly() || finding.path() != null; // only an entry is missing
    } else {
      String name = input == null ? finding.location().source() : input;
      found.add(Fingerprint.of(finding, names.of(name), number));
    }
  }

  @Override
  public void end(InputResult result) throws IOException {
    tape.end(result);
    if (input != null) {
      boolean whole = complete && result.failure() == null && !partial;
      inputs.merge(
          names.of(input),
          new Input(input, whole),
          (first, again) -> new Input(first.name, first.whole && again.whole));
    }
    input = null;
  }

  @Override
  public void affected(AffectedUrls urls) {
    affected = urls;
  }

  @Override
  public void finish() throws IOException {
    var known = new BitSet();
    Map<Long, Long> risen = new HashMap<>(); // what the baseline has, by the number of a finding
    allInputs = baseline.inputs().stream().allMatch(this::isWhole);
    var mended =
        new Sorter<>(
            baseline.directory().resolve("mended"), Fingerprint.SORTING, Fingerprint.CODEC);
    try (mended) {
      OutputStream target = update;
      Writer next = target == null ? Writer.nullWriter() : BaselineLines.writer(target);
      new BaselineMatcher(
              baseline.items(),
              found.sorted(),
              this::isChecked,
              new BaselineMatcher.Known() {
                @Override
                public void accept(long number) {
                  known.set(Math.toIntExact(number));
                }

                @Override
                public void risen(long number, long before) {
                  risen.put(number, before);
                }
              },
              mended::add,
              item -> {
                findings += target == null ? 0 : item.number();
                BaselineLines.write(item, next);
              },
              grows)
          .compare();
      next.flush();
      tape.play(report, number -> known.get(Math.toIntExact(number)), risen::get);
      var items = mended.sorted();
      for (Fingerprint item = items.next(); item != null; item = items.next()) {
        stale += item.number();
        report.mended(mended(item), item.number());
      }
    }
    report.affected(affected);
    report.finish();
  }

  private boolean isChecked(String rule, String name) {
    return isWhole(name)
        && switch (reach.apply(rule)) {
          case NOTHING -> false;
          case INPUT -> true;
          case ALL_INPUTS -> allInputs;
        };
  }

  private boolean isWhole(String name) {
    Input known = inputs.get(name);
    return known != null && known.whole;
  }

  /** Returns what was found once. The baseline does not know how serious it was. */
  private Problem mended(Fingerprint item) {
    Input known = inputs.get(item.input());
    return new Problem(
        Severity.INFO,
        item.rule(),
        item.number() == 1 ? "no longer found" : item.number() + " no longer found",
        Location.of(known == null ? item.input() : known.name),
        item.path().isEmpty() ? null : item.path(),
        item.loc().isEmpty() ? null : item.loc(),
        false);
  }

  /** Removes the temporary files. */
  @Override
  public void close() throws IOException {
    try (tape) {
      found.close();
    }
  }
}
