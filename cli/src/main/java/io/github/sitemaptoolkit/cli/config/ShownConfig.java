package io.github.sitemaptoolkit.cli.config;

import io.github.sitemaptoolkit.cli.report.Table;
import io.github.sitemaptoolkit.site.config.ConfigFile;
import io.github.sitemaptoolkit.site.config.Setting;
import io.github.sitemaptoolkit.site.config.SiteFile;
import io.github.sitemaptoolkit.site.config.TomlValue;
import io.github.sitemaptoolkit.text.JsonWriter;
import java.io.IOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.OptionSpec;

/** All settings of a site, with their origins, as a table or as JSON. */
final class ShownConfig {

  /** A row: the whole key, with the table that it stands in. */
  private record Row(String key, List<String> values, String origin) {}

  private final List<Row> rows = new ArrayList<>();

  /**
   * Collects the settings.
   *
   * @param options the options that may be set at the top
   */
  ShownConfig(CommandSite site, List<OptionSpec> options) {
    for (OptionSpec option : options) {
      Setting setting = site.options().get(CommandSettings.key(option));
      rows.add(
          setting == null
              ? new Row(CommandSettings.key(option), initial(option), Setting.DEFAULT)
              : row("", setting));
    }
    ConfigFile file = site.site().file();
    if (file != null) {
      file.defaults()
          .forEach(
              (name, value) ->
                  rows.add(
                      new Row(
                          ConfigFile.DEFAULTS + '.' + name,
                          List.of(value.text()),
                          origin(file, value))));
      int number = 0;
      for (SiteFile.Input input : site.site().inputs()) {
        String prefix = ConfigFile.INPUT + '.' + ++number + '.';
        rows.add(new Row(prefix + "path", List.of(input.path()), origin(file, input.table())));
        input.settings().values().forEach(setting -> rows.add(row(prefix, setting)));
      }
      site.site().setSettings().forEach((name, settings) -> addSet(name, settings, file));
    }
  }

  private void addSet(String name, Map<String, Setting> settings, ConfigFile file) {
    String prefix = ConfigFile.SET + '.' + name;
    if (settings.isEmpty()) {
      TomlValue table = file.sets().get(name);
      rows.add(new Row(prefix, List.of("all urls"), table == null ? "" : origin(file, table)));
    }
    settings.values().forEach(setting -> rows.add(row(prefix + '.', setting)));
  }

  private static String origin(ConfigFile file, TomlValue value) {
    return file.name() + ':' + value.at().line();
  }

  private static Row row(String prefix, Setting setting) {
    return new Row(prefix + setting.key(), setting.values(), setting.origin());
  }

  private static List<String> initial(OptionSpec option) {
    @Nullable Object value = option.initialValue();
    if (value instanceof Collection<?> values) {
      return values.stream().map(String::valueOf).toList();
    }
    return value == null || value.equals("") ? List.of() : List.of(text(value));
  }

  private static String text(Object value) {
    return value instanceof Enum<?> constant
        ? constant.name().toLowerCase(Locale.ROOT)
        : value.toString();
  }

  /**
   * Returns the settings as a table.
   *
   * @param width of the terminal; 0 if unknown
   */
  String table(int width) {
    var table = new Table("KEY", "VALUE", "FROM");
    rows.forEach(row -> table.add(row.key(), String.join(", ", row.values()), row.origin()));
    return table.fitted(width);
  }

  /** Writes the settings as JSON. */
  void writeJson(Writer out) throws IOException {
    JsonWriter.print(
        out,
        json ->
            json.objects(
                "settings",
                rows,
                row ->
                    json.text("key", row.key())
                        .texts("values", row.values())
                        .text("from", row.origin())));
  }
}
