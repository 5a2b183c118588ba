package io.github.sitemaptoolkit.validator.baseline;

import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.Extent;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.report.InputResult;
import io.github.sitemaptoolkit.validator.report.Report;
import io.github.sitemaptoolkit.validator.report.SeverityCounts;
import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.Closeable;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.function.LongFunction;
import java.util.function.LongPredicate;
import java.util.zip.Deflater;
import java.util.zip.DeflaterOutputStream;
import java.util.zip.InflaterInputStream;
import org.jspecify.annotations.Nullable;

/** A temporary file that keeps what is reported, until it is known what a baseline has of it. */
final class Tape implements Closeable {

  private static final int BEGIN = 1;
  private static final int FINDING = 2;
  private static final int END = 3;
  private static final int STOP = 0;

  private static final int CHUNK = 16 << 10; // of characters, which take at most 3 bytes each
  private static final int BUFFER = 64 << 10;

  private final Path file;
  private final Deflater deflater = new Deflater(Deflater.BEST_SPEED);
  private final DataOutputStream out;
  private long findings;

  /** Creates the file. */
  Tape(Path file) throws IOException {
    this.file = file;
    this.out =
        new DataOutputStream(
            new BufferedOutputStream(
                new DeflaterOutputStream(Files.newOutputStream(file), deflater, BUFFER), BUFFER));
  }

  void begin(String input) throws IOException {
    out.writeByte(BEGIN);
    write(input);
  }

  /** Adds a finding. Returns its number, from 0. */
  long add(Problem finding) throws IOException {
    out.writeByte(FINDING);
    write(finding.severity().name());
    write(finding.code());
    write(finding.message());
    write(finding.location());
    write(finding.path());
    write(finding.documentPath());
    write(finding.loc());
    out.writeBoolean(finding.missing());
    out.writeBoolean(finding.valueOnly());
    Problem.Repeats repeats = finding.repeats();
    out.writeLong(repeats == null ? 0 : repeats.count());
    out.writeLong(repeats == null ? 0 : repeats.entries());
    return findings++;
  }

  void end(InputResult result) throws IOException {
    out.writeByte(END);
    out.writeLong(result.urls());
    out.writeLong(result.sitemaps());
    out.writeLong(result.counts().errors());
    out.writeLong(result.counts().warnings());
    out.writeLong(result.counts().infos());
    write(result.failure());
    write(result.modified() == null ? null : result.modified().toString());
  }

  private void write(Location at) throws IOException {
    write(at.source());
    out.writeLong(at.line());
    out.writeInt(at.column());
    Extent extent = at.extent();
    out.writeBoolean(extent != null);
    if (extent != null) {
      out.writeLong(extent.endLine());
      out.writeInt(extent.endColumn());
      out.writeLong(extent.offset());
      out.writeLong(extent.length());
      write(extent.cell());
    }
  }

  private void write(@Nullable String text) throws IOException {
    out.writeInt(text == null ? -1 : text.length());
    for (int i = 0; text != null && i < text.length(); i += CHUNK) {
      out.writeUTF(text.substring(i, Math.min(text.length(), i + CHUNK)));
    }
  }

  /**
   * Ends the tape and plays it.
   *
   * @param known returns whether the finding of a number is one that the baseline has
   * @param before returns how often the baseline has it, if it was met more often now; else null
   */
  void play(Report report, LongPredicate known, LongFunction<@Nullable Long> before)
      throws IOException {
    out.writeByte(STOP);
    out.close();
    try (var in =
        new DataInputStream(
            new BufferedInputStream(new InflaterInputStream(Files.newInputStream(file)), BUFFER))) {
      long number = 0;
      for (int event = in.readByte(); event != STOP; event = in.readByte()) {
        if (event == BEGIN) {
          report.begin(text(in));
        } else if (event == END) {
          report.end(result(in));
        } else if (known.test(number)) {
          report.known(finding(in));
          number++;
        } else {
          Problem finding = finding(in);
          Long was = before.apply(number++);
          report.finding(
              was == null
                  ? finding
                  : finding.withMessage(finding.message() + "; the baseline has " + was));
        }
      }
    }
  }

  private static InputResult result(DataInputStream in) throws IOException {
    long urls = in.readLong();
    long sitemaps = in.readLong();
    var counts = new SeverityCounts(in.readLong(), in.readLong(), in.readLong());
    String failure = textOrNull(in);
    String modified = textOrNull(in);
    return new InputResult(
        urls, sitemaps, counts, failure, modified == null ? null : Instant.parse(modified));
  }

  private static Problem finding(DataInputStream in) throws IOException {
    Severity severity = Severity.valueOf(text(in));
    return new Problem(
        severity,
        text(in),
        text(in),
        location(in),
        textOrNull(in),
        textOrNull(in),
        textOrNull(in),
        in.readBoolean(),
        in.readBoolean(),
        repeats(in.readLong(), in.readLong()));
  }

  private static Problem.@Nullable Repeats repeats(long count, long entries) {
    return count == 0 ? null : new Problem.Repeats(count, entries);
  }

  private static Location location(DataInputStream in) throws IOException {
    String source = text(in);
    long line = in.readLong();
    int column = in.readInt();
    if (!in.readBoolean()) {
      return new Location(source, line, column);
    }
    var extent =
        new Extent(in.readLong(), in.readInt(), in.readLong(), in.readLong(), textOrNull(in));
    return new Location(source, line, column, extent);
  }

  private static String text(DataInputStream in) throws IOException {
    String text = textOrNull(in);
    if (text == null) {
      throw new IOException("a temporary file has changed");
    }
    return text;
  }

  private static @Nullable String textOrNull(DataInputStream in) throws IOException {
    int length = in.readInt();
    if (length < 0) {
      return null;
    }
    String text = length == 0 ? "" : in.readUTF();
    if (text.length() == length) {
      return text;
    }
    var longer = new StringBuilder(text);
    while (longer.length() < length) {
      longer.append(in.readUTF());
    }
    return longer.toString();
  }

  /** Removes the file. */
  @Override
  public void close() throws IOException {
    try {
      out.close();
    } catch (IOException e) {
      throw Source.named(e, file.toString());
    } finally {
      deflater.end();
      Files.deleteIfExists(file);
    }
  }
}
