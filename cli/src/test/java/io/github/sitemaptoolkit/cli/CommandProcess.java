package io.github.sitemaptoolkit.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The command as a process of its own. */
public final class CommandProcess {

  private CommandProcess() {}

  /**
   * Prepares a process with these arguments. Where the build has packaged what is tested, the
   * process loads the classes from an archive of the packaged ones, which halves its start.
   *
   * @param directory where it works
   */
  public static ProcessBuilder of(Path directory, List<String> arguments) throws IOException {
    List<String> call = new ArrayList<>();
    call.add(LauncherFiles.java());
    call.addAll(List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1"));
    Optional<Path> archive = LauncherFiles.archive();
    if (archive.isPresent()) {
      call.addAll(LauncherFiles.startWith(archive.get()));
    } else {
      call.addAll(List.of("-cp", classPath()));
    }
    call.add(Main.class.getName());
    call.addAll(arguments);
    return new ProcessBuilder(call).directory(directory.toFile());
  }

  /** Returns the class path of this process, whatever directory another one works in. */
  static String classPath() {
    List<String> entries = new ArrayList<>();
    for (String entry : System.getProperty("java.class.path").split(File.pathSeparator)) {
      entries.add(Path.of(entry).toAbsolutePath().toString());
    }
    return String.join(File.pathSeparator, entries);
  }
}
