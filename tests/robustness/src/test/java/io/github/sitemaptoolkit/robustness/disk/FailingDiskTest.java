package io.github.sitemaptoolkit.robustness.disk;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.Sitemaps;
import io.github.sitemaptoolkit.converters.Conversion;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.testkit.Documents;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Every operation of the disk fails once in a conversion, in turn: the output is then the complete
 * old one or the complete new one, and the exception names the file.
 */
class FailingDiskTest {

  private static final byte[] OLD = {'o', 'l', 'd'};
  private static final int ENTRIES = 3000;
  private static final Set<Fault> FAULTS =
      EnumSet.complementOf(EnumSet.of(Fault.KILLED)); // a test of its own kills processes

  /** In a build, every other operation fails in one way, the ones between in the next one. */
  private static final int EACH = Integer.getInteger("robustness.scale", 1) > 1 ? 1 : 2;

  @TempDir Path directory;

  /** Returns all names of outputs: each format that is written, plain and compressed. */
  static Stream<String> outputs() {
    return StreamSupport.stream(Formats.load().spliterator(), false)
        .filter(SitemapFormat::writes)
        .map(format -> "out." + format.fileExtensions().get(0))
        .flatMap(name -> Stream.of(name, name + ".gz"));
  }

  private Path input() throws IOException {
    Path input = directory.resolve("in.xml");
    if (!Files.exists(input)) {
      Sitemaps.write(
          input,
          IntStream.range(0, ENTRIES)
              .mapToObj(i -> UrlEntry.of("https://example.com/" + i * 7919L * 7919L))
              .toList());
    }
    return input;
  }

  /** Converts on a disk with faults; returns what was thrown, or null. */
  private @Nullable Exception convert(Path input, String output, Faults faults) {
    var files = new FaultyFileSystem(faults);
    SitemapFormat format = Formats.load().forOutput(output).orElseThrow();
    try (Source source = Source.open(files.path(input));
        Sink sink = Sink.open(files.path(directory.resolve(output)))) {
      SitemapFormat from = Formats.load().detect(source);
      new Conversion(from, format, Context.load()).convert(source, sink);
      return null;
    } catch (IOException | UncheckedIOException | SitemapException e) {
      return e;
    }
  }

  /** Returns what was done, without the files' names. */
  private static Set<String> names(Faults faults) {
    return faults.log().stream().map(step -> step.split(" ")[0]).collect(Collectors.toSet());
  }

  private static String message(Exception e) {
    return e + " " + (e instanceof UncheckedIOException unchecked ? unchecked.getCause() : "");
  }

  private Set<String> names() throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return Set.copyOf(files.map(file -> file.getFileName().toString()).toList());
    }
  }

  @ParameterizedTest
  @MethodSource("outputs")
  void outputIsTheOldOneOrTheNewOne(String output) throws IOException {
    Path file = directory.resolve(output);
    Faults whole = Faults.none();
    Files.write(file, OLD);
    assertNull(convert(input(), output, whole));
    byte[] complete = Files.readAllBytes(file);
    assertTrue(
        names(whole).containsAll(List.of("open", "read", "write", "force", "close", "move")),
        () -> whole.log().toString());
    for (int step = 1; step <= whole.log().size(); step++) {
      for (Fault fault : FAULTS) {
        if (fault.appliesTo(whole.operations().get(step - 1))
            && (step + fault.ordinal()) % EACH == 0) {
          Files.write(file, OLD);
          Exception thrown = convert(input(), output, Faults.at(step, fault));
          check(file, complete, thrown, fault + " at " + whole.log().get(step - 1) + ": " + thrown);
        }
      }
    }
  }

  private void check(Path file, byte[] complete, @Nullable Exception thrown, String what)
      throws IOException {
    byte[] now = Files.readAllBytes(file);
    if (thrown == null) {
      assertTrue(isComplete(file, now, complete), what);
    } else {
      assertTrue(Arrays.equals(now, OLD) || isComplete(file, now, complete), what);
      assertFalse(thrown instanceof SitemapException, "a disk's fault is not the document's");
      String message = message(thrown);
      assertTrue(message.contains("in.xml") || message.contains("out."), message);
    }
    assertEquals(Set.of("in.xml", file.getFileName().toString()), names(), what);
  }

  /** A workbook says when it was written: it is complete if all entries are in it. */
  private static boolean isComplete(Path file, byte[] now, byte[] complete) {
    return file.getFileName().toString().contains(".xlsx")
        ? !Arrays.equals(now, OLD) && entries(now).equals(entries(complete))
        : Arrays.equals(now, complete);
  }

  private static List<UrlEntry> entries(byte[] workbook) {
    SitemapFormat xlsx = Formats.load().find("xlsx").orElseThrow();
    return Documents.read(xlsx, workbook, Context.load());
  }

  @Test
  void refusedInputLeavesTheOldFile() throws IOException {
    Path input = Files.writeString(directory.resolve("in.xml"), "<urlset><url></loc>");
    Path file = Files.write(directory.resolve("out.xml"), OLD);
    Faults whole = Faults.none();
    assertTrue(convert(input, "out.xml", whole) instanceof SitemapException);
    assertTrue(names(whole).contains("delete"), () -> whole.log().toString());
    for (int step = 1; step <= whole.log().size(); step++) {
      Exception thrown = convert(input, "out.xml", Faults.at(step, Fault.BROKEN));
      assertArrayEquals(OLD, Files.readAllBytes(file), "step " + step + ": " + thrown);
    }
  }
}
