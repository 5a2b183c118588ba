package io.github.sitemaptoolkit.tell;

import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.CanonicalUrl;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.IOException;
import java.net.URI;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Tells search engines which urls have changed, by the IndexNow protocol. One call reaches all
 * engines that take part, such as Bing, Yandex, Naver and Seznam; Google does not.
 *
 * <p>A key proves that the caller owns a site: the site has a file that contains it. It is no
 * secret. Safe for use by many threads if the exchange is.
 *
 * <p>Source: <a href="https://www.indexnow.org/documentation">IndexNow documentation</a>.
 *
 * @since 0.1
 */
public final class IndexNow {

  /** The address that passes urls on to all engines. */
  public static final URI ENDPOINT = URI.create("https://api.indexnow.org/indexnow");

  /**
   * The crawlers of the engines that take part: Bing, Yandex, Naver, Seznam, Yep and Amazon. Each
   * with the names by which a robots.txt may address it, in lower case. An engine passes urls on to
   * all others, whichever was told. Source: <a
   * href="https://www.indexnow.org/searchengines.json">IndexNow</a>, and the documents of the
   * engines.
   */
  public static final List<Set<String>> CRAWLERS =
      List.of(
          Set.of("bingbot"),
          Set.of("yandex", "yandexbot"),
          Set.of("yeti"),
          Set.of("seznambot"),
          Set.of("yepbot"),
          Set.of("amazonbot"));

  /** The maximum number of urls in one call. */
  public static final int MOST_URLS = 10_000;

  private static final Pattern KEY = Pattern.compile("[A-Za-z0-9-]{8,128}");

  private final URI endpoint;
  private final String key;
  private final @Nullable String keyLocation;
  private final Patience patience;
  private final int most;

  /**
   * Creates a client.
   *
   * @param endpoint where to send urls, such as {@link #ENDPOINT}
   * @param keyLocation the url of the file with the key; null if each site has it in its root
   *     directory, with the key as its name and the ending {@code .txt}
   * @throws IllegalArgumentException if the key is none
   */
  public IndexNow(URI endpoint, String key, @Nullable String keyLocation, Patience patience) {
    this(endpoint, key, keyLocation, patience, MOST_URLS);
  }

  /**
   * Creates a client.
   *
   * @param most how many urls to send in one call
   */
  IndexNow(URI endpoint, String key, @Nullable String keyLocation, Patience patience, int most) {
    checkKey(key);
    this.most = most;
    this.endpoint = endpoint;
    this.key = key;
    this.keyLocation = keyLocation;
    this.patience = patience;
  }

  /**
   * Checks a key.
   *
   * @throws IllegalArgumentException if it is none
   */
  public static void checkKey(String key) {
    if (!KEY.matcher(key).matches()) {
      throw new IllegalArgumentException(
          "\"" + key + "\" is not a key of IndexNow: use 8 to 128 letters, digits and hyphens");
    }
  }

  /** Returns the url of the file that must contain the key, for urls of a site. */
  public String keyLocation(String url) {
    return keyLocation == null ? UrlParts.root(url) + key + ".txt" : keyLocation;
  }

  /**
   * Returns whether a url can be told: if the file with the key has a place of its own, only those
   * in its directory and below it.
   */
  public boolean covers(String url) {
    if (keyLocation == null) {
      return true;
    }
    String file = CanonicalUrl.of(keyLocation);
    String path = file.substring(0, UrlParts.pathEnd(file));
    return CanonicalUrl.of(url).startsWith(path.substring(0, path.lastIndexOf('/') + 1));
  }

  /**
   * Checks that a site has the file with the key.
   *
   * @param url any url of the site
   * @throws TellException if the file is not there, or contains something else
   * @throws IOException if the site cannot be reached
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public void checkKeyFile(String url) throws IOException, InterruptedException {
    String location = keyLocation(url);
    Exchange.Answer answer = patience.send(Exchange.Request.get(URI.create(location)));
    String advice = "; upload a file with the key there, which --make-key makes";
    if (answer.status() != 200) {
      throw new TellException(location + " answers " + answer.status() + advice);
    } else if (!text(answer).equals(key)) {
      throw new TellException(location + " does not contain the key " + key + advice);
    }
  }

  private static String text(Exchange.Answer answer) {
    String text = answer.text();
    return (text.startsWith("\uFEFF") ? text.substring(1) : text).strip();
  }

  /** Returns how many urls to send in one call. */
  int most() {
    return most;
  }

  /**
   * Sends urls, and returns when an engine has taken them.
   *
   * @param urls at most {@link #MOST_URLS}, all of one host
   * @throws TellException if the engine refuses them
   * @throws IOException if the engine cannot be reached
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public void submit(List<String> urls) throws IOException, InterruptedException {
    if (urls.isEmpty() || urls.size() > MOST_URLS) {
      throw new IllegalArgumentException(ShownNumber.counted(urls.size(), "url"));
    }
    Map<String, String> headers = Map.of("Content-Type", "application/json; charset=utf-8");
    Exchange.Answer answer =
        patience.send(new Exchange.Request("POST", endpoint, headers, body(urls)));
    if (answer.status() != 200 && answer.status() != 202) {
      throw new TellException(endpoint + " answers " + answer.status() + meaning(answer, urls));
    }
  }

  private String body(List<String> urls) {
    String first = urls.get(0);
    int authority = UrlParts.authority(first);
    String host = first.substring(authority, UrlParts.authorityEnd(first, authority));
    JsonWriter json = JsonWriter.compact();
    return json.object(
            () ->
                json.text("host", host)
                    .text("key", key)
                    .text("keyLocation", keyLocation(first))
                    .texts("urlList", urls))
        .toString();
  }

  private String meaning(Exchange.Answer answer, List<String> urls) {
    String first = urls.get(0);
    return switch (answer.status()) {
      case 400 -> ": it does not understand the request, of " + first + " and others";
      case 403 -> ": the key is not valid; look at " + keyLocation(first);
      case 422 ->
          ": the urls do not belong to the site of the key, or the key is not as the protocol asks;"
              + " look at "
              + first
              + " and "
              + keyLocation(first);
      case 429 -> ": too many requests; run this again later";
      default -> answer.status() >= 500 ? ": run this again later" : "";
    };
  }
}
