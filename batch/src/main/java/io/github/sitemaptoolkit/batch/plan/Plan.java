package io.github.sitemaptoolkit.batch.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Determines the output of each input, and detects conflicts before anything is read or written.
 *
 * @since 0.1
 */
public final class Plan {

  private final Map<Path, Input> inputs = new HashMap<>();
  private final Map<String, PlannedOutput> outputs = new HashMap<>();
  private final List<PlannedOutput> works = new ArrayList<>();

  private Plan() {}

  /**
   * Plans an output for each input.
   *
   * @throws InvalidPlanException if two outputs would be the same file, if an output would replace
   *     an input, if a link would lead out of the directory of the template, or if an output is a
   *     pipe, a socket or a device
   * @throws IOException if a path cannot be resolved
   */
  public static List<PlannedOutput> of(List<Input> inputs, OutputTemplate template)
      throws IOException {
    var plan = new Plan();
    plan.know(inputs);
    Path root = real(template.root());
    Map<Path, Path> parents = new HashMap<>();
    for (Input input : inputs) {
      Path output = template.resolve(input, plan.works.size() + 1);
      Path parent = output.toAbsolutePath().getParent();
      if (parent != null && !parents.containsKey(parent)) {
        parents.put(parent, real(parent));
        if (!real(parent).startsWith(root)) {
          throw new InvalidPlanException(
              output
                  + " would be written outside of "
                  + template.root()
                  + " through a symbolic link");
        }
      }
      plan.add(new PlannedOutput(List.of(input), output));
      checkStanding(output, root);
    }
    return List.copyOf(plan.works);
  }

  /**
   * Checks what is in the place of an output: its name was derived, so a link there is not followed
   * out of the directory.
   */
  private static void checkStanding(Path output, Path root) throws IOException {
    if (Files.isSymbolicLink(output)
        && !(Files.exists(output) && output.toRealPath().startsWith(root))) {
      throw new InvalidPlanException(
          output + " is a symbolic link that leads out of its directory; remove it");
    } else if (Directory.isSpecial(output)) {
      throw new InvalidPlanException(output + " is a pipe, a socket or a device; remove it");
    }
  }

  /**
   * Plans one output for all inputs.
   *
   * @param output the file to write; null for standard output
   * @throws InvalidPlanException if the output would replace an input
   * @throws IOException if a path cannot be resolved
   */
  public static PlannedOutput merge(List<Input> inputs, @Nullable Path output) throws IOException {
    var plan = new Plan();
    plan.know(inputs);
    var work = new PlannedOutput(inputs, output);
    plan.add(work);
    return work;
  }

  /**
   * Checks that a report would not replace an output or an input.
   *
   * @param report the path of the report; null if there is none
   * @throws InvalidPlanException if it would
   */
  public static void checkReport(@Nullable Path report, List<PlannedOutput> plan) {
    if (report == null) {
      return;
    }
    String key = key(report);
    for (PlannedOutput work : plan) {
      boolean clash = work.output() != null && key.equals(key(work.output()));
      for (Input input : work.inputs()) {
        clash |= input.isFile() && key.equals(key(input.path()));
      }
      if (clash) {
        throw new InvalidPlanException(
            report + " is an input or an output, so it cannot be the report");
      }
    }
  }

  private void know(List<Input> all) {
    for (Input input : all) {
      if (input.isFile()) {
        try {
          inputs.putIfAbsent(input.path().toRealPath(), input);
        } catch (IOException e) {
          // reported when it is opened
        }
      }
    }
  }

  private void add(PlannedOutput work) throws IOException {
    Path output = work.output();
    if (output != null) {
      Input replaced = Files.exists(output) ? inputs.get(output.toRealPath()) : null;
      if (replaced != null) {
        String name = work.inputs().get(0).name();
        throw new InvalidPlanException(
            output
                + ", the output of "
                + name
                + ", would replace the input "
                + replaced.name()
                + "; write to another file or directory");
      }
      PlannedOutput other = outputs.putIfAbsent(key(output), work);
      if (other != null) {
        throw new InvalidPlanException(conflict(other, work));
      }
    }
    works.add(work);
  }

  private static String conflict(PlannedOutput one, PlannedOutput two) {
    boolean same = String.valueOf(one.output()).equals(String.valueOf(two.output()));
    return one.inputs().get(0).name()
        + " and "
        + two.inputs().get(0).name()
        + " would both be written to "
        + two.output()
        + (same ? "" : " on a system that ignores case")
        + "; use {dir} or {index} in -o to give them different names";
  }

  /**
   * Returns the path in a form that is equal for paths that some systems do not distinguish: by
   * case, or by the form of accents.
   */
  private static String key(Path output) {
    String path = output.toAbsolutePath().normalize().toString();
    return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  /** Returns the real path of a directory, or the one it will have once it is created. */
  private static Path real(Path directory) throws IOException {
    Path existing = directory.toAbsolutePath().normalize();
    Path given = existing;
    while (!Files.exists(existing)) {
      Path parent = existing.getParent();
      if (parent == null) {
        return given;
      }
      existing = parent;
    }
    return existing.toRealPath().resolve(existing.relativize(given));
  }
}
