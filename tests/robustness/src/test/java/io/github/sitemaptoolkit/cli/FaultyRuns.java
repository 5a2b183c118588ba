package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.cli.report.ExitCode;
import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * Converts a directory again and again, and each time another operation of the disk goes wrong.
 *
 * <p>It is the main part of a process all of whose files are in a {@link FaultyFileSystem}. Prints
 * a line about each thing that is not as it should be, and at the end how many faults there were.
 */
public final class FaultyRuns {

  private static final byte[] OLD = "old".getBytes(UTF_8);
  private static final List<Fault> FAULTS =
      List.of(Fault.BROKEN, Fault.FULL, Fault.DENIED, Fault.SHORT);

  /** In a build, every other operation fails in one way, the ones between in the next one. */
  private static final int EACH = Integer.getInteger("robustness.scale", 1) > 1 ? 1 : 2;

  private final FaultyFileSystem disk = (FaultyFileSystem) FileSystems.getDefault();
  private final Path inputs;
  private final Path outputs;
  private final String format;
  private final Map<String, byte[]> complete = new TreeMap<>();
  private int whole;

  private FaultyRuns(Path inputs, Path outputs, String format) {
    this.inputs = inputs;
    this.outputs = outputs;
    this.format = format;
  }

  /** What came of a run. */
  private record Run(int exitCode, String err) {}

  /** Takes the directory of the inputs, one for the outputs, and the ids of formats to write. */
  public static void main(String[] arguments) throws IOException {
    int faults = 0;
    for (String format : List.of(arguments).subList(2, arguments.length)) {
      Path outputs = Path.of(arguments[1], format);
      faults += new FaultyRuns(Path.of(arguments[0]), outputs, format).all();
    }
    System.out.println("faults: " + faults);
  }

  private int all() throws IOException {
    Files.createDirectories(outputs);
    whole = run(Faults.none()).exitCode();
    for (String name : names()) {
      complete.put(name, Files.readAllBytes(outputs.resolve(name)));
    }
    makeOld();
    Faults none = Faults.none();
    run(none);
    int faults = 0;
    for (int when = 1; when <= none.log().size(); when++) {
      for (Fault fault : FAULTS) {
        if (fault.appliesTo(none.operations().get(when - 1))
            && (when + FAULTS.indexOf(fault)) % EACH == 0) {
          makeOld();
          Run run = run(Faults.at(when, fault));
          String what = format + ' ' + fault + " at " + none.log().get(when - 1);
          check(run, what + ", exit " + run.exitCode());
          faults++;
        }
      }
    }
    return faults;
  }

  private void makeOld() throws IOException {
    for (String name : complete.keySet()) {
      Files.write(outputs.resolve(name), OLD);
    }
  }

  private Run run(Faults faults) {
    var err = new ByteArrayOutputStream();
    disk.set(faults);
    int exitCode =
        Main.run(
            InputStream.nullInputStream(),
            OutputStream.nullOutputStream(),
            err,
            Terminal.NONE,
            "convert",
            inputs.toString(),
            "--output",
            outputs + "/",
            "--to",
            format);
    disk.set(Faults.none());
    return new Run(exitCode, err.toString(UTF_8));
  }

  private List<String> names() throws IOException {
    try (Stream<Path> files = Files.list(outputs)) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  private void check(Run run, String what) throws IOException {
    List<String> old = new ArrayList<>();
    for (Map.Entry<String, byte[]> file : complete.entrySet()) {
      byte[] now = Files.readAllBytes(outputs.resolve(file.getKey()));
      if (Arrays.equals(now, OLD)) {
        old.add(file.getKey());
      } else if (!Arrays.equals(now, file.getValue())) {
        wrong(what, file.getKey() + " is neither the old nor the new one", run);
      }
    }
    boolean failed = run.exitCode() == ExitCode.IO || run.exitCode() == ExitCode.SOME_FAILED;
    if (!failed && run.exitCode() != whole) {
      wrong(what, "another exit code", run);
    } else if (!failed && !old.isEmpty()) {
      wrong(what, old + " were not written, without a word", run);
    } else if (failed && old.size() > 1 && old.size() < complete.size()) {
      wrong(what, "it cost more than one: " + old, run);
    } else if (failed && !names(run, old)) {
      wrong(what, "what failed is not named", run);
    }
    if (!what.contains(" delete ") && !names().equals(List.copyOf(complete.keySet()))) {
      wrong(what, "left behind: " + names(), run); // a file not removed goes when the process ends
    }
  }

  /** Returns whether a run says what could not be written, or read for it. */
  private boolean names(Run run, List<String> old) {
    String stem = old.size() == 1 ? old.get(0).substring(0, old.get(0).indexOf('.')) : "";
    return run.err().contains("sitemap: " + inputs.resolve(stem))
        || run.err().contains("sitemap: " + outputs.resolve(stem));
  }

  private static void wrong(String what, String why, Run run) {
    System.out.println(what + ": " + why + ": " + run.err().replace('\n', '|'));
  }
}
