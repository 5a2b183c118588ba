package io.github.sitemaptoolkit.xlsx.internal;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertDoesNotThrow;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.aalto.stax.InputFactoryImpl;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.ByteArrayInputStream;
import java.util.List;
import javax.xml.stream.XMLStreamException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PartScanTest {

  private static final Location AT = Location.of("a.xlsx");
  private static final long HEAP = 1L << 30;

  private static Uncalculated scan(Limits limits, long heap, List<String> parts) {
    var scan = new PartScan(limits, new HeldMemory(heap, limits.names(), AT), AT);
    for (String part : parts) {
      var in = new PartInput(new ByteArrayInputStream(part.getBytes(UTF_8)), limits, AT);
      try {
        scan.scan("a.xml", new InputFactoryImpl().createXMLStreamReader(in), in);
      } catch (XMLStreamException e) {
        throw new IllegalArgumentException(part, e);
      }
    }
    return scan.end().uncalculated();
  }

  private static Uncalculated scan(String part) {
    return scan(Limits.DEFAULT, HEAP, List.of(part));
  }

  private static String refused(String... parts) {
    var e =
        assertThrows(
            SitemapException.class, () -> scan(Limits.DEFAULT, HEAP, List.of(parts)), parts[0]);
    return e.problem().code() + ": " + e.problem().message();
  }

  private static String sheet(String... rows) {
    return "<worksheet><sheetData>" + String.join("", rows) + "</sheetData></worksheet>";
  }

  private static String row(String cells) {
    return sheet("<row>" + cells + "</row>");
  }

  @ParameterizedTest
  @CsvSource({
    "A1, 0, 0",
    "B9, 8, 1",
    "Z10, 9, 25",
    "AA1, 0, 26",
    "az3, 2, 51",
    "zZ3, 2, 701",
    "XFD1048576, 1048575, 16383",
  })
  void aFormulaWithoutAResultIsWhereItsAddressSays(String address, int row, int column) {
    Uncalculated found = scan(row("<c r='" + address + "'><f>1</f></c>"));
    assertTrue(found.contains(row, column));
    assertFalse(found.contains(row + 1, column));
    assertFalse(found.contains(row, column + 1));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"XFE1", "A1048577", "A0", "A", "1", "", "@1", "[1", "`1", "{1", "A/", "A:", "A1B"})
  void anAddressOutsideOfAnySheetIsNamed(String address) {
    assertTrue(
        refused(row("<c r='" + address + "'/>"))
            .contains("(no cell can be at \"" + address + "\")"));
  }

  @Test
  void cellsWithoutAddressesFollowEachOther() {
    scan(row("<c/>".repeat(16_384)));
    assertTrue(refused(row("<c/>".repeat(16_385))).contains("(no cell can be at this place)"));
    assertTrue(scan(row("<c/><c/>").replace("<c/><", "<c/><c><f/></c><")).contains(0, 1));
  }

  @Test
  void messagesNameTheCell() {
    String type = "is of the type \"x\"; save the workbook with Excel again";
    assertEquals("xlsx.unsupported: cell AB12 " + type, refused(row("<c r='AB12' t='x'/>")));
    assertEquals(
        "xlsx.unsupported: cell A2 " + type, refused(sheet("<row/>", "<row><c t='x'/></row>")));
  }

  @Test
  void theMissingTextIsCountedFromOne() {
    String texts = "<sst><si><t>a</t></si><si><t>b</t></si></sst>";
    String reference = row("<c t='s'><v>%d</v></c>");
    scan(Limits.DEFAULT, HEAP, List.of(texts, reference.formatted(1)));
    assertTrue(refused(reference.formatted(2), texts).contains("(a cell refers to text 3 of 2)"));
  }

  @Test
  void aNumberHasUpToAThousandDigits() {
    scan(row("<c><v>" + "1".repeat(1000) + "</v></c>"));
    assertTrue(
        refused(row("<c><v>" + "1".repeat(1001) + "</v></c>"))
            .contains("(cell A1 has a number of endless digits)"));
  }

  @Test
  void whatIsAsLongAsALimitIsRead() {
    Limits limits = Limits.DEFAULT.with(Limit.TEXT_LENGTH, 100).with(Limit.ENTRY_LENGTH, 200);
    String longest = "<c><is><t>" + "x".repeat(100) + "</t></is></c>";
    scan(limits, HEAP, List.of(row(longest + longest)));
    for (String tooLong :
        List.of(longest.replace("<t>", "<t>x"), longest + longest + "<c><v>1</v></c>")) {
      assertThrows(
          SitemapException.class, () -> scan(limits, HEAP, List.of(row(tooLong))), tooLong);
    }
  }

  @Test
  void elementsAreNestedUpToAThousandDeep() {
    scan("<x>".repeat(1000) + "</x>".repeat(1000));
    assertEquals(
        "xlsx.bomb: a part of the workbook is nested too deeply",
        refused("<x>".repeat(1001) + "</x>".repeat(1001)));
  }

  @Test
  void manyTagsAreNotOneLongTag() {
    assertDoesNotThrow(() -> scan("<x>" + "<y/>".repeat(200_000) + "</x>"));
  }

  private static void assertHeld(String part) {
    var e =
        assertThrows(
            SitemapException.class, () -> scan(Limits.DEFAULT, 100_000, List.of(part)), part);
    assertTrue(e.getMessage().contains("texts and styles"), e.getMessage());
  }

  private static void assertNotHeld(String part) {
    assertDoesNotThrow(() -> scan(Limits.DEFAULT, 100_000, List.of(part)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"si", "numFmt", "xf", "Relationship", "sheet"})
  void whatFastexcelKeepsNeedsMemory(String element) {
    String many = "<x>" + ("<" + element + "/>").repeat(1000) + "</x>";
    assertHeld(many);
    assertNotHeld(many.replace(element, "other"));
    String large = "<" + element + " a='" + "x".repeat(30_000) + "'/>";
    assertHeld(large);
    assertNotHeld(large.replace(element, "other"));
  }

  @Test
  void sharedTextsNeedMemory() {
    String part = "<sst><si><t>" + "x".repeat(60_000) + "</t></si></sst>";
    assertHeld(part);
    assertNotHeld(part.replace("si>", "other>"));
  }

  @ParameterizedTest
  @CsvSource({
    "t='array' ref='A1', true",
    "t='array', false",
    "ref='A1', false",
    "t='shared' ref='A1' si='0', true",
    "t='shared' si='0', false",
    "t='shared' ref='A1', false",
    "si='0' ref='A1', false",
  })
  void formulasOfSeveralCellsNeedMemory(String attributes, boolean held) {
    String part = row(("<c><f " + attributes + "/></c>").repeat(1000));
    if (held) {
      assertHeld(part);
    } else {
      assertNotHeld(part);
    }
  }

  @Test
  void theTextAndIdOfASharedFormulaNeedMemory() {
    String part = row("<c><f t='shared' ref='A1' si='0'>" + "1".repeat(30_000) + "</f></c>");
    assertHeld(part);
    assertNotHeld(part.replace("shared", "normal"));
    String id = row("<c><f t='shared' ref='A1' si='" + "1".repeat(30_000) + "'/></c>");
    assertHeld(id);
    assertNotHeld(id.replace("shared", "normal"));
  }

  private static final String TOO_MANY =
      "xlsx.bomb: the formulas of the workbook are too many to be read; copy the sheet, paste it as"
          + " values, and give that";

  /** Rows of 1000 cells. */
  private static String rows(String cell, int cells) {
    return ("<row>" + cell.repeat(1000) + "</row>").repeat(cells / 1000);
  }

  /** Fastexcel compares each cell with the range of each array: 32,000 times 31,250 are 10^9. */
  @Test
  void formulasOfArraysAreComparedWithEachCell() {
    String array = "<c><f t='array' ref='A1'/></c>";
    String mixed = "<row>" + "<c/>".repeat(750) + array.repeat(250) + "</row>";
    String most = mixed + rows(array, 31_000);
    scan(sheet(most));
    assertEquals(TOO_MANY, refused(sheet(most, "<row>" + array + "</row>")));
  }

  /** Fastexcel copies a shared formula for each cell: 10,000 times 100,000 are 10^9. */
  @Test
  void sharedFormulasAreCopiedForEachCell() {
    String shared =
        "<row><c><f t='shared' ref='A1' si='0'>" + "1".repeat(100_000) + "</f></c></row>";
    String most = shared + rows("<c><f t='shared' si='0'/></c>", 10_000);
    String more = "<row><c><f t='shared' si='0'/></c></row>";
    scan(sheet(most, more.replace("si='0'", "si='1'")));
    assertEquals(TOO_MANY, refused(sheet(most, more)));
    String others = rows("<c><f t='shared' si='0'/></c>", 11_000);
    scan(Limits.DEFAULT, HEAP, List.of(sheet(shared), sheet(others))); // each sheet has its own
  }
}
