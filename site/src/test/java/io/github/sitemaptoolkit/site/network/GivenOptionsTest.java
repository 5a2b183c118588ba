package io.github.sitemaptoolkit.site.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.remote.http.ProxyAddress;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the command line and the environment say of requests. */
class GivenOptionsTest {

  @Test
  void headersMayStandInTheEnvironmentOneOnEachLine() {
    Map<String, String> environment = Map.of("SITEMAP_HEADER", "A: 1\nB: 2\n");
    assertEquals(List.of("A: 1", "B: 2"), GivenOptions.headers(List.of(), environment));
    assertEquals(
        List.of("A: 1", "B: 2"), GivenOptions.headers(List.of("A: 1\nB: 2\n"), environment));
    assertEquals(List.of("C: 3"), GivenOptions.headers(List.of("C: 3"), environment));
    assertEquals(List.of(), GivenOptions.headers(List.of(), Map.of()));
  }

  @Test
  void aProxyIsUsedOnlyIfItIsAskedFor() {
    Map<String, String> environment = Map.of("HTTPS_PROXY", "http://proxy.example:3128/");
    assertNull(GivenOptions.proxy(null, environment));
    assertEquals(new ProxyAddress("proxy.example", 3128), GivenOptions.proxy("env", environment));
    assertEquals(new ProxyAddress("other", 1), GivenOptions.proxy("other:1", environment));
    assertThrows(SettingException.class, () -> GivenOptions.proxy("env", Map.of()));
    assertThrows(SettingException.class, () -> GivenOptions.proxy("http://u:p@a:1", Map.of()));
  }
}
