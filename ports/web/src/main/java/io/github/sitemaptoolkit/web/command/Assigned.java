package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.file.FileNames;
import java.lang.reflect.Field;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.TypeConversionException;

/**
 * An option or a parameter that was given, and the field of a command that it sets.
 *
 * @param path the names of the fields that lead to it, with dots between, such as {@code
 *     reading.limits.changes}
 * @param name the name of the option in messages
 * @param converter the class that reads values; empty if none does
 * @param values the values; of a flag, {@code true} or {@code false}
 */
record Assigned(String path, String name, String converter, List<String> values) {

  Assigned {
    values = List.copyOf(values);
  }

  /** Returns the same with other values. */
  Assigned with(List<String> others) {
    return new Assigned(path, name, converter, others);
  }

  /**
   * Sets the field.
   *
   * @throws WrongUseException if a value cannot be read
   */
  void apply(Object command) {
    try {
      Object holder = command;
      String[] names = path.split("\\.", -1);
      for (int i = 0; i + 1 < names.length; i++) {
        holder = field(holder, names[i]).get(holder);
      }
      Field field = field(holder, names[names.length - 1]);
      field.set(holder, value(field.getType()));
    } catch (ReflectiveOperationException e) {
      throw new IllegalStateException(path, e);
    }
  }

  private static Field field(Object holder, String name) throws NoSuchFieldException {
    for (Class<?> type = holder.getClass(); type != null; type = type.getSuperclass()) {
      for (Field field : type.getDeclaredFields()) {
        if (field.getName().equals(name)) {
          field.setAccessible(true);
          return field;
        }
      }
    }
    throw new NoSuchFieldException(holder.getClass().getName() + '.' + name);
  }

  private Object value(Class<?> type) {
    if (type == List.class) {
      return all(new ArrayList<>());
    } else if (type == Set.class) {
      return all(new LinkedHashSet<>());
    } else if (type == Map.class) {
      return pairs();
    }
    String last = values.get(values.size() - 1);
    if (type == Path.class) {
      return path(last);
    }
    Object converted = convert(last);
    if (type == boolean.class || type == Boolean.class) {
      return Boolean.valueOf(last);
    } else if (converted == null && (type == long.class || type == Long.class)) {
      return number(last);
    }
    return converted == null ? last : converted;
  }

  private <C extends Collection<Object>> C all(C collection) {
    for (String value : values) {
      Object converted = convert(value);
      collection.add(converted == null ? value : converted);
    }
    return collection;
  }

  private Map<String, String> pairs() {
    Map<String, String> pairs = new LinkedHashMap<>();
    for (String value : values) {
      int equals = value.indexOf('=');
      pairs.put(value.substring(0, equals), value.substring(equals + 1)); // parsed before
    }
    return pairs;
  }

  private Long number(String text) {
    try {
      return Long.valueOf(text);
    } catch (NumberFormatException e) {
      throw new WrongUseException(name + ' ' + text + ": use a whole number");
    }
  }

  private Path path(String text) {
    try {
      return FileNames.path(text);
    } catch (FileSystemException e) {
      throw new WrongUseException(name + ' ' + text + ": " + text + ": " + e.getReason());
    }
  }

  /** Returns a value that the converter reads; null if there is none. */
  private @Nullable Object convert(String text) {
    if (converter.isEmpty()) {
      return null;
    }
    try {
      return Converters.named(converter).convert(text);
    } catch (TypeConversionException e) {
      throw new WrongUseException(name + ' ' + text + ": " + e.getMessage());
    } catch (Exception e) {
      throw new IllegalStateException(converter, e);
    }
  }
}
