package io.github.sitemaptoolkit.web.command;

import io.github.sitemaptoolkit.cli.option.CsvArguments;
import io.github.sitemaptoolkit.cli.option.FailOn;
import io.github.sitemaptoolkit.cli.report.ColorChoice;
import io.github.sitemaptoolkit.cli.validate.PlaceCount;
import picocli.CommandLine.ITypeConverter;

/** What reads the values of options that are more than texts: compiled code finds no classes. */
public final class Converters {

  private Converters() {}

  /**
   * Returns a converter.
   *
   * @param name the name of its class
   * @throws IllegalArgumentException if there is none; it is missing here, then
   */
  public static ITypeConverter<?> named(String name) {
    return switch (name.substring(name.lastIndexOf('.') + 1)) {
      case "ColorChoice$Converter" -> new ColorChoice.Converter();
      case "CsvArguments$LayoutName" -> new CsvArguments.LayoutName();
      case "FailOn$Converter" -> new FailOn.Converter();
      case "PlaceCount" -> new PlaceCount();
      default -> throw new IllegalArgumentException(name);
    };
  }
}
