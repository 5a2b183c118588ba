package io.github.sitemaptoolkit.site.config;

import org.jspecify.annotations.Nullable;

/** Settings that win over those of a file: of a call, or of the environment. */
@FunctionalInterface
public interface NearerSettings {

  /** No settings. */
  NearerSettings NONE = (key, kind) -> null;

  /** Returns a setting; null if it is set nowhere here. */
  @Nullable Setting find(String key, SettingKind kind);
}
