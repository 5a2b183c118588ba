package io.github.sitemaptoolkit.validator.site;

import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.sort.Codec;
import io.github.sitemaptoolkit.sort.ItemStream;
import io.github.sitemaptoolkit.sort.SortOrder;
import io.github.sitemaptoolkit.sort.Sorter;
import io.github.sitemaptoolkit.sort.Strings;
import io.github.sitemaptoolkit.sort.TemporaryDirectory;
import io.github.sitemaptoolkit.validator.check.Verdicts;
import io.github.sitemaptoolkit.validator.found.FoundRule;
import io.github.sitemaptoolkit.validator.internal.affected.GroupTally;
import io.github.sitemaptoolkit.validator.internal.place.PlaceCodec;
import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Comparator;
import java.util.Objects;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The findings of a site, which are passed on in the order of its documents and their lines. */
final class SiteFindings implements Closeable {

  private static final Comparator<Problem> ORDER =
      Comparator.<Problem, String>comparing(problem -> problem.location().source())
          .thenComparingLong(problem -> problem.location().line())
          .thenComparingInt(problem -> problem.location().column())
          .thenComparing(Problem::code)
          .thenComparing(Problem::message);

  private final Verdicts verdicts;
  private final Sorter<Problem> sorter;
  private final GroupTally affected;

  /**
   * Creates an empty list.
   *
   * @param directory for temporary files
   * @param affected counts the urls that findings are about
   */
  SiteFindings(Verdicts verdicts, TemporaryDirectory directory, GroupTally affected) {
    this.verdicts = verdicts;
    this.affected = affected;
    this.sorter = new Sorter<>(directory, "findings", SortOrder.byKey(ORDER), CODEC);
  }

  /**
   * Adds a finding if its rule is checked. May be called by several threads.
   *
   * @param path the path of the value in its document; null for a document as a whole
   * @param loc the url of the entry; null for a document as a whole
   */
  synchronized void add(
      Code code, Location at, @Nullable String path, @Nullable String loc, Supplier<String> message)
      throws IOException {
    add(code, severity(code), at, path, loc, message);
  }

  private synchronized void add(
      Code code,
      @Nullable Severity severity,
      Location at,
      @Nullable String path,
      @Nullable String loc,
      Supplier<String> message)
      throws IOException {
    if (severity != null) {
      sorter.add(new Problem(severity, code.id(), message.get(), at, path, loc, false));
    }
  }

  /** Adds a finding about a mention of a page if its rule is checked. */
  void add(Code code, SitePage page, Supplier<String> message) throws IOException {
    add(code, true, page, message);
  }

  /**
   * Adds a finding about a mention of a page if its rule is checked.
   *
   * @param site whether the site itself says what is wrong, and not what may be older
   */
  void add(Code code, boolean site, SitePage page, Supplier<String> message) throws IOException {
    Severity severity = site ? severity(code) : oldSeverity(code);
    if (severity != null && !page.isCrawled()) {
      FoundRule rule = new FoundRule(code.id(), severity);
      affected.finding(rule, page.owner(), page.document().name(), page.found());
    }
    String path = page.isCrawled() ? null : page.path();
    add(code, severity, page.at(), path, page.owner(), message);
  }

  /** Returns how serious a rule is; null if it is not checked. */
  synchronized @Nullable Severity severity(Code code) {
    return verdicts.level(code).severity();
  }

  private synchronized @Nullable Severity oldSeverity(Code code) {
    return verdicts.oldLevel(code).severity();
  }

  /** Passes on all findings. */
  void report(Consumer<Problem> target) throws IOException {
    ItemStream<Problem> sorted = sorter.sorted();
    for (Problem finding = sorted.next(); finding != null; finding = sorted.next()) {
      target.accept(finding);
    }
  }

  @Override
  public void close() throws IOException {
    sorter.close();
  }

  /** Writes the document, the line and the column as a key. */
  private static final Codec<Problem> CODEC =
      new Codec<>() {

        private static final int PLACE = Long.BYTES + Integer.BYTES; // line and column

        @Override
        public int size(Problem finding) {
          return Integer.BYTES
              + keySize(finding)
              + PlaceCodec.size(finding.location())
              - PLACE
              + Strings.size(finding.severity().name())
              + Strings.size(finding.code())
              + Strings.size(finding.message())
              + Strings.size(finding.path())
              + Strings.size(finding.loc());
        }

        private int keySize(Problem finding) {
          return Character.BYTES * finding.location().source().length() + PLACE;
        }

        @Override
        public void write(Problem finding, ByteBuffer out) {
          Location at = finding.location();
          Strings.writeChars(at.source(), out.putInt(keySize(finding)));
          out.putLong(at.line()).putInt(at.column());
          PlaceCodec.writeExtent(at, out);
          Strings.write(finding.severity().name(), out);
          Strings.write(finding.code(), out);
          Strings.write(finding.message(), out);
          Strings.write(finding.path(), out);
          Strings.write(finding.loc(), out);
        }

        @Override
        public Problem read(ByteBuffer in) {
          String source = Strings.readChars((in.getInt() - PLACE) / Character.BYTES, in);
          long line = in.getLong();
          int column = in.getInt();
          var at = new Location(source, line, column, PlaceCodec.readExtent(line, column, in));
          Severity severity = Severity.valueOf(Objects.requireNonNull(Strings.read(in)));
          String code = Objects.requireNonNull(Strings.read(in));
          String message = Objects.requireNonNull(Strings.read(in));
          return new Problem(
              severity, code, message, at, Strings.read(in), Strings.read(in), false);
        }
      };
}
