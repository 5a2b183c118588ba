package io.github.sitemaptoolkit.converters.internal.table.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget;
import io.github.sitemaptoolkit.converters.internal.table.column.HeaderTarget.Kind;
import io.github.sitemaptoolkit.converters.internal.table.row.TableRow;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class LanguageColumnsTest {

  private record Row(List<String> cells) implements TableRow {

    @Override
    public String cell(int column) {
      return column < cells.size() ? cells.get(column) : "";
    }

    @Override
    public int size() {
      return cells.size();
    }
  }

  /** Returns the links of each row of a table; an asterisk stands for the beginning of urls. */
  private static List<String> links(String table) {
    List<List<String>> lines =
        table
            .replace("*", "https://a.example/")
            .lines()
            .map(line -> List.of(line.split(",", -1)))
            .toList();
    List<String> names = lines.get(0);
    List<TableRow> rows = new ArrayList<>();
    lines.subList(1, lines.size()).forEach(cells -> rows.add(new Row(cells)));
    int url = Math.max(names.indexOf("url"), 0);
    List<HeaderTarget> targets = new ArrayList<>();
    for (int i = 0; i < names.size(); i++) {
      boolean page = i == url && names.get(i).equals("url");
      targets.add(
          page
              ? HeaderTarget.core(0, "url", false)
              : HeaderTarget.of(Kind.UNKNOWN, names.get(i), false));
    }
    var columns = new TableColumns(names, targets, ColumnSample.of(names.size(), rows), url, false);
    PageLanguages found = LanguageColumns.find(columns, rows, true);
    return rows.stream().map(row -> shown(found, row, url)).toList();
  }

  private static String shown(PageLanguages found, TableRow row, int url) {
    String page = found.isSet(row) ? row.cell(Math.max(0, found.filled(row))) : row.cell(url);
    return found.of(row, page).stream()
        .map(link -> link.tag() + '=' + link.url().replace("https://a.example/", "*"))
        .collect(Collectors.joining(" "));
  }

  @Test
  void columnOfEachLanguageIsALink() {
    assertEquals(
        List.of("de=*de fr=*fr", "de=*d2 fr=*f2", ""),
        links("url,Deutsch,Französisch\n*de,*de,*fr\n*d2,*d2,*f2\n*d3,*d3,\n"));
    assertEquals(
        List.of("en=*1 x-default=*"), links("url,hreflang_en,hreflang x-default\n*1,*1,*\n"));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "url,de,en\n*1,https://de.other.example/1,https://en.other.example/1\n",
        "url,id,to\n*1,*a,*b\n",
        "url,related,see\n*1,*1,*b\n",
        "url,lang,author\n*1,en,A\n*2,fr,B\n",
        "url,lang,group,title\n*1,en,a,x\n*2,fr,a,y\n",
        "url,lang,translation id\n*1,en,a\n*2,en,a\n",
      })
  void otherTablesHaveNone(String table) {
    assertTrue(links(table).stream().allMatch(String::isEmpty), links(table)::toString);
  }

  @Test
  void pairsOfLanguageAndUrlAreLinks() {
    assertEquals(
        List.of("it=*i en=*e", "it=*i2 es=*s2"),
        links(
            "url,Lingua 1,Indirizzo 1,Lingua 2,Indirizzo 2\n"
                + "*i,it,*i,en,*e\n*i2,it,*i2,es,*s2\n"));
  }

  @Test
  void rowsThatShareAKeyAreTranslations() {
    assertEquals(
        List.of("en=*1 pt-BR=*3", "", "en=*1 pt-BR=*3"),
        links("url,language,translation group\n*1,en,a\n*2,en,b\n*3,pt_BR,a\n"));
    assertEquals(List.of("ja=*1 ko=*2", "ja=*1 ko=*2"), links("url,言語,翻訳キー\n*1,日本語,k\n*2,韓国語,k\n"));
    assertEquals(
        List.of("en=*1 fr=*2", "en=*1 fr=*2"), links("group,lang,url\na,en,*1\na,fr,*2\n"));
  }

  @Test
  void rowOfASetHasAPageInEachLanguage() {
    assertEquals(
        List.of("x-default=* de=*de", "de=*d2 ja=*j2"),
        links("x-default,de,ja\n*,*de,\n,*d2,*j2\n"));
    assertEquals(List.of("pl=*pl/a en=*en/a"), links("Polski,Angielski\n*pl/a,*en/a\n"));
    assertEquals(List.of(""), links("Polski,Angielski\n*a,*b\n"));
  }

  @ParameterizedTest
  @CsvSource({
    "es_ES, es-ES",
    "zh-Hans, zh-Hans",
    "X-Default, x-default",
    "hreflang en, en",
    "HTML hreflang de, de",
    "Spanisch, es",
    "Deutsch, de",
    "id, id",
    "tags, ''",
    "'', ''",
  })
  void headersNameLanguages(String header, String tag) {
    assertEquals(tag, String.valueOf(LanguageTag.ofHeader(header)).replace("null", ""));
  }
}
