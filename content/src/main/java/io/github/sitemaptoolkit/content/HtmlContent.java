package io.github.sitemaptoolkit.content;

import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omissions;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.content.picture.PictureLinks;
import io.github.sitemaptoolkit.content.statement.Names;
import io.github.sitemaptoolkit.content.statement.PageFacts;
import io.github.sitemaptoolkit.content.statement.Statements;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.url.PageKey;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jsoup.nodes.Element;
import org.jsoup.nodes.Node;
import org.jsoup.parser.Parser;

/**
 * The pictures and videos that HTML shows, in its order, each once.
 *
 * <p>A picture is an {@code img} or a link to a picture, with the largest of its {@code srcset} and
 * {@code picture}, and where scripts load it later, what they load. Its title is the {@code title},
 * its description the {@code figcaption}, else the {@code alt}. A video is a {@code video} with its
 * files, its {@code poster} as the thumbnail, or the player of a host that is known by its address.
 * What a {@code template} contains is not shown.
 *
 * <p>Broken HTML is understood as browsers do. Immutable.
 *
 * @param media the pictures and videos; all urls are absolute
 * @param background videos that only decorate the page: silent and without controls
 * @param omitted what is left out, with the reasons
 * @param relative what stands in the HTML for the pictures whose address is relative there, by
 *     their absolute address
 * @since 0.1
 */
public record HtmlContent(
    List<FeedMedia> media,
    List<FeedMedia> background,
    List<Omitted> omitted,
    Map<String, String> relative) {

  /** The number of characters of HTML that is read; more may take too much memory. */
  public static final int LONGEST = 512 * 1024;

  /** What is nested deeper is read as if it were not: browsers have such a limit, too. */
  static final int DEEPEST = 512;

  /**
   * The number of pictures and videos that are returned at most. Google takes as many images of one
   * page: https://developers.google.com/search/docs/crawling-indexing/sitemaps/image-sitemaps
   */
  public static final int MOST = 1000;

  /** Copies the collections. */
  public HtmlContent {
    media = List.copyOf(media);
    background = List.copyOf(background);
    omitted = List.copyOf(omitted);
    relative = Map.copyOf(relative);
  }

  /**
   * Reads a part of a page, such as the content of an item of a feed.
   *
   * @param html the HTML
   * @param base the address that relative ones are resolved against: the page's own
   * @param faces the pictures of its authors, which are none of the page
   * @throws IllegalArgumentException if there are more than {@link #LONGEST} characters
   */
  public static HtmlContent ofFragment(String html, String base, Set<String> faces) {
    if (html.length() > LONGEST) {
      throw new IllegalArgumentException("longer than " + LONGEST + " characters");
    }
    var omissions = new Omissions();
    var collector = new MediaCollector(base, new MediaJudge(faces), omissions);
    Parser parser = Parser.htmlParser().setMaxDepth(DEEPEST);
    List<Node> nodes = parser.parseFragmentInput(html, new Element("body"), "");
    if (mayHaveData(html)) {
      Element body = new Element("body").appendChildren(nodes);
      body.traverse(collector);
      return collector.content().with(data(body, base), omissions);
    }
    nodes.forEach(node -> node.traverse(collector));
    return collector.content().with(List.of(), omissions);
  }

  private static boolean mayHaveData(String html) {
    return html.contains("itemscope") || html.contains("typeof") || html.contains("ld+json");
  }

  /** Returns the videos that the structured data of a fragment describes. */
  private static List<FeedMedia> data(Element body, String page) {
    var parts = new PageParts();
    body.traverse(parts);
    Statements statements = parts.statements().statements(body, page);
    String key = PageKey.of(page);
    return PageFacts.of(
            statements,
            page,
            address -> PageKey.of(address).equals(key) ? Names.THIS : Names.OTHER,
            Instant.now())
        .films();
  }

  /** Returns this content with the videos of structured data, each video once. */
  private HtmlContent with(List<FeedMedia> declared, Omissions omissions) {
    if (declared.isEmpty() && background.isEmpty()) {
      return this;
    }
    List<FeedMedia> pictures = new ArrayList<>(media);
    pictures.removeIf(one -> one.kind() == Medium.VIDEO);
    List<FeedMedia> videos = new ArrayList<>(media);
    videos.removeAll(pictures);
    JoinedFilms joined = JoinedFilms.of(declared, List.of(), videos, background);
    joined.addTo(omissions);
    pictures.addAll(joined.films());
    return new HtmlContent(pictures, List.of(), omissions.all(), relative);
  }

  /**
   * Reads the body of a page.
   *
   * @param others pictures that the page names elsewhere; those that it does not show are added
   * @param judge the judge of its pictures
   * @param omitted what is left out elsewhere; receives what is left out of the body
   */
  static HtmlContent of(
      Element body, String base, List<FeedMedia> others, MediaJudge judge, Omissions omitted) {
    var collector = new MediaCollector(base, judge, omitted);
    body.traverse(collector);
    others.forEach(collector::addNamed);
    return collector.content();
  }

  /**
   * Returns whether HTML may show anything: false only if there is certainly neither a picture nor
   * a video in it, which is much faster to find out.
   */
  public static boolean mayShow(String html) {
    for (int at = html.indexOf('<') + 1; at > 0; at = html.indexOf('<', at) + 1) {
      char first = at == html.length() ? ' ' : html.charAt(at);
      boolean may =
          switch (first) {
            case 'i', 'I' ->
                starts(html, at, "img")
                    || starts(html, at, "iframe")
                    || starts(html, at, "image"); // read as img
            case 'v', 'V' -> starts(html, at, "video") || starts(html, at, "vimeo-video");
            case 'l', 'L' -> starts(html, at, "lite-");
            case 'y', 'Y' -> starts(html, at, "youtube-video");
            case 'e', 'E' -> starts(html, at, "embed");
            case 'o', 'O' -> starts(html, at, "object");
            case 'a', 'A' -> starts(html, at, "amp-") || PictureLinks.mayBe(html, at);
            default -> false;
          };
      if (may) {
        return true;
      }
    }
    return html.contains("VideoObject"); // in structured data
  }

  private static boolean starts(String html, int at, String name) {
    return html.regionMatches(true, at, name, 0, name.length());
  }
}
