package io.github.sitemaptoolkit.site.setting;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.SettingText;
import io.github.sitemaptoolkit.batch.setting.TableSettings;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.converters.preset.Preset;
import io.github.sitemaptoolkit.converters.reading.TableAbout;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.file.FileNames;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.xlsx.XlsxInputOptions;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** How tables are read with settings. */
public final class TableMeaning {

  private static final String PAGES = "pages";
  private static final char COMMENT = '#';
  private static final char ESCAPE = '\\'; // before a header that begins with a #

  private final TableSettings settings;
  private final Map<String, String> columns = new LinkedHashMap<>();
  private final Map<String, String> made = new LinkedHashMap<>();

  private TableMeaning(TableSettings settings) {
    this.settings = settings;
  }

  /**
   * Returns a context that reads tables with settings.
   *
   * @param files the files of the run, to which the map file is added
   * @throws SettingException if one of them is wrong
   * @throws IOException if the map file cannot be read
   */
  public static Context applyTo(Context context, TableSettings settings, RunFiles files)
      throws IOException {
    return new TableMeaning(settings).applyTo(context, files);
  }

  private Context applyTo(Context context, RunFiles files) throws IOException {
    String mapFile = settings.mapFile();
    if (mapFile != null) {
      files.reads("--map-file", FileNames.path(mapFile));
      for (String line : lines(mapFile)) {
        if (!line.isBlank() && line.charAt(0) != COMMENT) {
          boolean escaped = line.length() > 1 && line.startsWith(ESCAPE + "" + COMMENT);
          put(escaped ? line.substring(1) : line, "map-file", mapFile);
        }
      }
    }
    settings.map().forEach(pair -> put(pair, "map", ""));
    settings.templates().forEach(this::template);
    CsvInputOptions mapped =
        checked(
            settings.templates().isEmpty() ? "map" : "template",
            () -> {
              var options = CsvInputOptions.DEFAULTS.withColumns(columns).withTemplates(made);
              options.checkColumns(context.extensions());
              return options;
            });
    List<RowCondition> conditions = new ArrayList<>();
    for (String condition : settings.rows()) {
      conditions.add(named("rows", "'" + condition + "'", () -> RowCondition.parse(condition)));
    }
    return context
        .with(
            checked(
                "date-format",
                () ->
                    mapped
                        .withAllRows(settings.allRows())
                        .withWhere(conditions)
                        .withDateFormat(settings.dateFormat())))
        .with(preset())
        .with(syntax())
        .with(about())
        .with(DateOptions.DEFAULTS.withZone(zone()))
        .with(EncodingOptions.DEFAULTS.withCharset(charset()))
        .with(JsonInputOptions.DEFAULTS.withItems(settings.items()))
        .with(XlsxInputOptions.DEFAULTS.withSheet(settings.sheet()));
  }

  private TableAbout about() {
    if (settings.about().isEmpty()) {
      return TableAbout.FOUND;
    }
    Set<TableAbout.Kind> kinds = EnumSet.noneOf(TableAbout.Kind.class);
    for (String name : settings.about()) {
      if (!name.equals(PAGES)) {
        kinds.add(named("about", name, () -> TableAbout.Kind.named(name)));
      }
    }
    return new TableAbout(kinds, true);
  }

  private Preset preset() {
    String name = settings.preset();
    return name == null ? Preset.NONE : checked("preset", () -> Preset.named(name));
  }

  private CsvSyntaxOptions syntax() {
    String delimiter = settings.delimiter();
    String quote = settings.quote();
    String row = settings.headerRow();
    Character asked = delimiter == null ? null : character("input-delimiter", delimiter);
    Character around =
        quote == null
            ? CsvSyntaxOptions.FOUND.quote()
            : quote.equals("none") ? null : character("input-quote", quote);
    CsvSyntaxOptions syntax =
        checked(
            delimiter == null ? "input-quote" : "input-delimiter",
            () -> new CsvSyntaxOptions(asked, around, escapes(), 0));
    if (row == null) {
      return syntax;
    }
    long number = SettingText.number("header-row", row);
    return checked("header-row", () -> syntax.withHeaderRow(number));
  }

  private boolean escapes() {
    String escape = settings.escape();
    if (escape == null || escape.equals("backslash") || escape.equals("\\")) {
      return escape != null;
    }
    throw SettingException.of("input-escape", escape, "only a backslash can be one");
  }

  private static char character(String key, String name) {
    return switch (name) {
      case "comma" -> ',';
      case "semicolon" -> ';';
      case "tab", "\\t" -> '\t';
      case "bar" -> '|';
      default -> {
        if (name.length() != 1) {
          throw SettingException.of(key, name, "use a character, or comma, semicolon, tab or bar");
        }
        yield name.charAt(0);
      }
    };
  }

  private @Nullable Charset charset() {
    String encoding = settings.encoding();
    try {
      return encoding == null ? null : Charset.forName(encoding);
    } catch (IllegalArgumentException e) {
      throw SettingException.of(
          "encoding", encoding, "unknown; try windows-1251, ISO-8859-2, GBK or Shift_JIS");
    }
  }

  private @Nullable ZoneId zone() {
    String zone = settings.zone();
    try {
      return zone == null ? null : ZoneId.of(zone);
    } catch (DateTimeException e) {
      throw SettingException.of("zone", zone, "unknown; try Europe/Berlin, UTC or +01:00");
    }
  }

  private static List<String> lines(String file) throws IOException {
    try {
      return Files.readAllLines(FileNames.path(file), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw Source.named(e, file);
    }
  }

  /**
   * Adds a pair. It is split at the last equals sign, because no column has one in its name; at the
   * first one if braces behind it make it a template.
   */
  private void put(String pair, String key, String file) {
    int first = pair.indexOf('=');
    if (first > 0 && isTemplate(pair.substring(first + 1))) {
      made.put(pair.substring(0, first).strip(), pair.substring(first + 1).strip());
      return;
    }
    int equals = pair.lastIndexOf('=');
    String header = equals < 0 ? "" : pair.substring(0, equals).strip();
    if (header.isEmpty()) {
      String message =
          '"'
              + pair
              + "\" is not of the form HEADER=COLUMN, such as 'Video File=video.content_loc'";
      throw file.isEmpty()
          ? SettingException.of(key, message)
          : SettingException.of(key, file, message);
    }
    columns.put(header, pair.substring(equals + 1).strip());
  }

  private static boolean isTemplate(String text) {
    return text.indexOf('{') >= 0 || text.indexOf('}') >= 0;
  }

  private void template(String pair) {
    int equals = pair.indexOf('=');
    if (equals <= 0 || !isTemplate(pair)) {
      throw SettingException.of(
          "template",
          '"'
              + pair
              + "\" is not of the form COLUMN=TEMPLATE, such as"
              + " loc=https://shop.example/products/{handle}");
    }
    made.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
  }

  private static <T> T checked(String key, Supplier<T> action) {
    try {
      return action.get();
    } catch (IllegalArgumentException e) {
      throw SettingException.of(key, e);
    }
  }

  /** Does the same with a message that names the value. */
  private static <T> T named(String key, String value, Supplier<T> action) {
    try {
      return action.get();
    } catch (IllegalArgumentException e) {
      throw SettingException.of(key, value, String.valueOf(e.getMessage()));
    }
  }

  /** Returns a pair as a line of a map file. */
  public static String line(String header, String column) {
    String plain = header.replaceAll("\\s+", " "); // headers are compared without line breaks
    return (plain.charAt(0) == COMMENT ? ESCAPE + plain : plain) + '=' + column;
  }
}
