package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.NamedMedia;
import io.github.sitemaptoolkit.content.statement.Names;
import io.github.sitemaptoolkit.content.statement.PageFacts;
import io.github.sitemaptoolkit.content.statement.StatementReader;
import io.github.sitemaptoolkit.content.statement.Statements;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.feed.FeedMedia;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.jsoup.Jsoup;
import org.jsoup.nodes.Document;
import org.jsoup.parser.Parser;

/**
 * What a page of HTML says about itself, and what it shows. Immutable.
 *
 * @param head what its head says
 * @param statements what its structured data says, of itself and of others
 * @param media the videos that its head names: {@code og:video}
 * @param shown the pictures and videos in its body, then {@code og:image}; what is left out
 * @param isWhole whether this is a page and not a part of one: there is a doctype, an {@code html}
 *     or a {@code head}
 * @param isCut whether the page is longer than was read
 * @since 0.1
 */
public record HtmlPage(
    PageHead head,
    Statements statements,
    List<FeedMedia> media,
    HtmlContent shown,
    boolean isWhole,
    boolean isCut) {

  private static final int MOST_TAGS = 100_000; // a tree of them takes 25 MB
  private static final int FIRST = 256; // bytes, in which most pages have their first tag
  private static final int BEGIN = 16 * 1024; // that it is searched in

  /** Copies the list. */
  public HtmlPage {
    media = List.copyOf(media);
  }

  /**
   * Reads a page. Its encoding is that of its byte order mark, else the one it declares, else
   * UTF-8.
   *
   * @param in the bytes; read to the end or to the maximum, and not closed
   * @param most how many bytes are read; the rest is as if it were not there, and so is what
   *     follows 100,000 tags
   * @param url the url of the page, which relative ones are resolved against
   * @throws IOException if reading fails
   */
  public static HtmlPage read(InputStream in, int most, String url) throws IOException {
    byte[] bytes = in.readNBytes(most);
    int length = length(bytes);
    boolean cut = length < bytes.length || (bytes.length == most && in.read() >= 0);
    boolean whole = isWhole(bytes);
    Parser parser = Parser.htmlParser().setMaxDepth(HtmlContent.DEEPEST);
    var page = new ByteArrayInputStream(bytes, 0, length);
    Document document = Jsoup.parse(page, PageEncoding.of(bytes), url, parser);
    var parts = new PageParts();
    document.traverse(parts);
    var named = new NamedMedia(url);
    var reader = new HeadReader(parts, url, named);
    StatementReader collected = parts.statements();
    Statements statements =
        collected.isBroken()
            ? collected.statements(document, reader.base(), tracked(bytes, length, url))
            : collected.statements(document, reader.base());
    HtmlContent shown =
        HtmlContent.of(
            document.body(),
            reader.base(),
            reader.pictures(),
            PageFacts.judge(statements),
            named.omissions());
    return new HtmlPage(reader.head(), statements, reader.videos(), shown, whole, cut);
  }

  /** Returns the tree of a page with the places of its nodes, which others do not need. */
  private static Document tracked(byte[] bytes, int length, String url) throws IOException {
    Parser parser = Parser.htmlParser().setMaxDepth(HtmlContent.DEEPEST).setTrackPosition(true);
    return Jsoup.parse(new ByteArrayInputStream(bytes, 0, length), null, url, parser);
  }

  /**
   * Returns what the structured data says of this page.
   *
   * @param url its url
   * @param naming tells which page an absolute address names
   * @param now the current time, which decides whether videos are live
   */
  public StructuredData data(String url, Function<String, Names> naming, Instant now) {
    return PageFacts.of(statements, url, naming, now);
  }

  /** Returns how many bytes are read: up to the tag that would take too much memory. */
  private static int length(byte[] bytes) {
    int tags = 0;
    for (int i = 0; i + 1 < bytes.length; i++) {
      if (bytes[i] == '<' && bytes[i + 1] != '/' && ++tags > MOST_TAGS) {
        return i;
      }
    }
    return bytes.length;
  }

  private static boolean isWhole(byte[] bytes) {
    return isWhole(bytes, FIRST) || isWhole(bytes, BEGIN);
  }

  private static boolean isWhole(byte[] bytes, int begin) {
    int length = Math.min(bytes.length, begin);
    String text = new String(bytes, 0, length, StandardCharsets.ISO_8859_1);
    String plain = text.replace("\0", "").toLowerCase(Locale.ROOT); // UTF-16 has zeros
    return plain.contains("<!doctype")
        || plain.contains("<html")
        || plain.contains("<head>")
        || plain.contains("<head "); // not "<header"
  }
}
