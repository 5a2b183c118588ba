package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.OutputTemplate;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Where to write, and in which format. */
@HelpSection(Section.WRITING)
public final class OutputArguments {

  @Option(
      names = {"-o", "--output"},
      paramLabel = "FILE|DIR/|TEMPLATE",
      description = {
        Meaning.OUTPUT
            + ": a file (a name that ends in .gz compresses it), or - for standard output (the"
            + " default for one input). Several inputs are written to one file, in their order; a url that"
            + " is in two of them is written twice.",
        "DIR/ writes a file for each input into that directory; it is short for the template"
            + " DIR/{dir}/{stem}.{ext}. {dir}: the directories between the INPUT directory and the file"
            + " (with --files-from, all directories of the name); {stem}: the file's name without .gz"
            + " and extension; {ext}: the extension of the output format; {index}: the number of"
            + " the file; {date}: today in UTC"
      })
  private @Nullable String output;

  @Mixin private FormatArgument to = new FormatArgument();

  @Option(names = "--gzip", description = Meaning.GZIP + " (whatever its name)")
  private boolean gzip;

  /**
   * Returns the output as it was given; {@code -} if it was not given.
   *
   * @param day the date that replaces {@code {date}}
   */
  public String name(LocalDate day) {
    if (output != null && output.isEmpty()) {
      throw new WrongUseException("the output has an empty name");
    }
    return output == null ? Input.STANDARD : OutputTemplate.dated(output, day);
  }

  public boolean gzip() {
    return gzip;
  }

  /** Checks that an output is given: several inputs have no default output. */
  public void checkGiven() {
    if (output == null) {
      throw new WrongUseException(
          "several inputs need -o: a file, a directory such as out/, or - for one document on standard"
              + " output");
    }
  }

  /**
   * Returns the format of one output.
   *
   * @param single whether there is one input only
   */
  public SitemapFormat format(Formats formats, String name, boolean single) throws IOException {
    boolean standard = name.equals(Input.STANDARD);
    if (!standard && Files.isDirectory(FileNames.path(name))) {
      throw new FileSystemException(
          name,
          null,
          "is a directory; give a file, or end the name in / to write into the directory");
    } else if (to.isGiven() || standard) {
      return to.format(formats);
    }
    String advice =
        single ? "" : "; or end the name in / to write a file for each input into that directory";
    return FormatArgument.writable(
        formats
            .forOutput(name)
            .or(() -> formats.forName(name))
            .orElseThrow(
                () ->
                    new WrongUseException(
                        "cannot tell the format from \""
                            + name
                            + "\": use .xml, .csv, .ndjson, .json, .txt, .rss or .atom, or --to"
                            + advice)),
        formats);
  }

  /** Returns the format of outputs whose names are made from a template. */
  public SitemapFormat formatOfEach(Formats formats, String name) {
    if (to.isGiven()) {
      return to.format(formats);
    }
    return formats
        .forOutput(name)
        .or(() -> formats.forName(name))
        .map(format -> FormatArgument.writable(format, formats))
        .orElseGet(() -> to.format(formats));
  }

  /** Returns how the names of many outputs are made. */
  public OutputTemplate template(String name, SitemapFormat format) {
    List<String> extensions = format.fileExtensions();
    String extension = extensions.isEmpty() ? format.id() : extensions.get(0);
    String full = gzip && !name.endsWith(".gz") ? extension + ".gz" : extension;
    return OutputTemplate.isTemplate(name)
        ? OutputTemplate.parse(name, full)
        : OutputTemplate.directory(name, full);
  }

  /** Returns the path of a file name; null for standard output. */
  public static @Nullable Path file(String name) throws IOException {
    return name.equals(Input.STANDARD) ? null : FileNames.path(name);
  }
}
