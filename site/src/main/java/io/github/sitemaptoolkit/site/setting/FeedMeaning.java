package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.setting.FeedSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.converters.option.FeedOptions;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.Extensions.Registration;
import io.github.sitemaptoolkit.format.Context;
import java.util.LinkedHashSet;
import java.util.List;

/** How feeds are read with settings. */
public final class FeedMeaning {

  private FeedMeaning() {}

  /**
   * Returns a context that reads feeds with settings.
   *
   * @throws SettingException if one of them is wrong
   */
  public static Context applyTo(Context context, FeedSettings settings) {
    for (String id : settings.with()) {
      if (context.extensions().find(id).isEmpty()) {
        throw SettingException.of("with", unknown(id, context.extensions()));
      }
    }
    FeedOptions options =
        context.options(FeedOptions.DEFAULTS).withExtensions(new LinkedHashSet<>(settings.with()));
    String media = settings.contentMedia();
    return context.with(
        media == null
            ? options
            : options.withContentMedia(
                SettingText.word("content-media", media, ContentMedia.values())));
  }

  /** Returns the message for an unknown id of an extension. */
  public static String unknown(String id, Extensions extensions) {
    List<String> known = extensions.registrations().stream().map(Registration::id).toList();
    return "there is no extension \"" + id + '"' + SettingText.known(id, known);
  }
}
