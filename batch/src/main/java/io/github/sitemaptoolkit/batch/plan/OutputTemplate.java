package io.github.sitemaptoolkit.batch.plan;

import java.io.File;
import java.nio.file.Path;
import java.time.LocalDate;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Where outputs go: a path with {@code {dir}}, {@code {stem}}, {@code {ext}} and {@code {index}} in
 * it.
 *
 * <p>Only the template's own text can lead to another folder; what comes from the names of inputs
 * stays below {@link #root}.
 *
 * @since 0.1
 */
public final class OutputTemplate {

  private static final String FOLDERS = "{dir}";
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

  /** Returns an output's name with the day in place of {@code {date}}. */
  public static String dated(String output, LocalDate day) {
    return output.replace("{date}", day.toString());
  }

  /**
   * Returns whether an output is meant for many files: it has a field, or ends as a folder does.
   */
  public static boolean isTemplate(String output) {
    return output.endsWith("/") || output.endsWith(File.separator) || FIELD.matcher(output).find();
  }

  /** Returns the template that gives each input a file of its own name in a folder. */
  public static OutputTemplate folder(String folder, String extension) {
    return FIELD.matcher(folder).find()
        ? parse(folder + '/' + NAMES, extension)
        : new OutputTemplate(Path.of(folder), NAMES, extension);
  }

  /**
   * Reads a template.
   *
   * @param extension what {@code {ext}} stands for
   * @throws InvalidPlanException if it has a field that there is not
   */
  public static OutputTemplate parse(String output, String extension) {
    String text = output.replace(File.separatorChar, '/');
    if (text.endsWith("/")) {
      return folder(text.replaceFirst("/+$", "/"), extension);
    }
    checkFields(text);
    Matcher field = FIELD.matcher(text);
    int slash = field.find() ? text.lastIndexOf('/', field.start()) : text.lastIndexOf('/');
    String names = text.substring(slash + 1);
    for (String name : names.split("/", -1)) {
      if (name.contains(FOLDERS) && !name.equals(FOLDERS)) {
        throw new InvalidPlanException(
            "{dir} must stand alone between slashes: out/{dir}/{stem}.xml");
      } else if (name.equals("..")) {
        throw new InvalidPlanException(output + ": .. cannot follow a field");
      }
    }
    return new OutputTemplate(Path.of(text.substring(0, slash + 1)), names, extension);
  }

  /** Refuses what looks like a field and is none. */
  public static void checkFields(String output) {
    for (MatchResult braces : BRACES.matcher(output).results().toList()) {
      if (!FIELD.matcher(braces.group()).matches()) {
        throw new InvalidPlanException(
            braces.group()
                + " is not a field of an output; use {dir}, {stem}, {ext}, {index}, {date}");
      }
    }
  }

  /** Returns the folder that all outputs lie in. */
  public Path root() {
    return root;
  }

  /**
   * Returns where an input's output goes.
   *
   * @param index the number of the input, from 1
   */
  Path resolve(Input input, long index) {
    Path output = root;
    for (String name : names) {
      if (name.equals(FOLDERS)) {
        for (String folder : input.folders()) {
          output = output.resolve(SafeName.of(folder));
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
