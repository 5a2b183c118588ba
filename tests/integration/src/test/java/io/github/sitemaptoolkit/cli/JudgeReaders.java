package io.github.sitemaptoolkit.cli;

import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.cli.report.Terminal;
import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.publisher.directory.RobotsFile;
import io.github.sitemaptoolkit.remote.internal.net.RetryAfter;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What each reader makes of a text about which a judge decides: the command reads a document that
 * has the text, and its answer is a value of what it writes, or the codes of what it tells.
 */
final class JudgeReaders {

  /** Makes something of a text. */
  interface Reader {

    /** Returns the answer to a text, in an empty directory. */
    String answer(Path folder, String text) throws IOException;
  }

  /** Takes the answer from what a run has written and told. */
  private interface Answer {
    String of(String written, String told);
  }

  private static final String RSS =
      "<rss version='2.0' xmlns:media='http://search.yahoo.com/mrss/'"
          + " xmlns:content='http://purl.org/rss/1.0/modules/content/'"
          + " xmlns:itunes='http://www.itunes.com/dtds/podcast-1.0.dtd'"
          + " xmlns:podcast='https://podcastindex.org/namespace/1.0'><channel><title>T</title>"
          + "<link>https://example.com/</link><description>d</description>"
          + "<item><title>A</title><description>about a</description>%s</item></channel></rss>";
  private static final String ATOM =
      "<feed xmlns='http://www.w3.org/2005/Atom' xmlns:media='http://search.yahoo.com/mrss/'>"
          + "<title>T</title><id>u:f</id><entry><title>A</title><id>u:1</id>%s</entry></feed>";
  private static final String JSON_FEED =
      "{'version': 'https://jsonfeed.org/version/1.1', 'title': 'T', 'items': [{'id': '1', %s}]}";
  private static final String SITEMAP =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'"
          + " xmlns:image='http://www.google.com/schemas/sitemap-image/1.1'"
          + " xmlns:video='http://www.google.com/schemas/sitemap-video/1.1'><url>%s</url></urlset>";
  private static final String PAGE =
      "<!doctype html><html lang='en'><head><title>A</title>%s</head><body>a</body></html>";
  private static final String LINK = "<link>https://example.com/1</link>";
  private static final String LOC = "<loc>https://example.com/1</loc>";
  private static final String HREF = "<link href='https://example.com/1'/>";
  private static final String URL = "'url': 'https://example.com/1', ";
  private static final String FILM =
      LOC
          + "<video:video><video:thumbnail_loc>https://example.com/1.jpg</video:thumbnail_loc>"
          + "<video:title>A</video:title><video:description>about a</video:description>"
          + "<video:content_loc>https://example.com/1.mp4</video:content_loc>%s</video:video>";
  private static final String RSS_FILM =
      "<media:content url='https://example.com/1.mp4' type='video/mp4' %s/>"
          + "<media:thumbnail url='https://example.com/1.jpg'/>";
  private static final String TABLE_FILM =
      "loc,video_title,video_description,video_thumbnail_loc,video_content_loc,";
  private static final String TABLE_FILM_ROW =
      "\nhttps://example.com/1,A,about a,https://example.com/1.jpg,https://example.com/1.mp4,";
  private static final String LD_FILM =
      "'@type': 'VideoObject', 'name': 'A', 'description': 'about a', 'uploadDate': '2025-01-01',"
          + " 'thumbnailUrl': 'https://example.com/1.jpg',"
          + " 'contentUrl': 'https://example.com/1.mp4', ";

  /** By fact, as in CONTRIBUTING.md, and then by name. */
  static final Map<String, Map<String, Reader>> ALL = new LinkedHashMap<>();

  static {
    dates();
    urls();
    hosts();
    durations();
    numbers();
    directives();
    robots();
    times();
    pictures();
    types();
  }

  private JudgeReaders() {}

  private static void add(String fact, String name, Reader reader) {
    ALL.computeIfAbsent(fact, it -> new LinkedHashMap<>()).put(name, reader);
  }

  /** Adds a reader of a document, in which the text stands for {@code %s}. */
  private static void add(String fact, String name, String file, String document, Answer answer) {
    add(fact, name, (folder, text) -> convert(folder, file, document, text, answer));
  }

