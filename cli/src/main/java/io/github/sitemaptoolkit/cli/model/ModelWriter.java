package io.github.sitemaptoolkit.cli.model;

import io.github.sitemaptoolkit.cli.report.ConsoleCommand;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.Model.UsageMessageSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Range;
import picocli.CommandLine.Spec;

/** Writes what the annotations of a command say, as a table that {@link ModelReader} reads. */
public final class ModelWriter {

  /** The name of the table of headings, which is that of no command. */
  public static final String HEADINGS = "headings";

  private final DataOutputStream out;
  private final List<Place> holders = new ArrayList<>();
  private final List<Place> specs = new ArrayList<>();
  private final Map<Field, Place> arguments = new HashMap<>();

  /** A field: of which holder, how far up its class, its name. */
  private record Place(int holder, int level, String name) {}

  private ModelWriter(OutputStream out) {
    this.out = new DataOutputStream(out);
  }

  /** Returns whether a table can say what the annotations of a command say. */
  public static boolean canWrite(CommandSpec spec) {
    return spec.userObject() instanceof ConsoleCommand
        && spec.argGroups().isEmpty()
        && spec.unmatchedArgsBindings().isEmpty()
        && spec.subcommands().isEmpty();
  }

  /** Writes the model of a command. */
  public static void write(CommandSpec spec, OutputStream out) throws IOException {
    var writer = new ModelWriter(out);
    writer.find(spec.userObject(), 0);
    writer.write(spec);
    writer.out.flush();
  }

  /** Writes the names and headers of commands. */
  public static void writeHeadings(Collection<CommandSpec> specs, OutputStream out)
      throws IOException {
    var writer = new ModelWriter(out);
    writer.out.writeByte(specs.size());
    for (CommandSpec spec : specs) {
      writer.out.writeUTF(spec.name());
      writer.write(spec.usageMessage().header());
    }
    writer.out.flush();
  }

  /** Finds the fields with annotations, of an object and those that are mixed in. */
  private void find(Object object, int holder) {
    int level = 0;
    for (Class<?> type = object.getClass(); type != Object.class; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        find(object, field, new Place(holder, level, field.getName()));
      }
      level++;
    }
  }

  private void find(Object object, Field field, Place place) {
    if (field.isAnnotationPresent(Option.class) || field.isAnnotationPresent(Parameters.class)) {
      arguments.put(field, place);
    } else if (field.isAnnotationPresent(Spec.class)) {
      specs.add(place);
    } else if (field.isAnnotationPresent(Mixin.class)) {
      holders.add(place);
      try {
        field.setAccessible(true);
        find(field.get(object), holders.size());
      } catch (IllegalAccessException e) {
        throw new IllegalArgumentException(field.toString(), e);
      }
    }
  }

  private void write(CommandSpec spec) throws IOException {
    out.writeUTF(spec.name());
    write(spec.usageMessage());
    write(holders);
    write(specs);
    out.writeByte(spec.options().size());
    for (OptionSpec option : spec.options()) {
      write(option);
    }
    out.writeByte(spec.positionalParameters().size());
    for (PositionalParamSpec parameter : spec.positionalParameters()) {
      write(parameter);
    }
  }

  private void write(UsageMessageSpec usage) throws IOException {
    out.writeUTF(usage.headerHeading());
    write(usage.header());
    write(usage.description());
    out.writeBoolean(usage.sortOptions());
  }

  private void write(List<Place> places) throws IOException {
    out.writeByte(places.size());
    for (Place place : places) {
      write(place);
    }
  }

  private void write(Place place) throws IOException {
    out.writeByte(place.holder());
    out.writeByte(place.level());
    out.writeUTF(place.name());
  }

  private void write(OptionSpec option) throws IOException {
    OptionSpec.Builder raw = option.toBuilder(); // in which variables stand as they are
    write(option.names());
    out.writeBoolean(option.usageHelp());
    out.writeBoolean(option.versionHelp());
    out.writeBoolean(option.negatable());
    Place place = arguments.get(option.userObject());
    out.writeBoolean(place != null);
    if (place != null) {
      write(place);
      if (option.typeInfo().isBoolean()) {
        write(initial(option));
      }
    }
    out.writeBoolean(raw.required());
    out.writeBoolean(option.hidden());
    out.writeUTF(option.paramLabel());
    out.writeUTF(option.splitRegex());
    write(raw.description());
    write(given(option.arity()));
    write(names(elements(option)));
    write(names(Arrays.stream(option.converters()).map(Object::getClass).toList()));
    write(names(candidates(option)));
  }

  /** Returns whether a flag is set at first; empty if that is not said. */
  private static String[] initial(OptionSpec flag) {
    @Nullable Object initial = flag.initialValue();
    return initial == null ? new String[0] : new String[] {initial.toString()};
  }

  private void write(PositionalParamSpec parameter) throws IOException {
    PositionalParamSpec.Builder raw = parameter.toBuilder();
    write(Objects.requireNonNull(arguments.get(parameter.userObject())));
    out.writeUTF(text(parameter.index()));
    write(given(parameter.arity()));
    out.writeBoolean(raw.required());
    out.writeUTF(parameter.paramLabel());
    write(raw.description());
    write(names(elements(parameter)));
  }

  /** Returns an arity; empty if it follows from the type. */
  private static String[] given(Range arity) {
    return arity.isUnspecified() ? new String[0] : new String[] {text(arity)};
  }

  private static String text(Range range) {
    return range.min() + ".." + (range.isVariable() ? "*" : range.max());
  }

  private static List<Class<?>> elements(ArgSpec argument) {
    return argument.typeInfo().isCollection() ? List.of(argument.auxiliaryTypes()) : List.of();
  }

  private static List<Class<?>> candidates(ArgSpec argument) {
    @Nullable Iterable<String> candidates = argument.completionCandidates();
    return candidates == null || argument.typeInfo().isEnum()
        ? List.of()
        : List.of(candidates.getClass());
  }

  private static String[] names(List<? extends Class<?>> types) {
    return types.stream().map(Class::getName).toArray(String[]::new);
  }

  private void write(String[] texts) throws IOException {
    out.writeByte(texts.length);
    for (String text : texts) {
      out.writeUTF(text);
    }
  }
}
