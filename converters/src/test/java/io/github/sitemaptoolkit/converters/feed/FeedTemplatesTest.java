package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.converters.feed.Feeds.Read;
import io.github.sitemaptoolkit.format.Formats;
import io.github.sitemaptoolkit.io.Source;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Feeds of Hugo and Jekyll that were not rendered. */
class FeedTemplatesTest {

  private static final String JEKYLL =
      """
      ---
      layout: null
      ---
      <?xml version="1.0" encoding="UTF-8"?>
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
        <channel>
          <title>{{ site.title | xml_escape }}</title>
          <link>{{ site.url }}{{ site.baseurl }}/</link>
          {% for post in site.posts limit:10 %}
          <item>
            <title>{{ post.title | xml_escape }}</title>
            <link>{{ post.url | prepend: site.baseurl | prepend: site.url }}</link>
            {% for tag in post.tags %}<category>{{ tag | xml_escape }}</category>{% endfor %}
          </item>
          {% endfor %}
        </channel>
      </rss>
      """;

  private static final String JEKYLL_ATOM =
      """
      <?xml version="1.0" encoding="utf-8"?>
      {% if page.xsl %}
        <?xml-stylesheet type="text/xml" href="{{ '/feed.xslt.xml' | absolute_url }}"?>
      {% endif %}
      <feed xmlns="http://www.w3.org/2005/Atom">
        <link href="{{ page.url | absolute_url }}" rel="self" type="application/atom+xml" />
        {% for post in site.posts %}
          <entry>
            <link href="{{ post.url | absolute_url }}" rel="alternate" type="text/html" />
            {% if post.tags %}<category term="{{ tag }}" />{% endif %}
          </entry>
        {% endfor %}
      </feed>
      """;

  private static final String HUGO =
      """
      {{- $pages := .RegularPages -}}
      {{- printf "<?xml version=\\"1.0\\" encoding=\\"utf-8\\" standalone=\\"yes\\"?>" | safeHTML }}
      <rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
        <channel>
          <link>{{ .Permalink }}</link>
          {{- range $pages }}
          <item>
            <title>{{ .Title }}</title>
            <link>{{ .Permalink }}</link>
            <guid>{{ .Permalink }}</guid>
          </item>
          {{- end }}
        </channel>
      </rss>
      """;

  @Test
  void theyAreRecognisedAsFeeds() throws IOException {
    assertEquals("rss", format(JEKYLL));
    assertEquals("rss", format(HUGO));
    assertEquals("atom", format(JEKYLL_ATOM));
  }

  @Test
  void theyAreNamedAsTemplatesAndHaveNoPages() {
    check(Feeds.rss(JEKYLL), "{% for post in site.posts limit:10 %}");
    check(Feeds.rss(HUGO), "{{- range $pages }}");
    check(Feeds.atom(JEKYLL_ATOM), "{% for post in site.posts %}");
  }

  @Test
  void aTemplateInAnItemOrEntryIsNamedOnce() {
    Read read = Feeds.item("{% if a %}<title>T</title>{% endif %}text");
    assertEquals(1, read.count("doc.template"));
    assertEquals(1, read.context().problems().missing());
    assertEquals("https://example.com/a", read.only().loc());
    assertEquals(1, Feeds.entry("<title>T</title><%= a %>").count("doc.template"));
    assertEquals(List.of(), Feeds.item("text").context().problems().first());
  }

  private static void check(Read read, String quoted) {
    assertEquals(List.of(), read.locs());
    List<String> templates =
        read.context().problems().first().stream()
            .filter(problem -> problem.code().equals("doc.template"))
            .map(problem -> problem.message())
            .toList();
    assertEquals(
        List.of(
            "there is a template that was not rendered before the document; it is left out",
            "the feed is a template that was not rendered: \""
                + quoted
                + "\"; what it stands for is left out"),
        templates);
  }

  private static String format(String document) throws IOException {
    byte[] bytes = document.getBytes(StandardCharsets.UTF_8);
    var source = Source.of(new ByteArrayInputStream(bytes), "feed.xml");
    return Formats.load().detect(source).id();
  }
}
