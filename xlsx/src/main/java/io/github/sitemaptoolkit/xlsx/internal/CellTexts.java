package io.github.sitemaptoolkit.xlsx.internal;

import io.github.sitemaptoolkit.converters.table.TableRows.Cell;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.math.BigDecimal;
import java.math.MathContext;
import java.util.HexFormat;
import java.util.Map;
import java.util.Set;
import org.dhatim.fastexcel.reader.CellType;
import org.jspecify.annotations.Nullable;

/** The texts of cells, as far as possible those that Excel shows. */
final class CellTexts {

  /** The digits that Excel keeps; more of them are the remains of binary fractions. */
  private static final int DIGITS = 15;

  private static final int MOST_EXPONENT = 400; // a double has no more
  private static final String ESCAPE = "_x";
  private static final int ESCAPE_LENGTH = 7; // _x000D_
  private static final char NO_CHARACTER = '\uFFFE'; // nor is the one behind it
  private static final HexFormat HEX = HexFormat.of().withUpperCase();
  private static final Set<String> ERRORS =
      Set.of(
          "#NULL!",
          "#DIV/0!",
          "#VALUE!",
          "#REF!",
          "#NAME?",
          "#NUM!",
          "#N/A",
          "#GETTING_DATA",
          "#SPILL!",
          "#CALC!",
          "#FIELD!",
          "#BLOCKED!",
          "#CONNECT!",
          "#BUSY!",
          "#UNKNOWN!");

  private final Serials serials;
  private final Uncalculated uncalculated;
  private final Map<Long, String> addresses;
  private final NumberFormats formats = new NumberFormats();

  /**
   * Creates texts of the cells of a sheet.
   *
   * @param addresses those behind its cells, by {@link Columns#key}
   */
  CellTexts(boolean since1904, Uncalculated uncalculated, Map<Long, String> addresses) {
    this.serials = new Serials(since1904);
    this.uncalculated = uncalculated;
    this.addresses = addresses;
  }

  /** Returns a cell with the address behind it; null if it is empty. */
  @Nullable Cell cell(org.dhatim.fastexcel.reader.Cell cell) {
    Cell shown = shown(cell);
    String formula = shown == null ? null : cell.getFormula();
    HyperlinkFormula link = HyperlinkFormula.of(formula);
    if (link != null && shown != null) {
      String text = link.text();
      Cell named = shown.fault() == null || text == null ? shown : Cell.of(text);
      return UrlJudge.isWeb(link.address()) ? named.withAddress(link.address()) : named;
    }
    String address = shown == null || addresses.isEmpty() ? null : addresses.get(key(cell));
    return shown == null || address == null ? shown : shown.withAddress(address);
  }

  private static long key(org.dhatim.fastexcel.reader.Cell cell) {
    return Columns.key(cell.getAddress().getRow(), cell.getAddress().getColumn());
  }

  private @Nullable Cell shown(org.dhatim.fastexcel.reader.Cell cell) {
    Object value = cell.getValue();
    boolean formula = cell.getType() == CellType.FORMULA;
    if (cell.getType() == CellType.ERROR || (formula && ERRORS.contains(cell.getText()))) {
      String raw = cell.getRawValue();
      String message = place(cell) + " contains the error " + (raw == null ? "#?" : raw);
      return Cell.faulty(XlsxCodes.CELL_ERROR, message + "; it is left out");
    } else if (value instanceof BigDecimal number) {
      return Cell.of(text(cell, number));
    } else if (value instanceof Boolean flag) {
      return Cell.of(flag);
    } else if (value == null || cell.getText().isEmpty()) {
      boolean missing =
          formula
              && uncalculated.contains(cell.getAddress().getRow(), cell.getAddress().getColumn());
      return missing ? notCalculated(cell) : null;
    }
    return Cell.of(unescaped(cell.getText()));
  }

  private static Cell notCalculated(org.dhatim.fastexcel.reader.Cell cell) {
    String message =
        place(cell)
            + " contains a formula that was never calculated; open the workbook with Excel or"
            + " LibreOffice and save it";
    return Cell.faulty(XlsxCodes.NOT_CALCULATED, message);
  }

  private static String place(org.dhatim.fastexcel.reader.Cell cell) {
    return "cell " + Columns.name(cell.getColumnIndex()) + (cell.getAddress().getRow() + 1);
  }

  private String text(org.dhatim.fastexcel.reader.Cell cell, BigDecimal number) {
    NumberFormats.Kind kind = formats.of(cell.getDataFormatId(), cell.getDataFormatString());
    if (kind != NumberFormats.Kind.NUMBER) {
      String date = serials.text(number.doubleValue(), kind);
      if (date != null) {
        return date;
      }
    }
    return plain(number);
  }

  /** Returns a number without exponent, and without zeros at its end. */
  static String plain(BigDecimal number) {
    BigDecimal least = number.signum() == 0 ? BigDecimal.ZERO : number.stripTrailingZeros();
    if (Math.abs((long) least.scale()) > MOST_EXPONENT) {
      return least.toString();
    }
    boolean fraction = least.scale() > 0 && least.precision() > DIGITS;
    return (fraction ? least.round(new MathContext(DIGITS)).stripTrailingZeros() : least)
        .toPlainString();
  }

  /** Replaces escapes of characters that XML cannot contain: {@code _x000D_} is a line break. */
  static String unescaped(String text) {
    int at = text.indexOf(ESCAPE);
    if (at < 0) {
      return text;
    }
    var plain = new StringBuilder();
    int from = 0;
    for (; at >= 0; at = text.indexOf(ESCAPE, at)) {
      if (isEscape(text, at)) {
        plain.append(text, from, at);
        plain.append((char) HexFormat.fromHexDigits(text, at + 2, at + ESCAPE_LENGTH - 1));
        at += ESCAPE_LENGTH;
        from = at;
      } else {
        at++;
      }
    }
    return plain.append(text, from, text.length()).toString();
  }

  /**
   * Returns a text with escapes for the characters that XML cannot contain, or that its readers
   * change, and for what would be taken for an escape. The inverse of {@link #unescaped}.
   */
  static String escaped(String text) {
    StringBuilder escaped = null;
    int from = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean control = c < ' ' && c != '\t' && c != '\n';
      if (control || c >= NO_CHARACTER || (c == '_' && isEscape(text, i))) {
        escaped = escaped == null ? new StringBuilder() : escaped;
        escaped.append(text, from, i).append(ESCAPE).append(HEX.toHexDigits(c)).append('_');
        from = i + 1;
      }
    }
    return escaped == null ? text : escaped.append(text, from, text.length()).toString();
  }

  private static boolean isEscape(String text, int at) {
    if (!text.startsWith(ESCAPE, at)
        || at + ESCAPE_LENGTH > text.length()
        || text.charAt(at + ESCAPE_LENGTH - 1) != '_') {
      return false;
    }
    for (int i = at + 2; i < at + ESCAPE_LENGTH - 1; i++) {
      if (!HexFormat.isHexDigit(text.charAt(i))) {
        return false;
      }
    }
    return true;
  }
}
