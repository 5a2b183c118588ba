package io.github.sitemaptoolkit.dist;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.StreamSupport;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/** What the shells are told of an option, or of the arguments that are none. */
record Argument(ArgSpec spec) {

  private static final Pattern FILE = Pattern.compile("FILE|DIR|INPUT|JAR");

  /** Returns the options of a command that its help lists. */
  static List<Argument> options(CommandSpec command) {
    return command.options().stream()
        .filter(option -> !option.hidden())
        .map(Argument::new)
        .toList();
  }

  /** Returns the arguments of a command that are no options. */
  static List<Argument> positionals(CommandSpec command) {
    return command.positionalParameters().stream().map(Argument::new).toList();
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
    return description.split("[;:.]( |$)| \\(", 2)[0].strip();
  }

  /** Returns the values that it can have, if those are a few words. */
  List<String> words() {
    return switch (label()) {
      case "FORMAT" -> formats(names().contains("--to"));
      case "ID" -> Extensions.load().registrations().stream().map(Registration::id).toList();
      default -> candidates();
    };
  }

  private static List<String> formats(boolean toWrite) {
    return StreamSupport.stream(Formats.load().spliterator(), false)
        .filter(format -> format.writes() || !toWrite)
        .map(SitemapFormat::id)
        .toList();
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
