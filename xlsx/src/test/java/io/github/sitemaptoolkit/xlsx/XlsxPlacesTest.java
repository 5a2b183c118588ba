package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryReader;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;

class XlsxPlacesTest {

  private static final String ROW =
      row("https://a.example/1", "yesterday", "https://a.example/b.jpg");
  private static final byte[] WORKBOOK =
      Workbooks.of(row("loc", "lastmod", "image.loc"), row(), ROW).bytes();

  private static EntryReader<UrlEntry> open(Context context) throws IOException {
    Source source = Source.of(new ByteArrayInputStream(WORKBOOK), "a.xlsx");
    return new XlsxFormat().reader(source, context);
  }

  @Test
  void aValueIsInACell() throws IOException {
    Context context = Workbooks.context().withPlaces(true);
    try (var in = open(context)) {
      in.read();
      Location image = in.places().of("image[1].loc");
      assertEquals("a.xlsx:C3", image.toString());
      assertEquals(3, image.line());
      assertEquals(3, image.column());
      assertEquals("a.xlsx:A3", in.places().of("loc").toString());
    }
    assertEquals(
        List.of("a.xlsx:B3 url[1].lastmod"),
        context.problems().first().stream().map(it -> it.location() + " " + it.path()).toList());
  }

  @Test
  void aProblemIsInItsRowIfPlacesAreNotWanted() throws IOException {
    Context context = Workbooks.context();
    try (var in = open(context)) {
      in.read();
      assertEquals("a.xlsx:3", in.places().of("loc").toString());
    }
    assertEquals("a.xlsx:3", context.problems().first().get(0).location().toString());
  }
}
