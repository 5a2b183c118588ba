package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.json.JsonFeedFormat;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What stands in links of feeds and is none. No page may be invented from it. */
class JunkLinksTest {

  private static final String PAGE = "https://www.example.com/blog/";

  /** What is a relative reference in Atom, and a word in RSS and JSON Feed. */
  private static final String WORDS =
      """
      0
      1
      17
      http/example.com
      http;//example.com/x
      link
      title
      either/or
      TCP/IP
      km/h
      24/7
      1/2
      12/31/2024
      yes/no
      Node.js
      index.html
      """;

  private static final String JUNK =
      """
      N/A
      n/a
      #N/A
      N.A.
      null
      NULL
      (null)
      /null
      ./null
      ../null
      /undefined
      undefined
      undefined/undefined
      None
      nil
      NaN
      false
      true
      TBD
      TODO
      -
      --
      ---
      .
      ..
      ...
      ?
      ??
      ???
      #
      ##
      #top
      *
      !
      http
      https
      http:
      http:/
      http://
      https://
      https:///
      http:///a
      http//example.com/x
      https//www.example.com/a
      http:example.com/x
      http:/example.com/x
      https:/example.com/x
      http:\\\\example.com\\x
      hhttp://example.com/x
      htp://example.com/x
      ttps://example.com/x
      ://example.com/x
      :/example.com/x
      https://https://example.com/x
      http://https://example.com/x
      http://http//example.com/x
      /https://example.com/x
      /http//example.com/x
      //https://example.com/x
      /https:/example.com/x
      https%3A%2F%2Fexample.com%2Fx
      http%253A%252F%252Fexample.com
      [x](https://example.com/x)
      [text](/x)
      [x][1]
      [object Object]
      [url=https://example.com/x]x[/url]
      <https://example.com/x>
      (https://example.com/x)
      'https://example.com/x'
      "https://example.com/x"
      `https://example.com/x`
      <a href="https://example.com/x">x</a>
      &lt;a href=x&gt;
      &lt;p&gt;x&lt;/p&gt;
      C:\\x
      C:/x
      \\x
      \\articles\\one.html
      \\\\server\\share\\x
      ..\\x.html
      file:///C:/x
      /a\\b
      10.1000/182
      10.1234/567
      10.1000.10/182
      doi:10.1000/182
      192.168.1.1
      192.168.1.1/x
      192.0.2.1:8080/x
      [::1]/x
      localhost/x
      localhost:8080/x
      127.0.0.1/admin
      read more/here
      either / or
      and/or (both)
      Read more
      click here
      High Street 12/3
      12 High Street
      see the link
      Link: https://example.com/x
      URL: https://example.com/x
      mia@example.com
      mailto:mia@example.com
      mia at example.com
      tel:+491234
      sms:+491234
      javascript:void(0)
      javascript:;
      JavaScript:alert(1)
      data:text/html,x
      about:blank
      blob:https://example.com/1
      ftp://example.com/x
      urn:uuid:1
      tag:example.com,2026:1
      isbn:9783161484100
      steam://run/1
      {{ url }}
      {{ site.url }}{{ post.url }}
      {% url %}
      ${url}
      <%= url %>
      <?php echo $url ?>
      %URL%
      %s
      $url
      @user
      @user/status/1
      #hashtag
      ASP.NET
      example.com
      www.example.com
      """;

  static Stream<String> junk() {
    return JUNK.lines();
  }

  static Stream<String> junkAndWords() {
    return (JUNK + WORDS).lines();
  }

  @ParameterizedTest
  @MethodSource("junkAndWords")
  void rssHasNoPageOfIt(String text) {
    String url = escaped(text);
    String feed =
        "<rss version='2.0'><channel><title>T</title><link>%s</link><item><link>%s</link></item>"
            + "<item><guid>%s</guid></item><item><guid isPermaLink='true'>%s</guid></item>"
            + "</channel></rss>";
    assertEquals(List.of(), pages(new RssFormat(), feed.formatted(PAGE, url, url, url)));
  }

  @ParameterizedTest
  @MethodSource("junk")
  void atomHasNoPageOfIt(String text) {
    String feed =
        "<feed xmlns='http://www.w3.org/2005/Atom'><link href='%s'/><entry><link"
            + " href='%s'/></entry><entry xml:base='%s'><link href='%s'/></entry></feed>";
    String url = escaped(text);
    assertEquals(List.of(), pages(new AtomFormat(), feed.formatted(PAGE, url, PAGE, url)));
  }

  @ParameterizedTest
  @MethodSource("junkAndWords")
  void jsonFeedHasNoPageOfIt(String text) {
    String url = text.replace("\\", "\\\\").replace("\"", "\\\"");
    String feed =
        """
        {"version": "https://jsonfeed.org/version/1.1", "title": "T", "home_page_url": "%s",
         "items": [{"id": "%s", "url": "%s"}]}
        """;
    assertEquals(List.of(), pages(new JsonFeedFormat(), feed.formatted(PAGE, url, url)));
  }

  /** Returns the urls that are pages for crawlers: a host without a scheme is kept, but is none. */
  private static List<String> pages(SitemapFormat format, String feed) {
    return Documents.read(format, feed, Context.of(Extensions.of())).stream()
        .map(UrlEntry::loc)
        .filter(loc -> !UrlJudge.isUncrawlable(UrlJudge.page(loc)))
        .toList();
  }

  private static String escaped(String text) {
    return text.replace("&", "&amp;").replace("<", "&lt;").replace("'", "&apos;");
  }
}
