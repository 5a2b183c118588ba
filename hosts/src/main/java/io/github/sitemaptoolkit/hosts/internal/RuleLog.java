package io.github.sitemaptoolkit.hosts.internal;

import io.github.sitemaptoolkit.hosts.answer.HostFile;
import io.github.sitemaptoolkit.hosts.internal.text.HostJson;
import io.github.sitemaptoolkit.hosts.internal.text.HostToml;
import io.github.sitemaptoolkit.hosts.internal.text.HostTree;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The files of one host while they are read, and what is wrong with them. */
public final class RuleLog {

  /** More rules than any host takes. */
  public static final int MOST_RULES = 10_000;

  private final List<HostFile> files;
  private final Problems problems;

  /** Creates a log. */
  public RuleLog(List<HostFile> files, Problems problems) {
    this.files = files;
    this.problems = problems;
  }

  /** Returns what a file says; nothing if it is too long, which makes its host unknown. */
  public static String text(HostFile file) {
    String text = file.text();
    return text == null ? "" : text;
  }

  /** Returns the files with a name. */
  public List<HostFile> named(String name) {
    return files.stream().filter(file -> file.name().equals(name)).toList();
  }

  /** Returns the first file with a name that stands at the root or beside the pages; or null. */
  public @Nullable HostFile first(String name) {
    return named(name).stream().filter(file -> file.folder().isEmpty()).findFirst().orElse(null);
  }

  /** Says that the host ignores a rule. */
  public void ignored(Location at, String message) {
    problems.report(Problem.of(HostCodes.RULE, message, at));
  }

  /** Says that it is not known what a rule does. */
  public void unread(Location at, String message) {
    problems.report(Problem.of(HostCodes.UNREAD, message, at));
  }

  /** Reads a file of JSON; null, which is told, if it is not. */
  public @Nullable HostTree json(HostFile file) {
    try {
      return HostJson.parse(file.source(), text(file));
    } catch (IOException e) {
      return refused(file, "JSON", e);
    }
  }

  /** Reads a file of TOML; null, which is told, if it is not. */
  public @Nullable HostTree toml(HostFile file) {
    try {
      return HostToml.parse(file.source(), text(file));
    } catch (IOException e) {
      return refused(file, "TOML", e);
    }
  }

  private @Nullable HostTree refused(HostFile file, String language, IOException e) {
    String why = String.valueOf(e.getMessage()).lines().findFirst().orElse("");
    String message = file.name() + " is not " + language + ", its rules are not known: " + why;
    problems.report(Problem.of(HostCodes.FILE, message, Location.of(file.source())));
    return null;
  }
}
