package io.github.sitemaptoolkit.cli.help;

import io.github.sitemaptoolkit.text.Spelling;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.OverwrittenOptionException;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Words messages about wrong calls: what is wrong, and what to write instead. */
public final class WrongUse {

  /** What the parser says of a value without {@code =}, before the value. */
  private static final String NO_PAIR = " should be in KEY=VALUE format but was ";

  private WrongUse() {}

  /**
   * Returns the message for a wrong call.
   *
   * @param arguments all arguments of the call
   */
  public static String message(ParameterException e, String... arguments) {
    if (e instanceof UnmatchedArgumentException unmatched) {
      return unknown(unmatched.getUnmatched().get(0), e.getCommandLine(), arguments);
    } else if (e instanceof MissingParameterException missing) {
      return guess(e.getCommandLine(), arguments)
          .map(option -> unknown(option, e.getCommandLine(), arguments))
          .orElseGet(() -> missing(missing.getMissing(), arguments));
    } else if (e instanceof OverwrittenOptionException twice
        && twice.getOverwritten() instanceof OptionSpec option) {
      return option.longestName() + " is given twice; give it once";
    } else if (e.getArgSpec() instanceof OptionSpec option) {
      return invalid(option, e);
    }
    return String.valueOf(e.getMessage());
  }

  /**
   * Returns the first argument that is a well-known guess: an option that may mean what is missing.
   */
  private static Optional<String> guess(CommandLine command, String... arguments) {
    CommandSpec spec = command.getCommandSpec();
    String word = spec.name().substring(spec.name().lastIndexOf(' ') + 1);
    Guesses guesses = Guesses.read();
    return Arrays.stream(arguments)
        .takeWhile(argument -> !argument.equals("--"))
        .filter(argument -> argument.startsWith("-"))
        .filter(argument -> spec.findOption(argument.replaceFirst("=.*", "")) == null)
        .filter(argument -> guesses.answer(word, argument.replaceFirst("=.*", ""), "").isPresent())
        .findFirst();
  }

  private static String unknown(String argument, CommandLine command, String... arguments) {
    CommandSpec spec = command.getCommandSpec();
    if (argument.startsWith("-") && argument.length() > 1) {
      String name = argument.replaceFirst("=.*", "");
      List<String> known =
          spec.options().stream()
              .filter(option -> !option.hidden())
              .flatMap(option -> Arrays.stream(option.names()))
              .filter(other -> other.startsWith("--"))
              .toList();
      String value = value(argument, arguments);
      return "there is no option " + name + instead(spec.name(), name, value, known);
    } else if (!spec.subcommands().isEmpty()) {
      String suggestion = instead(spec.name(), argument, "", spec.subcommands().keySet());
      boolean file = argument.indexOf('.') >= 0 || argument.indexOf('/') >= 0;
      return "there is no command "
          + argument
          + (suggestion.isEmpty() && file
              ? "; did you mean: " + spec.qualifiedName() + " convert " + argument
              : suggestion);
    }
    String wanted =
        spec.positionalParameters().stream()
            .map(ArgSpec::paramLabel)
            .collect(Collectors.joining(" and "));
    return "\""
        + argument
        + "\" is one argument too many; the command takes only "
        + (wanted.isEmpty() ? "options" : wanted);
  }

  /** Returns what stands behind an unknown option, as its value may; empty if nothing does. */
  private static String value(String option, String... arguments) {
    int equals = option.indexOf('=');
    int next = Arrays.asList(arguments).indexOf(option) + 1;
    if (equals >= 0) {
      return option.substring(equals + 1);
    }
    return next > 0 && next < arguments.length ? arguments[next] : "";
  }

  /**
   * Returns what to write instead of a name: an answer to a well-known guess, or a near name.
   *
   * @param value what stands behind the name; empty if nothing does
   */
  static String instead(String command, String name, String value, Iterable<String> known) {
    String word = command.substring(command.lastIndexOf(' ') + 1);
    return Guesses.read()
        .answer(word, name, value)
        .map(answer -> "; " + answer)
        .orElseGet(() -> suggestion(name, known));
  }

  private static String suggestion(String name, Iterable<String> known) {
    return Spelling.nearest(name, known).map(meant -> "; did you mean " + meant + "?").orElse("");
  }

  /** Words a missing argument. The parser also reports an option without a value as missing. */
  private static String missing(List<ArgSpec> missing, String... arguments) {
    ArgSpec first = missing.get(0);
    String meaning =
        first.description().length == 0 ? "" : ": " + Meaning.of(first.description()[0]);
    if (first instanceof OptionSpec option) {
      String name = option.longestName() + ' ' + option.paramLabel();
      boolean given = Arrays.stream(arguments).anyMatch(Arrays.asList(option.names())::contains);
      return given
          ? option.longestName() + " needs a value, " + option.paramLabel() + meaning
          : name + " is missing" + meaning;
    }
    return first.paramLabel() + " is missing" + meaning;
  }

  /** Words an invalid value. The parser puts its own words before those of our converters. */
  private static String invalid(OptionSpec option, ParameterException e) {
    String message = String.valueOf(e.getMessage());
    String name = option.longestName();
    if (option.arity().max() == 0) {
      return name + " takes no value; write " + name + " alone";
    } else if (message.endsWith(" is not a long")) {
      return name + ' ' + e.getValue() + ": use a whole number";
    }
    int pair = message.indexOf(NO_PAIR);
    if (pair >= 0) {
      return name
          + ' '
          + message.substring(pair + NO_PAIR.length())
          + ": write "
          + option.paramLabel();
    }
    if (!message.toLowerCase(Locale.ROOT).startsWith("invalid value for option")) {
      return message;
    }
    int quoted = message.indexOf("'");
    int reason = message.indexOf("': ", quoted + 1);
    int label = message.indexOf("): ", quoted); // of an option with several values
    if (reason < 0 && label < 0) {
      return message;
    }
    return reason < 0
        ? name + message.substring(label + 1)
        : name + ' ' + e.getValue() + ": " + message.substring(reason + "': ".length());
  }
}
