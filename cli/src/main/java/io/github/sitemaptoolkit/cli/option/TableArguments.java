package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.converters.option.CsvInputOptions;
import io.github.sitemaptoolkit.converters.option.CsvSyntaxOptions;
import io.github.sitemaptoolkit.converters.option.EncodingOptions;
import io.github.sitemaptoolkit.converters.option.JsonInputOptions;
import io.github.sitemaptoolkit.converters.option.Preset;
import io.github.sitemaptoolkit.converters.option.RowCondition;
import io.github.sitemaptoolkit.converters.option.TableAbout;
import io.github.sitemaptoolkit.date.DateOptions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.FileNames;
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
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** How tables are read, such as exports of other programs. */
@HelpSection(Section.TABLES)
public final class TableArguments {

  private static final String PAGES = "pages";

  private static final char COMMENT = '#';
  private static final char ESCAPE = '\\'; // before a header that begins with a #

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--map",
      paramLabel = "HEADER=COLUMN",
      description =
          "read the cells under HEADER as COLUMN, such as 'Video File=video.content_loc', or as"
              + " several: 'Still=video.thumbnail_loc,image.loc'; 'HEADER=' ignores them; may be"
              + " repeated. In a table without a header row, the headers are 1, 2 and so on; in a JSON document, they are paths of members, such as image.url."
              + " With braces, a template of COLUMN: 'loc=https://shop.example/products/{handle}'"
              + " ({x} is percent-encoded, {+x} keeps / and the like)")
  private List<String> map = new ArrayList<>();

  @Option(
      names = "--template",
      paramLabel = "COLUMN=TEMPLATE",
      hidden = true,
      description = "make the values of COLUMN of others, as --map does with braces")
  private List<String> templates = new ArrayList<>();

  @Option(
      names = "--preset",
      paramLabel = "NAME",
      description =
          "read the export of a well-known program: contentful, merchant, shopify, wordpress or"
              + " youtube; --map goes before what it says (sitemap presets lists what they read)")
  private @Nullable String preset;

  @Option(
      names = "--map-file",
      paramLabel = "FILE",
      description =
          "read HEADER=COLUMN pairs, and templates, from a file, one per line; lines that begin with"
              + " # are comments")
  private @Nullable String mapFile;

  @Option(
      names = "--date-format",
      paramLabel = "PATTERN",
      description =
          "the pattern of dates that are not recognised without it, such as 'd MMM yyyy"
              + " HH:mm' or MM/dd/yyyy (with the letters of Java's DateTimeFormatter)")
  private @Nullable String dateFormat;

  @Option(
      names = "--zone",
      paramLabel = "ZONE",
      description =
          "the time zone of dates that have a time but no zone, such as Europe/Berlin or +01:00"
              + " (default: only their day is kept). In sitemaps, it applies to lastmod; without it,"
              + " they keep such dates as they are")
  private @Nullable String zone;

  @Option(
      names = "--rows",
      paramLabel = "CONDITION",
      description =
          "read only rows, or items of a JSON document, that meet this condition, such as"
              + " 'Status Code=200', 'Type!=image' or 'Title~sale' (contains); if repeated, all"
              + " must be met")
  private List<String> rows = new ArrayList<>();

  @Option(
      names = "--all-rows",
      description =
          "read all rows of a crawler's export, including redirects, errors, images and pages"
              + " marked noindex (default: only indexable pages)")
  private boolean allRows;

  @Option(
      names = "--about",
      paramLabel = "KINDS",
      split = ",",
      description =
          "what tables and JSON documents are looked at for by their headers and cells: films,"
              + " pictures, languages, or pages for none of them (default: all, unless a table was"
              + " published without)")
  private List<String> about = new ArrayList<>();

  @Option(
      names = "--input-delimiter",
      paramLabel = "CHAR",
      description =
          "the separator between the cells of a table: a character, or comma, semicolon, tab, bar"
              + " (default: found in the first lines, if it is one of these four)")
  private @Nullable String delimiter;

  @Option(
      names = "--input-quote",
      paramLabel = "CHAR",
      description = "the character around cells that contain a separator, or none (default: \")")
  private @Nullable String quote;

  @Option(
      names = "--input-escape",
      paramLabel = "CHAR",
      description =
          "backslash: as databases write texts, a backslash escapes the character behind it, and"
              + " \\n and \\t are a line feed and a tab (default: found where it escapes quotes)")
  private @Nullable String escape;

  @Option(
      names = "--header-row",
      paramLabel = "N",
      description =
          "the number of the line, or of the row of a workbook, with the headers (default: the"
              + " first, or the one that is found behind titles and comments)")
  private long headerRow;

  @Option(
      names = "--encoding",
      paramLabel = "NAME",
      description =
          "the encoding of tables, lists and JSON, such as windows-1251 or Shift_JIS (default:"
              + " UTF-8, or what a byte order mark says)")
  private @Nullable String encoding;

  @Option(
      names = "--items",
      paramLabel = "PATH",
      description =
          "the array with the entries of a JSON document, such as data.articles, or a single entry;"
              + " '' for the document itself (default: the outermost array of objects or urls)")
  private @Nullable String items;

  @Option(
      names = "--sheet",
      paramLabel = "NAME",
      description =
          "the sheet of an Excel workbook to read, by its name or by its number among the visible"
              + " ones (default: the first)")
  private @Nullable String sheet;

  /**
   * Returns a context with these options.
   *
   * @param more conditions on rows that stand elsewhere
   * @param files the files of the run, to which the map file is added
   * @throws ParameterException if one of them is invalid
   * @throws IOException if the map file cannot be read
   */
  public Context applyTo(Context context, List<String> more, RunFiles files) throws IOException {
    List<String> conditions = new ArrayList<>(rows);
    conditions.addAll(more);
    return read(context, conditions, files);
  }

  /**
   * Returns a context with these options.
   *
   * @param files the files of the run, to which the map file is added
   * @throws ParameterException if one of them is invalid
   * @throws IOException if the map file cannot be read
   */
  public Context applyTo(Context context, RunFiles files) throws IOException {
    return read(context, rows, files);
  }

  private Context read(Context context, List<String> where, RunFiles files) throws IOException {
    Map<String, String> columns = new LinkedHashMap<>();
    Map<String, String> made = new LinkedHashMap<>();
    if (mapFile != null) {
      files.reads("--map-file", FileNames.path(mapFile));
      for (String line : lines(mapFile)) {
        if (!line.isBlank() && line.charAt(0) != COMMENT) {
          boolean escaped = line.length() > 1 && line.startsWith(ESCAPE + "" + COMMENT);
          put(columns, made, escaped ? line.substring(1) : line, "--map-file " + mapFile);
        }
      }
    }
    for (String pair : map) {
      put(columns, made, pair, "--map");
    }
    for (String pair : templates) {
      template(made, pair);
    }
    List<CsvInputOptions> mapped = new ArrayList<>();
    checked(
        templates.isEmpty() ? "--map" : "--template",
        () -> {
          mapped.add(CsvInputOptions.DEFAULTS.withColumns(columns).withTemplates(made));
          mapped.get(0).checkColumns(context.extensions());
        });
    CsvInputOptions options = mapped.get(0).withAllRows(allRows);
    List<RowCondition> conditions = new ArrayList<>();
    for (String condition : where) {
      checked("--rows '" + condition + "'", () -> conditions.add(RowCondition.parse(condition)));
    }
    List<CsvInputOptions> complete = new ArrayList<>();
    checked(
        "--date-format",
        () -> complete.add(options.withWhere(conditions).withDateFormat(dateFormat)));
    return context
        .with(complete.get(0))
        .with(preset())
        .with(syntax())
        .with(about())
        .with(DateOptions.DEFAULTS.withZone(zone()))
        .with(EncodingOptions.DEFAULTS.withCharset(charset()))
        .with(JsonInputOptions.DEFAULTS.withItems(items))
        .with(XlsxInputOptions.DEFAULTS.withSheet(sheet));
  }

  private TableAbout about() {
    if (about.isEmpty()) {
      return TableAbout.FOUND;
    }
    Set<TableAbout.Kind> kinds = EnumSet.noneOf(TableAbout.Kind.class);
    for (String name : about) {
      if (!name.equals(PAGES)) {
        checked("--about " + name, () -> kinds.add(TableAbout.Kind.named(name)));
      }
    }
    return new TableAbout(kinds, true);
  }

  private Preset preset() {
    List<Preset> found = new ArrayList<>(List.of(Preset.NONE));
    String name = preset;
    if (name != null) {
      checked("--preset", () -> found.set(0, Preset.named(name)));
    }
    return found.get(0);
  }

  private CsvSyntaxOptions syntax() {
    List<CsvSyntaxOptions> found = new ArrayList<>();
    CsvSyntaxOptions usual = CsvSyntaxOptions.FOUND;
    Character asked = delimiter == null ? null : character("--input-delimiter", delimiter);
    boolean none = "none".equals(quote);
    Character around =
        quote == null ? usual.quote() : none ? null : character("--input-quote", quote);
    checked(
        delimiter == null ? "--input-quote" : "--input-delimiter",
        () -> found.add(new CsvSyntaxOptions(asked, around, escapes(), 0)));
    checked("--header-row", () -> found.add(found.get(0).withHeaderRow(headerRow)));
    return found.get(1);
  }

  private boolean escapes() {
    if (escape == null || escape.equals("backslash") || escape.equals("\\")) {
      return escape != null;
    }
    throw new ParameterException(
        spec.commandLine(), "--input-escape " + escape + ": only a backslash can be one");
  }

  private char character(String option, String name) {
    return switch (name) {
      case "comma" -> ',';
      case "semicolon" -> ';';
      case "tab", "\\t" -> '\t';
      case "bar" -> '|';
      default -> {
        if (name.length() != 1) {
          throw new ParameterException(
              spec.commandLine(),
              option + " " + name + ": use a character, or comma, semicolon, tab or bar");
        }
        yield name.charAt(0);
      }
    };
  }

  private @Nullable Charset charset() {
    try {
      return encoding == null ? null : Charset.forName(encoding);
    } catch (IllegalArgumentException e) {
      throw new ParameterException(
          spec.commandLine(),
          "--encoding " + encoding + ": unknown; try windows-1251, ISO-8859-2, GBK or Shift_JIS",
          e);
    }
  }

  private @Nullable ZoneId zone() {
    try {
      return zone == null ? null : ZoneId.of(zone);
    } catch (DateTimeException e) {
      throw new ParameterException(
          spec.commandLine(), "--zone " + zone + ": unknown; try Europe/Berlin, UTC or +01:00", e);
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
  private void put(
      Map<String, String> columns, Map<String, String> made, String pair, String option) {
    int first = pair.indexOf('=');
    if (first > 0 && isTemplate(pair.substring(first + 1))) {
      made.put(pair.substring(0, first).strip(), pair.substring(first + 1).strip());
      return;
    }
    int equals = pair.lastIndexOf('=');
    String header = equals < 0 ? "" : pair.substring(0, equals).strip();
    if (header.isEmpty()) {
      throw new ParameterException(
          spec.commandLine(),
          option
              + ": \""
              + pair
              + "\" is not of the form HEADER=COLUMN, such as 'Video File=video.content_loc'");
    }
    columns.put(header, pair.substring(equals + 1).strip());
  }

  private static boolean isTemplate(String text) {
    return text.indexOf('{') >= 0 || text.indexOf('}') >= 0;
  }

  private void template(Map<String, String> made, String pair) {
    int equals = pair.indexOf('=');
    if (equals <= 0 || !isTemplate(pair)) {
      throw new ParameterException(
          spec.commandLine(),
          "--template: \""
              + pair
              + "\" is not of the form COLUMN=TEMPLATE, such as"
              + " loc=https://shop.example/products/{handle}");
    }
    made.put(pair.substring(0, equals).strip(), pair.substring(equals + 1).strip());
  }

  private void checked(String option, Runnable action) {
    try {
      action.run();
    } catch (IllegalArgumentException e) {
      throw new ParameterException(spec.commandLine(), option + ": " + e.getMessage(), e);
    }
  }

  /** Returns a pair as a line of a map file. */
  public static String line(String header, String column) {
    String plain = header.replaceAll("\\s+", " "); // headers are compared without line breaks
    return (plain.charAt(0) == COMMENT ? ESCAPE + plain : plain) + '=' + column;
  }
}
