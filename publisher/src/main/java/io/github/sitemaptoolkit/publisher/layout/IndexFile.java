package io.github.sitemaptoolkit.publisher.layout;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.EntryWriter;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.text.ShownNumber;
import io.github.sitemaptoolkit.url.PercentEncoding;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlParts;
import io.github.sitemaptoolkit.url.UrlRules;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/**
 * The sitemap index of a set.
 *
 * @since 0.1
 */
public final class IndexFile {

  private static final String PLAIN = "-._~!$&'()*+,;=:@"; // in a path, by RFC 3986; # would end it

  /** Faults that the urls of all files would have. */
  private static final Set<UrlFault> UNSOUND =
      Set.of(
          UrlFault.TEMPLATE,
          UrlFault.WHITE_SPACE,
          UrlFault.BAD_ESCAPE,
          UrlFault.ILLEGAL_CHAR,
          UrlFault.HOST_INVALID);

  private IndexFile() {}

  /**
   * Returns the url to which file names are appended: the url of the directory, ending with a
   * slash.
   *
   * @throws IllegalArgumentException if it is not an absolute http or https url, has a query, a
   *     fragment, or characters that no url may have, or names a file
   */
  public static String base(String url) {
    boolean sound = Collections.disjoint(UrlFault.in(UrlRules.page(url)), UNSOUND);
    if (sound && UrlJudge.isWeb(url) && UrlParts.pathEnd(url) == url.length()) {
      return directory(url, url.substring(UrlParts.path(url)));
    }
    throw new IllegalArgumentException(
        Problem.quoted(url)
            + " is not the url of a directory; use one such as https://example.com/sitemaps/");
  }

  /**
   * Returns the url of the index, or of the only sitemap, of a set.
   *
   * @param url that of the directory
   * @throws IllegalArgumentException as {@link #base} does
   */
  public static String entryPoint(String url) {
    return base(url) + SetNames.ENTRY_POINT;
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
        out.write(IndexEntry.builder(url(base, part)).lastmod(part.lastmod()).build());
      }
      out.finish();
      sink.commit();
    }
  }

  /**
   * Returns the url of a file, as the index lists it.
   *
   * @param base the url of the directory of the files, ending with a slash
   */
  public static String url(String base, Part part) {
    return base + PercentEncoding.encode(part.file(), PLAIN);
  }

  /** Refuses more files than an index may list. */
  public static void check(long files, long urls, String name) {
    if (files > ProtocolLimits.ENTRIES) {
      long each = (urls + ProtocolLimits.ENTRIES - 1) / ProtocolLimits.ENTRIES;
      throw new SitemapException(
          LimitCodes.INDEX_COUNT.withSeverity(Severity.ERROR),
          "the set has "
              + ShownNumber.of(files)
              + " files, but an index may list only "
              + ShownNumber.of(ProtocolLimits.ENTRIES)
              + "; allow at least "
              + ShownNumber.of(each)
              + " urls in each file, or group them less finely",
          Location.of(name));
    }
  }
}
