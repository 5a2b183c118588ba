package io.github.sitemaptoolkit.cli.validate;

import io.github.sitemaptoolkit.validator.report.ReportSettings;
import java.util.Locale;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads how many places of each rule are shown: a number, or {@code all}. */
public final class PlaceCount implements ITypeConverter<Integer> {

  private static final int MOST = 1_000; // they are kept in memory until the end of the run

  @Override
  public Integer convert(String text) {
    if (text.toLowerCase(Locale.ROOT).equals("all")) {
      return ReportSettings.ALL;
    }
    try {
      int number = Integer.parseInt(text);
      if (number >= 0 && number <= MOST) {
        return number == 0 ? ReportSettings.ALL : number;
      }
    } catch (NumberFormatException e) {
      // the message is the same
    }
    throw new TypeConversionException(
        "use a number from 1 to " + MOST + ", or all, not \"" + text + "\"");
  }
}
