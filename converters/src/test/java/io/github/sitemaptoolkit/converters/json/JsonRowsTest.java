package io.github.sitemaptoolkit.converters.json;

import static io.github.sitemaptoolkit.converters.json.Documents.read;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables in JSON, as databases and spreadsheets answer with them. */
class JsonRowsTest {

  private static final String TWO =
      "{\"loc\":\"https://example.com/1\",\"lastmod\":\"2026-11-20\"}\n"
          + "{\"loc\":\"https://example.com/2\",\"lastmod\":\"2026-11-21\"}\n";
  private static final String ROWS =
      "[['https://example.com/1','2026-11-20'],['https://example.com/2','2026-11-21']]";

  private static Documents of(String text) throws IOException {
    return read(text.replace('\'', '"'));
  }

  private static String refused(String text) throws IOException {
    Documents document = of(text);
    assertEquals("", document.lines());
    return Objects.requireNonNull(document.end()).message();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'columns':['url','lastmod'],'rows':ROWS}",
        "{'rows':ROWS,'columns':['url','lastmod']}",
        "{'columns':['url','lastmod'],'index':[0,1],'data':ROWS}",
        "{'data':{'rows':ROWS,'cols':[{'name':'url','type':'x'},{'name':'lastmod','type':'x'}]}}",
        "{'resultSetMetaData':{'rowType':[{'name':'URL'},{'name':'LASTMOD'}]},'data':ROWS}",
        "{'meta':[{'name':'url'},{'name':'lastmod'}],'data':ROWS,'rows':2}",
      })
  void rowsHaveTheNamesOfTheirColumnsElsewhere(String document) throws IOException {
    Documents read = of(document.replace("ROWS", ROWS));
    assertEquals(TWO, read.lines());
    assertTrue(read.problems().stream().allMatch(it -> it.contains("convert.lost-field")));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{'schema':{'fields':[{'name':'url'},{'name':'lastmod'}]},'rows':[{'f':[{'v':'A'},{'v':'B'}]},"
            + "{'f':[{'v':'C'},{'v':'D'}]}]}",
        "{'table':{'cols':[{'id':'A','label':'url'},{'id':'B','label':'lastmod'}],'rows':["
            + "{'c':[{'v':'A'},{'v':'B'}]},{'c':[{'v':'C'},{'v':'D'}]}]}}",
        "{'ResultSet':{'Rows':[{'Data':[{'VarCharValue':'url'},{'VarCharValue':'lastmod'}]},"
            + "{'Data':[{'VarCharValue':'A'},{'VarCharValue':'B'}]},"
            + "{'Data':[{'VarCharValue':'C'},{'VarCharValue':'D'}]}],"
            + "'ResultSetMetadata':{'ColumnInfo':[{'Name':'url'},{'Name':'lastmod'}]}}}",
      })
  void rowsMayBeObjectsAroundTheirCells(String document) throws IOException {
    String text =
        document
            .replace("'A'}", "'https://example.com/1'}")
            .replace("'B'}", "'2026-11-20'}")
            .replace("'C'}", "'https://example.com/2'}")
            .replace("'D'}", "'2026-11-21'}");
    assertEquals(TWO, of(text).lines());
  }

  @Test
  void theFirstRowMayHaveTheNames() throws IOException {
    Documents sheet =
        of("{'range':'A1:B3','values':[['Page URL','Updated']," + ROWS.substring(1) + "}");
    assertEquals(TWO, sheet.lines());
    assertEquals(
        TWO,
        of("[['Updated','URL'],['2026-11-20','https://example.com/1'],"
                + "['2026-11-21','https://example.com/2']]")
            .lines());
  }

  @Test
  void rowsWithoutNamesAreReadByTheirCellsAndThatIsTold() throws IOException {
    Documents document = of(ROWS);
    assertEquals(TWO, document.lines());
    assertTrue(document.problems().get(0).contains("csv.no-header"), document.problems().get(0));
  }

  @Test
  void cellsMayBeEmptyAndListsAndNumbers() throws IOException {
    assertEquals(
        "{\"loc\":\"https://example.com/1\",\"image\":[{\"loc\":\"https://example.com/1.jpg\"},"
            + "{\"loc\":\"https://example.com/2.jpg\"}]}\n{\"loc\":\"https://example.com/2\"}\n",
        of("{'columns':['id','url','images'],'rows':[[1,'https://example.com/1',"
                + "['https://example.com/1.jpg','https://example.com/2.jpg']],"
                + "[2,'https://example.com/2',null]]}")
            .lines());
  }

  @Test
  void columnsInsteadOfRowsAreRefused() throws IOException {
    assertEquals(
        "the first list in \"rows\" has 2 values, but the document names 3 columns: it is no row of"
            + " them (--items names another list)",
        refused("{'columns':['id','url','lastmod'],'rows':" + ROWS + "}"));
    assertTrue(
        refused("{'data':[['https://example.com/1','https://example.com/2'],[1,2]]}")
            .startsWith("the first row has nothing but urls: these are columns, not rows"));
  }

  @Test
  void whatAllItemsAreWrappedInDoesNotMatter() throws IOException {
    assertEquals(
        TWO,
        of("[{'row_to_json':{'url':'https://example.com/1','lastmod':'2026-11-20'}},"
                + "{'row_to_json':{'url':'https://example.com/2','lastmod':'2026-11-21'}}]")
            .lines());
  }
}
