package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.faults.Fault;
import io.github.sitemaptoolkit.faults.Faults;
import io.github.sitemaptoolkit.faults.FaultyFileSystem;
import io.github.sitemaptoolkit.faults.Operation;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;

/**
 * Runs the command for each line of a file, and kills it in the middle of one of the operations
 * that change a file of a directory.
 *
 * <p>It is the main part of a process all of whose files are in a {@link FaultyFileSystem}. A line
 * has the number of the operation, from 1, or 0 for none; the directory; and the arguments, all
 * separated by tabs. Prints a line for each: {@code killed}, or the operations that there were.
 * With {@code really} as the second argument, the first kill ends the process as the system would.
 */
public final class KilledRuns {

  /** What changes a file, or which there are. */
  private static final Set<Operation> CHANGES =
      EnumSet.of(
          Operation.WRITE,
          Operation.TRUNCATE,
          Operation.MOVE,
          Operation.COPY,
          Operation.DELETE,
          Operation.MAKE);

  private static final PrintStream OUT = new PrintStream(System.out, true, StandardCharsets.UTF_8);
  private static final int KILLED = 137;

  private KilledRuns() {}

  /** Takes the file, and whether to kill really. */
  public static void main(String[] arguments) throws IOException {
    Runnable killer = () -> {};
    if (arguments.length > 1) {
      killer =
          () -> {
            OUT.println("killed");
            Runtime.getRuntime().halt(KILLED);
          };
    }
    for (String line : Files.readAllLines(Path.of(arguments[0]))) {
      OUT.println(run(List.of(line.split("\t")), killer));
    }
    Runtime.getRuntime().halt(0); // nothing is removed at the end, as after a kill
  }

  private static String run(List<String> line, Runnable killer) {
    var disk = (FaultyFileSystem) FileSystems.getDefault();
    Faults faults =
        Faults.at(Integer.parseInt(line.get(0)), Fault.KILLED)
            .only(CHANGES)
            .below(Path.of(line.get(1)))
            .killing(killer);
    disk.set(faults);
    String[] call = line.subList(2, line.size()).toArray(String[]::new);
    int exitCode = -1;
    boolean killed = false;
    try {
      exitCode =
          Main.run(
              InputStream.nullInputStream(),
              OutputStream.nullOutputStream(),
              OutputStream.nullOutputStream(),
              Terminal.NONE,
              call);
    } catch (Fault.Killed e) {
      killed = true;
    } finally {
      disk.set(Faults.none());
    }
    int number = Integer.parseInt(line.get(0));
    killed |= number > 0 && faults.log().size() >= number; // a thread may have met it
    return killed ? "killed" : exitCode + "\t" + String.join("\t", faults.log());
  }
}
