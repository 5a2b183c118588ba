package io.github.sitemaptoolkit.converters.txt;

import io.github.sitemaptoolkit.code.LimitCodes;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.format.SinkWriter;
import io.github.sitemaptoolkit.format.WrittenUrls;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Reporter;
import io.github.sitemaptoolkit.url.UrlCodes;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** Writes a text list. */
final class TxtWriter extends SinkWriter<UrlEntry> {

  private final Losses losses;
  private long count;

  TxtWriter(Sink sink, DocumentInfo document, Context context) {
    super(sink, context);
    this.losses = new Losses("txt", sink.name());
    losses.feed(document);
    losses.markup(document, context.extensions()::nameOf);
  }

  @Override
  public boolean write(UrlEntry entry) throws IOException {
    if (!fitsOnLine(entry.loc())) {
      var reporter = new Reporter(context.problems(), sink.name());
      reporter.entry(entry.loc());
      reporter.missing(
          UrlCodes.INNER_WHITESPACE,
          "the url contains a line break or another control character, which a url list cannot"
              + " contain; the entry is left out");
      return false;
    }
    WrittenUrls.check(entry.loc(), context, sink.name());
    sink.stream().write(entry.loc().getBytes(StandardCharsets.UTF_8));
    sink.stream().write('\n');
    count++;
    countLosses(entry);
    return true;
  }

  private void countLosses(UrlEntry entry) {
    losses.entry(entry.loc());
    losses.addIfPresent("lastmod", entry.lastmod());
    losses.addDetailIfPresent("changefreq", entry.changefreq());
    losses.addDetailIfPresent("priority", entry.priority());
    losses.nodes(entry.nodes(), context.extensions()::nameOf);
    losses.unknown(entry.unknown());
  }

  /** Returns whether a url has no character that ends a line for some reader, or is not UTF-8. */
  private static boolean fitsOnLine(String url) {
    for (int i = 0; i < url.length(); i++) {
      char c = url.charAt(i);
      if (Character.isISOControl(c) || c == '\u2028' || c == '\u2029') {
        return false;
      }
      if (Character.isSurrogate(c)) {
        boolean pair = i + 1 < url.length() && Character.isSurrogatePair(c, url.charAt(i + 1));
        if (!pair) {
          return false;
        }
        i++;
      }
    }
    return !url.isEmpty();
  }

  @Override
  public void finish() throws IOException {
    losses.reportTo(context.problems());
    ProtocolLimits.check(
        LimitCodes.URL_COUNT, count, sink.bytes(), sink.name(), context.problems());
  }
}
