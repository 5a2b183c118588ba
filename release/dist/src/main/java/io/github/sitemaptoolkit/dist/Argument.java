package io.github.sitemaptoolkit.dist;

import io.github.sitemaptoolkit.cli.help.Meaning;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * What the shells are told of an option, or of the arguments that are none.
 *
 * @param command the name of the command that has it
 */
record Argument(ArgSpec spec, String command) {

  /**
   * Prints the sets of the configuration in the directory where somebody completes a command. It is
   * read by all three shells in double quotes, by zsh in a list between colons.
   */
  static final String SETS =
      "sed -n \"s/^ *\\[set\\.\\([A-Za-z0-9_-]*\\)\\].*/\\1/p\" sitemap.toml 2>/dev/null";

  private static final Pattern FILE = Pattern.compile("FILE|DIR|INPUT|JAR");
  private static final Pattern CHOICE = Pattern.compile("[a-z]+(\\|[a-z]+)*"); // a label

  /** Returns the options of a command that its help lists. */
  static List<Argument> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .map(option -> new Argument(option, command.name()))
        .toList();
  }

  /** Returns the arguments of a command that are no options. */
  static List<Argument> positionals(CommandSpec command) {
    return command.positionalParameters().stream()
        .map(argument -> new Argument(argument, command.name()))
        .toList();
  }

  /** Returns what a command does, without a full stop. */
  static String summary(CommandLine command) {
    String header = command.getCommandSpec().usageMessage().header()[0];
    return ManPage.plain(header).replaceFirst("\\.$", "");
  }

  /** Returns a text in quotes, as all three shells read it. */
  static String quote(String text) {
    return '\'' + text.replace("'", "'\\''") + '\'';
  }

  /** Returns the names of an option, such as {@code -o} and {@code --output}. */
  List<String> names() {
    return spec instanceof OptionSpec option ? List.of(option.names()) : List.of();
  }

  String label() {
    return spec.paramLabel();
  }

  boolean takesValue() {
    return spec.arity().max() > 0;
  }

  boolean isFile() {
    return FILE.matcher(label()).find();
  }

  /** Returns the first clause of the description. */
  String summary() {
    String description = ManPage.plain(String.join(" ", spec.description()));
    return Meaning.of(description);
  }

  /** Returns the values that it can have, if those are words that are known. */
  List<String> words() {
    String name = spec instanceof OptionSpec option ? option.longestName() : label();
    List<String> words = takesValue() ? OptionWords.of(name, command) : List.of();
    if (!words.isEmpty()) {
      return words;
    }
    return CHOICE.matcher(label()).matches() ? List.of(label().split("\\|")) : candidates();
  }

  /** Returns the words behind {@code =} in a value that is a pair. */
  List<String> wordsOfPair() {
    return names().isEmpty() ? List.of() : OptionWords.ofPair(((OptionSpec) spec).longestName());
  }

  /** Returns whether a value is several words, with commas between them. */
  boolean isList() {
    return ",".equals(spec.splitRegex());
  }

  /** Returns whether its values are the sets of the configuration. */
  boolean isSet() {
    return names().contains("--set");
  }

  private List<String> candidates() {
    List<String> words = new ArrayList<>();
    if (takesValue() && spec.completionCandidates() != null) {
      boolean constants = spec.typeInfo().isEnum();
      for (String word : spec.completionCandidates()) {
        words.add(constants ? word.toLowerCase(Locale.ROOT) : word);
      }
    }
    return words;
  }
}
