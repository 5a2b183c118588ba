package io.github.sitemaptoolkit.site.visit;

import crawlercommons.robots.BaseRobotRules;
import crawlercommons.robots.SimpleRobotRulesParser;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.remote.RemoteSource;
import io.github.sitemaptoolkit.remote.http.RemoteClient;
import io.github.sitemaptoolkit.remote.http.RemoteException;
import io.github.sitemaptoolkit.remote.http.RemoteRequest;
import io.github.sitemaptoolkit.remote.http.RemoteResponse;
import io.github.sitemaptoolkit.url.UrlParts;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * The robots.txt of each site, fetched once. Source: <a
 * href="https://www.rfc-editor.org/rfc/rfc9309">RFC 9309</a>: an answer of 400 to 499 allows
 * everything, none and one of 500 and above disallow everything. Not thread-safe; the caller closes
 * the client.
 */
public final class RobotsOfSites {

  /** The name by which a robots.txt may address the toolkit. */
  static final String AGENT = "sitemap-toolkit";

  private static final int MOST_BYTES = 500 << 10; // as RFC 9309 wants to be read
  private static final int FAILED = 500;

  private final RemoteClient client;
  private final Limits limits;
  private final Map<String, Answer> answers = new HashMap<>();

  /**
   * Creates an instance that has asked nobody yet.
   *
   * @param limits limits on what is read
   */
  public RobotsOfSites(RemoteClient client, Limits limits) {
    this.client = client;
    this.limits = limits;
  }

  /** What a site answered. */
  public static final class Answer {

    private final String url;
    private final byte @Nullable [] text;
    private final @Nullable String fault;
    private final BaseRobotRules rules;

    private Answer(String url, byte @Nullable [] text, @Nullable String fault) {
      this.url = url;
      this.text = text;
      this.fault = fault;
      var parser = new SimpleRobotRulesParser();
      this.rules =
          text == null
              ? parser.failedFetch(fault == null ? 404 : FAILED)
              : parser.parseContent(url, text, "text/plain", List.of(AGENT));
    }

    /** Returns the url of the file. */
    public String url() {
      return url;
    }

    /** Returns the file; null if there is none. */
    public byte @Nullable [] text() {
      return text;
    }

    /** Returns why it cannot be read; null if it can, or is not there. */
    public @Nullable String fault() {
      return fault;
    }

    /** Returns whether the toolkit may read a page. */
    boolean allows(String page) {
      return rules.isAllowed(page);
    }

    /** Returns how long to wait between two pages, in milliseconds; 0 if the file does not say. */
    long delay() {
      return Math.max(0, rules.getCrawlDelay());
    }
  }

  /**
   * Returns what the site of a url answered.
   *
   * @throws IOException if the answer breaks off, or a temporary file fails
   */
  public Answer of(String url) throws IOException {
    String root = UrlParts.root(url);
    Answer known = answers.get(root);
    if (known == null) {
      known = fetch(root + "robots.txt", url);
      answers.put(root, known);
    }
    return known;
  }

  private Answer fetch(String file, String start) throws IOException {
    try (RemoteResponse response = client.send(RemoteRequest.get(file).from(start))) {
      int status = response.status();
      if (status == 200) {
        try (Source source = RemoteSource.of(file, response.copy(), limits)) {
          return new Answer(file, source.stream().readNBytes(MOST_BYTES), null);
        }
      }
      return new Answer(file, null, status >= FAILED ? "answers " + response.reason() : null);
    } catch (RemoteException e) {
      return new Answer(file, null, String.valueOf(e.getReason()));
    }
  }

  /** Returns the file of an answer that has one. */
  Source source(Answer answer) throws IOException {
    byte[] text = answer.text == null ? new byte[0] : answer.text;
    return Source.closing(new ByteArrayInputStream(text), answer.url, limits);
  }
}
