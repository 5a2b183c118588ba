package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;

/**
 * The dates of the last commits of files.
 *
 * <p>The command {@code git} is called once for all files of a repository, so that it runs nothing
 * that the configuration of the repository names. In a shallow clone, all older files seem to have
 * the date of the oldest commit that is there, so nothing is known.
 */
final class GitDates {

  /** Whatever a repository may make git run, switched off. */
  private static final List<String> SAFELY =
      List.of(
          "git",
          "--no-pager",
          "--no-optional-locks",
          "-c",
          "core.fsmonitor=false",
          "-c",
          "core.hooksPath=/dev/null",
          "-c",
          "core.alternateRefsCommand=",
          "-c",
          "core.quotePath=false",
          "-c",
          "diff.external=",
          "-c",
          "diff.ignoreSubmodules=all",
          "-c",
          "log.showSignature=false",
          "-c",
          "log.follow=false",
          "-c",
          "protocol.allow=never",
          "-c",
          "safe.bareRepository=explicit",
          "-c",
          "submodule.recurse=false");

  private static final long SECONDS = 300;

  private final Map<Path, Map<String, String>> repositories = new HashMap<>(); // by their roots
  private final Map<Path, Path> roots = new HashMap<>(); // of directories; "" for none
  private final PageLog log;
  private boolean told;

  GitDates(PageLog log) {
    this.log = log;
  }

  /**
   * Returns the date of the last commit of a file; null if git does not know the file.
   *
   * @param directory a directory of the repository: for all files of a site the same
   * @param file the absolute path of the file
   */
  @Nullable String of(Path directory, Path file) {
    Path root = roots.computeIfAbsent(directory, this::root);
    if (root.toString().isEmpty() || !file.startsWith(root)) {
      return null;
    }
    Map<String, String> dates = repositories.computeIfAbsent(root, this::read);
    if (dates.isEmpty()) {
      return null;
    }
    StringBuilder path = new StringBuilder();
    for (Path part : root.relativize(file)) {
      path.append(path.isEmpty() ? "" : "/").append(part);
    }
    return dates.get(path.toString());
  }

  private Path root(Path directory) {
    String[] lines =
        text(run(directory, "rev-parse", "--is-shallow-repository", "--show-toplevel"));
    if (lines.length < 2) {
      tellIfRefused(directory);
      return Path.of("");
    } else if (lines[0].equals("true")) {
      tell(
          "this is a shallow clone, in which git does not know when files were changed: clone all"
              + " of it (git fetch --unshallow; fetch-depth: 0), or use --lastmod data,meta");
      return Path.of("");
    }
    return Path.of(lines[1]);
  }

  /** Tells if there is a repository after all: git refuses those of other users. */
  private void tellIfRefused(Path directory) {
    for (Path outer = directory; outer != null; outer = outer.getParent()) {
      if (Files.exists(outer.resolve(".git"))) {
        tell("git refuses this repository; \"git status\" in " + outer + " says why");
        return;
      }
    }
  }

  private void tell(String why) {
    if (!told) {
      told = true;
      log.report(
          PageCodes.NO_GIT, Location.of(log.document().source()), null, "no dates of git: " + why);
    }
  }

  private static String[] text(byte @Nullable [] output) {
    return output == null
        ? new String[0]
        : new String(output, StandardCharsets.UTF_8).strip().split("\n", -1);
  }

  /** Returns the dates of all files of a repository, by their paths from its root. */
  private Map<String, String> read(Path root) {
    byte[] output =
        run(
            root,
            "log",
            "--format=%x01%cI",
            "--name-only",
            "-c", // a merge has the files that differ from all that were merged
            "-z",
            "--no-renames",
            "--no-ext-diff",
            "--no-textconv",
            "--no-show-signature",
            "--no-mailmap");
    Map<String, String> dates = new HashMap<>();
    if (output == null) {
      return dates;
    }
    String date = "";
    int begin = 0;
    for (int i = 0; i <= output.length; i++) {
      boolean end = i == output.length || output[i] == 0 || output[i] == '\n';
      if (!end) {
        continue;
      }
      if (i > begin && output[begin] == 1) {
        date = new String(output, begin + 1, i - begin - 1, StandardCharsets.UTF_8);
      } else if (i > begin && (i == output.length || output[i] == 0)) {
        dates.putIfAbsent(
            new String(output, begin, i - begin, StandardCharsets.UTF_8), date); // newest first
      }
      begin = i + 1;
    }
    return dates;
  }

  private byte @Nullable [] run(Path directory, String... arguments) {
    List<String> command = new ArrayList<>(SAFELY);
    command.addAll(List.of("-C", directory.toString()));
    command.addAll(List.of(arguments));
    var builder = new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD);
    Map<String, String> environment = builder.environment();
    environment.keySet().removeIf(name -> name.startsWith("GIT_"));
    environment.put("GIT_CONFIG_NOSYSTEM", "1");
    environment.put("GIT_NO_LAZY_FETCH", "1");
    environment.put(
        "GIT_ALLOW_PROTOCOL", "none"); // stronger than what a repository says of protocols
    environment.put("GIT_TERMINAL_PROMPT", "0");
    environment.put("LC_ALL", "C");
    try {
      Process process = builder.start();
      process.getOutputStream().close();
      var output = new ByteArrayOutputStream();
      try (InputStream in = process.getInputStream()) {
        in.transferTo(output);
      }
      if (process.waitFor(SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0) {
        return output.toByteArray();
      }
      process.destroyForcibly();
      return null; // no repository, or one that git refuses
    } catch (IOException e) {
      tell("the command git cannot be run: " + Problem.quoted(String.valueOf(e.getMessage())));
      return null;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return null;
    }
  }
}
