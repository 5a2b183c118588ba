package io.github.sitemaptoolkit.cli;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.model.ModelWriter;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;

/**
 * Writes the tables of options from which the commands of a distribution are built, and that of
 * their headings.
 */
final class OptionTables {

  private OptionTables() {}

  /** Writes a file for each command into the directory that is named. */
  public static void main(String[] args) throws IOException {
    Path directory = Files.createDirectories(Path.of(args[0]));
    try (OutputStream file = Files.newOutputStream(directory.resolve(ModelWriter.HEADINGS))) {
      ModelWriter.writeHeadings(all(), file);
    }
    for (CommandSpec command : commands()) {
      try (OutputStream file = Files.newOutputStream(directory.resolve(command.name()))) {
        ModelWriter.write(command, file);
      }
    }
  }

  /** Returns the models of the commands that tables can describe, from their annotations. */
  static List<CommandSpec> commands() {
    return all().stream().filter(ModelWriter::canWrite).toList();
  }

  private static List<CommandSpec> all() {
    var nowhere = new MessageWriter(Writer.nullWriter(), false);
    var console =
        Console.of(
            InputStream.nullInputStream(), OutputStream.nullOutputStream(), nowhere, Terminal.NONE);
    return Commands.all(console).getSubcommands().values().stream()
        .map(line -> line.getCommandSpec())
        .toList();
  }
}
