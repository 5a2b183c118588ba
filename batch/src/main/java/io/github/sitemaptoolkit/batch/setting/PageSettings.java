package io.github.sitemaptoolkit.batch.setting;

import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * How the pages of a folder are read.
 *
 * @param lastmod where the dates of pages come from; empty for the default
 * @param sources patterns of the files that pages are made of
 * @param videos a table of the videos of pages
 * @param host the word of the host that serves them; null if what lies beside them tells it
 * @param hostConfigs the files that tell the host what to do and lie elsewhere
 */
public record PageSettings(
    boolean extensionless,
    @Nullable String trailingSlash,
    List<String> lastmod,
    List<String> sources,
    @Nullable String alternates,
    @Nullable String defaultLanguage,
    @Nullable String videos,
    boolean documents,
    @Nullable String maxPage,
    @Nullable String host,
    List<String> hostConfigs) {

  /** Copies the lists. */
  public PageSettings {
    lastmod = List.copyOf(lastmod);
    sources = List.copyOf(sources);
    hostConfigs = List.copyOf(hostConfigs);
  }

  /** Returns the settings that values have. */
  public static PageSettings of(SettingValues values) {
    return new PageSettings(
        values.flag("extensionless"),
        values.text("trailing-slash"),
        values.list("lastmod"),
        values.texts("page-source"),
        values.text("alternates"),
        values.text("x-default"),
        values.file("videos"),
        values.flag("documents"),
        values.text("max-page"),
        values.text("host"),
        values.files("host-config"));
  }
}
