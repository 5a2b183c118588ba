package io.github.sitemaptoolkit.cli.model;

import java.io.ByteArrayInputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.lang.reflect.Constructor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;

/** Builds the model of a command from the table that {@link ModelWriter} writes. */
public final class ModelReader {

  private static final String DIRECTORY = "sitemap.options";

  private final DataInputStream in;
  private final CommandSpec spec;

  private ModelReader(DataInputStream in, CommandSpec spec) {
    this.in = in;
    this.spec = spec;
  }

  /**
   * Returns the model of a command, from its table in the directory that the launcher names.
   *
   * @return the command itself, whose annotations say the same, if there is no table or it cannot
   *     be read
   */
  public static Object model(String name, Object command) {
    String directory = System.getProperty(DIRECTORY);
    if (directory == null) {
      return command;
    }
    try {
      return read(Files.readAllBytes(Path.of(directory, name)), command);
    } catch (IOException | ReflectiveOperationException e) {
      return command; // only a start takes longer
    }
  }

  /**
   * Returns models that have nothing but the names and headers of all commands, in their order,
   * from the table in the directory that the launcher names.
   *
   * @return an empty list if there is no table or it cannot be read
   */
  public static List<CommandSpec> headings() {
    String directory = System.getProperty(DIRECTORY);
    if (directory == null) {
      return List.of();
    }
    try {
      return headings(Files.readAllBytes(Path.of(directory, ModelWriter.HEADINGS)));
    } catch (IOException e) {
      return List.of();
    }
  }

  /** Returns the models of {@link #headings()} from their table. */
  static List<CommandSpec> headings(byte[] table) throws IOException {
    DataInputStream in = open(table);
    List<CommandSpec> headings = new ArrayList<>();
    for (int i = in.readByte(); i > 0; i--) {
      var reader = new ModelReader(in, CommandSpec.create());
      reader.readHeading();
      headings.add(reader.spec);
    }
    return headings;
  }

  /** Returns the model of a command from its table. */
  static CommandSpec read(byte[] table, Object command)
      throws IOException, ReflectiveOperationException {
    var reader = new ModelReader(open(table), CommandSpec.wrapWithoutInspection(command));
    reader.read(command);
    return reader.spec;
  }

  private static DataInputStream open(byte[] table) {
    return new DataInputStream(new ByteArrayInputStream(table));
  }

  private void readHeading() throws IOException {
    spec.name(in.readUTF());
    spec.usageMessage().header(texts());
  }

  private void read(Object command) throws IOException, ReflectiveOperationException {
    spec.name(in.readUTF());
    spec.usageMessage()
        .headerHeading(in.readUTF())
        .header(texts())
        .description(texts())
        .sortOptions(in.readBoolean());
    var holders = new Object[in.readByte() + 1];
    holders[0] = command;
    for (int i = 1; i < holders.length; i++) {
      holders[i] = field(holders).get();
    }
    for (int i = in.readByte(); i > 0; i--) {
      field(holders).set(spec);
    }
    for (int i = in.readByte(); i > 0; i--) {
      spec.addOption(option(holders));
    }
    for (int i = in.readByte(); i > 0; i--) {
      spec.addPositional(parameter(holders));
    }
  }

  private OptionSpec option(Object[] holders) throws IOException, ReflectiveOperationException {
    OptionSpec.Builder option =
        OptionSpec.builder(texts())
            .usageHelp(in.readBoolean())
            .versionHelp(in.readBoolean())
            .negatable(in.readBoolean());
    if (in.readBoolean()) {
      FieldBinding field = field(holders);
      Class<?> type = field.field().getType();
      if (type == boolean.class || type == Boolean.class) { // the parser asks what it is at first
        String[] initial = texts();
        field.starts(initial.length == 0 ? null : Boolean.valueOf(initial[0]));
      }
      option.getter(field).setter(field).initialValue(field.initial());
      option.userObject(field.field()).type(type);
    } else { // --help and --version
      option.type(boolean.class).initialValue(false);
    }
    option.required(in.readBoolean()).hidden(in.readBoolean());
    option.paramLabel(in.readUTF()).splitRegex(in.readUTF()).description(texts());
    for (String arity : texts()) {
      option.arity(arity);
    }
    for (String elements : texts()) {
      option.auxiliaryTypes(Class.forName(elements));
    }
    for (String converter : texts()) {
      option.converters((ITypeConverter<?>) made(converter));
    }
    for (String candidates : texts()) {
      option.completionCandidates(candidates(candidates));
    }
    return option.build();
  }

  private PositionalParamSpec parameter(Object[] holders)
      throws IOException, ReflectiveOperationException {
    FieldBinding field = field(holders);
    PositionalParamSpec.Builder parameter = PositionalParamSpec.builder();
    parameter.getter(field).setter(field).initialValue(field.initial());
    parameter.userObject(field.field()).type(field.field().getType());
    parameter.index(in.readUTF());
    for (String arity : texts()) {
      parameter.arity(arity);
    }
    parameter.required(in.readBoolean()).paramLabel(in.readUTF()).description(texts());
    for (String elements : texts()) {
      parameter.auxiliaryTypes(Class.forName(elements));
    }
    return parameter.build();
  }

  private FieldBinding field(Object[] holders) throws IOException, ReflectiveOperationException {
    Object holder = holders[in.readByte()];
    return FieldBinding.of(holder, in.readByte(), in.readUTF());
  }

  @SuppressWarnings("unchecked") // as its writer has read it from an annotation
  private static Iterable<String> candidates(String type) throws ReflectiveOperationException {
    return (Iterable<String>) made(type);
  }

  private static Object made(String type) throws ReflectiveOperationException {
    Constructor<?> constructor = Class.forName(type).getDeclaredConstructor();
    constructor.setAccessible(true);
    return constructor.newInstance();
  }

  private String[] texts() throws IOException {
    var texts = new String[in.readByte()];
    for (int i = 0; i < texts.length; i++) {
      texts[i] = in.readUTF();
    }
    return texts;
  }
}
