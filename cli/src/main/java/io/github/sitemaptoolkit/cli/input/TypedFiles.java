package io.github.sitemaptoolkit.cli.input;

import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Takes file urls that are typed as inputs, or pasted from a browser, for the files that they name.
 * Those that stand in an index, a feed, a list or {@code sitemap.toml} stay addresses, which are
 * not read: a document from elsewhere must not choose among the files of this machine. Source: RFC
 * 8089.
 */
public final class TypedFiles {

  private static final String END = "--"; // of the options
  private static final String SCHEME = "file:/";
  private static final List<String> BEGINNINGS = List.of("file://localhost/", "file:///", SCHEME);

  /** The parameters that are inputs, and the options whose values are. */
  private static final Set<String> INPUTS =
      Set.of(
          "INPUT",
          "OLD",
          "NEW",
          "--add",
          "--against",
          "--crawl",
          "--feed",
          "--indexing",
          "--remove",
          "--videos");

  private TypedFiles() {}

  /**
   * Returns the arguments of a command with the names of files in place of their urls.
   *
   * @param command tells which arguments are inputs
   */
  public static List<String> in(List<String> arguments, CommandSpec command) {
    if (arguments.stream().noneMatch(argument -> argument.contains(SCHEME))) {
      return arguments;
    }
    boolean parameters =
        command.positionalParameters().stream().anyMatch(each -> isInput(each.paramLabel()));
    List<String> all = new ArrayList<>();
    boolean options = true;
    OptionSpec before = null; // whose value the argument is
    for (String argument : arguments) {
      int value = argument.indexOf('=') + 1;
      if (before != null) {
        all.add(isInput(before.longestName()) ? name(argument) : argument);
        before = null;
      } else if (options && argument.startsWith("-")) {
        options = !argument.equals(END);
        OptionSpec option =
            command.findOption(value > 0 ? argument.substring(0, value - 1) : argument);
        boolean input = value > 0 && option != null && isInput(option.longestName());
        all.add(input ? argument.substring(0, value) + name(argument.substring(value)) : argument);
        before = value == 0 && option != null && option.arity().max() > 0 ? option : null;
      } else {
        all.add(parameters ? name(argument) : argument);
      }
    }
    return all;
  }

  /** Returns whether an option, or a parameter with a label, names inputs. */
  public static boolean isInput(String name) {
    return INPUTS.contains(name);
  }

  /**
   * Returns the name of the file that a file url names; any other text, and the url of a file of
   * another computer, as it is.
   */
  public static String name(String typed) {
    for (String begin : BEGINNINGS) {
      if (typed.regionMatches(true, 0, begin, 0, begin.length())
          && !typed.startsWith("/", begin.length())) {
        String path = typed.substring(begin.length() - 1, UrlParts.pathEnd(typed));
        String name = PercentEncoding.decode(path);
        return isDrive(name) ? name.substring(1) : name;
      }
    }
    return typed;
  }

  /** Returns whether a path begins with a drive of Windows, as in {@code /C:/a.xml}. */
  private static boolean isDrive(String path) {
    return path.length() > 2 && Character.isLetter(path.charAt(1)) && path.charAt(2) == ':';
  }
}
