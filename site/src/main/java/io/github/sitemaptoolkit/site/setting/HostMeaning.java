package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.hosts.answer.Host;
import io.github.sitemaptoolkit.pages.option.SiteHost;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The host that serves pages, by its settings. */
public final class HostMeaning {

  private HostMeaning() {}

  /**
   * Returns a host.
   *
   * @param host its word; null if what lies beside the pages tells it
   * @param configs the files that tell it what to do and lie elsewhere
   * @param files the files of the run, to which these are added
   * @throws SettingException if there is no such host, or a file is not one of its files
   * @throws IOException if nothing can have the name of a file
   */
  public static SiteHost of(@Nullable String host, List<String> configs, RunFiles files)
      throws IOException {
    List<Path> paths = new ArrayList<>();
    for (String config : configs) {
      Path path = FileNames.path(config);
      files.reads("--host-config", path);
      paths.add(path);
    }
    Host named = host == null ? null : SettingText.word("host", host, Host.values());
    try {
      return new SiteHost(named, paths);
    } catch (IllegalArgumentException e) {
      throw SettingException.of("host-config", e);
    }
  }
}
