package io.github.sitemaptoolkit.web.command.jdk.picocli;

import io.github.sitemaptoolkit.web.command.Running;
import java.io.PrintWriter;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The command that runs: where it prints, and which options it was given. */
public class CommandLine {

  private static final CommandLine RUNNING = new CommandLine();

  public Model.CommandSpec getCommandSpec() {
    return Model.CommandSpec.SPEC;
  }

  public PrintWriter getOut() {
    return Running.out();
  }

  public PrintWriter getErr() {
    return Running.err();
  }

  public ParseResult getParseResult() {
    return ParseResult.NONE;
  }

  /** The arguments that were given, which nobody looks at. */
  public static class ParseResult {

    private static final ParseResult NONE = new ParseResult();

    public List<String> originalArgs() {
      return List.of();
    }
  }

  /** The model of the command. */
  public static final class Model {

    private Model() {}

    /** The command. */
    public static final class CommandSpec {

      private static final CommandSpec SPEC = new CommandSpec();

      private CommandSpec() {}

      public static CommandSpec create() {
        return SPEC;
      }

      public CommandLine commandLine() {
        return RUNNING;
      }

      public String qualifiedName() {
        return Running.name();
      }

      public @Nullable OptionSpec findOption(String option) {
        List<String> values = Running.options().get(option);
        return values == null ? null : new OptionSpec(values);
      }
    }

    /** What is common to options and parameters. */
    public static class ArgSpec {}

    /** An option. */
    public static final class OptionSpec extends ArgSpec {

      private final List<String> values;

      private OptionSpec(List<String> values) {
        this.values = values;
      }

      public List<String> originalStringValues() {
        return values;
      }
    }
  }

  /** Thrown if arguments are wrong. */
  public static class ParameterException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public ParameterException(CommandLine command, String message) {
      super(message);
    }

    public ParameterException(CommandLine command, String message, Throwable cause) {
      super(message, cause);
    }

    public ParameterException(
        CommandLine command,
        String message,
        Throwable cause,
        Model.ArgSpec argument,
        String value) {
      super(message, cause);
    }

    public CommandLine getCommandLine() {
      return RUNNING;
    }
  }

  /** Thrown if a value is wrong. */
  public static class TypeConversionException extends RuntimeException {

    private static final long serialVersionUID = 1;

    public TypeConversionException(String message) {
      super(message);
    }
  }

  /** Tells the version. */
  public interface IVersionProvider {

    String[] getVersion() throws Exception;
  }

  /** Reads a value. */
  public interface ITypeConverter<K> {

    K convert(String value) throws Exception;
  }

  /** Colours. */
  public static final class Help {

    private Help() {}

    /** Codes of terminals. */
    public static final class Ansi {

      private Ansi() {}

      /** A colour. */
      public enum Style {
        fg_red("\u001b[31m"),
        fg_yellow("\u001b[33m"),
        fg_cyan("\u001b[36m");

        private final String code;

        Style(String code) {
          this.code = code;
        }

        public String on() {
          return code;
        }

        public String off() {
          return "\u001b[39m";
        }
      }
    }
  }
}
