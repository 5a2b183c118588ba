package io.github.sitemaptoolkit.dist;

import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/** The completion script for zsh: the file {@code _sitemap}. */
final class ZshCompletion {

  private ZshCompletion() {}

  /** Returns the script. */
  static String of(CommandLine command) {
    var commands = new StringBuilder();
    var cases = new StringBuilder();
    command
        .getSubcommands()
        .forEach(
            (name, sub) -> {
              String entry = Argument.quote(name + ':' + Argument.summary(sub));
              commands.append("  ").append(entry).append('\n');
              cases.append("  ").append(name).append(") _arguments -s");
              arguments(sub.getCommandSpec())
                  .forEach(it -> cases.append(" \\\n    ").append(Argument.quote(it)));
              cases.append(" ;;\n");
            });
    return """
        #compdef sitemap

        local -a commands
        commands=(
        %s)
        if ((CURRENT == 2)); then
          _describe command commands
          return
        fi
        shift words
        ((CURRENT--))
        case $words[1] in
        %sesac
        """
        .formatted(commands, cases);
  }

  private static List<String> arguments(CommandSpec command) {
    List<String> arguments = new ArrayList<>();
    for (Argument option : Argument.options(command)) {
      String description = '[' + option.summary().replaceAll("[\\[\\]]", "\\\\$0") + ']';
      for (String name : option.names()) {
        String separator = name.startsWith("--") ? "=" : "+";
        arguments.add(
            '*'
                + name
                + (option.takesValue() ? separator + description + value(option) : description));
      }
    }
    Argument.positionals(command).stream()
        .limit(1) // no command takes two kinds
        .forEach(positional -> arguments.add('*' + value(positional)));
    return arguments;
  }

  private static String value(Argument argument) {
    List<String> words = argument.words();
    String files = argument.isFile() ? "_files" : " ";
    String action = words.isEmpty() ? files : '(' + escape(words) + ')';
    if (argument.isSet()) {
      action = "{compadd -- $(" + Argument.SETS + ")}";
    } else if (argument.isList()) {
      action = "_sequence compadd - " + escape(words);
    } else if (!words.isEmpty() && words.get(0).endsWith("=")) { // without a space behind it
      action = "{compadd -S \"\" -- " + escape(words) + "}";
    }
    return ':' + argument.label().replaceAll("[:\\[\\]]", "") + ':' + action;
  }

  /** Returns words as they stand between colons. */
  private static String escape(List<String> words) {
    return String.join(" ", words).replace(":", "\\:");
  }
}
