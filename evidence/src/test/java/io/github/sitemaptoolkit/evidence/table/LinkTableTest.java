package io.github.sitemaptoolkit.evidence.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.evidence.FactList;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LinkTableTest {

  @TempDir Path directory;

  private FactList read(String text) throws IOException {
    return FactList.of(directory, "links.csv", text);
  }

  @Test
  void whatIsSaidOfTheDestinationsOfLinksIsAFact() throws IOException {
    FactList facts =
        read(
            """
            "Type","Source","Destination","Size (Bytes)","Alt Text","Anchor","Status Code","Status","Follow","Target","Link Path"
            "Image","https://a.example/","https://a.example/1.jpg","1000","A boat","","200","OK","true","","//body/img[1]"
            "Image","https://a.example/","https://a.example/2.jpg","0","","","404","Not Found","true","","//body/img[2]"
            "Image","https://a.example/b","https://cdn.example/3.jpg","0","","","301","Moved Permanently","true","_blank","//body/img"
            "Image","https://a.example/b","https://a.example/4.jpg","0","","","0","Blocked by robots.txt","true","","//body/img"
            "Image","https://a.example/b","https://a.example/5.jpg","0","","","","","true","","//body/img"
            """);
    assertEquals(
        """
        FINE https://a.example/1.jpg at 2:31
        GONE https://a.example/2.jpg [404] at 3:31
        REDIRECT https://cdn.example/3.jpg at 4:32
        BLOCKED https://a.example/4.jpg at 5:32
        """,
        facts.text());
    assertEquals("\"Status Code\" is \"404\"", facts.words().get(1));
    assertFalse(facts.source().isComplete());
    assertFalse(facts.source().isSite());
    assertEquals(List.of(), facts.problems());
  }

  @Test
  void linksToWhatRedirectsAreNoRedirects() throws IOException {
    assertEquals(
        "REDIRECT https://a.example/b [https://a.example/c] at 2:35\n",
        read("""
                "Type","Source","Destination","Anchor","Status Code","Redirect URL","Link Path"
                "Hyperlink","https://a.example/","https://a.example/b","B","301","https://a.example/c","//body/a"
                """)
            .text());
  }

  @Test
  void aStatusBelongsToTheAddressThatItsHeaderNames() throws IOException {
    assertEquals(
        "GONE https://a.example/de/ [404] at 2:26\nFINE https://a.example/en/ [text/html] at 3:26\n",
        read("""
                URL,Hreflang,Hreflang URL,Hreflang URL Status Code,Hreflang URL Content Type
                https://a.example/en/,de,https://a.example/de/,404,
                https://a.example/de/,en,https://a.example/en/,200,text/html
                """)
            .text());
  }

  @Test
  void aTableOfPagesMayHaveTheStatusOfAnotherAddressToo() throws IOException {
    FactList facts =
        read(
            """
            URL,Status Code,Final URL,Final Status Code
            https://a.example/,200,https://a.example/,200
            https://a.example/b,200,https://a.example/b,200
            """);
    assertEquals("FINE https://a.example/ at 2:1\nFINE https://a.example/b at 3:1\n", facts.text());
    assertTrue(facts.source().isComplete());
  }

  @Test
  void picturesWithOneAddressAreATableOfACrawler() throws IOException {
    FactList facts =
        read(
            """
            Image URL,Status Code,Content Type,Alt text
            https://a.example/1.jpg,200,image/jpeg,A boat
            https://a.example/2.jpg,404,,
            """);
    assertEquals(
        "FINE https://a.example/1.jpg [image/jpeg] at 2:1\nGONE https://a.example/2.jpg [404] at 3:1\n",
        facts.text());
    assertFalse(facts.source().isComplete());
  }

  @Test
  void malformedRowsMakeItIncomplete() throws IOException {
    FactList facts =
        read(
            """
            Source,Destination,Status Code,Anchor
            https://a.example/,https://a.example/b,200,B
            https://a.example/,"https://a.example/c"x,200,C
            https://a.example/,https://a.example/d,404,D
            """);
    assertTrue(facts.isIncomplete());
    assertEquals(
        "FINE https://a.example/b at 2:20\nGONE https://a.example/d [404] at 4:20\n", facts.text());
    assertEquals(1, facts.problems().size());
  }
}
