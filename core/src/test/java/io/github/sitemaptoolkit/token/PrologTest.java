package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.limit.Limits;
import java.util.List;
import org.junit.jupiter.api.Test;

class PrologTest {

  private static final String BOM =
      "xml.bom the document begins with a byte order mark, which UTF-8 does not need";

  private static List<String> problems(String document) {
    return Mended.of(document.getBytes(UTF_8), false, Mended.options(Limits.DEFAULT)).problems();
  }

  @Test
  void columnsAreCountedAfterTheByteOrderMarks() {
    String fault = "xml.element-case </URLSET> does not match <urlset>";
    assertEquals(List.of("1:1 " + BOM, "1:9 " + fault), problems("\uFEFF<urlset></URLSET>"));
    assertEquals(
        List.of("1:1 " + BOM, "1:1 " + BOM + ", and with several of them", "1:9 " + fault),
        problems("\uFEFF\uFEFF<urlset></URLSET>"));
  }
}