  private static void dates() {
    Answer lastmod = (written, told) -> element("lastmod", written) + codes("date", told);
    String fact = "dates";
    add(fact, "sitemap", "a.xml", in(SITEMAP, LOC + "<lastmod>%s</lastmod>"), lastmod);
    add(fact, "RSS", "a.rss", in(RSS, LINK + "<pubDate>%s</pubDate>"), lastmod);
    add(fact, "Atom", "a.atom", in(ATOM, HREF + "<updated>%s</updated>"), lastmod);
    add(fact, "JSON Feed", "a.json", in(JSON_FEED, URL + "'date_modified': '%s'"), lastmod);
    add(fact, "table", "a.csv", "loc,lastmod\nhttps://example.com/1,\"%s\"\n", lastmod);
    add(fact, "JSON", "a.json", "[{" + URL + "'lastmod': '%s'}]", lastmod);
    String meta = "<meta property='article:modified_time' content='%s'>";
    add(fact, "page", "a.html", in(PAGE, meta), lastmod);
  }

  private static void urls() {
    Answer codes = (written, told) -> codes("url", told);
    addresses("urls", codes);
    add("urls", "publish", publish("<loc>%s</loc>", codes));
    Answer kind =
        (written, told) -> {
          if (written.contains("<video:content_loc>")) {
            return "film";
          }
          return written.contains("<image:loc>") ? "picture" : "neither";
        };
    String fact = "endings of files";
    add(fact, "enclosure", "a.rss", in(RSS, LINK + "<enclosure url='%s'/>"), kind);
    add(fact, "Media RSS", "a.rss", in(RSS, LINK + "<media:content url='%s'/>"), kind);
    String enclosure = HREF + "<link rel='enclosure' href='%s'/>";
    add(fact, "Atom", "a.atom", in(ATOM, enclosure), kind);
    add(fact, "table", "a.csv", "loc,title,media\nhttps://example.com/1,A,%s\n", kind);
  }

  private static void hosts() {
    Answer codes = (written, told) -> codes("url", told);
    String fact = "hosts and addresses that the public cannot reach";
    addresses(fact, codes);
    add(fact, "publish", publish("<loc>%s</loc>", codes));
    String image = LOC + "<image:image><image:loc>%s</image:loc></image:image>";
    add(fact, "pictures of a sitemap", "a.xml", in(SITEMAP, image), codes);
    Answer address = (written, told) -> written.contains("<image:loc>") ? "" : "url.not-public";
    add(
        fact,
        "pictures of a feed",
        "a.rss",
        in(RSS, LINK + "<media:thumbnail url='%s'/>"),
        address);
    add(
        fact,
        "pictures of a page",
        "a.html",
        in(PAGE, "<meta property='og:image' content='%s'>"),
        address);
  }

  /** Adds the readers of a page's address. */
  private static void addresses(String fact, Answer answer) {
    add(fact, "sitemap", "a.xml", in(SITEMAP, "<loc>%s</loc>"), answer);
    add(fact, "list", "a.txt", "%s\n", answer);
    add(fact, "table", "a.csv", "loc,priority\n%s,0.5\n", answer);
    add(fact, "lines", "a.ndjson", "{'loc': '%s'}\n", answer);
    add(fact, "JSON", "a.json", "[{'url': '%s', 'title': 'A'}]", answer);
    add(fact, "RSS", "a.rss", in(RSS, "<link>%s</link>"), answer);
    add(fact, "Atom", "a.atom", in(ATOM, "<link href='%s'/>"), answer);
    add(fact, "JSON Feed", "a.json", in(JSON_FEED, "'url': '%s'"), answer);
  }

  private static void durations() {
    Answer seconds = (written, told) -> element("video:duration", written);
    String fact = "playing times";
    add(fact, "Media RSS", "a.rss", in(RSS, LINK + in(RSS_FILM, "duration='%s'")), seconds);
    String podcast =
        "<enclosure url='https://example.com/1.mp4' type='video/mp4' length='1'/>"
            + "<media:thumbnail url='https://example.com/1.jpg'/>"
            + "<itunes:duration>%s</itunes:duration>";
    add(fact, "podcast", "a.rss", in(RSS, LINK + podcast), seconds);
    add(fact, "table", "a.csv", TABLE_FILM + "video_duration" + TABLE_FILM_ROW + "%s\n", seconds);
    String json =
        "[{'url': 'https://example.com/1', 'video_title': 'A', 'video_description': 'about a',"
            + " 'video_thumbnail_loc': 'https://example.com/1.jpg',"
            + " 'video_content_loc': 'https://example.com/1.mp4', 'video_duration': '%s'}]";
    add(fact, "JSON", "a.json", json, seconds);
    add(fact, "page", "a.html", page(LD_FILM + "'duration': '%s'"), seconds);
    String film = in(FILM, "<video:duration>%s</video:duration>");
    add(fact, "publish", publish(film, seconds));
    Answer feed = (written, told) -> attribute("duration", written);
    add(fact, "feed that is written", "a.xml to rss", in(SITEMAP, film), feed);
  }

