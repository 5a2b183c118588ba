package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.batch.plan.RunFiles;
import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.batch.setting.TableSettings;
import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.site.setting.TableMeaning;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How tables are read, such as exports of other programs. */
@HelpSection(Section.TABLES)
public final class TableArguments {

  @Option(
      names = "--map",
      paramLabel = "HEADER=COLUMN",
      description =
          "read the cells under HEADER as COLUMN, such as 'Video File=video.content_loc'; or as"
              + " several: 'Still=video.thumbnail_loc,image.loc'. 'HEADER=' ignores them; may be"
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
              + " youtube; --map goes before what it says (sitemap formats lists what they read)")
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
          "whether a character escapes the one behind it: backslash, as databases write texts;"
              + " then \\n and \\t are a line feed and a tab (default: found where it escapes quotes)")
  private @Nullable String escape;

  @Option(
      names = "--header-row",
      paramLabel = "N",
      description =
          "the number of the line, or of the row of a workbook, with the headers (default: the"
              + " first, or the one that is found behind titles and comments)")
  private @Nullable String headerRow;

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

  /** Returns the settings that these options say, with more conditions on rows. */
  private TableSettings settings(List<String> more) {
    List<String> all = new ArrayList<>(rows);
    all.addAll(more);
    return new TableSettings(
        map,
        templates,
        preset,
        mapFile,
        dateFormat,
        zone,
        all,
        allRows,
        about,
        delimiter,
        quote,
        escape,
        headerRow,
        encoding,
        items,
        sheet);
  }

  /**
   * Returns a context with these options.
   *
   * @param more conditions on rows that stand elsewhere
   * @param files the files of the run, to which the map file is added
   * @throws SettingException if one of them is invalid
   * @throws IOException if the map file cannot be read
   */
  public Context applyTo(Context context, List<String> more, RunFiles files) throws IOException {
    return TableMeaning.applyTo(context, settings(more), files);
  }

  /**
   * Returns a context with these options.
   *
   * @param files the files of the run, to which the map file is added
   * @throws SettingException if one of them is invalid
   * @throws IOException if the map file cannot be read
   */
  public Context applyTo(Context context, RunFiles files) throws IOException {
    return applyTo(context, List.of(), files);
  }
}
