package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.site.setting.ReadingMeaning;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

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

  @Option(
      names = "--limit",
      paramLabel = "NAME=N",
      completionCandidates = Defaults.class,
      description =
          "change a limit on the documents that are read, such as depth=100; lengths are in bytes"
              + " and may end in K, M or G; may be repeated. Limits and their defaults:"
              + " ${COMPLETION-CANDIDATES}")
  private List<String> changes = new ArrayList<>();

  @SuppressWarnings("UnusedVariable") // TempArgument.choose looks for its option
  @Mixin
  private TempArgument temp = new TempArgument();

  /**
   * Returns the limits.
   *
   * @throws SettingException if one does not exist, or its value is invalid
   */
  public Limits limits() {
    return ReadingMeaning.limits(changes);
  }
}
