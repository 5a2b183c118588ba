package io.github.sitemaptoolkit.batch.plan;

import java.io.File;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A template for the paths of outputs, with the fields {@code {dir}}, {@code {stem}}, {@code {ext}}
 * and {@code {index}}: the directories of the input, its file name without extensions, the
 * extension of the output, and the number of the input.
 *
 * <p>Names of inputs cannot lead to another directory: whatever fields are replaced with, the
 * output stays below {@link #root}. Immutable and safe for use by several threads.
 *
 * @since 0.1
 */
public final class OutputTemplate {

  private static final String DIRECTORIES = "{dir}";
  private static final String NAMES = "{dir}/{stem}.{ext}";
  private static final Pattern FIELD = Pattern.compile("\\{(dir|stem|ext|index)}");
  private static final Pattern BRACES = Pattern.compile("\\{[^{}/]*}");

  private final Path root;
  private final List<String> names;
  private final String extension;

  private OutputTemplate(Path root, String names, String extension) {
    this.root = root;
    this.names = List.of(names.split("/"));
    this.extension = extension;
  }

  /** Replaces {@code {date}} with a day, such as 2026-11-22. */
  public static String dated(String output, LocalDate day) {
    return output.replace("{date}", day.toString());
  }

  /**
   * Returns whether the path of an output is a template: it has a field, or ends with a slash (or
   * the separator of the system).
   */
  public static boolean isTemplate(String output) {
    return output.endsWith("/") || output.endsWith(File.separator) || FIELD.matcher(output).find();
  }

  /**
   * Returns the template for outputs in a directory that are named after their inputs: {@code
   * {dir}/{stem}.{ext}}.
   *
   * @param directory a path, which may have fields
   * @param extension the value of {@code {ext}}
   */
  public static OutputTemplate directory(String directory, String extension) {
    return FIELD.matcher(directory).find()
        ? parse(directory + '/' + NAMES, extension)
        : new OutputTemplate(Path.of(directory), NAMES, extension);
  }

  /**
   * Parses a template.
   *
   * @param extension the value of {@code {ext}}
   * @throws InvalidPlanException if a field is unknown or not allowed where it is
   */
  public static OutputTemplate parse(String output, String extension) {
    String text = output.replace(File.separatorChar, '/');
    if (text.endsWith("/")) {
      return directory(text.replaceFirst("/+$", "/"), extension);
    }
    checkFields(text);
    Matcher field = FIELD.matcher(text);
    int slash = field.find() ? text.lastIndexOf('/', field.start()) : text.lastIndexOf('/');
    String names = text.substring(slash + 1);
    for (String name : names.split("/", -1)) {
      if (name.contains(DIRECTORIES) && !name.equals(DIRECTORIES)) {
        throw new InvalidPlanException(
            "{dir} must be a whole directory name, as in out/{dir}/{stem}.xml");
      } else if (name.equals("..")) {
        throw new InvalidPlanException(output + ": .. is not allowed after a field");
      }
    }
    return new OutputTemplate(Path.of(text.substring(0, slash + 1)), names, extension);
  }

  /**
   * Checks that all fields of a template, including {@code {date}}, are known.
   *
   * @throws InvalidPlanException if a field is unknown
   */
  public static void checkFields(String output) {
    for (MatchResult braces : BRACES.matcher(output).results().toList()) {
      if (!FIELD.matcher(braces.group()).matches()) {
        throw new InvalidPlanException(
            braces.group() + " is not a known field; use {dir}, {stem}, {ext}, {index} or {date}");
      }
    }
  }

  /** Returns the directory that contains all outputs, in itself or in its subdirectories. */
  public Path root() {
    return root;
  }

  /**
   * Returns the path of the output for an input.
   *
   * @param index the number of the input, from 1
   */
  Path resolve(Input input, long index) {
    Path output = root;
    for (String name : names) {
      if (name.equals(DIRECTORIES)) {
        for (String directory : input.directories()) {
          output = output.resolve(SafeName.of(directory));
        }
      } else {
        output = output.resolve(fill(name, input, index));
      }
    }
    return output;
  }

  private String fill(String name, Input input, long index) {
    return FIELD
        .matcher(name)
        .replaceAll(
            field ->
                switch (field.group(1)) {
                  case "stem" -> SafeName.of(input.stem());
                  case "ext" -> extension;
                  default -> Long.toString(index);
                });
  }
}
