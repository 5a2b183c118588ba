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
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.input.AddressReader;
import io.github.sitemaptoolkit.site.input.InputSource;
import io.github.sitemaptoolkit.site.network.RemoteAccess;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
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

  @Mixin private InputList list = new InputList();

  @Mixin private RemoteArguments remote = new RemoteArguments();

  /** Returns whether none is given, nor a list of them. */
  public boolean isEmpty() {
    return inputs.isEmpty() && !list.isGiven();
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
    if (!list.isGiven()) {
      inputs =
          ImpliedInput.of(inputs, console)
              .orElseThrow(() -> new WrongUseException(ImpliedInput.NONE));
    }
    list.check(inputs);
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
    list.addTo(files);
  }

  /**
   * Returns the only input; null for directories, patterns and lists, which may name any number.
   */
  public @Nullable String single(Context context) {
    boolean whole = InputSource.readsDirectories(context);
    return inputs.size() == 1 && !list.isGiven() && Inputs.isSingle(inputs.get(0), whole)
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
    for (String name : list.names(console.in(), inputs.isEmpty())) {
      gathered.addListed(name);
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
}
