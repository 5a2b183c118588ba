package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.SetSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.converters.Selection;
import io.github.sitemaptoolkit.converters.Step;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.publisher.UrlSet;
import io.github.sitemaptoolkit.publisher.layout.Grouping;
import java.time.Clock;
import java.util.Set;

/** A set as its settings say, and what it leaves out. For one run. */
public final class SiteSet {

  /** The extension whose sitemaps search engines accept without urls. */
  private static final String MAY_BE_EMPTY = "news";

  /** What becomes of the file of a set without urls. */
  private enum WhenEmpty {
    EMPTY,
    REMOVE
  }

  private final UrlSet set;
  private final Step selection;
  private long undated;

  /**
   * Creates a set.
   *
   * @param context knows the extensions that conditions and fields name
   * @param clock tells the time that {@code since} counts from
   * @throws SettingException if a setting is wrong
   */
  public SiteSet(String name, SetSettings settings, Context context, Clock clock) {
    UrlSet named = sized(UrlSet.named(name), settings);
    Selection asked =
        ChoiceMeaning.selection(settings.choice(), it -> true, context.extensions(), clock);
    Set<String> required = asked.requiredExtensions();
    String empty = settings.whenEmpty();
    boolean kept =
        empty == null
            ? required.contains(MAY_BE_EMPTY)
            : SettingText.word("when-empty", empty, WhenEmpty.values()) == WhenEmpty.EMPTY;
    if (kept) {
      named = named.keptEmpty(required.toArray(String[]::new));
    }
    selection = asked.step(count -> undated = count);
    SelectedFields selected = ChoiceMeaning.fields(settings.select(), context);
    if (selected != null) {
      named = named.map(selected::page);
    }
    set = named.where(entry -> selection.page(entry) != null);
  }

  private static UrlSet sized(UrlSet set, SetSettings settings) {
    UrlSet sized = set;
    String by = settings.by();
    if (by != null) {
      try {
        sized = sized.by(Grouping.parse(by));
      } catch (IllegalArgumentException e) {
        throw SettingException.of("by", e);
      }
    }
    String most = settings.maxShrink();
    if (most != null) {
      sized = sized.maxShrink(PublishMeaning.percentage("max-shrink", most));
    }
    return sized;
  }

  /** Returns the set. */
  public UrlSet set() {
    return set;
  }

  /**
   * Returns how many entries were left out for lack of a date, and reports them. Call this at the
   * end.
   */
  public long end(String source, Problems problems) {
    selection.end(source, problems);
    return undated;
  }
}
