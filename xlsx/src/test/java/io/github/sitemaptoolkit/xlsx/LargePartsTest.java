package io.github.sitemaptoolkit.xlsx;

import static io.github.sitemaptoolkit.xlsx.Workbooks.row;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class LargePartsTest {

  private static final String URL = "https://a.example/1";

  private final Workbooks workbook = Workbooks.of(row("loc"), row(URL));
  private final Context context = Workbooks.context();

  /** The list of parts is short, however long they are. */
  @Test
  void aPictureMayBeLong() {
    var picture = new StringBuilder();
    new Random(1).ints(3 << 20, ' ', 0x7F).forEach(c -> picture.append((char) c));
    byte[] bytes = workbook.part("xl/media/image1.png", picture.toString()).bytes();
    assertTrue(bytes.length > 2 << 20);
    assertEquals(List.of(UrlEntry.of(URL)), Workbooks.read(bytes, context));
  }

  @Test
  void theFirstMebibyteMayBeCompressedAtAnyRatio() {
    workbook.part("xl/a.xml", "<x>" + "<y/>".repeat(200_000) + "</x>");
    Context strict = context.withLimits(context.limits().with(Limit.GZIP_RATIO, 1));
    assertEquals(List.of(UrlEntry.of(URL)), workbook.read(strict));
  }
}
