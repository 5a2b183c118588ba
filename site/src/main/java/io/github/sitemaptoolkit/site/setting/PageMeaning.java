package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.PageSettings;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.pages.option.LastmodSource;
import io.github.sitemaptoolkit.pages.option.PageOptions;
import io.github.sitemaptoolkit.pages.option.TrailingSlash;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** How the pages of a folder are read with settings. */
final class PageMeaning {

  private PageMeaning() {}

  static Context applyTo(Context context, PageSettings settings, RunFiles files)
      throws IOException {
    PageOptions options =
        context
            .options(PageOptions.DEFAULTS)
            .withExtensionless(settings.extensionless())
            .withSources(settings.sources())
            .withDocuments(settings.documents());
    String slash = settings.trailingSlash();
    if (slash != null) {
      options =
          options.withTrailingSlash(
              SettingText.word("trailing-slash", slash, TrailingSlash.values()));
    }
    if (!settings.lastmod().isEmpty()) {
      options = options.withLastmod(sources(settings.lastmod()));
    }
    String most = settings.maxPage();
    if (most != null) {
      options = options.withMostBytes((int) Math.min(size(most), Integer.MAX_VALUE / 2));
    }
    String videos = settings.videos();
    if (videos != null) {
      Path table = FileNames.path(videos);
      files.reads("--videos", table);
      options = options.withVideos(table);
    }
    try {
      return context
          .with(options.withAlternates(settings.alternates(), settings.defaultLanguage()))
          .with(HostMeaning.of(settings.host(), settings.hostConfigs(), files));
    } catch (IllegalArgumentException e) {
      throw SettingException.of("alternates", e);
    }
  }

  private static List<LastmodSource> sources(List<String> names) {
    return names.stream()
        .map(name -> SettingText.word("lastmod", name, LastmodSource.values()))
        .toList();
  }

  private static long size(String text) {
    try {
      return SettingText.size(text);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("max-page", text, String.valueOf(e.getMessage()));
    }
  }
}
