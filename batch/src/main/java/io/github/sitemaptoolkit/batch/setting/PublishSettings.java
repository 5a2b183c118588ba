package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How a site is published.
 *
 * @param output where to: a directory, or the address of a store
 * @param robots the robots.txt that gets the Sitemap line
 * @param license the url that its License line names
 * @param validate whose rules entries must keep; null to check none
 * @param expectRows how many entries the inputs have at least
 * @param limits changed limits on what is read, as {@code name=number}
 * @param privateUrls hosts whose urls are meant, although the public cannot reach them
 * @param document how inputs are read that do not say so themselves, as are tables and feeds
 * @param select which fields entries keep; empty for all
 */
public record PublishSettings(
    @Nullable String output,
    @Nullable String baseUrl,
    OutputSettings files,
    GuardSettings guards,
    boolean adopt,
    @Nullable String robots,
    @Nullable String license,
    boolean acceptChanged,
    @Nullable String validate,
    @Nullable String expectRows,
    List<String> limits,
    List<String> privateUrls,
    FormatSettings document,
    TableSettings tables,
    FeedSettings feeds,
    ChoiceSettings choice,
    List<String> select) {

  /** Copies the lists. */
  public PublishSettings {
    limits = List.copyOf(limits);
    privateUrls = List.copyOf(privateUrls);
    select = List.copyOf(select);
  }

  /** Returns the settings that values have. */
  public static PublishSettings of(SettingValues values) {
    return new PublishSettings(
        values.file("output"),
        values.text("base-url"),
        OutputSettings.of(values),
        GuardSettings.of(values),
        values.flag("adopt"),
        values.file("robots"),
        values.text("license"),
        values.flag("accept-changed"),
        values.text("validate"),
        values.text("expect-rows"),
        values.texts("limit"),
        values.texts("private-urls"),
        FormatSettings.of(values),
        TableSettings.of(values),
        FeedSettings.of(values),
        ChoiceSettings.of(values),
        values.list("select"));
  }
}
