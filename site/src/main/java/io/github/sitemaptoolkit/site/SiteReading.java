package io.github.sitemaptoolkit.site;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.ChoiceSettings;
import io.github.sitemaptoolkit.batch.setting.PublishSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EmptyTables;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.site.input.ChosenEntries;
import io.github.sitemaptoolkit.site.setting.ChoiceMeaning;
import io.github.sitemaptoolkit.site.setting.FeedMeaning;
import io.github.sitemaptoolkit.site.setting.FormatMeaning;
import io.github.sitemaptoolkit.site.setting.ReadingMeaning;
import io.github.sitemaptoolkit.site.setting.TableMeaning;
import io.github.sitemaptoolkit.url.PrivateUrls;
import java.io.IOException;
import java.time.Clock;
import java.util.List;

/** How the inputs of a site are read, and what of them is published. */
final class SiteReading {

  static final String PRIVATE_URLS = "private-urls";

  private SiteReading() {}

  /** Returns a context in which the inputs of a site are read. */
  static Context of(PublishSettings settings, Context context, RunFiles files) throws IOException {
    boolean empty = settings.guards().allowEmpty();
    Context limited =
        context
            .withOwnProblems()
            .withLimits(ReadingMeaning.limits(settings.limits()))
            .with(WrittenUrls.JUDGED_BY_READER)
            .with(empty ? EmptyTables.ALLOWED : EmptyTables.REFUSED)
            .with(privateUrls(settings.privateUrls()));
    Context documents = FormatMeaning.applyTo(limited, settings.document(), files);
    Context tables = TableMeaning.applyTo(documents, settings.tables(), files);
    return FeedMeaning.applyTo(tables, settings.feeds());
  }

  /**
   * Returns hosts whose urls are meant.
   *
   * @throws SettingException if one of them is none
   */
  static PrivateUrls privateUrls(List<String> hosts) {
    try {
      return PrivateUrls.of(hosts);
    } catch (IllegalArgumentException e) {
      throw SettingException.of(PRIVATE_URLS, e);
    }
  }

  /** Returns which of the entries that are read are published. */
  static ChosenEntries chosen(PublishSettings settings, Context read, Clock clock) {
    ChoiceSettings choice = settings.choice();
    return new ChosenEntries(
        ChoiceMeaning.selection(choice, it -> true, read.extensions(), clock),
        ChoiceMeaning.fields(settings.select(), read),
        read.problems(),
        choice.since() == null ? "until" : "since",
        settings.guards().allowEmpty());
  }
}
