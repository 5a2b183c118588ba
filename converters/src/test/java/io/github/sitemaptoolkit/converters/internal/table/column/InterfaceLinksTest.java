package io.github.sitemaptoolkit.converters.internal.table.column;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InterfaceLinksTest {

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://api.example.com/films/7",
        "https://example.com/api/films/7",
        "https://example.com/wp-admin/post.php?post=7",
        "/api/films/7"
      })
  void addressesOfInterfacesAreKnown(String url) {
    assertTrue(InterfaceLinks.isAddress(url));
  }

  @ParameterizedTest
  @ValueSource(strings = {"https://example.com/films/7", "/films/7", "my-api", "x", ""})
  void othersAreNot(String url) {
    assertFalse(InterfaceLinks.isAddress(url));
  }

  @Test
  void aTextWithoutASchemeHasNoHostOfAnInterface() {
    assertFalse(InterfaceLinks.isAddress("a:api.example"));
  }
}
