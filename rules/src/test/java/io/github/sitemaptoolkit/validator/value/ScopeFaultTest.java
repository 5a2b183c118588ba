package io.github.sitemaptoolkit.validator.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.problem.Severity;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ScopeFaultTest {

  @ParameterizedTest
  @CsvSource({
    "http://example.com/catalog/sitemap.xml, http://example.com/catalog/show?item=23",
    "http://example.com/catalog/sitemap.xml, http://example.com/catalog/",
    "http://example.com/catalog/, http://example.com/catalog/a/b",
    "https://e.com/sitemap.xml, https://e.com",
    "https://e.com, https://e.com/a",
    "https://e.com/sitemap.php?path=/a/b, https://e.com/c",
    "https://E.com:443/sitemap.xml, https://e.com/a",
    "https://e.com/a/sitemap.xml, https://e.com/b/../a/c",
    "https://e.com/%7Ea/sitemap.xml, https://e.com/~a/b",
    "https://b\u00FCcher.example/sitemap.xml, https://xn--bcher-kva.example/a",
    "https://user@e.com/sitemap.xml, https://e.com/a",
    "http://www.example.com:100/sitemap.xml, http://www.example.com:100/a",
    "https://e.com/caf\u00E9/sitemap.xml, https://e.com/caf%c3%a9/a",
    "https://stra\u00DFe.example/sitemap.xml, https://STRA\u00DFE.example/a",
    "https://e.com/a/sitemap.xml, https://e.com:443/a/b",
  })
  void urlsBelowTheDirectoryAreInScope(String sitemap, String url) {
    assertNull(ScopeFault.of(sitemap, url));
  }

  @ParameterizedTest
  @CsvSource({
    "OUT_OF_SCOPE, http://example.com/catalog/sitemap.xml, http://example.com/image/show?item=23",
    "OUT_OF_SCOPE, http://example.com/catalog/sitemap.xml, http://example.com/catalog",
    "OUT_OF_SCOPE, http://example.com/catalog/sitemap.xml, http://example.com/catalogue/a",
    "OUT_OF_SCOPE, http://example.com/a/sitemap.xml, http://example.com/a/../b",
    "OUT_OF_SCOPE, http://example.com/a/sitemap.xml, http://example.com/?/a/b",
    "OUT_OF_SCOPE, http://user@example.com/a/sitemap.xml, http://example.com/b",
    "SCHEME_MISMATCH, http://example.com/catalog/sitemap.xml, https://example.com/catalog/a",
    "SCHEME_MISMATCH, https://www.example.com/sitemap.xml, http://example.com/a",
    "SCHEME_MISMATCH, https://e.com/sitemap.xml, http://e.com:8080/a",
    "OTHER_HOST, http://www.example.com/sitemap.xml, http://subdomain.example.com/a",
    "OTHER_HOST, https://example.com/sitemap.xml, https://example.com.evil.example/a",
    "OTHER_HOST, https://example.com/sitemap.xml, https://example.com@evil.example/a",
    "OTHER_HOST, https://example.com/sitemap.xml, https://wwwexample.com/a",
    "WWW_MISMATCH, https://example.com/sitemap.xml, https://www.example.com/a",
    "WWW_MISMATCH, https://www.example.com/sitemap.xml, https://example.com/a",
    "PORT_MISMATCH, http://www.example.com:100/sitemap.xml, http://www.example.com/a",
    "PORT_MISMATCH, https://e.com/sitemap.xml, https://e.com:8443/a",
  })
  void theMostTellingFaultIsNamed(ScopeFault fault, String sitemap, String url) {
    assertEquals(fault, ScopeFault.of(sitemap, url));
  }

  @Test
  void whatHasNoHostIsNotJudged() {
    for (String url :
        new String[] {"", "/a", "mailto:a@b", "ftp://e.com/", "https:///", "x", "https://"}) {
      assertNull(ScopeFault.of("https://e.com/a/b.xml", url));
      assertNull(ScopeFault.of(url, "https://e.com/a"));
    }
  }

  @Test
  void onlyTheWwwIsAMatterOfTaste() {
    for (ScopeFault fault : ScopeFault.values()) {
      boolean www = fault == ScopeFault.WWW_MISMATCH;
      assertEquals(www ? Severity.WARNING : Severity.ERROR, fault.code().severity(), fault.name());
    }
  }

  @Test
  void messagesNameBoth() {
    String message = ScopeFault.OTHER_HOST.message("https://a.example/s.xml", "https://b.example/");
    assertEquals(
        "\"https://b.example/\" has another host than its sitemap, \"https://a.example/s.xml\"",
        message);
  }
}
