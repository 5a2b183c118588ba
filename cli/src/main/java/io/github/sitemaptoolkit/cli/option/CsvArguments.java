package io.github.sitemaptoolkit.cli.option;

import io.github.sitemaptoolkit.converters.csv.CsvOptions;
import io.github.sitemaptoolkit.converters.csv.CsvOptions.Layout;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.TypeConversionException;

/** How tables are read and written. */
public final class CsvArguments {

  /** Finds a layout by its name in lower case. */
  static final class LayoutName implements ITypeConverter<Layout> {

    @Override
    public Layout convert(String name) {
      for (Layout layout : Layout.values()) {
        if (layout.name().toLowerCase(Locale.ROOT).equals(name)) {
          return layout;
        }
      }
      throw new TypeConversionException("it is joined, wide or long, not " + name);
    }
  }

  @Spec(Spec.Target.MIXEE)
  private CommandSpec spec = CommandSpec.create();

  @Option(
      names = "--layout",
      paramLabel = "joined|wide|long",
      converter = LayoutName.class,
      description =
          "csv: several values in one cell with | between them (default), in numbered columns, or"
              + " in rows of their own; the last is not read back")
  private Layout layout = CsvOptions.DEFAULTS.layout();

  @Option(
      names = "--columns",
      paramLabel = "NAME",
      split = ",",
      description = "csv: the columns to write, such as loc,lastmod,image.loc (default: all used)")
  private List<String> columns = new ArrayList<>();

  @Option(
      names = "--csv-safe",
      description =
          "csv: write no cell that a spreadsheet takes for a formula; read what was written so")
  private boolean safe;

  @Option(
      names = "--xml-column",
      description = "csv: write what has no column of its own as XML in a column _xml")
  private boolean xmlColumn;

  @Option(
      names = "--delimiter",
      paramLabel = "CHAR",
      description =
          "csv: what to write between cells: a comma, a semicolon or tab (default: comma; tab for"
              + " .tsv)")
  private @Nullable String delimiter;

  /** Returns the options; a delimiter that no reader takes is wrong use. */
  public CsvOptions options() {
    var options =
        CsvOptions.DEFAULTS
            .withLayout(layout)
            .withColumns(columns)
            .withSafe(safe)
            .withXmlColumn(xmlColumn);
    return delimiter == null ? options : options.withDelimiter(character(delimiter));
  }

  private char character(String name) {
    return switch (name) {
      case ",", "comma" -> ',';
      case ";", "semicolon" -> ';';
      case "\t", "\\t", "tab" -> '\t';
      default ->
          throw new ParameterException(
              spec.commandLine(), "--delimiter " + name + ": it is a comma, a semicolon or tab");
    };
  }
}
