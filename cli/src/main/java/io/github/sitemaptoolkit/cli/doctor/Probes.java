package io.github.sitemaptoolkit.cli.doctor;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.zip.GZIPOutputStream;

/** A probe for each limit. */
public final class Probes {

  private static final String URL = "https://example.com/";
  private static final int MANY = 10_000;
  private static final int FEW = 10;
  private static final int LONG = 8 << 20;
  private static final int GZIP_HEADER = 10;
  private static final int GZIP_FLAGS = 3;
  private static final int GZIP_NAME = 8;
  private static final int GZIP_TRAILER = 8;

  private final List<Probe> probes = new ArrayList<>();

  private Probes() {}

  /**
   * Returns the probes.
   *
   * @param secret a file that holds {@link Probe#SECRET}
   */
  public static List<Probe> all(Path secret) throws IOException {
    var all = new Probes();
    all.limits();
    all.entities(secret.toUri().toString());
    all.bytes();
    all.compressed();
    all.lines();
    return all.probes;
  }

  /** Adds a probe for each {@link Limit}, including those that are high or absent by default. */
  private void limits() {
    xml("a document of 8 MiB", Limit.BYTES, () -> "<!--" + "a".repeat(LONG) + "-->");
    xml(MANY + " nested elements", () -> nested("<a>", MANY));
    xml(MANY + " attributes on an element", () -> "<a" + numbered(MANY, " a%=''") + "/>");
    xml("nested namespace declarations", () -> declaring(FEW));
    xml(MANY + " different names", () -> numbered(MANY, "<a%/>"));
    xml("a name of 8 MiB", () -> "<" + "a".repeat(LONG) + "/>");
    xml("an attribute of 8 MiB", () -> "<a b='" + "c".repeat(LONG) + "'/>");
    xml("a text of 8 MiB", () -> "<a>" + "b".repeat(LONG) + "</a>");
    xml("a million elements in an entry", () -> "<a/>".repeat(1_000_000));
    xml("an entry of 16 MiB", () -> ("<a>" + "b".repeat(LONG / 16) + "</a>").repeat(32));
    xml("a comment of 8 MiB", Limit.COMMENT_LENGTH, () -> "<!--" + "a".repeat(LONG) + "-->");
    text("a DOCTYPE of 8 MiB", "xml", () -> document(doctype(" ".repeat(LONG)), "", ""));
  }

  /** Returns nested elements, each with as many declarations as an element may have. */
  private static String declaring(int elements) {
    String tags =
        IntStream.range(0, elements)
            .mapToObj(i -> numbered(Limits.DEFAULT.attributes(), " xmlns:a%='u" + i + "'"))
            .map(declarations -> "<a" + declarations + ">")
            .collect(Collectors.joining());
    return tags + "</a>".repeat(elements);
  }

  private static String nested(String tag, int times) {
    return tag.repeat(times) + "</a>".repeat(times);
  }

  /** Returns a text repeated, with its number in place of each {@code %}. */
  private static String numbered(int times, String text) {
    return IntStream.range(0, times)
        .mapToObj(i -> text.replace("%", Integer.toString(i)))
        .collect(Collectors.joining());
  }

  /** Adds a probe of a child of an entry. */
  private void xml(String tried, Supplier<String> child) {
    text(tried, "xml", () -> document("", "", child.get()));
  }

  /** Adds a probe of a child of an entry, with a limit that is lower than by default. */
  private void xml(String tried, Limit near, Supplier<String> child) {
    probes.add(
        new Probe(
            tried,
            "xml",
            Limits.DEFAULT.with(near, LONG / 2),
            () -> document("", "", child.get()).getBytes(UTF_8)));
  }

  private void entities(String file) {
    var laughs = new StringBuilder("<!ENTITY a0 'ha'>");
    for (int i = 1; i < 10; i++) {
      laughs.append("<!ENTITY a").append(i).append(" '");
      laughs.append(("&a" + (i - 1) + ";").repeat(10)).append("'>");
    }
    xml("entities that expand to 2 GB", doctype(laughs.toString()), "&a9;", "");
    xml("an entity that reads a file", doctype("<!ENTITY x SYSTEM '" + file + "'>"), "&x;", "");
    xml("a DTD that reads a file", "<!DOCTYPE urlset SYSTEM '" + file + "'>", "&x;", "");
    xml(
        "a parameter entity that reads a file",
        doctype("<!ENTITY % p SYSTEM '" + file + "'>%p;"),
        "&x;",
        "");
  }

  private static String doctype(String subset) {
    return "<!DOCTYPE urlset [" + subset + "]>";
  }

  private void bytes() {
    bytes("a slash encoded as two bytes", "\u00C0\u00AF");
    bytes("half a surrogate pair", "\u00ED\u00A0\u0080");
    bytes("a NUL", "\0");
  }

  private void bytes(String tried, String bytes) {
    probes.add(new Probe(tried, "xml", () -> document("", bytes, "").getBytes(ISO_8859_1)));
  }

  private void xml(String tried, String prolog, String text, String child) {
    text(tried, "xml", () -> document(prolog, text, child));
  }

  private static String document(String prolog, String text, String child) {
    return prolog
        + "<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"><url><loc>"
        + URL
        + text
        + "</loc>"
        + child
        + "</url></urlset>";
  }

  private void compressed() throws IOException {
    byte[] good = gzip((URL + "\n").getBytes(UTF_8));
    byte[] twice = gzip(gzip(good));
    probes.add(new Probe("gzip in gzip in gzip", "txt", () -> twice));
    byte[] bomb = gzip(new byte[16 << 20]);
    probes.add(new Probe("gzip that expands a thousandfold", "txt", () -> bomb));
    byte[] damaged = good.clone();
    damaged[good.length - GZIP_TRAILER] ^= 1;
    probes.add(new Probe("gzip with a wrong checksum", "txt", () -> damaged));
    byte[] cut = Arrays.copyOf(good, good.length - 1);
    probes.add(new Probe("truncated gzip", "txt", () -> cut));
    probes.add(new Probe("gzip with a name of 8 MiB", "txt", () -> named(good)));
  }

  private static byte[] named(byte[] good) {
    byte[] named = Arrays.copyOf(good, LONG);
    Arrays.fill(named, GZIP_HEADER, LONG, (byte) 'a');
    named[GZIP_FLAGS] = GZIP_NAME;
    return named;
  }

  private static byte[] gzip(byte[] bytes) throws IOException {
    var compressed = new ByteArrayOutputStream();
    try (var gzip = new GZIPOutputStream(compressed)) {
      gzip.write(bytes);
    }
    return compressed.toByteArray();
  }

  private void lines() {
    text("a line of 8 MiB", "txt", () -> URL + "a".repeat(LONG));
    text("a cell of 8 MiB", "csv", () -> "loc\n\"" + "a".repeat(LONG));
    text("a JSON line of 8 MiB", "ndjson", () -> "{\"loc\":\"" + "a".repeat(LONG) + "\"}");
    text(MANY + " nested JSON arrays", "ndjson", () -> "{\"image\":" + "[".repeat(MANY));
  }

  private void text(String tried, String format, Supplier<String> document) {
    probes.add(new Probe(tried, format, () -> document.get().getBytes(UTF_8)));
  }
}
