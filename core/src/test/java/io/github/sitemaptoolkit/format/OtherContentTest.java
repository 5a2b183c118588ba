package io.github.sitemaptoolkit.format;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.io.Head;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class OtherContentTest {

  private static byte[] zip(String... names) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (var zip = new ZipOutputStream(bytes)) {
      for (String name : names) {
        zip.putNextEntry(new ZipEntry(name));
        zip.write(name.getBytes(ISO_8859_1));
      }
    }
    return bytes.toByteArray();
  }

  /** Returns what a document is called that begins so; nothing if it is unknown. */
  private static String of(byte[] bytes) {
    return OtherContent.of(Head.of(bytes))
        .map(content -> content.message().split("[,;]")[0])
        .orElse("");
  }

  @ParameterizedTest
  @CsvSource({
    "xl/workbook.xml,an Excel workbook",
    "word/document.xml,an Office document",
    "ppt/presentation.xml,an Office document",
    "Index/Document.iwa,a Numbers or Pages document",
    "sitemap.xml,a zip archive"
  })
  void zipsAreToldByWhatIsInThem(String name, String content) throws IOException {
    assertEquals(content, of(zip("[Content_Types].xml", name)));
  }

  @ParameterizedTest
  @CsvSource({
    "\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1,an old Office document",
    "BZh91AY,compressed",
    "%PDF-1.7,a PDF document",
    "\u0089PNG,a picture",
    "'\u00FF\u00D8\u00FF\u00E0',a picture",
    "GIF89a,a picture",
    "RIFF1234WEBPVP8,a picture",
    "<!DOCTYPE html><title>x</title>,an HTML page",
    "'[ {\"loc\": 1}]',a JSON document",
    "[],a JSON document",
    "'{\"urls\": []}',a JSON document"
  })
  void othersAreToldByTheirBeginning(String beginning, String content) {
    assertEquals(content, of(beginning.getBytes(ISO_8859_1)));
  }

  @ParameterizedTest
  @ValueSource(strings = {"[section]", "RIFF1234WAVEfmt", "{{ urls }}", "hello", "[", "PK"})
  void whatOnlyLooksLikeThemIsUnknown(String beginning) {
    assertEquals("", of(beginning.getBytes(ISO_8859_1)));
  }

  @Test
  void messageSaysWhatItIsAndWhatToDo() throws IOException {
    try (Source source = Source.of(new ByteArrayInputStream(zip("xl/workbook.xml")), "urls.csv")) {
      Formats formats = Formats.of(new SitemapXmlFormat());
      var e = assertThrows(SitemapException.class, () -> formats.detect(source));
      assertEquals("doc.unsupported-format", e.problem().code());
      assertTrue(
          e.getMessage().contains("an Excel workbook; the module sitemap-xlsx reads it"),
          e.getMessage());
    }
  }
}
