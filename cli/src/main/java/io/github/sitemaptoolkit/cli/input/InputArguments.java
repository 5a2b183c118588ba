package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.batch.plan.Input;
import io.github.sitemaptoolkit.batch.plan.Inputs;
import io.github.sitemaptoolkit.batch.plan.LeftOut;
import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.Meaning;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.cli.remote.RemoteArguments;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.Verbosity;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.text.ShownNumber;
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
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The inputs of convert: files, directories, patterns and lists of files. */
@HelpSection(Section.READING)
public final class InputArguments {

  @Parameters(
      paramLabel = "INPUT",
      arity = "0..*",
      description =
          "a file, a directory, an http or https address, or - for standard input: a file may be"
              + " compressed; of a directory, the files of known formats are read; 'in/**/*.xml' is"
              + " a pattern, and s3://bucket/maps a file or set in a bucket. Standard input is also"
              + " read if no INPUT is given and data is piped in")
  private List<String> inputs = new ArrayList<>();

  @Option(
      names = {"-r", "--recursive"},
      description = Meaning.RECURSIVE)
  private boolean recursive;

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

  @Mixin private RemoteArguments remote = new RemoteArguments();

  /** Returns whether none is given, nor a list of them. */
  public boolean isEmpty() {
    return inputs.isEmpty() && list == null;
  }

  /** Returns whether subdirectories are read, too. */
  public boolean isRecursive() {
    return recursive;
  }

  /** Returns whether an argument is exactly this name. */
  public boolean isNamed(String name) {
    return inputs.contains(name);
  }

  /** Reads only these. */
  public void only(List<String> names) {
    inputs = List.copyOf(names);
  }

  /**
   * Checks the inputs.
   *
   * @throws WrongUseException if there are none, or if they contradict each other
   */
  public void check(Console console) {
    if (list == null) {
      inputs =
          ImpliedInput.of(inputs, console)
              .orElseThrow(() -> new WrongUseException(ImpliedInput.NONE));
    }
    if (nul && list == null) {
      throw new WrongUseException("-0 can be used only with --files-from");
    }
    long standard = inputs.stream().filter(Input.STANDARD::equals).count();
    if (standard + (Input.STANDARD.equals(list) ? 1 : 0) > 1) {
      throw new WrongUseException("standard input can be read only once");
    }
    for (String input : inputs) {
      if (input.isEmpty()) {
        throw new WrongUseException("an input has an empty name");
      }
    }
  }

  /**
   * Returns a context with which addresses are opened, too.
   *
   * @throws WrongUseException if an option for that is wrong
   */
  public Context applyTo(Context context, Console console, Verbosity verbosity) {
    return remote.applyTo(LeftOutPages.applyTo(context, console, verbosity), console, verbosity);
  }

  /** Adds the list of inputs to the files of a run. */
  public void addTo(RunFiles files) throws IOException {
    if (list != null && !list.equals(Input.STANDARD)) {
      files.reads("--files-from", FileNames.path(list));
    }
  }

  /**
   * Returns the only input; null for directories, patterns and lists, which may name any number.
   */
  public @Nullable String single(Context context) {
    boolean whole = InputSource.readsDirectories(context);
    return inputs.size() == 1 && list == null && Inputs.isSingle(inputs.get(0), whole)
        ? inputs.get(0)
        : null;
  }

  /**
   * Finds the inputs, in the order of the arguments; those of {@code --files-from} come last.
   * Prints how many files are left out.
   *
   * @param outputs the real paths of files and directories that the run writes; they are skipped
   */
  public List<Input> gather(
      Context context, Set<Path> outputs, Console console, Verbosity verbosity) throws IOException {
    Consumer<String> leftOut =
        verbosity.isVerbose() ? name -> console.err().println("left out: " + name) : name -> {};
    var gathered =
        new Inputs(context.formats(), recursive, outputs, leftOut)
            .wholeDirectories(InputSource.readsDirectories(context));
    for (String input : inputs) {
      gathered.add(input);
    }
    if (list != null) {
      boolean any = false;
      for (String name : names(list, console.in())) {
        any = true;
        gathered.addListed(name);
      }
      if (!any && inputs.isEmpty()) {
        throw new NoSuchFileException(list, null, "contains no file names");
      }
    }
    List<String> addresses =
        gathered.found().stream().map(Input::name).filter(RemoteAccess::isFor).toList();
    if (!addresses.isEmpty()) {
      AddressReader.of(context).check(addresses);
    }
    for (LeftOut reason : LeftOut.values()) {
      long count = gathered.count(reason);
      if (count > 0 && !verbosity.isQuiet()) {
        String rest = verbosity.isVerbose() ? "" : " (-v lists them)";
        console
            .err()
            .println(ShownNumber.counted(count, "file") + " left out: " + why(reason) + rest);
      }
    }
    return gathered.found();
  }

  private static String why(LeftOut reason) {
    return switch (reason) {
      case FORMAT -> "the format is not known by name or content";
      case SPECIAL -> "pipes, sockets and devices are read only if they are named as an INPUT";
      case HIDDEN -> "hidden files and directories are read only if they are named as an INPUT";
      case BROKEN_LINK -> "they are links to what does not exist";
      case LOOP -> "they are links to a directory that they are in";
    };
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
