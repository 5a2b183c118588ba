package io.github.sitemaptoolkit.remote.discover;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class FindPrinterTest {

  private static String printed(String format) {
    var text = new StringWriter();
    var out = new PrintWriter(text);
    FindPrinter printer = FindPrinter.of(format, out);
    String start = "https://e.com/";
    printer.print(new Find(start + "a.xml", Find.How.KNOWN_PATH, null, Find.Kind.INDEX, null));
    printer.print(
        new Find(start + "b,c", Find.How.LINK, start, Find.Kind.NONE, "answers 404 (not \"b\")"));
    out.flush();
    return text.toString();
  }

  @Test
  void peopleReadOneLineForEach() {
    assertEquals(
        """
        https://e.com/a.xml  index, known path
        https://e.com/b,c  none, link of https://e.com/; answers 404 (not "b")
        """,
        printed("text"));
  }

  @Test
  void programsReadObjectsAndTables() {
    assertEquals(
        "url,kind,how,in,fault\r\n"
            + "https://e.com/a.xml,index,known-path,,\r\n"
            + "\"https://e.com/b,c\",none,link,https://e.com/,\"answers 404 (not \"\"b\"\")\"\r\n",
        printed("csv"));
    assertEquals(
        "{\"url\":\"https://e.com/a.xml\",\"kind\":\"index\",\"how\":\"known-path\",\"in\":null,\"fault\":null}",
        printed("ndjson").lines().findFirst().orElse(""));
  }
}
