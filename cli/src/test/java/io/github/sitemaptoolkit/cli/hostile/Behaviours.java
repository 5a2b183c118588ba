package io.github.sitemaptoolkit.cli.hostile;

import static io.github.sitemaptoolkit.faults.server.LoopbackServer.answer;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.index;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.raw;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.redirect;
import static io.github.sitemaptoolkit.faults.server.LoopbackServer.urlset;

import io.github.sitemaptoolkit.faults.server.LoopbackServer;
import io.github.sitemaptoolkit.faults.server.LoopbackServer.Handler;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/** What servers do to those who read their sitemaps. */
final class Behaviours {

  private static final String ONE = urlset("https://a.example/1");
  private static final String TWO = urlset("https://a.example/1", "https://a.example/2");
  private static final String OK = "HTTP/1.1 200 OK\r\n";

  private final List<Behaviour> all = new ArrayList<>();

  private Behaviours() {}

  static List<Behaviour> all() throws IOException {
    var behaviours = new Behaviours();
    behaviours.statuses();
    behaviours.protocols();
    behaviours.bodies();
    behaviours.compressions();
    behaviours.redirects();
    behaviours.indexes();
    behaviours.documents();
    return behaviours.all;
  }

  private void add(String name, Behaviour.Server server, int exitCode, String message, int urls) {
    all.add(new Behaviour(name, server, exitCode, message, urls));
  }

  private void fails(String name, Handler handler, String message) {
    add(name, server -> server.on("/s.xml", handler), 4, message, 0);
  }

  private void refused(String name, Handler handler, String message) {
    add(name, server -> server.on("/s.xml", handler), 1, message, 0);
  }

  private void cut(String name, Handler handler, String message) {
    add(name, server -> server.on("/s.xml", handler), 1, message, 1);
  }

  private void read(String name, Handler handler) {
    add(name, server -> server.on("/s.xml", handler), 0, "standard output: 1 url\n", 1);
  }

  private static Handler status(int status) {
    return (request, out) -> answer(out, status, "", "nothing");
  }

  private static Handler raws(String... parts) {
    return (request, out) -> {
      for (String part : parts) {
        raw(out, part);
      }
      throw LoopbackServer.hangUp();
    };
  }

  private static void endless(OutputStream out, String text) throws IOException {
    byte[] bytes = text.repeat(1000).getBytes(StandardCharsets.UTF_8);
    for (long i = 0; i < 1_000_000; i++) {
      out.write(bytes);
    }
  }

  private static void slowly(OutputStream out, String text) throws Exception {
    for (byte b : text.getBytes(StandardCharsets.UTF_8)) {
      out.write(b);
      out.flush();
      Thread.sleep(50);
    }
  }

  private void statuses() {
    fails("not found", status(404), "answered 404 (not found)");
    fails("gone", status(410), "answered 410 (gone)");
    fails("a login", status(401), "answered 401 (needs a login)");
    fails("forbidden", status(403), "answered 403 (forbidden)");
    fails("an error that stays", status(500), "answered 500 (internal error)");
    fails("always too many requests", status(429), "answered 429 (too many requests)");
    fails(
        "wait for thirty years",
        (request, out) -> answer(out, 503, "Retry-After: 1000000000\r\n", ""),
        "answered 503 (unavailable) and asks to wait 11,574 days 1 h, more than 1 s (limit wait)");
    fails(
        "wait for more seconds than there are",
        (request, out) -> answer(out, 429, "Retry-After: " + "9".repeat(400) + "\r\n", ""),
        "(limit wait)");
    fails(
        "wait until a date that is over",
        (request, out) -> answer(out, 503, "Retry-After: Thu, 01 Jan 2015 00:00:00 GMT\r\n", ""),
        "answered 503");
    fails("wait for nonsense", (r, out) -> answer(out, 503, "Retry-After: -5x\r\n", ""), "503");
    fails("no content", raws("HTTP/1.1 204 No Content\r\n\r\n"), "answered 204 (no content)");
    fails(
        "not modified, though nobody asked",
        raws("HTTP/1.1 304 Not Modified\r\n\r\n"),
        "answered 304 (not modified)");
    fails("a part that nobody asked for", (r, out) -> answer(out, 206, "", ONE), "answered 206");
    fails("a status that does not exist", status(799), "answered 799");
    refused(
        "a page for everything",
        (request, out) ->
            answer(out, 200, "Content-Type: text/xml\r\n", "<!doctype html><html>Hi</html>"),
        "doc.html");
    refused("nothing at all", (request, out) -> answer(out, 200, "", ""), "doc.empty");
    add(
        "busy at first",
        server ->
            server.on(
                "/s.xml",
                (request, out) -> {
                  boolean first = server.requests().size() == 1;
                  answer(out, first ? 503 : 200, "Retry-After: 0\r\n", first ? "" : ONE);
                }),
        0,
        "1 url",
        1);
  }

