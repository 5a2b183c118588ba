package io.github.sitemaptoolkit.evidence.table;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotNull;

import io.github.sitemaptoolkit.evidence.FactList;
import io.github.sitemaptoolkit.format.Context;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RedirectTableTest {

  @TempDir Path directory;

  private FactList read(String text) throws IOException {
    return FactList.of(directory, "redirects.csv", text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "from,to",
        "old,new",
        "Old URL,New URL",
        "Redirect from,Redirect to",
        "source,target",
        "Alte URL,Neue URL",
        "Ancienne URL,Nouvelle URL",
        "旧URL,新URL",
        "Origin,Target"
      })
  void twoColumnsOfAddressesAreRedirects(String header) throws IOException {
    FactList facts = read(header + "\nhttps://a.example/x,https://a.example/y\n");
    assertEquals("REDIRECT https://a.example/x [https://a.example/y] at 2:1\n", facts.text());
    assertFalse(facts.source().isComplete());
    assertFalse(facts.source().isSite());
    assertNotNull(facts.source().time());
  }

  @Test
  void whatIsGoneHasNoTarget() throws IOException {
    FactList facts =
        read(
            """
            old,new,code
            https://a.example/x,https://a.example/y,301
            https://a.example/z,https://a.example/,302
            https://a.example/w,,410
            """);
    assertEquals(
        """
        REDIRECT https://a.example/x [https://a.example/y] at 2:1
        REDIRECT https://a.example/z [https://a.example/] at 3:1
        GONE https://a.example/w [410] at 4:1
        """,
        facts.text());
    assertEquals(
        List.of(
            "\"new\" is \"https://a.example/y\"",
            "\"new\" is \"https://a.example/\"",
            "\"code\" is \"410\""),
        facts.words());
  }

  @Test
  void theNewAddressMayComeFirst() throws IOException {
    assertEquals(
        "REDIRECT https://a.example/x [https://a.example/y] at 2:21\n",
        read("New URL,Old URL\nhttps://a.example/y,https://a.example/x\n").text());
    assertEquals(
        "REDIRECT https://a.example/x [https://a.example/y] at 2:21\n",
        read("To,From\nhttps://a.example/y,https://a.example/x\n").text());
  }

  @Test
  void pathsAreResolvedAgainstTheBase() throws IOException {
    Path file =
        Files.writeString(directory.resolve("r.csv"), "from,to\n/x,/y\n/z,https://b.example/\n");
    FactList facts = FactList.of(file, Context.load().withBase("https://a.example/"));
    assertEquals(
        "REDIRECT https://a.example/x [https://a.example/y] at 2:1\n"
            + "REDIRECT https://a.example/z [https://b.example/] at 3:1\n",
        facts.text());
    facts = FactList.of(file, Context.load());
    assertEquals("", facts.text());
    assertEquals(
        List.of(
            "2 rows are left out, because their addresses are relative, as \"/x\", and no base is"
                + " known; --base https://www.example.com/ says it"),
        facts.problems());
  }

  /** A target is resolved against the address that leads to it, as a browser does. */
  @Test
  void aTargetNeedsNoBase() throws IOException {
    assertEquals(
        "REDIRECT https://a.example/x [https://a.example/y] at 2:1\n",
        read("from,to\nhttps://a.example/x,/y\n").text());
  }

  @Test
  void rulesForManyAddressesAreToldAndLeftOut() throws IOException {
    FactList facts =
        read(
            """
            source,target,regex,code,type,hits,title
            https://a.example/x,https://a.example/y,0,301,url,3,
            ^/blog/(.*),/news/$1,1,301,url,0,
            /shop/*,/store/,0,301,url,0,
            https://a.example/z,,0,301,url,0,
            """);
    assertEquals("REDIRECT https://a.example/x [https://a.example/y] at 2:1\n", facts.text());
    assertEquals(
        List.of(
            "2 rows are left out, because they are rules for many addresses, as \"^/blog/(.*)\"; list"
                + " the addresses, or give the file of the host",
            "1 row is left out, because it has no target, as that of \"https://a.example/z\"; write"
                + " the address, or 410 as its code"),
        facts.problems());
  }

  @Test
  void chainsOfACrawlerLeadToTheirEnds() throws IOException {
    assertEquals(
        """
        REDIRECT https://a.example/x [https://a.example/z] at 2:47
        REDIRECT https://a.example/w [https://a.example/gone] at 3:47
        GONE https://a.example/gone [404] at 3:69
        """,
        read("""
                "Chain Type","Number of Redirects","Source","Address","Final Address","Final Status Code","Final Status","Anchor Text","Status Code 1"
                "HTTP Redirect","2","https://a.example/home","https://a.example/x","https://a.example/z","200","OK","X","301"
                "HTTP Redirect","1","https://a.example/page","https://a.example/w","https://a.example/gone","404","Not Found","W","301"
                """)
            .text());
  }

  @Test
  void pagesWithACanonicalOrACopyAreNoRedirects() throws IOException {
    assertEquals(
        "FINE https://a.example/x at 2:1\n",
        read("URL,New URL,Status Code\nhttps://a.example/x,https://a.example/y,200\n").text());
  }
}
