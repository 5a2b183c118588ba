package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** Names of inputs that stand in a file, or come from another program. */
@HelpSection(Section.READING)
public final class InputList {

  private static final String HERE = "./";

  @Option(
      names = "--files-from",
      paramLabel = "FILE",
      description = "read more input names from a file, one per line; - is standard input")
  private @Nullable String list;

  @Option(
      names = {"-0", "--null"},
      description =
          "in the file of --files-from, names end with a NUL character, as find -print0 writes")
  private boolean nul;

  /** Returns whether there is one. */
  public boolean isGiven() {
    return list != null;
  }

  /**
   * Checks that standard input is read once.
   *
   * @param named the inputs that are named as arguments
   * @throws WrongUseException if it is not, or if there is no list for {@code --null}
   */
  public void check(List<String> named) {
    if (nul && list == null) {
      throw new WrongUseException("-0 can be used only with --files-from");
    }
    int standard = Collections.frequency(named, Input.STANDARD);
    if (standard + (Input.STANDARD.equals(list) ? 1 : 0) > 1) {
      throw new WrongUseException("standard input can be read only once");
    }
  }

  /** Adds the file to those of a run. */
  public void addTo(RunFiles files) throws IOException {
    if (list != null && !list.equals(Input.STANDARD)) {
      files.reads("--files-from", FileNames.path(list));
    }
  }

  /**
   * Returns the names, as they stand there: files, directories and addresses, but no patterns;
   * {@code -} is a file.
   *
   * @param alone whether there is no other input
   * @throws NoSuchFileException if there are none, nor another input
   */
  List<String> names(InputStream stdin, boolean alone) throws IOException {
    if (list == null) {
      return List.of();
    }
    List<String> names = list.equals(Input.STANDARD) ? split(stdin) : ofFile(list);
    if (names.isEmpty() && alone) {
      throw new NoSuchFileException(list, null, "contains no file names");
    }
    return names;
  }

  /**
   * Returns the names of all inputs as arguments that mean the same: those of the list come last.
   *
   * @param named the inputs that are named as arguments
   * @throws NoSuchFileException if a name would be a pattern, so that there is no such file
   */
  public List<String> after(List<String> named, InputStream stdin) throws IOException {
    check(named);
    List<String> all = new ArrayList<>(named);
    for (String name : names(stdin, named.isEmpty())) {
      if (name.equals(Input.STANDARD)) {
        all.add(HERE + name);
      } else if (Inputs.isPattern(name)) {
        throw new NoSuchFileException(name);
      } else {
        all.add(name);
      }
    }
    return all;
  }

  private List<String> ofFile(String file) throws IOException {
    try (InputStream in = Files.newInputStream(FileNames.path(file))) {
      return split(in);
    } catch (IOException e) {
      throw Source.named(e, file);
    }
  }

  private List<String> split(InputStream in) throws IOException {
    List<String> names = new ArrayList<>();
    var text = new StringWriter();
    // Not readAllBytes: it asks a file for its position, and a pipe has none.
    new InputStreamReader(in, StandardCharsets.UTF_8).transferTo(text);
    for (String name : text.toString().split(nul ? "\0" : "\r?\n", -1)) {
      if (!name.isEmpty()) {
        names.add(name);
      }
    }
    return names;
  }
}
