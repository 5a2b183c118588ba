package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.limit.LimitCodes;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.URI;
import java.net.URISyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import java.util.List;

/**
 * The sitemap index of a set.
 *
 * @since 0.1
 */
public final class IndexFile {

  private static final String PLAIN = "-._~!$&'()*+,;=:@"; // in a path, by RFC 3986
  private static final HexFormat HEX = HexFormat.of().withUpperCase();

  private IndexFile() {}

  /**
   * Returns the url to which file names are appended: the url of the directory, ending with a
   * slash.
   *
   * @throws IllegalArgumentException if it is not an absolute http or https url, has a query or a
   *     fragment, or names a file
   */
  public static String base(String url) {
    try {
      var uri = new URI(url);
      boolean http =
          "http".equalsIgnoreCase(uri.getScheme()) || "https".equalsIgnoreCase(uri.getScheme());
      if (http
          && uri.getHost() != null
          && uri.getRawQuery() == null
          && uri.getRawFragment() == null) {
        return directory(url, uri.getRawPath());
      }
    } catch (URISyntaxException e) {
      // reported below
    }
    throw new IllegalArgumentException(
        Problem.quoted(url)
            + " is not the url of a directory; use one such as https://example.com/sitemaps/");
  }

  private static String directory(String url, String path) {
    if (url.endsWith("/")) {
      return url;
    }
    String last = path.substring(path.lastIndexOf('/') + 1);
    if (last.indexOf('.') >= 0) {
      String parent = url.substring(0, url.length() - last.length());
      throw new IllegalArgumentException(
          Problem.quoted(url)
              + " is the url of a file; use the url of the directory: "
              + parent
              + " (or "
              + url
              + "/ if that is the directory)");
    }
    return url + '/';
  }

  /**
   * Returns the index of these files.
   *
   * @param base the url of the directory of the files, ending with a slash
   * @throws SitemapException if there are more files than an index may list
   */
  public static byte[] of(List<Part> parts, String base, String name, Context context)
      throws IOException {
    check(parts.size(), parts.stream().mapToLong(Part::urls).sum(), name);
    var bytes = new ByteArrayOutputStream();
    write(parts, base, bytes, name, context);
    return bytes.toByteArray();
  }

  /**
   * Writes the index of these files, of which it holds one at a time.
   *
   * @param parts at most as many as an index may list
   * @param base the url of the directory of the files, ending with a slash
   * @param stream closed by the caller
   */
  public static void write(
      Iterable<Part> parts, String base, OutputStream stream, String name, Context context)
      throws IOException {
    try (Sink sink = Sink.of(stream, name, false);
        EntryWriter<IndexEntry> out =
            new SitemapXmlFormat()
                .indexWriter(sink, DocumentInfo.of(DocumentInfo.Kind.INDEX), context)) {
      for (Part part : parts) {
        out.write(IndexEntry.builder(base + encoded(part.file())).lastmod(part.lastmod()).build());
      }
      out.finish();
      sink.commit();
    }
  }

  /**
   * Returns a file name, percent-encoded for a url: one with {@code #} or a space would otherwise
   * be cut there.
   */
  static String encoded(String name) {
    var url = new StringBuilder();
    for (byte b : name.getBytes(StandardCharsets.UTF_8)) {
      char c = (char) (b & 0xFF);
      if (c < 0x80 && (Character.isLetterOrDigit(c) || PLAIN.indexOf(c) >= 0)) {
        url.append(c);
      } else {
        url.append('%').append(HEX.toHexDigits(b));
      }
    }
    return url.toString();
  }

  /** Refuses more files than an index may list. */
  public static void check(long files, long urls, String name) {
    if (files > ProtocolLimits.ENTRIES) {
      long each = (urls + ProtocolLimits.ENTRIES - 1) / ProtocolLimits.ENTRIES;
      throw new SitemapException(
          Problem.of(
              LimitCodes.INDEX_COUNT.withSeverity(Severity.ERROR),
              "the set has "
                  + files
                  + " files, but an index may list only "
                  + ProtocolLimits.ENTRIES
                  + "; allow at least "
                  + each
                  + " urls in each file, or group them less finely",
              Location.of(name)));
    }
  }
}
