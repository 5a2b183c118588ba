package io.github.sitemaptoolkit.robustness;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.w3c.dom.Document;

/** The traps work: a parser that does what documents tell it falls into both. */
class TrapsTest {

  @TempDir Path directory;

  private static Document parse(String text) throws Exception {
    var bytes = new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(bytes);
  }

  @Test
  void fileIsReadByWhoReadsEntities() throws Exception {
    try (var traps = new Traps(directory)) {
      String doctype = "<!DOCTYPE a [<!ENTITY x SYSTEM \"" + traps.fileUrl() + "\">]>";
      String text = parse(doctype + "<a>&x;</a>").getDocumentElement().getTextContent();
      assertTrue(text.contains(Traps.CANARY), text);
    }
  }

  @Test
  void serverIsCalledByWhoReadsDoctypes() throws Exception {
    try (var traps = new Traps(directory)) {
      parse("<!DOCTYPE a SYSTEM \"" + traps.serverUrl() + "\"><a/>");
      assertEquals(1, traps.calls());
    }
  }
}
