package io.github.sitemaptoolkit.dist;

import java.util.List;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/**
 * The completion script for bash. Picocli's own script completes no names of files but for
 * arguments of the type {@code Path}, and inputs may be patterns.
 */
final class BashCompletion {

  private final StringBuilder values = new StringBuilder();
  private final StringBuilder options = new StringBuilder();
  private final StringBuilder positionals = new StringBuilder();

  private BashCompletion() {}

  /** Returns the script. */
  static String of(CommandLine command) {
    var script = new BashCompletion();
    command.getSubcommands().forEach((name, sub) -> script.add(name, sub.getCommandSpec()));
    return """
        # Where it finds no word, bash completes names of files.
        _sitemap() {
          local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
          local command=${COMP_WORDS[1]} words= list= before= equals=
          # Bash takes --name=value and KEY=VALUE apart.
          if [ "$current" = = ]; then
            current= equals=$COMP_CWORD
          elif [ "$previous" = = ]; then
            equals=$((COMP_CWORD - 1)) previous=${COMP_WORDS[COMP_CWORD - 2]}
          fi
          if [ -n "$equals" ] && [[ $previous != -* ]]; then
            previous=${COMP_WORDS[equals - 2]}
            [ "$previous" != = ] || previous=${COMP_WORDS[equals - 3]}
            previous=$previous=
          fi
          if [ "$COMP_CWORD" = 1 ]; then
            words='%s'
          else
            case $command:$previous in
        %s      *)
                case $command:$current in
        %s%s        esac
                ;;
            esac
          fi
          [ -z "$list" ] || [[ $current != *,* ]] || before=${current%%,*},
          mapfile -t COMPREPLY < <(compgen -P "$before" -W "$words" -- "${current#"$before"}")
          if [ -n "$list" ] || [[ ${COMPREPLY[0]} == *= ]]; then
            compopt -o nospace 2>/dev/null
          fi
        }
        complete -o default -F _sitemap sitemap
        """
        .formatted(
            String.join(" ", command.getSubcommands().keySet()),
            script.values,
            script.options,
            script.positionals);
  }

  private void add(String name, CommandSpec command) {
    List<Argument> arguments = Argument.options(command);
    for (Argument option : arguments) {
      if (option.takesValue()) {
        String list = option.isList() ? " list=yes" : "";
        values.append(
            "      %s) words=%s%s ;;\n".formatted(patterns(name, option, ""), words(option), list));
        if (!option.wordsOfPair().isEmpty()) {
          String pair = Argument.quote(String.join(" ", option.wordsOfPair()));
          values.append("      %s) words=%s ;;\n".formatted(patterns(name, option, "="), pair));
        }
      }
    }
    String names =
        arguments.stream()
            .flatMap(option -> option.names().stream())
            .collect(Collectors.joining(" "));
    options.append("          %s:-*) words='%s' ;;\n".formatted(name, names));
    for (Argument positional : Argument.positionals(command)) {
      if (!positional.words().isEmpty()) {
        positionals.append("          %s:*) words=%s ;;\n".formatted(name, words(positional)));
      }
    }
  }

  private static String patterns(String command, Argument option, String end) {
    return option.names().stream()
        .map(name -> command + ':' + name + end)
        .collect(Collectors.joining(" | "));
  }

  private static String words(Argument argument) {
    return argument.isSet()
        ? "$(" + Argument.SETS + ")"
        : Argument.quote(String.join(" ", argument.words()));
  }
}
