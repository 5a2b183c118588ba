package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.SitemapException;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SheetsTest {

  private static Workbooks tenSheets() {
    var workbook = new Workbooks().hidden("Hidden", row("loc"), row("https://a.example/hidden"));
    for (int i = 1; i <= 10; i++) {
      workbook.sheet("Sheet " + i, row("loc"), row("https://a.example/" + i));
    }
    return workbook;
  }

  private static Context choosing(String sheet) {
    return Workbooks.context().with(XlsxInputOptions.DEFAULTS.withSheet(sheet));
  }

  @ParameterizedTest
  @ValueSource(strings = {"1", "9", "10", " 10 ", "000010", "Sheet 10", "sheet 10"})
  void visibleSheetsAreCountedFromOne(String sheet) {
    String number = sheet.replaceAll("\\D", "");
    assertEquals(
        "https://a.example/" + Integer.parseInt(number),
        tenSheets().read(choosing(sheet)).get(0).loc());
  }

  @ParameterizedTest
  @ValueSource(strings = {"11", "0", "-1", "1.0", "", "0000010", "99999999999", "1/", "1:"})
  void anotherNumberIsNoSheet(String sheet) {
    Context context = choosing(sheet);
    var e = assertThrows(SitemapException.class, () -> tenSheets().read(context));
    assertEquals("xlsx.no-such-sheet", e.problem().code());
  }
}
