package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Which classes open, create, move or delete files, and why each may. What lies in a directory that
 * others may have changed is only touched by {@code OwnedDirectory} and what stands on it: a new
 * class is listed here with its reason, or uses that one.
 */
class FileAccessTest {

  private enum Reason {
    /** Reads what the user has named, or what was found in a directory that the user has named. */
    INPUT,
    /** Writes to names that the user has given; all of it, or nothing. */
    OUTPUT,
    /** Uses files and directories of its own, in the temporary directory or beside an output. */
    TEMPORARY,
    /** Guards the files of directories that others may have changed, or is told where they are. */
    GUARDED,
    /** Is only run while the program itself is built. */
    BUILD
  }

  private static final Pattern ACCESS =
      Pattern.compile(
          "\\bFiles\\.(new(Input|Output)Stream|newByteChannel|newBuffered|read(All|String)|write"
              + "|copy|move|delete|create|lines)|FileChannel\\.open"
              + "|new (File(In|Out)putStream|RandomAccessFile|FileReader|FileWriter)\\b");

  private static final Map<Reason, List<String>> CLASSES =
      Map.of(
          Reason.INPUT,
          List.of(
              "site.sketch.PagesSketch",
              "cli.input.InputList",
              "hosts.HostFiles",
              "site.look.OldReport",
              "cli.model.ModelReader",
              "cli.tell.KnownRobots",
              "cli.validate.BaselineArguments",
              "io.FileInput",
              "pages.fate.Fates",
              "pages.internal.PageHost",
              "pages.internal.PageParser",
              "pages.internal.VideoTable",
              "s3.internal.machine.ThisMachine",
              "site.config.InputBytes",
              "site.config.TomlFile",
              "site.setting.TableMeaning",
              "validator.excerpt.DocumentLine",
              "xlsx.internal.DirectoryChannel"),
          Reason.OUTPUT,
          List.of(
              "batch.Batch",
              "cli.Main",
              "cli.command.ConvertRun",
              "site.visit.VisitedPages",
              "io.Sink"),
          Reason.TEMPORARY,
          List.of(
              "batch.jar.JarCopies",
              "cli.command.DoctorCommand",
              "converters.internal.csv.write.HeldRows",
              "internal.bytes.SpillFile",
              "io.TemporaryFile",
              "publisher.internal.guard.HashLog",
              "remote.internal.net.DownloadSpool",
              "s3.Upload",
              "s3.WaitingFiles",
              "scratch.ScratchSpace",
              "sort.Segments",
              "sort.Sorter",
              "sort.Spool",
              "sort.TemporaryDirectory",
              "spark.internal.write.WriteFiles",
              "validator.baseline.Baseline",
              "validator.baseline.Tape",
              "xlsx.internal.SourceCopy"),
          Reason.GUARDED,
          List.of(
              "io.OwnedDirectory",
              "publisher.internal.disk.DirectoryLock",
              "publisher.internal.disk.Journal",
              "publisher.internal.disk.Leftovers",
              "publisher.internal.disk.PublishedFile",
              "publisher.internal.disk.Stage",
              "site.publish.SameAgain",
              "tell.ToldUrls",
              "tell.internal.ChangeReader",
              "tell.internal.StateDirectory"),
          Reason.BUILD,
          List.of("cli.OptionTables", "cli.Training"));

  @Test
  void eachClassThatTouchesFilesHasAReason() throws IOException {
    var listed = new TreeSet<String>();
    CLASSES.values().forEach(listed::addAll);
    assertEquals(listed, new TreeSet<>(found().keySet()));
  }

  /** Returns the classes, each with its file. */
  private static Map<String, Path> found() throws IOException {
    Map<String, Path> found = new TreeMap<>();
    for (Path module : Modules.published()) {
      if (!module.endsWith("testkit")) {
        addAll(module.resolve("src/main/java/io/github/sitemaptoolkit"), found);
      }
    }
    return found;
  }

  private static void addAll(Path code, Map<String, Path> found) throws IOException {
    try (Stream<Path> files = Files.walk(code)) {
      for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
        if (ACCESS.matcher(Files.readString(file)).find()) {
          String name =
              code.relativize(file).toString().replace(file.getFileSystem().getSeparator(), ".");
          found.put(name.substring(0, name.length() - ".java".length()), file);
        }
      }
    }
  }
}