  private void protocols() {
    read(
        "some informational answers first",
        raws("HTTP/1.1 100 Continue\r\n\r\n".repeat(5), OK + "\r\n" + ONE));
    fails(
        "endless informational answers",
        (request, out) -> {
          for (int i = 0; i < 100_000; i++) {
            raw(out, "HTTP/1.1 103 Early Hints\r\n\r\n");
            Thread.sleep(1);
          }
        },
        "took longer than 1 s (limit time)");
    fails("another protocol", raws("SSH-2.0-OpenSSH_9.6\r\n\r\n"), "without an answer");
    fails("HTTP 0.9", raws(ONE), "without an answer");
    read("HTTP 1.0 without a length", raws("HTTP/1.0 200 OK\r\n\r\n" + ONE));
    fails("hangs up", raws(), "closed the connection without an answer");
    fails("says nothing", (r, out) -> Thread.sleep(5000), "the server sent nothing for too long");
    fails(
        "headers byte by byte",
        (request, out) -> slowly(out, OK + "X: y\r\n".repeat(100)),
        "took longer than 1 s (limit time)");
    fails(
        "endless headers",
        (request, out) -> {
          raw(out, OK);
          endless(out, "X-Header: value\r\n");
        },
        "no valid answer of HTTP");
    fails(
        "an endless header",
        (request, out) -> {
          raw(out, OK + "X-Header: ");
          endless(out, "x");
        },
        "no valid answer of HTTP");
    fails("half a header", raws("HTTP/1.1 200 OK\r\nContent-Le"), "no valid answer");
    fails(
        "an upgrade",
        raws("HTTP/1.1 101 Switching Protocols\r\nUpgrade: h2c\r\n\r\n"),
        "no valid answer");
    read(
        "a charset that nobody may use",
        (request, out) -> answer(out, 200, "Content-Type: text/xml; charset=utf-7\r\n", ONE));
    read(
        "a type that lies", (request, out) -> answer(out, 200, "Content-Type: image/png\r\n", ONE));
    read(
        "UTF-16, though the header says UTF-8",
        (request, out) ->
            answer(
                out,
                200,
                "Content-Type: text/xml; charset=utf-8\r\n",
                ONE.getBytes(StandardCharsets.UTF_16)));
  }

