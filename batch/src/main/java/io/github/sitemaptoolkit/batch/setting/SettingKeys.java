package io.github.sitemaptoolkit.batch.setting;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Finds the keys of settings, in the order in which they are asked for. */
public final class SettingKeys implements SettingValues {

  private final Set<String> keys = new LinkedHashSet<>();

  private SettingKeys() {}

  /** Returns the keys that are asked for where settings are made of values. */
  public static List<String> of(Consumer<SettingValues> settings) {
    var keys = new SettingKeys();
    settings.accept(keys);
    return List.copyOf(keys.keys);
  }

  @Override
  public boolean flag(String key) {
    keys.add(key);
    return false;
  }

  @Override
  public @Nullable String text(String key) {
    keys.add(key);
    return null;
  }

  @Override
  public List<String> texts(String key) {
    keys.add(key);
    return List.of();
  }

  @Override
  public List<String> pairs(String key) {
    return texts(key);
  }

  @Override
  public @Nullable String file(String key) {
    return text(key);
  }

  @Override
  public List<String> files(String key) {
    return texts(key);
  }
}
