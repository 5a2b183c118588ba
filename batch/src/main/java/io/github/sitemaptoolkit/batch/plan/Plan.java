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
 * Decides which input becomes which output, and refuses conflicts before anything is read or
 * written.
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
   * @throws InvalidPlanException if two would become one file, if one would replace an input, if a
   *     link would lead out of the template's folder, or if one is a pipe or a device
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
              output + " would be written outside of " + template.root() + ": a link leads there");
        }
      }
      plan.add(new PlannedOutput(List.of(input), output));
      checkStanding(output, root);
    }
    return List.copyOf(plan.works);
  }

  /** Nobody named the output itself, so what stands there is not written to wherever it leads. */
  private static void checkStanding(Path output, Path root) throws IOException {
    if (Files.isSymbolicLink(output)
        && !(Files.exists(output) && output.toRealPath().startsWith(root))) {
      throw new InvalidPlanException(output + " is a link that leads out of its folder; remove it");
    } else if (Folder.isSpecial(output)) {
      throw new InvalidPlanException(output + " is a pipe, a socket or a device; remove it");
    }
  }

  /**
   * Makes one output of all inputs.
   *
   * @param output null for standard output
   * @throws InvalidPlanException if it would replace an input
   */
  public static PlannedOutput merge(List<Input> inputs, @Nullable Path output) throws IOException {
    var plan = new Plan();
    plan.know(inputs);
    var work = new PlannedOutput(inputs, output);
    plan.add(work);
    return work;
  }

  /** Refuses a report that would replace an output or an input. */
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
            report + " is read or written, and cannot be the report, too");
      }
    }
  }

  private void know(List<Input> all) {
    for (Input input : all) {
      if (input.isFile()) {
        try {
          inputs.putIfAbsent(input.path().toRealPath(), input);
        } catch (IOException e) {
          // it fails when its turn comes
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
            replaced.name()
                + " would be replaced by the output of "
                + name
                + ": "
                + output
                + "; write to another folder");
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
        + (same ? "" : ", on a system that does not tell capitals")
        + "; {dir} or {index} in -o tells them apart";
  }

  /** Names that differ in capitals or accents' form only are one file on some systems. */
  private static String key(Path output) {
    String path = output.toAbsolutePath().normalize().toString();
    return Normalizer.normalize(path, Normalizer.Form.NFC).toLowerCase(Locale.ROOT);
  }

  /** Returns where a folder is, or will be, past all links. */
  private static Path real(Path folder) throws IOException {
    Path existing = folder.toAbsolutePath().normalize();
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
