package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.cli.report.Terminal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.teavm.jso.JSExport;
import org.teavm.runtime.fs.VirtualFileSystemProvider;

/** The functions of the compiled command that JavaScript calls. */
public final class CommandProgram {

  private CommandProgram() {}

  /** Does nothing: only what is exported runs. */
  public static void main(String[] args) {
    // nothing happens on its own
  }

  /**
   * Runs a command, and returns its exit code.
   *
   * @param name such as {@code validate}
   * @param program the name of the program
   * @param version its version
   * @param disk the files
   * @param terminals the numbers of the standard streams that a terminal shows, such as 02, and a
   *     letter o or e for each that is to have colours
   * @param columns the width of the terminal; 0 if it is not known
   * @param arguments those of the call
   * @param given for each argument that was parsed: the path of its field, its name, its converter,
   *     the number of its values, and these
   */
  @JSExport
  public static int run(
      String name,
      String program,
      String version,
      Disk disk,
      String terminals,
      int columns,
      String[] arguments,
      String[] given) {
    Disks.use(disk);
    VirtualFileSystemProvider.setInstance(new NodeFileSystem());
    var terminal =
        new Terminal(
            terminals.contains("0"),
            terminals.contains("1"),
            terminals.contains("2"),
            terminals.contains("e"),
            terminals.contains("o"),
            columns);
    var run =
        new CommandRun(
            Disks.input(0, "standard input"),
            Disks.output(1, "standard output"),
            Disks.output(2, "standard error"),
            terminal,
            arguments);
    return run.run(name, program, version, assigned(given));
  }

  private static List<Assigned> assigned(String... given) {
    List<Assigned> all = new ArrayList<>();
    int at = 0;
    while (at < given.length) {
      int from = at + 4;
      int to = from + Integer.parseInt(given[at + 3]);
      all.add(
          new Assigned(
              given[at],
              given[at + 1],
              given[at + 2],
              Arrays.asList(Arrays.copyOfRange(given, from, to))));
      at = to;
    }
    return all;
  }
}
