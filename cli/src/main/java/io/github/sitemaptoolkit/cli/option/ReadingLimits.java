package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The limits on each document that is read. */
@HelpSection(Section.LIMITS)
public final class ReadingLimits {

  /** The limits with their defaults, for help. */
  static final class Defaults implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Stream.of(Limit.values()).map(Defaults::of).iterator();
    }

    private static String of(Limit limit) {
      long standard = limit.standard();
      boolean length = limit.id().endsWith("-length");
      String most = length ? SettingText.size(standard) : Long.toString(standard);
      return limit.id() + "=" + (standard == Long.MAX_VALUE ? "any" : most);
    }
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--limit",
      paramLabel = "NAME=N",
      completionCandidates = Defaults.class,
      description =
          "change a limit on the documents that are read, such as depth=100; lengths are in bytes"
              + " and may end in K, M or G; may be repeated. Limits and their defaults:"
              + " ${COMPLETION-CANDIDATES}")
  private List<String> changes = new ArrayList<>();

  /**
   * Returns the limits.
   *
   * @throws ParameterException if one does not exist, or its value is invalid
   */
  public Limits limits() {
    Limits limits = Limits.DEFAULT;
    for (String change : changes) {
      limits = changed(limits, change);
    }
    return limits;
  }

  private Limits changed(Limits limits, String change) {
    int equals = change.indexOf('=');
    if (equals < 0) {
      throw wrong(change, "give a limit and a number, as in --limit depth=100");
    }
    Limit limit = find(change, change.substring(0, equals));
    try {
      return limits.with(limit, SettingText.size(change.substring(equals + 1)));
    } catch (IllegalArgumentException e) {
      throw wrong(change, String.valueOf(e.getMessage()));
    }
  }

  private Limit find(String change, String id) {
    return Limit.find(id)
        .orElseThrow(
            () ->
                wrong(
                    change,
                    "no such limit; known are "
                        + Stream.of(Limit.values())
                            .map(Limit::id)
                            .collect(Collectors.joining(", "))));
  }

  private ParameterException wrong(String change, String message) {
    return new ParameterException(spec.commandLine(), "--limit " + change + ": " + message);
  }
}
