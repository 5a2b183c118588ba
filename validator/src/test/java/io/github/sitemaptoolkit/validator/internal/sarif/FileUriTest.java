package io.github.sitemaptoolkit.validator.internal.sarif;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FileUriTest {

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      textBlock =
          """
          sitemap.xml => sitemap.xml
          public/sitemaps/a.xml => public/sitemaps/a.xml
          ./public/a.xml => public/a.xml
          ././/a.xml => a.xml
          ../a.xml => ../a.xml
          .a.xml => .a.xml
          - => -
          /var/www/a.xml => file:///var/www/a.xml
          a:b.xml => a%3Ab.xml
          100%#1?.xml => 100%25%231%3F.xml
          ü b\\c.xml => %C3%BC%20b%5Cc.xml
          AZaz09-._~!$&'()*+,;=@.xml => AZaz09-._~!$&'()*+,;=@.xml
          C:/a.xml => C%3A/a.xml
          https://example.com:8080/a.xml?b=1#c%20d => https://example.com:8080/a.xml?b=1#c%20d
          HTTP://example.com/ü => HTTP://example.com/%C3%BC
          https:/a.xml => https%3A/a.xml
          """,
      quoteCharacter = '`')
  void nameIsARelativeUriUnlessItIsAbsolute(String name, String uri) {
    assertEquals(uri, FileUri.of(name, '/'));
  }

  @ParameterizedTest
  @CsvSource(
      delimiterString = " => ",
      textBlock =
          """
          public\\a b.xml => public/a%20b.xml
          .\\public\\a.xml => public/a.xml
          C:\\www\\a:b.xml => file:///C:/www/a%3Ab.xml
          c:/www/a.xml => file:///c:/www/a.xml
          C:a.xml => C%3Aa.xml
          \\\\server\\share\\a.xml => file://server/share/a.xml
          \\www\\a.xml => file:///www/a.xml
          """,
      quoteCharacter = '`')
  void namesOfWindowsHaveBackslashesAndDrives(String name, String uri) {
    assertEquals(uri, FileUri.of(name, '\\'));
  }

  @Test
  void controlCharactersAreEncoded() {
    assertEquals("a%0A%1B%C2%9B%3F", FileUri.of("a\n\u001b\u009b\uD800", '/'));
  }
}
