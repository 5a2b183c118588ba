package io.github.sitemaptoolkit.tell;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteOptions;
import java.io.IOException;
import java.net.URI;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Submitting a sitemap to Search Console, against a server on this machine. */
class SearchConsoleTest {

  private static void submit(Engine engine, String token) throws IOException, InterruptedException {
    try (var client = new RemoteClient(RemoteOptions.DEFAULT.withPrivate(true))) {
      var patience = new Patience(new RemoteExchange(client), Duration.ZERO, (pause, reason) -> {});
      var console = new SearchConsole(URI.create(engine.site() + "v3/"), token, patience);
      console.submit("sc-domain:example.com", "https://example.com/site map.xml?a=b");
    }
  }

  @Test
  void oneRequestSubmitsASitemap() throws Exception {
    try (var engine = new Engine()) {
      submit(engine, "secret");
      assertEquals(
          List.of(
              "PUT /v3/sites/sc-domain%3Aexample.com/sitemaps/"
                  + "https%3A%2F%2Fexample.com%2Fsite%20map.xml%3Fa%3Db"),
          engine.requests);
    }
  }

  @Test
  void aRefusalSaysWhyAndNeverShowsTheToken() throws Exception {
    try (var engine = new Engine()) {
      for (int status : new int[] {400, 401, 403, 404, 429, 500}) {
        engine.next.add(new Engine.Scripted(status, ""));
        var refused = assertThrows(TellException.class, () -> submit(engine, "secret"));
        String message = String.valueOf(refused.getMessage());
        assertTrue(message.startsWith("Search Console answers " + status + ": "), message);
        assertTrue(!message.contains("secret"));
      }
    }
  }
}
