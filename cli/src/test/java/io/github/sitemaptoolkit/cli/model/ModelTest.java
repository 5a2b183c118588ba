package io.github.sitemaptoolkit.cli.model;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;

import io.github.sitemaptoolkit.cli.command.Commands;
import io.github.sitemaptoolkit.cli.help.HelpLayout;
import io.github.sitemaptoolkit.cli.report.Console;
import io.github.sitemaptoolkit.cli.report.MessageWriter;
import io.github.sitemaptoolkit.cli.report.Terminal;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Writer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** What a table says of a command is what its annotations say. */
class ModelTest {

  private static CommandLine annotated(String name) {
    return Commands.of(console(), name).commandLine();
  }

  private static Console console() {
    return Console.of(
        InputStream.nullInputStream(),
        OutputStream.nullOutputStream(),
        new MessageWriter(Writer.nullWriter(), false),
        Terminal.NONE);
  }

  private static CommandLine tabled(CommandLine annotated) throws Exception {
    var table = new ByteArrayOutputStream();
    ModelWriter.write(annotated.getCommandSpec(), table);
    return new CommandLine(ModelReader.read(table.toByteArray(), annotated.getCommand()));
  }

  static List<String> names() {
    return Commands.all(console()).getSubcommands().entrySet().stream()
        .filter(command -> ModelWriter.canWrite(command.getValue().getCommandSpec()))
        .map(Map.Entry::getKey)
        .toList();
  }

  @Test
  void onlyTheTwoWithoutFixedArgumentsHaveNoTable() {
    assertEquals(Commands.all(console()).getSubcommands().size() - 2, names().size());
  }

  @ParameterizedTest
  @MethodSource("names")
  void argumentsAreThose(String name) throws Exception {
    CommandLine annotated = annotated(name);
    CommandSpec expected = annotated.getCommandSpec();
    CommandSpec actual = tabled(annotated).getCommandSpec();
    assertSame(expected.userObject(), actual.userObject());
    assertEquals(said(expected), said(actual));
    assertEquals(expected.optionsMap().keySet(), actual.optionsMap().keySet());
    assertEquals(expected.negatedOptionsMap().keySet(), actual.negatedOptionsMap().keySet());
  }

  private static List<String> said(CommandSpec spec) {
    return Stream.concat(spec.options().stream(), spec.positionalParameters().stream())
        .map(ModelTest::said)
        .toList();
  }

  private static String said(ArgSpec argument) {
    String own =
        argument instanceof OptionSpec option
            ? String.join(
                " ",
                Arrays.toString(option.names()),
                "help " + option.usageHelp() + option.versionHelp(),
                "negatable " + option.negatable(),
                "fallback " + option.fallbackValue())
            : ((PositionalParamSpec) argument).index().toString();
    String field = String.valueOf(argument.userObject());
    return String.join(
        "\n",
        own,
        "arity " + argument.arity() + argument.arity().isUnspecified(),
        "required " + argument.required() + " hidden " + argument.hidden(),
        "label " + argument.paramLabel() + " split " + argument.splitRegex(),
        "default " + argument.defaultValue() + " initial " + initial(argument),
        "type " + argument.typeInfo(),
        "field " + (field.contains("sitemaptoolkit") ? field : ""),
        "converters " + classes(List.of(argument.converters())),
        "candidates " + candidates(argument),
        "description " + String.join("|", argument.description()));
  }

  private static @Nullable Object initial(ArgSpec argument) {
    Object initial = argument.initialValue();
    return argument.getter() instanceof FieldBinding field && initial == field.initial()
        ? field.get()
        : initial;
  }

  private static List<String> candidates(ArgSpec argument) {
    List<String> candidates = new ArrayList<>();
    if (argument.completionCandidates() != null) {
      argument.completionCandidates().forEach(candidates::add);
    }
    return candidates;
  }

  private static String classes(List<?> objects) {
    return objects.stream().map(Object::getClass).toList().toString();
  }

  @Test
  void headingsAreThoseOfAllCommands() throws Exception {
    List<CommandSpec> expected =
        Commands.all(console()).getSubcommands().values().stream()
            .map(CommandLine::getCommandSpec)
            .toList();
    var table = new ByteArrayOutputStream();
    ModelWriter.writeHeadings(expected, table);
    assertEquals(
        expected.stream().map(ModelTest::heading).toList(),
        ModelReader.headings(table.toByteArray()).stream().map(ModelTest::heading).toList());
  }

  private static String heading(CommandSpec spec) {
    return spec.name() + ": " + String.join("|", spec.usageMessage().header());
  }

  @ParameterizedTest
  @MethodSource("names")
  void helpIsThat(String name) throws Exception {
    CommandLine annotated = annotated(name);
    CommandLine tabled = tabled(annotated).setCommandName(annotated.getCommandName());
    assertEquals(help(annotated), help(tabled));
  }

  private static String help(CommandLine command) {
    HelpLayout.arrange(command);
    return command.getUsageMessage(CommandLine.Help.Ansi.OFF);
  }

  @Test
  void valuesAreSetAndTakenBack() throws Exception {
    CommandLine convert = tabled(annotated("convert"));
    CommandSpec spec = convert.getCommandSpec();
    convert.parseArgs("--strict", "--no-expand", "--map", "a=loc", "--map", "b=title", "in.csv");
    assertEquals(true, spec.findOption("--strict").getValue());
    assertEquals(false, spec.findOption("--expand").getValue());
    assertEquals(List.of("a=loc", "b=title"), spec.findOption("--map").getValue());
    assertEquals(List.of("in.csv"), spec.positionalParameters().get(0).getValue());
    convert.parseArgs();
    assertEquals(false, spec.findOption("--strict").getValue());
    assertEquals(List.of(), spec.findOption("--map").getValue());
    assertArrayEquals(new String[0], convert.getParseResult().originalArgs().toArray());
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 300})
  void tableThatIsCutIsNotUsed(int length, @TempDir Path directory) throws Exception {
    CommandLine annotated = annotated("convert");
    var table = new ByteArrayOutputStream();
    ModelWriter.write(annotated.getCommandSpec(), table);
    Object command = annotated.getCommand();
    System.setProperty("sitemap.options", directory.toString());
    try {
      Path file = directory.resolve("convert");
      Files.write(file, table.toByteArray());
      assertNotSame(command, ModelReader.model("convert", command));
      Files.write(file, Arrays.copyOf(table.toByteArray(), length));
      assertSame(command, ModelReader.model("convert", command));
    } finally {
      System.clearProperty("sitemap.options");
    }
    var again = new CommandLine(command);
    assertEquals(said(annotated.getCommandSpec()), said(again.getCommandSpec()));
  }
}
