package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.FileNames;
import io.github.sitemaptoolkit.io.Source;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** What is read: files, folders, patterns and lists of files. */
@HelpSection(Section.READING)
public final class InputArguments {

  @Parameters(
      paramLabel = "INPUT",
      arity = "0..*",
      description =
          "a file, compressed or not; a folder, whose files are taken that are of a known format;"
              + " a pattern such as 'in/**/*.xml'; - is standard input, which is read"
              + " from a pipe even without it")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = {"-r", "--recursive"},
      description = "go through the folders in a folder, too")
  private boolean recursive;

  @Option(
      names = "--files-from",
      paramLabel = "FILE",
      description = "read the names of more inputs from a file, a line each; - is standard input")
  private @Nullable String list;

  @Option(
      names = {"-0", "--null"},
      description = "in that file a NUL ends each name, as find -print0 writes it")
  private boolean nul;

  /** Refuses what makes no sense. */
  public void check(Console console) {
    if (list == null) {
      inputs =
          ImpliedInput.of(inputs, console)
              .orElseThrow(() -> new WrongUseException(ImpliedInput.NONE));
    }
    if (nul && list == null) {
      throw new WrongUseException("-0 belongs to --files-from");
    }
    long standard = inputs.stream().filter(Input.STANDARD::equals).count();
    if (standard + (Input.STANDARD.equals(list) ? 1 : 0) > 1) {
      throw new WrongUseException("standard input can be read only once");
    }
    for (String input : inputs) {
      String lower = input.toLowerCase(Locale.ROOT);
      if (input.isEmpty()) {
        throw new WrongUseException("the name of a file is empty");
      } else if (lower.startsWith("http://") || lower.startsWith("https://")) {
        throw new WrongUseException(
            "addresses are not fetched yet; try: curl -sS '"
                + input
                + "' | sitemap convert - -o FILE");
      }
    }
  }

  /** Returns the only input, or null where there may be more or fewer: folders, patterns, lists. */
  public @Nullable String single() {
    return inputs.size() == 1 && list == null && Inputs.isSingle(inputs.get(0))
        ? inputs.get(0)
        : null;
  }

  /**
   * Gathers the inputs, in the order of the arguments; those of the list come last.
   *
   * @param outputs real paths of files and folders that are never found: what the run writes
   * @param stdin where a list may come from
   * @param leftOut takes the names of files that are met, and left out
   */
  public Inputs gather(
      Formats formats, Set<Path> outputs, InputStream stdin, Consumer<String> leftOut)
      throws IOException {
    var gathered = new Inputs(formats, recursive, outputs, leftOut);
    for (String input : inputs) {
      gathered.add(input);
    }
    if (list != null) {
      boolean any = false;
      for (String name : names(list, stdin)) {
        any = true;
        gathered.addListed(name);
      }
      if (!any && inputs.isEmpty()) {
        throw new NoSuchFileException(list, null, "names no file");
      }
    }
    return gathered;
  }

  private List<String> names(String file, InputStream stdin) throws IOException {
    if (file.equals(Input.STANDARD)) {
      return split(stdin);
    }
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
