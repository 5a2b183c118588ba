package io.github.sitemaptoolkit.converters.feed;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class LargeFeedTest {

  private static final int ITEMS = 50_000;
  private static final long ROOM = 4 * 1024 * 1024; // the feeds themselves have 15 MB and more

  /** A feed that is made while it is read. */
  private static final class Generated extends InputStream {

    private final String item;
    private final String end;
    private byte[] bytes;
    private int position;
    private int next;

    Generated(String start, String item, String end) {
      this.bytes = start.getBytes(StandardCharsets.UTF_8);
      this.item = item;
      this.end = end;
    }

    @Override
    public int read() {
      return position < bytes.length || refill() ? bytes[position++] & 0xFF : -1;
    }

    @Override
    public int read(byte[] target, int offset, int length) {
      if (position == bytes.length && !refill()) {
        return -1;
      }
      int count = Math.min(length, bytes.length - position);
      System.arraycopy(bytes, position, target, offset, count);
      position += count;
      return count;
    }

    private boolean refill() {
      if (next > ITEMS) {
        return false;
      }
      String text = next == ITEMS ? end : item.replace("#", Integer.toString(next));
      bytes = text.getBytes(StandardCharsets.UTF_8);
      position = 0;
      next++;
      return true;
    }
  }

  private static long used() {
    System.gc();
    return Runtime.getRuntime().totalMemory() - Runtime.getRuntime().freeMemory();
  }

  private static void check(SitemapFormat format, Generated feed) throws IOException {
    Context context = Context.of(Extensions.of(new ImageExtension())).withProblems(new Problems());
    int count = 0;
    long early = 0;
    try (var in = format.reader(Source.of(feed, "in"), context)) {
      for (UrlEntry entry : in) {
        assertEquals("https://e.com/" + count, entry.loc());
        assertEquals(1, entry.extensions(Image.class).size());
        count++;
        if (count == ITEMS / 10) {
          early = used();
        }
      }
      long late = used();
      assertTrue(late - early < ROOM, early + " bytes have become " + late);
    }
    assertEquals(ITEMS, count);
    assertEquals(ITEMS, context.problems().count("date.no-zone"));
  }

  @Test
  void memoryDoesNotGrowWithAnRssFeed() throws IOException {
    check(
        new RssFormat(),
        new Generated(
            "<rss version='2.0'" + Feeds.NAMESPACES + "><channel><title>T</title>",
            "<item><link>https://e.com/#</link><title>Title of #</title>"
                + "<guid isPermaLink='false'>#</guid><description>&lt;p>About #</description>"
                + "<pubDate>Sun, 17 Dec 2023 00:58:40</pubDate><x:y>#</x:y>"
                + "<media:content url='https://e.com/#.png' medium='image'>"
                + "<media:title>#</media:title></media:content></item>\n",
            "</channel></rss>"));
  }

  @Test
  void memoryDoesNotGrowWithAnAtomFeed() throws IOException {
    check(
        new AtomFormat(),
        new Generated(
            "<feed xmlns='http://www.w3.org/2005/Atom'" + Feeds.NAMESPACES + ">",
            "<entry xml:base='https://e.com/'><link href='#'/><title>Title of #</title><id>#</id>"
                + "<updated>2023-12-17T00:58:40</updated><summary type='html'>&lt;p>About #"
                + "</summary><media:content url='#.png' medium='image'/></entry>\n",
            "</feed>"));
  }
}
