package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.cli.help.HelpSection;
import io.github.sitemaptoolkit.cli.help.HelpSection.Section;
import io.github.sitemaptoolkit.cli.help.WordConverter;
import io.github.sitemaptoolkit.cli.help.WrongUseException;
import io.github.sitemaptoolkit.converters.option.CsvOptions;
import io.github.sitemaptoolkit.converters.option.CsvOptions.Layout;
import io.github.sitemaptoolkit.format.Context;
import java.util.List;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** How tables are written. */
@HelpSection(Section.TABLES)
public final class CsvArguments {

  /** Finds a layout by its name in lower case. */
  public static final class LayoutName extends WordConverter<Layout> {

    /** Creates a reader. */
    public LayoutName() {
      super(Layout.values());
    }
  }

  @Option(
      names = "--layout",
      paramLabel = "joined|wide|long|languages",
      converter = LayoutName.class,
      description =
          "how to write several values of one field: in one cell, separated by | (joined, the"
              + " default), in numbered columns (wide), or in separate rows (long, which cannot be"
              + " read back); or the pages alone, a row for those that are translations of each"
              + " other and a column for each language (languages)")
  private Layout layout = CsvOptions.DEFAULTS.layout();

  @Option(
      names = "--csv-safe",
      description =
          "write cells so that spreadsheets do not take them for formulas; also needed to read such"
              + " a table back")
  private boolean safe;

  @Option(
      names = "--xml-column",
      description = "write data that has no column of its own as XML, in a column named _xml")
  private boolean xmlColumn;

  @Option(
      names = "--delimiter",
      paramLabel = "CHAR",
      description =
          "the separator between cells: comma, semicolon or tab (default: comma; tab for .tsv)")
  private @Nullable String delimiter;

  @Option(
      names = "--bom",
      description =
          "begin a table with a byte order mark, by which Excel knows that it is in UTF-8; without"
              + " one, it garbles letters with accents")
  private boolean bom;

  /**
   * Returns a context with these options.
   *
   * @param columns the columns to write; empty for all that have values
   * @throws WrongUseException if the delimiter is not allowed
   */
  public Context applyTo(Context context, List<String> columns) {
    CsvOptions options =
        CsvOptions.DEFAULTS
            .withLayout(layout)
            .withColumns(columns)
            .withSafe(safe)
            .withXmlColumn(xmlColumn)
            .withBom(bom);
    return context.with(delimiter == null ? options : options.withDelimiter(character(delimiter)));
  }

  private char character(String name) {
    return switch (name) {
      case ",", "comma" -> ',';
      case ";", "semicolon" -> ';';
      case "\t", "\\t", "tab" -> '\t';
      default ->
          throw new WrongUseException("--delimiter " + name + ": use comma, semicolon or tab");
    };
  }
}
