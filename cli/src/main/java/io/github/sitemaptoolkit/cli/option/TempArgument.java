package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.scratch.ScratchSpace;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;

/** Where temporary files are made. */
@HelpSection(Section.LIMITS)
public final class TempArgument {

  private static final String OPTION = "--temp";
  private static final String OUTPUT = "--output";

  /** The commands that write documents; those that write a set have a directory of their own. */
  private static final Set<String> WRITING = Set.of("convert", "merge");

  @SuppressWarnings("UnusedVariable") // choose looks for the option, before the command begins
  @Option(
      names = OPTION,
      paramLabel = "DIR",
      description =
          "where temporary files are made, such as those that sort many urls (default: beside the"
              + " output, if it is on this machine; else the directory of the system, which is in"
              + " memory on many machines)")
  private @Nullable String directory;

  /**
   * Chooses the directory for a command.
   *
   * @throws ParameterException if there is no such directory
   */
  public static void choose(ParseResult command) {
    String given = command.matchedOptionValue(OPTION, null);
    Path directory = given == null ? besideOutput(command) : path(given);
    String fault = given == null ? null : fault(directory);
    if (fault != null) {
      CommandLine line = command.commandSpec().commandLine();
      throw new ParameterException(line, OPTION + " " + given + ": " + fault);
    }
    ScratchSpace.use(directory);
  }

  private static @Nullable String fault(@Nullable Path directory) {
    if (directory == null || !Files.isDirectory(directory)) {
      return "there is no such directory";
    }
    return Files.isWritable(directory) ? null : "files cannot be made there";
  }

  /** Returns a path; null if no file can have this name. */
  private static @Nullable Path path(String name) {
    try {
      return FileNames.path(name).toAbsolutePath();
    } catch (FileSystemException e) {
      return null; // the command says so of an output
    }
  }

  /** Returns the directory of the output; null if there is none. */
  private static @Nullable Path besideOutput(ParseResult command) {
    String output =
        WRITING.contains(name(command)) ? command.matchedOptionValue(OUTPUT, null) : null;
    if (output == null) {
      return null;
    }
    int template = output.indexOf('{');
    Path path = path(template < 0 ? output : output.substring(0, template));
    Path directory = path == null || Files.isDirectory(path) ? path : path.getParent();
    return directory != null && Files.isWritable(directory) ? directory : null;
  }

  /** Returns the name of a command, which may stand after that of the program. */
  private static String name(ParseResult command) {
    String name = command.commandSpec().name();
    return name.substring(name.lastIndexOf(' ') + 1);
  }
}