  private static void numbers() {
    Answer count = (written, told) -> element("video:view_count", written);
    String fact = "counts, ratings, prices";
    String community = "<media:community><media:statistics views='%s'/></media:community>";
    add(fact, "Media RSS", "a.rss", in(RSS, LINK + in(RSS_FILM, "") + community), count);
    add(fact, "table", "a.csv", TABLE_FILM + "video_view_count" + TABLE_FILM_ROW + "%s\n", count);
    Answer rating = (written, told) -> element("video:rating", written);
    String stars = "<media:community><media:starRating average='%s' max='5'/></media:community>";
    add(fact, "stars of Media RSS", "a.rss", in(RSS, LINK + in(RSS_FILM, "") + stars), rating);
    add(
        fact,
        "ratings of a table",
        "a.csv",
        TABLE_FILM + "video_rating" + TABLE_FILM_ROW + "\"%s\"\n",
        rating);
    Answer amount = (written, told) -> element("video:price", written);
    String price = "<media:price type='rent' price='%s' currency='EUR'/>";
    add(fact, "prices of Media RSS", "a.rss", in(RSS, LINK + in(RSS_FILM, "") + price), amount);
  }

  private static void directives() {
    Answer loc = (written, told) -> written.contains("<loc>") ? "listed" : "left out";
    String fact = "directives for robots";
    add(fact, "page", "a.html", in(PAGE, "<meta name='robots' content='%s'>"), loc);
    add(fact, "table", "a.csv", "url,Meta Robots\nhttps://example.com/1,\"%s\"\n", loc);
    add(fact, "headers of a folder", pages("_headers", "/*\n  X-Robots-Tag: %s\n", loc));
    Answer noindex = (written, told) -> written.contains("page.noindex") ? "left out" : "listed";
    String type = "text/html";
    add(
        fact,
        "answer of a server",
        (folder, text) -> served(Map.of("Content-Type", type, "X-Robots-Tag", text), "", noindex));
    String meta = in(PAGE, "<meta name='robots' content='%s'>");
    add(
        fact,
        "page of a server",
        (folder, text) -> served(Map.of("Content-Type", type), in(meta, text), noindex));
  }

  private static void robots() {
    String fact = "lines of robots.txt";
    Answer sitemap = (written, told) -> written.contains("s.xml") ? "a sitemap" : "nothing";
    add(fact, "robots.txt", "robots.txt", "User-agent: *\nDisallow: /x\n%s\n", sitemap);
    add(
        fact,
        "publish",
        (folder, text) -> {
          Path file = Files.writeString(folder.resolve("robots.txt"), text + '\n');
          return RobotsFile.add(file, "https://example.com/s.xml") ? "nothing" : "a sitemap";
        });
    add(
        fact,
        "discover",
        (folder, text) -> {
          try (var server = new LoopbackServer()) {
            server.on("/robots.txt", text + '\n');
            return run(List.of("discover", "--allow-private", server.url("/")), sitemap);
          }
        });
    Answer loc = (written, told) -> written.contains("<loc>") ? "allowed" : "blocked";
    String groups = "User-agent: *\nDisallow: /\n\nUser-agent: %s\nDisallow: /x\n";
    add(fact, "groups for pages", pages("robots.txt", groups, loc));
    add(
        fact,
        "groups for rules",
        (folder, text) -> {
          Files.writeString(folder.resolve("robots.txt"), in(groups, text));
          Path from = Files.writeString(folder.resolve("sitemap.xml"), in(SITEMAP, LOC));
          String map = "https://example.com/=" + folder;
          return run(
              List.of(
                  "validate",
                  "--location",
                  "https://example.com/sitemap.xml",
                  "--map-url",
                  map,
                  from.toString()),
              (written, told) -> written.contains("robots.") ? "blocked" : "allowed");
        });
  }

