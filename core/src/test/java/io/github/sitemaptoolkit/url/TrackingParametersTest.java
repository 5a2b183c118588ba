package io.github.sitemaptoolkit.url;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TrackingParametersTest {

  @ParameterizedTest
  @CsvSource({
    "https://example.com/?utm_source=x, utm_source",
    "https://example.com/a?b=c&gclid=1, gclid",
    "https://example.com/a?b=c&amp;UTM_Medium=1#x, UTM_Medium",
    "https://example.com/?fbclid, fbclid",
  })
  void parametersOfCampaignsAreFound(String url, String name) {
    assertEquals(name, TrackingParameters.find(url));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "https://example.com/",
        "https://example.com/utm_source",
        "https://example.com/?q=utm_source",
        "https://example.com/?outm_source=1",
        "https://example.com/?a=b#?utm_source=1",
        "https://example.com/?",
        "https://example.com/?&&=",
      })
  void otherParametersAreNot(String url) {
    assertNull(TrackingParameters.find(url));
  }
}
