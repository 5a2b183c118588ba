package io.github.sitemaptoolkit.tell;

import java.io.IOException;
import java.net.URI;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Map;

/**
 * Submits sitemaps to Google's Search Console. Google has no other way to be told since it closed
 * its ping address in 2023, and reads no single urls.
 *
 * <p>Safe for use by many threads if the exchange is.
 *
 * <p>Source: <a href="https://developers.google.com/webmaster-tools/v1/sitemaps/submit">Search
 * Console API, Sitemaps: submit</a>.
 *
 * @since 0.1
 */
public final class SearchConsole {

  /** The address of the API. */
  public static final URI API = URI.create("https://www.googleapis.com/webmasters/v3/");

  private final URI api;
  private final String token;
  private final Patience patience;

  /**
   * Creates a client.
   *
   * @param api such as {@link #API}
   * @param token an OAuth 2.0 access token with the scope {@code
   *     https://www.googleapis.com/auth/webmasters}
   */
  public SearchConsole(URI api, String token, Patience patience) {
    this.api = api;
    this.token = token;
    this.patience = patience;
  }

  /**
   * Submits a sitemap.
   *
   * @param property the property of Search Console, such as {@code sc-domain:example.com} or {@code
   *     https://www.example.com/}
   * @param sitemap the url of the sitemap or index
   * @throws TellException if Google refuses it
   * @throws IOException if Google cannot be reached
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public void submit(String property, String sitemap) throws IOException, InterruptedException {
    URI uri = api.resolve("sites/" + encoded(property) + "/sitemaps/" + encoded(sitemap));
    Map<String, String> headers = Map.of("Authorization", "Bearer " + token);
    int status = patience.send(new Exchange.Request("PUT", uri, headers, "")).status();
    if (status < 200 || status > 299) {
      throw new TellException("Search Console answers " + status + meaning(status, property));
    }
  }

  private static String encoded(String text) {
    return URLEncoder.encode(text, StandardCharsets.UTF_8).replace("+", "%20");
  }

  private static String meaning(int status, String property) {
    return switch (status) {
      case 400 -> ": it does not take the url of the sitemap";
      case 401 -> ": the token is not valid, or no longer";
      case 403 -> ": the token's account may not change the property " + property;
      case 404 -> ": the property " + property + " is unknown";
      default -> status == 429 || status >= 500 ? ": run this again later" : "";
    };
  }
}
