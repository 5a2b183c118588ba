package io.github.sitemaptoolkit.xlsx;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.xlsx.internal.XlsxFormat;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DetectionTest {

  /** Named: whether it is taken for a workbook if its name ends in .xlsx. */
  @ParameterizedTest
  @CsvSource({
    "xl/workbook.xml, true, true",
    "docProps/app.xml, false, true",
    "word/document.xml, false, false",
    "ppt/slides/slide1.xml, false, false",
    "xl/embeddings/word/document.xml, false, false",
    "xl/embeddings/ppt/slide1.xml, false, false",
    "mimetypeapplication/vnd.oasis.opendocument.spreadsheet, false, false",
    "Index/Document.iwa, false, false",
  })
  void otherArchivesAreNotTakenForWorkbooks(String entry, boolean matches, boolean named) {
    Head head = Head.of(("PK\3\4........" + entry).getBytes(ISO_8859_1));
    assertEquals(matches, new XlsxFormat().matches(head));
    assertEquals(named, new XlsxFormat().matchesNamed(head));
  }
}