  private void bodies() {
    cut(
        "a body byte by byte",
        (request, out) -> {
          raw(out, OK + "Content-Length: 1000000\r\n\r\n" + TWO.substring(0, 120));
          slowly(out, "<url>".repeat(1000));
        },
        "io.cut: the answer was cut: it took longer than 1 s (limit time)");
    cut(
        "a body that stops",
        (request, out) -> {
          raw(out, OK + "Content-Length: 1000000\r\n\r\n" + TWO.substring(0, 120));
          Thread.sleep(5000);
        },
        "io.cut: the answer was cut: the server sent nothing for too long");
    cut(
        "a length that is too great",
        raws(OK + "Content-Length: 1000\r\n\r\n" + TWO.substring(0, 120)),
        "io.cut");
    cut(
        "a length that is absurd",
        raws(OK + "Content-Length: 999999999999999999\r\n\r\n" + TWO.substring(0, 120)),
        "io.cut");
    cut(
        "a length that is too small",
        raws(OK + "Content-Length: 120\r\n\r\n" + TWO),
        "doc.truncated");
    fails("a negative length", raws(OK + "Content-Length: -5\r\n\r\n" + ONE), "HTTP");
    fails(
        "two lengths", raws(OK + "Content-Length: 5\r\nContent-Length: 500\r\n\r\n" + ONE), "HTTP");
    read(
        "chunks",
        raws(
            OK + "Transfer-Encoding: chunked\r\n\r\n",
            Integer.toHexString(ONE.length()) + ";x=y\r\n" + ONE + "\r\n0\r\nT: x\r\n\r\n"));
    cut(
        "chunks without an end",
        raws(OK + "Transfer-Encoding: chunked\r\n\r\n78\r\n" + TWO.substring(0, 120) + "\r\n"),
        "io.cut");
    cut(
        "a chunk that is cut",
        raws(OK + "Transfer-Encoding: chunked\r\n\r\nfff\r\n" + TWO.substring(0, 120)),
        "io.cut");
    cut(
        "a size of a chunk that is no number",
        raws(
            OK
                + "Transfer-Encoding: chunked\r\n\r\n78\r\n"
                + TWO.substring(0, 120)
                + "\r\nxyz\r\n"),
        "io.cut");
    cut(
        "a size of a chunk that is absurd",
        raws(
            OK
                + "Transfer-Encoding: chunked\r\n\r\n78\r\n"
                + TWO.substring(0, 120)
                + "\r\nffffffffffffffffff\r\nabc"),
        "io.cut");
    cut(
        "an endless body",
        (request, out) -> {
          raw(out, OK + "\r\n" + TWO.substring(0, 120));
          endless(out, "<!-- endless -->");
        },
        "io.cut: the answer was cut: it is larger than 2097152 bytes (limit bytes)");
    cut(
        "endless white space",
        (request, out) -> {
          raw(out, OK + "\r\n" + TWO.substring(0, 120));
          endless(out, "    ");
        },
        "(limit bytes)");
    cut(
        "a connection that breaks",
        raws(OK + "Content-Length: 5000\r\n\r\n" + TWO.substring(0, 120)),
        "get the file again");
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(packed)) {
      out.write(bytes);
    }
    return packed.toByteArray();
  }

  private static byte[] bomb() throws IOException {
    var packed = new ByteArrayOutputStream();
    try (var out = new GZIPOutputStream(packed)) {
      out.write(TWO.substring(0, 120).getBytes(StandardCharsets.UTF_8));
      byte[] spaces = new byte[1 << 20];
      Arrays.fill(spaces, (byte) ' ');
      for (int i = 0; i < 100; i++) {
        out.write(spaces);
      }
    }
    return packed.toByteArray();
  }

  private void compressions() throws IOException {
    byte[] bomb = bomb(); // made before a server has to answer with it
    byte[] packed = gzip(bomb);
    read(
        "compressed for the way",
        (request, out) ->
            answer(
                out,
                200,
                "Content-Encoding: gzip\r\n",
                gzip(ONE.getBytes(StandardCharsets.UTF_8))));
    read(
        "compressed without a word",
        (request, out) -> answer(out, 200, "", gzip(ONE.getBytes(StandardCharsets.UTF_8))));
    read(
        "compressed twice",
        (request, out) ->
            answer(
                out,
                200,
                "Content-Encoding: gzip\r\n",
                gzip(gzip(ONE.getBytes(StandardCharsets.UTF_8)))));
    read(
        "said to be compressed",
        (request, out) -> answer(out, 200, "Content-Encoding: gzip\r\n", ONE));
    fails(
        "compressed as nobody asked",
        (request, out) -> answer(out, 200, "Content-Encoding: br\r\n", "xxxxxxxxxx"),
        "the answer is compressed with br, which was not asked for (only gzip)");
    fails(
        "compressed in two ways",
        (request, out) -> answer(out, 200, "Content-Encoding: gzip, zstd\r\n", "xxxxxxxxxx"),
        "compressed with zstd");
    cut("a bomb", (request, out) -> answer(out, 200, "", bomb), "gzip.bomb");
    cut("a bomb in a bomb", (request, out) -> answer(out, 200, "", packed), "gzip.bomb");
    refused(
        "compressed data that is cut",
        (request, out) ->
            answer(out, 200, "", Arrays.copyOf(gzip(ONE.getBytes(StandardCharsets.UTF_8)), 40)),
        "gzip.truncated");
  }

  private void redirects() {
    fails("a redirect to itself", (r, out) -> redirect(out, 302, "/s.xml"), "in a circle");
    add(
        "a redirect in a circle",
        server ->
            server
                .on("/s.xml", (request, out) -> redirect(out, 301, "/b"))
                .on("/b", (request, out) -> redirect(out, 308, "/s.xml")),
        4,
        "redirects in a circle",
        0);
    fails(
        "ever other redirects",
        (request, out) -> redirect(out, 302, "/s.xml?" + System.nanoTime()),
        "redirects more than 5 times");
    fails("a redirect to nowhere", status(302), "answered 302 without a Location");
    fails(
        "a redirect to a file", (r, out) -> redirect(out, 302, "file:///etc/passwd"), "only http");
    fails("a redirect to a script", (r, out) -> redirect(out, 302, "javascript:x()"), "not a url");
    fails("a redirect to a jar", (r, out) -> redirect(out, 302, "jar:http://a!/b"), "not a url");
    fails(
        "a redirect without a host", (r, out) -> redirect(out, 302, "http:///x"), "no valid host");
    fails(
        "a redirect with a password",
        (request, out) -> redirect(out, 302, "http://user:pass@a.example/"),
        "a url with a user name or password is not fetched");
    fails(
        "a redirect to another port",
        (request, out) -> redirect(out, 302, "http://127.0.0.1:22/"),
        "port 22 is not fetched from, because nobody has named it");
    add(
        "a redirect with spaces",
        server ->
            server
                .on("/s.xml", (request, out) -> redirect(out, 302, "/a b é.xml"))
                .on("/a%20b%20%E9.xml", ONE)
                .on("/a%20b%20%C3%A9.xml", ONE),
        0,
        "1 url",
        1);
    add(
        "a redirect with an endless body",
        server ->
            server
                .on(
                    "/s.xml",
                    (request, out) -> {
                      raw(out, "HTTP/1.1 302 Found\r\nLocation: /b\r\n\r\n");
                      endless(out, "x");
                    })
                .on("/b", ONE),
        0,
        "1 url",
        1);
    add(
        "a cookie",
        server ->
            server
                .on(
                    "/s.xml",
                    (request, out) -> answer(out, 302, "Set-Cookie: a=b\r\nLocation: /b\r\n", ""))
                .on(
                    "/b",
                    (request, out) ->
                        answer(out, request.header("Cookie").isEmpty() ? 200 : 500, "", ONE)),
        0,
        "1 url",
        1);
  }

  private void indexes() {
    add(
        "an index of itself",
        server -> server.on("/s.xml", index(server.url("/s.xml"))),
        1,
        "index.child-missing",
        0);
    add(
        "indexes of each other",
        server ->
            server
                .on("/s.xml", index(server.url("/b.xml")))
                .on("/b.xml", index(server.url("/s.xml"))),
        1,
        "index.nested",
        0);
    add(
        "a sitemap that is listed a hundred times",
        server ->
            server
                .on("/s.xml", index(Stream100.of(server.url("/a.xml"))))
                .on(
                    "/a.xml",
                    (request, out) ->
                        answer(out, server.count("/a.xml") == 1 ? 200 : 500, "", ONE)),
        0,
        "index.child-duplicate",
        1);
    add(
        "sitemaps that redirect to one",
        server ->
            server
                .on("/s.xml", index(server.url("/a"), server.url("/b"), server.url("/c")))
                .otherwise((request, out) -> redirect(out, 302, "/one.xml"))
                .on("/one.xml", ONE),
        1,
        "which was read before",
        1);
    add(
        "a sitemap that redirects to its index",
        server ->
            server
                .on("/s.xml", index(server.url("/a")))
                .on("/a", (request, out) -> redirect(out, 302, "/s.xml")),
        1,
        "which was read before",
        0);
    add(
        "thousands of sitemaps",
        server ->
            server
                .on(
                    "/s.xml",
                    index(
                        IntStream.range(0, 20_000)
                            .mapToObj(i -> server.url("/" + i))
                            .toArray(String[]::new)))
                .otherwise(
                    (r, out) -> answer(out, 200, "", urlset("https://a.example" + r.path()))),
        1,
        "there are more than 20 documents (limit documents)",
        20);
    add(
        "sitemaps that are not on the web",
        server ->
            server
                .on(
                    "/s.xml",
                    index(
                        "file:///etc/passwd",
                        "jar:file:///a.jar!/b",
                        "gopher://127.0.0.1:70/x",
                        "ftp://127.0.0.1/x",
                        server.url("/a.xml")))
                .on("/a.xml", ONE),
        1,
        "only http and https urls are fetched",
        1);
    add(
        "a sitemap at another port",
        server -> {
          LoopbackServer other = server.other();
          other.otherwise((r, out) -> answer(out, 200, "", ONE));
          server.on("/s.xml", index(other.url("/a.xml"), server.url("/b.xml"))).on("/b.xml", ONE);
        },
        1,
        "because nobody has named it",
        1);
    add(
        "a robots.txt that lists itself",
        server -> server.on("/s.xml", "User-agent: *\nSitemap: " + server.url("/s.xml") + "\n"),
        1,
        "index.child-missing",
        0);
    add(
        "one sitemap of three is slow, and one is a page",
        server ->
            server
                .on("/s.xml", index(server.url("/a"), server.url("/b"), server.url("/c")))
                .on("/a", (request, out) -> Thread.sleep(5000))
                .on("/b", "<!doctype html><html>Hi</html>")
                .on("/c", ONE),
        1,
        "doc.html",
        1);
    add(
        "an index that is cut",
        server ->
            server
                .on(
                    "/s.xml",
                    raws(
                        OK
                            + "Content-Length: 100000\r\n\r\n"
                            + index(server.url("/a.xml")).replace("</sitemapindex>", "")))
                .on("/a.xml", ONE),
        1,
        "io.cut",
        1);
  }

  private void documents() {
    refused(
        "entities of entities",
        (request, out) ->
            answer(
                out,
                200,
                "",
                "<!DOCTYPE x [<!ENTITY a '&b;&b;'><!ENTITY b '&c;&c;'><!ENTITY c 'x'>]>"
                    + urlset("&a;")),
        "error");
    add(
        "an entity of another server",
        server -> {
          LoopbackServer other = server.other();
          server.on(
              "/s.xml", "<!DOCTYPE x [<!ENTITY % a SYSTEM '" + other.url("/x") + "'> %a;]>" + ONE);
        },
        0,
        "1 url",
        1);
    refused(
        "elements in elements in elements",
        (request, out) ->
            answer(
                out,
                200,
                "",
                "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9'>"
                    + "<url>".repeat(100_000)),
        "loc.missing");
    cut(
        "a text without an end",
        (request, out) -> {
          raw(out, OK + "\r\n" + TWO.substring(0, 120) + "<url><loc>");
          endless(out, "x");
        },
        "error");
  }

  /** The same text a hundred times. */
  private static final class Stream100 {
    static String[] of(String text) {
      String[] texts = new String[100];
      Arrays.fill(texts, text);
      return texts;
    }
  }
}
