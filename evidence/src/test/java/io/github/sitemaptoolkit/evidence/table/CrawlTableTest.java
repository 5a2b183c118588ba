package io.github.sitemaptoolkit.evidence.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.evidence.FactList;
import io.github.sitemaptoolkit.problem.SitemapException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CrawlTableTest {

  private static final String SCREAMING_FROG =
      """
      "Address","Content Type","Status Code","Status","Indexability","Indexability Status","Canonical Link Element 1","Redirect URL","Crawl Timestamp"
      "https://a.example/","text/html; charset=UTF-8","200","OK","Indexable","","https://a.example/","","2026-11-20 10:00:00"
      "https://a.example/b","text/html","200","OK","Non-Indexable","Canonicalised","https://a.example/","","2026-11-20 10:00:01"
      "https://a.example/c","","0","Blocked by robots.txt","Non-Indexable","Blocked by robots.txt","","","2026-11-20 10:00:02"
      "https://a.example/d","text/html","301","Moved Permanently","Non-Indexable","Redirected","","https://a.example/","2026-11-20 10:00:09"
      "https://a.example/e","text/html","404","Not Found","Non-Indexable","Client Error","","","2026-11-20 10:00:03"
      "https://a.example/f","text/html","200","OK","Non-Indexable","noindex","","","2026-11-20 10:00:04"
      "https://a.example/g.jpg","image/jpeg","200","OK","Indexable","","","","2026-11-20 10:00:05"
      "https://a.example/h.jpg","image/jpeg","404","Not Found","Non-Indexable","Client Error","","","2026-11-20 10:00:06"
      """;

  @TempDir Path directory;

  private FactList read(String name, String text) throws IOException {
    return FactList.of(directory, name, text);
  }

  @Test
  void eachRowOfScreamingFrogIsAFactWithItsOwnReason() throws IOException {
    FactList facts = read("internal_all.csv", SCREAMING_FROG);
    assertEquals(
        """
        FINE https://a.example/ [text/html; charset=UTF-8] at 2:2
        CANONICAL https://a.example/b [https://a.example/] at 3:2
        BLOCKED https://a.example/c at 4:2
        REDIRECT https://a.example/d [https://a.example/] at 5:2
        GONE https://a.example/e [404] at 6:2
        NOINDEX https://a.example/f [noindex] at 7:2
        FINE https://a.example/g.jpg [image/jpeg] at 8:2
        GONE https://a.example/h.jpg [404] at 9:2
        """,
        facts.text());
    assertEquals(
        List.of(
            "",
            "\"Canonical Link Element 1\" is \"https://a.example/\"",
            "\"Status\" is \"Blocked by robots.txt\"",
            "\"Indexability Status\" is \"Redirected\", to https://a.example/",
            "\"Status Code\" is \"404\"",
            "\"Indexability Status\" is \"noindex\"",
            "",
            "\"Status Code\" is \"404\""),
        facts.words());
    assertTrue(facts.source().isComplete());
    assertFalse(facts.source().isSite());
    assertFalse(facts.isIncomplete());
  }

  @Test
  void theTimeIsThatOfTheLastPageOrElseThatOfTheFile() throws IOException {
    FactList facts = read("internal_all.csv", SCREAMING_FROG);
    assertEquals(Instant.parse("2026-11-20T10:00:09Z"), facts.source().time());
    facts = read("crawl.csv", "URL,Status Code\nhttps://a.example/,200\n");
    var file = Instant.parse("2026-11-01T00:00:00Z");
    Files.setLastModifiedTime(directory.resolve("crawl.csv"), FileTime.from(file));
    assertEquals(file, facts.source().time());
  }

  @Test
  void aRedirectNeedsNoWords() throws IOException {
    assertEquals(
        """
        REDIRECT https://a.example/a [https://a.example/b] at 2:1
        REDIRECT https://a.example/c at 3:1
        GONE https://a.example/d [503] at 4:1
        """,
        read(
                "crawl.csv",
                """
                URL,HTTP Status Code,Redirect URL
                https://a.example/a,301,https://a.example/b
                https://a.example/c,302,
                https://a.example/d,503 Service Unavailable,
                """)
            .text());
  }

  @Test
  void sitebulbJetOctopusAndOthersAreTables() throws IOException {
    assertEquals(
        """
        FINE https://a.example/ at 2:1
        CANONICAL https://a.example/b [https://a.example/] at 3:1
        NOINDEX https://a.example/c [Noindex] at 4:1
        """,
        read(
                "sitebulb.csv",
                """
                URL,HTTP Status Code,Indexable Status,Canonical URL
                https://a.example/,200,Indexable,https://a.example/
                https://a.example/b,200,Canonicalized,https://a.example/
                https://a.example/c,200,Noindex,
                """)
            .text());
    assertEquals(
        """
        FINE https://www.example.com/ [text/html] at 2:1
        REDIRECT https://www.example.com/viejo at 3:1
        GONE https://www.example.com/roto [404] at 4:1
        """,
        read(
                "crawl-es.csv",
                """
                Dirección,Tipo de contenido,Código de estado,Indexabilidad
                https://www.example.com/,text/html,200,Indexable
                https://www.example.com/viejo,text/html,301,No indexable
                https://www.example.com/roto,text/html,404,No indexable
                """)
            .text());
    assertEquals(
        "FINE https://a.example/a at 2:10\nGONE https://a.example/b [404] at 3:10\n",
        read(
                "crawl.json",
                """
                [
                {"url": "https://a.example/a", "status_code": 200},
                {"url": "https://a.example/b", "status_code": 404}
                ]
                """)
            .text());
  }

  @Test
  void anAnswerYesBlocks() throws IOException {
    assertEquals(
        """
        FINE https://a.example/1 at 2:1
        NOINDEX https://a.example/2 [Yes] at 3:1
        GONE https://a.example/3 [404] at 4:1
        """,
        read(
                "semrush.csv",
                """
                Page URL;Status Code;Blocked from indexing
                https://a.example/1;200;No
                https://a.example/2;200;Yes
                https://a.example/3;404;No
                """)
            .text());
    assertEquals(
        "BLOCKED https://a.example/1 at 2:1\nFINE https://a.example/2 at 3:1\n",
        read(
                "crawl.csv",
                """
                URL,Status Code,Blocked by robots.txt
                https://a.example/1,200,true
                https://a.example/2,200,false
                """)
            .text());
  }

  @Test
  void draftsAreNotPublished() throws IOException {
    assertEquals(
        "FINE https://a.example/a at 2:1\nNOT_PUBLISHED https://a.example/b [draft] at 3:1\n",
        read("pages.csv", "url,state\nhttps://a.example/a,published\nhttps://a.example/b,draft\n")
            .text());
  }

  /** The tab of pictures and that of hreflang, and exports of what is wrong, leave pages out. */
  @Test
  void tablesOfPicturesOrOfErrorsAloneDoNotNameAllPages() throws IOException {
    FactList pictures =
        read(
            "images.csv",
            """
            "Address","Content Type","Size (Bytes)","Indexability","Indexability Status"
            "https://a.example/1.jpg","image/jpeg","1000","Indexable",""
            "https://a.example/2.jpg","image/jpeg","1000","Indexable",""
            """);
    assertFalse(pictures.source().isComplete());
    assertEquals(
        "FINE https://a.example/1.jpg [image/jpeg] at 2:2\n"
            + "FINE https://a.example/2.jpg [image/jpeg] at 3:2\n",
        pictures.text());
    FactList errors =
        read("4xx.csv", "Address,Status Code\nhttps://a.example/1,404\nhttps://a.example/2,410\n");
    assertFalse(errors.source().isComplete());
    FactList languages =
        read(
            "hreflang_all.csv",
            """
            "Address","Status Code","Indexability","HTML hreflang 1","HTML hreflang 1 URL"
            "https://a.example/en/","200","Indexable","de","https://a.example/de/"
            "https://a.example/de/","404","Non-Indexable","",""
            """);
    assertFalse(languages.source().isComplete());
    assertEquals(
        "FINE https://a.example/en/ at 2:2\nGONE https://a.example/de/ [404] at 3:2\n",
        languages.text());
  }

  @Test
  void missingRowsMakeItIncomplete() throws IOException {
    FactList facts =
        read(
            "crawl.csv",
            "URL,Status Code\nhttps://a.example/,200\n,200\nhttps://a.example/b,200\n");
    assertTrue(facts.isIncomplete());
    assertEquals(1, facts.problems().size());
  }

  @Test
  void whatIsNoTableIsRefused() {
    var e = assertThrows(SitemapException.class, () -> read("a.xml", "<urlset></urlset>"));
    assertTrue(e.getMessage().contains("crawl-table"), e.getMessage());
  }
}