  private static void times() {
    String fact = "times of HTTP";
    add(
        fact,
        "Last-Modified",
        (folder, text) -> {
          try (var server = new LoopbackServer()) {
            String body = in(SITEMAP, LOC);
            server.on(
                "/s.xml",
                (request, out) ->
                    LoopbackServer.answer(out, 200, "Last-Modified: " + text + "\r\n", body));
            run(
                List.of(
                    "fetch",
                    "--allow-private",
                    server.url("/s.xml"),
                    "-o",
                    folder.resolve("f").toString()),
                (written, told) -> told);
            return Files.getLastModifiedTime(folder.resolve("f/s.xml")).toInstant().toString();
          }
        });
    add(
        fact,
        "Retry-After",
        (folder, text) -> {
          Instant begin = Instant.parse("2020-01-01T00:00:00Z");
          Duration wait = RetryAfter.of(text, begin);
          return wait == null ? "none" : begin.plus(wait).toString();
        });
  }

  private static void pictures() {
    String fact = "pictures and videos of a page";
    Answer thumbnail =
        (written, told) -> written.contains("<video:thumbnail_loc>") ? "picture" : "none";
    Answer picture = (written, told) -> written.contains("<image:loc>") ? "picture" : "none";
    add(
        fact,
        "content of a feed",
        "a.rss",
        in(RSS, LINK + "<content:encoded><![CDATA[<p>a</p><img src='%s'>]]></content:encoded>"),
        picture);
    add(
        fact,
        "Media RSS",
        "a.rss",
        in(RSS, LINK + "<media:content medium='image' url='%s'/>"),
        picture);
    add(fact, "thumbnail", "a.rss", in(RSS, LINK + "<media:thumbnail url='%s'/>"), picture);
    add(
        fact,
        "enclosure",
        "a.rss",
        in(RSS, LINK + "<enclosure type='image/jpeg' url='%s'/>"),
        picture);
    add(fact, "podcast", "a.rss", in(RSS, LINK + "<itunes:image href='%s'/>"), picture);
    add(
        fact,
        "Atom",
        "a.atom",
        in(ATOM, HREF + "<link rel='enclosure' type='image/jpeg' href='%s'/>"),
        picture);
    add(fact, "JSON Feed", "a.json", in(JSON_FEED, URL + "'image': '%s'"), picture);
    add(fact, "table", "a.csv", "Page,Title,Image URL\nhttps://example.com/1,A,%s\n", picture);
    add(fact, "head", "a.html", in(PAGE, "<meta property='og:image' content='%s'>"), picture);
    add(
        fact,
        "JSON-LD",
        "a.html",
        page(LD_FILM.replace("https://example.com/1.jpg", "%s") + "'width': 1"),
        thumbnail);
    add(fact, "page", "a.html", in(PAGE, "</head><body>a <img src='%s'>"), picture);
  }

  private static void types() {
    String fact = "media types";
    Answer film =
        (written, told) ->
            written.contains("<video:content_loc>")
                ? "film"
                : written.contains("<video:player_loc") ? "page" : "neither";
    String thumbnail = "<media:thumbnail url='https://example.com/t.jpg'/>";
    add(
        fact,
        "Media RSS",
        "a.rss",
        in(
            RSS,
            LINK
                + thumbnail
                + "<media:content medium='video' url='https://example.com/p' type='%s'/>"),
        film);
    Answer loc =
        (written, told) -> written.contains("<loc>https://example.com/1<") ? "page" : "neither";
    String other = "<link href='https://example.com/1.json' type='application/json'/>";
    add(
        fact,
        "Atom",
        "a.atom",
        in(ATOM, other + "<link type='%s' href='https://example.com/1'/>"),
        loc);
    add(
        fact,
        "table",
        "a.csv",
        "url,Content Type,Status Code\nhttps://example.com/1,%s,200\nhttps://example.com/2,image/png,200\n",
        loc);
    Answer link = (written, told) -> written.contains("hreflang") ? "page" : "neither";
    String alternate =
        "<link rel='alternate' hreflang='de' type='%s' href='https://example.com/de'>";
    add(fact, "page", "a.html", in(PAGE, alternate), link);
    Answer noindex = (written, told) -> written.contains("page.noindex") ? "page" : "neither";
    String meta = in(PAGE, "<meta name='robots' content='noindex'>");
    add(
        fact,
        "answer of a server",
        (folder, text) -> served(Map.of("Content-Type", text), meta, noindex));
    Answer picture = (written, told) -> written.contains("<image:loc>") ? "picture" : "neither";
    add(
        fact,
        "podcast",
        "a.rss",
        in(RSS, LINK + "<podcast:image href='https://example.com/p' type='%s'/>"),
        picture);
    add(
        fact,
        "enclosure",
        "a.rss",
        in(RSS, LINK + "<enclosure url='https://example.com/p' type='%s'/>"),
        picture);
  }

