package io.github.sitemaptoolkit.dist;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The completion script for fish. */
final class FishCompletion {

  private FishCompletion() {}

  /** Returns the script. */
  static String of(CommandLine command) {
    var script = new StringBuilder();
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              script.append(
                  "complete -c sitemap -f -n __fish_use_subcommand -a %s -d %s\n"
                      .formatted(name, Argument.quote(Argument.summary(sub))));
              String condition = "'__fish_seen_subcommand_from " + name + '\'';
              arguments(sub.getCommandSpec())
                  .forEach(
                      it ->
                          script.append("complete -c sitemap -n %s %s\n".formatted(condition, it)));
            });
    return script.toString();
  }

  private static List<String> arguments(CommandSpec command) {
    List<String> arguments = new ArrayList<>();
    for (Argument option : Argument.options(command)) {
      String names =
          option.names().stream()
              .map(
                  name ->
                      name.startsWith("--") ? "-l " + name.substring(2) : "-s " + name.substring(1))
              .collect(Collectors.joining(" "));
      String value = option.isFile() ? " -r" : " -x" + words(option);
      arguments.add(
          names + (option.takesValue() ? value : "") + " -d " + Argument.quote(option.summary()));
    }
    for (Argument positional : Argument.positionals(command)) {
      if (!positional.isFile()) {
        arguments.add("-f" + words(positional));
      }
    }
    return arguments;
  }

  private static String words(Argument argument) {
    List<String> words = argument.words();
    if (argument.isSet()) {
      return " -a " + Argument.quote("(" + Argument.SETS + ")");
    } else if (words.isEmpty()) {
      return "";
    } else if (argument.isList()) { // the command that prints the words is a word itself
      String printed = "printf \"%s\\n\" " + String.join(" ", words);
      return " -a " + Argument.quote("(__fish_complete_list , '" + printed + "')");
    }
    return " -a " + Argument.quote(String.join(" ", words));
  }
}
