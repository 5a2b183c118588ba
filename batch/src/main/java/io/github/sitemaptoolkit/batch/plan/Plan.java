package io.github.sitemaptoolkit.batch.plan;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Determines the output of each input, and detects conflicts before anything is read or written.
 *
 * @since 0.1
 */
public final class Plan {

  private final RunFiles files;
  private final Map<String, PlannedOutput> outputs = new HashMap<>();
  private final List<PlannedOutput> works = new ArrayList<>();

  private Plan(RunFiles files) {
    this.files = files;
  }

  /**
   * Plans an output for each input.
   *
   * @param files the other files of the run; the inputs and outputs are added to them
   * @throws InvalidPlanException if two outputs would be the same file, if an output would replace
   *     an input or another file of the run, if a link would lead out of the directory of the
   *     template, or if an output is a pipe, a socket or a device
   * @throws IOException if a path cannot be resolved
   */
  public static List<PlannedOutput> of(List<Input> inputs, OutputTemplate template, RunFiles files)
      throws IOException {
    var plan = new Plan(files);
    plan.know(inputs);
    Path root = RunFiles.real(template.root());
    Map<Path, Path> parents = new HashMap<>();
    for (Input input : inputs) {
      Path output = template.resolve(input, plan.works.size() + 1);
      Path parent = output.toAbsolutePath().getParent();
      if (parent != null && !parents.containsKey(parent)) {
        parents.put(parent, RunFiles.real(parent));
        if (!RunFiles.real(parent).startsWith(root)) {
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
   * @param files the other files of the run; the inputs and the output are added to them
   * @throws InvalidPlanException if the output would replace an input or another file of the run
   */
  public static PlannedOutput merge(List<Input> inputs, @Nullable Path output, RunFiles files) {
    var plan = new Plan(files);
    plan.know(inputs);
    var work = new PlannedOutput(inputs, output);
    plan.add(work);
    return work;
  }

  private void know(List<Input> all) {
    for (Input input : all) {
      if (input.isFile()) {
        files.reads("the input", input.path());
      }
    }
  }

  private void add(PlannedOutput work) {
    Path output = work.output();
    if (output != null) {
      PlannedOutput other = outputs.putIfAbsent(RunFiles.folded(output), work);
      if (other != null) {
        throw new InvalidPlanException(conflict(other, work));
      }
      files.add(output + ", the output of " + work.inputs().get(0).name() + ",", output);
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
}