  /** Returns a page with JSON-LD. */
  private static String page(String data) {
    String script = "<script type='application/ld+json'>{" + data.replace('\'', '"') + "}</script>";
    return in(PAGE, script);
  }

  /** Returns a reader of a folder that has a page and a file with the text. */
  private static Reader pages(String file, String content, Answer answer) {
    return (folder, text) -> {
      Files.writeString(folder.resolve(file), in(content, text));
      return convert(folder, "a.html", PAGE, "", answer);
    };
  }

  /** Validates a page that a server answers with these headers. */
  private static String served(Map<String, String> headers, String page, Answer answer)
      throws IOException {
    try (var server = new LoopbackServer()) {
      String lines =
          headers.entrySet().stream()
              .map(it -> it.getKey() + ": " + it.getValue() + "\r\n")
              .collect(Collectors.joining());
      server.on("/s.xml", in(SITEMAP, "<loc>" + server.url("/a") + "</loc>"));
      server.on("/a", (request, out) -> LoopbackServer.answer(out, 200, lines, page));
      return run(
          List.of("validate", "--allow-private", "--check-pages", "1", server.url("/s.xml")),
          answer);
    }
  }

  private static String in(String document, String part) {
    return document.replace("%s", part);
  }

  private static String convert(
      Path folder, String file, String document, String text, Answer answer) throws IOException {
    int to = file.indexOf(" to ");
    String format = to < 0 ? "xml" : file.substring(to + 4);
    String escaped = document.startsWith("<") ? text.replace("&", "&amp;") : text;
    boolean json = file.endsWith("json");
    String whole = (json ? document.replace('\'', '"') : document).replace("%s", escaped);
    Path from = Files.writeString(folder.resolve(to < 0 ? file : file.substring(0, to)), whole);
    boolean page = file.endsWith(".html");
    List<String> args = new ArrayList<>(List.of("convert", (page ? folder : from).toString()));
    args.addAll(List.of("--to", format, "-o", "-"));
    if (page) {
      args.addAll(List.of("--from", "html", "--base", "https://example.com/"));
    }
    return run(args, answer);
  }

  private static Reader publish(String entry, Answer answer) {
    return (folder, text) -> {
      String document = in(in(SITEMAP, entry), text);
      Path from = Files.writeString(folder.resolve("a.xml"), document);
      Path set = folder.resolve("set");
      List<String> args =
          new ArrayList<>(List.of("publish", from.toString(), "-o", set.toString()));
      args.addAll(List.of("--base-url", "https://example.com/"));
      return run(
          args,
          (written, told) -> {
            try {
              Path file = set.resolve("sitemap.xml");
              return answer.of(Files.exists(file) ? Files.readString(file) : "", told);
            } catch (IOException e) {
              throw new java.io.UncheckedIOException(e);
            }
          });
    };
  }

  private static String run(List<String> args, Answer answer) {
    var out = new ByteArrayOutputStream();
    var err = new ByteArrayOutputStream();
    var in = new ByteArrayInputStream(new byte[0]);
    Main.run(in, out, err, Terminal.NONE, args.toArray(String[]::new));
    return answer.of(out.toString(UTF_8), err.toString(UTF_8));
  }

  private static String element(String name, String written) {
    Matcher element = Pattern.compile('<' + name + "(?: [^>]*)?>([^<]*)<").matcher(written);
    return element.find() ? element.group(1) : "none";
  }

  private static String attribute(String name, String written) {
    Matcher attribute = Pattern.compile(' ' + name + "=\"([^\"]*)\"").matcher(written);
    return attribute.find() ? attribute.group(1) : "none";
  }

  private static String codes(String group, String told) {
    var codes = new TreeSet<String>();
    Matcher code = Pattern.compile(": (" + group + "\\.[a-z0-9-]+):").matcher(told);
    while (code.find()) {
      codes.add(code.group(1));
    }
    return codes.isEmpty() ? "" : " " + String.join(" ", codes);
  }

  /** Returns the answer of a reader to a text; other class loaders call this. */
  static String answer(String fact, String reader, Path folder, String text) throws IOException {
    return ALL.get(fact).get(reader).answer(folder, text).strip();
  }
}
