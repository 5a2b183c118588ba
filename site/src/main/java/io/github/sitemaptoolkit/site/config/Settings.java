package io.github.sitemaptoolkit.site.config;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingValues;
import io.github.sitemaptoolkit.batch.setting.SiteException;
import io.github.sitemaptoolkit.problem.Problem;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Finds the values of settings: where they are set nearer, else in the tables of a file. */
public final class Settings {

  private final NearerSettings nearer;
  private final @Nullable ConfigFile file;

  /**
   * Creates settings.
   *
   * @param file the file; null if there is none
   */
  public Settings(NearerSettings nearer, @Nullable ConfigFile file) {
    this.nearer = nearer;
    this.file = file;
  }

  /** The values of a table. */
  private final class Found implements SettingValues {

    private final List<TomlValue> tables;
    private final Collection<String> own;
    private final Map<String, Setting> found;

    Found(List<TomlValue> tables, Collection<String> own, Map<String, Setting> found) {
      this.tables = tables;
      this.own = own;
      this.found = found;
    }

    private List<String> values(String key, SettingKind kind) {
      Setting setting = find(key, kind, tables, own);
      if (setting == null) {
        return List.of();
      }
      found.put(key, setting);
      return setting.values();
    }

    private @Nullable String last(List<String> values) {
      return values.isEmpty() ? null : values.get(values.size() - 1);
    }

    @Override
    public boolean flag(String key) {
      return "true".equals(last(values(key, SettingKind.SWITCH)));
    }

    @Override
    public @Nullable String text(String key) {
      return last(values(key, SettingKind.TEXT));
    }

    @Override
    public List<String> texts(String key) {
      return values(key, SettingKind.TEXTS);
    }

    @Override
    public List<String> pairs(String key) {
      return values(key, SettingKind.PAIRS);
    }

    @Override
    public @Nullable String file(String key) {
      return last(values(key, SettingKind.FILE));
    }

    @Override
    public List<String> files(String key) {
      return values(key, SettingKind.FILES);
    }
  }

  /**
   * Returns the values of settings.
   *
   * @param tables the tables of the file in which they may stand, the first one wins
   * @param own keys that mean something else where they are set nearer, so that only the file
   *     counts
   * @param found gets the settings that are asked for and set, by their keys
   */
  public SettingValues values(
      List<TomlValue> tables, Collection<String> own, Map<String, Setting> found) {
    return new Found(tables, own, found);
  }

  /**
   * Returns a setting; null if it is set nowhere.
   *
   * @param tables the tables of the file in which it may stand, the first one wins
   * @param own keys that mean something else where they are set nearer, so that only the file
   *     counts
   */
  public @Nullable Setting find(
      String key, SettingKind kind, List<TomlValue> tables, Collection<String> own) {
    Setting near = own.contains(key) ? null : nearer.find(key, kind);
    if (near != null) {
      return near;
    }
    for (TomlValue table : tables) {
      TomlValue value = table.get(key).orElse(null);
      if (value != null && file != null) {
        return new Setting(key, values(key, kind, value, file), file.name(), value.at());
      }
    }
    return null;
  }

  /** Returns a value of the file as it would stand on the command line. */
  private static List<String> values(
      String key, SettingKind kind, TomlValue value, ConfigFile file) {
    if (kind == SettingKind.SWITCH) {
      if (value.value() instanceof Boolean) {
        return List.of(value.text());
      }
      throw file.wrong(value, key + " is true or false, not " + value.kind());
    }
    List<String> texts = new ArrayList<>();
    if (value.isTable() && kind.isPairs()) {
      addPairs("", key, value, file, texts);
    } else if (value.isList() && kind.isList()) {
      value.list().forEach(part -> texts.add(text(key, part, file)));
    } else {
      texts.add(text(key, value, file));
    }
    return switch (kind) {
      case PAIRS_OF_FILES -> texts.stream().map(text -> resolved(text, file)).toList();
      case FILE, FILES -> texts.stream().map(file::resolve).toList();
      default -> texts;
    };
  }

  /** Returns a pair with its value resolved as a path. */
  private static String resolved(String pair, ConfigFile file) {
    int value = pair.indexOf('=') + 1;
    return value == 0 || value == pair.length()
        ? pair
        : pair.substring(0, value) + file.resolve(pair.substring(value));
  }

  /** Adds the pairs of a table; a key with dots is a table in it, as image.loc is. */
  private static void addPairs(
      String prefix, String key, TomlValue table, ConfigFile file, List<String> pairs) {
    table
        .table()
        .forEach(
            (name, part) -> {
              if (part.isTable()) {
                addPairs(prefix + name + '.', key, part, file, pairs);
              } else {
                pairs.add(prefix + name + '=' + text(key, part, file));
              }
            });
  }

  private static String text(String key, TomlValue value, ConfigFile file) {
    if (!value.isText()) {
      throw file.wrong(value, key + " is a text, not " + value.kind());
    }
    return value.text();
  }

  /** Returns an exception whose message names the place of the value instead of the key alone. */
  public static RuntimeException placed(SettingException e, Map<String, Setting> settings) {
    Setting setting = settings.get(e.key());
    if (setting == null || setting.source().equals(Setting.FLAG)) {
      return e;
    }
    return setting.at() == null
        ? e.in(setting.source())
        : new SiteException(
            Problem.of(ConfigCodes.VALUE, e.key() + e.fault(), setting.at()), List.of());
  }
}
