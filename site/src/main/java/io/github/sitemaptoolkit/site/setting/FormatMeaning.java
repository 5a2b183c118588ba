package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.FormatSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.format.InputFormat;
import io.github.sitemaptoolkit.format.SitemapFormat;
import java.io.IOException;
import java.util.List;
import java.util.Locale;
import java.util.function.Predicate;
import java.util.stream.StreamSupport;

/** How documents are read with settings. */
public final class FormatMeaning {

  private FormatMeaning() {}

  /**
   * Returns a context that reads documents in the format of the settings, and resolves their urls
   * against the base, as far as there are any.
   *
   * @param files the files of the run, to which those that the settings name are added
   * @throws SettingException if one of them is wrong
   */
  public static Context applyTo(Context context, FormatSettings settings, RunFiles files)
      throws IOException {
    Context pages = PageMeaning.applyTo(context, settings.pages(), files);
    try {
      pages = pages.withBase(settings.base());
    } catch (IllegalArgumentException e) {
      throw SettingException.of("base", e);
    }
    String from = settings.from();
    return from == null
        ? pages
        : pages.with(new InputFormat(format("from", from, context.formats(), it -> true)));
  }

  /**
   * Returns the format with an id, in any case.
   *
   * @param known which formats a message names
   * @throws SettingException if there is none
   */
  public static SitemapFormat format(
      String key, String id, Formats formats, Predicate<SitemapFormat> known) {
    return formats
        .find(id.toLowerCase(Locale.ROOT))
        .orElseThrow(
            () -> {
              List<String> ids =
                  StreamSupport.stream(formats.spliterator(), false)
                      .filter(known)
                      .map(SitemapFormat::id)
                      .toList();
              return SettingException.of(key, id, SettingText.use(id, ids));
            });
  }
}
