package io.github.sitemaptoolkit.robustness;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.ext.image.ImageExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.problem.SitemapException;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * A sitemap with each of its bytes changed to some others, taken out, and with some put in; every
 * third place has a change, and {@code .ci/long} makes each at each place: such a change costs two
 * entries at most, and makes no url but the one that it is in. What is well-formed after it is read
 * as strict reading reads it.
 */
class EveryByteTest {

  private static final Extensions EXTENSIONS = Extensions.of(new ImageExtension());
  private static final byte[] MARKS = "<>&;/='\"!?-[]x: \n\0\u0080\u00FF".getBytes(ISO_8859_1);
  private static final boolean ALL = Integer.getInteger("robustness.scale", 1) > 1;
  private static final int KINDS = 6; // of entries, one after the other
  private static final int ENTRIES = ALL ? 2 * KINDS + 2 : KINDS + 4; // more than one may cost
  private static final int PARTS = ALL ? 1 : 3; // of the places, one is for each change

  private final String text = document();
  private final byte[] bytes = text.getBytes(UTF_8);
  private final int root = text.indexOf('>', text.indexOf("<urlset")) + 1; // all ASCII up to there
  private final List<String> failures = new ArrayList<>();
  private List<String> urls = List.of();
  private int changes;
  private boolean reported; // that something is wrong with the document read last
  private boolean refused; // it was not read to its end
  private int wellFormed;

  private static String document() {
    var text = new StringBuilder("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    text.append("<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\"\n");
    text.append(" xmlns:image=\"http://www.google.com/schemas/sitemap-image/1.1\">\n");
    for (int i = 0; i < ENTRIES; i++) {
      text.append(entry(i));
    }
    return text.append("</urlset>\n").toString();
  }

  private static String entry(int number) {
    String url = "https://example.com/" + (100 + number); // none is another but for one byte
    String image = "<image:image><image:loc>" + url + ".jpg</image:loc></image:image>";
    String body =
        switch (number % KINDS) {
          case 0 -> "<loc>" + url + "</loc>";
          case 1 -> "\n  <loc>" + url + "?a=1&amp;b=2</loc>\n  <lastmod>2024-01-01</lastmod>\n";
          case 2 -> "<loc>" + url + "</loc>" + image + image;
          case 3 -> "<loc><![CDATA[" + url + "?a&b]]></loc><priority>0.5</priority>";
          case 4 -> "<!-- a comment --><loc>" + url + "/\u00E9</loc>" + image + "<?pi x?>";
          default ->
              image + "<loc>" + url + "</loc><x:a xmlns:x='urn:x' b='1' c=\"2\"><x:d/></x:a>";
        };
    return "<url>" + body + "</url>\n";
  }

  private List<String> read(byte[] document) {
    return read(document, Context.of(EXTENSIONS).withProblems(new Problems()));
  }

  private List<String> read(byte[] document, Context context) {
    List<String> locs = new ArrayList<>();
    reported = false;
    refused = false;
    try (Source source = Source.of(new ByteArrayInputStream(document), "in");
        var in = new SitemapXmlFormat().reader(source, context)) {
      for (UrlEntry entry : in) {
        locs.add(entry.loc());
      }
    } catch (SitemapException e) { // what came before it counts
      reported = true;
      refused = true;
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    reported |= context.problems().count(Severity.ERROR) > 0;
    reported |= context.problems().count(Severity.WARNING) > 0;
    return locs;
  }

  /** Returns the document with some bytes at a place in the place of others. */
  private byte[] changed(int at, int taken, byte... put) {
    var changed = new ByteArrayOutputStream(bytes.length + 1);
    changed.write(bytes, 0, at);
    changed.writeBytes(put);
    changed.write(bytes, at + taken, bytes.length - at - taken);
    return changed.toByteArray();
  }

  private void check(int at, int taken, byte... put) {
    changes++;
    byte[] changed = changed(at, taken, put);
    List<String> exact =
        read(changed, Context.of(EXTENSIONS).withProblems(new Problems()).withStrict(true));
    if (!refused) {
      wellFormed++;
      assertEquals(exact, read(changed), () -> new String(changed, UTF_8));
      return;
    }
    List<String> read = read(changed);
    if (isInSection(at) && put.length == 1 && isNoCharacter(put[0])) {
      checkSection(at, taken, read);
      return;
    }
    Set<String> lost = new HashSet<>(urls);
    read.forEach(lost::remove);
    List<String> made = new ArrayList<>(read);
    made.removeAll(urls);
    boolean twice = new HashSet<>(read).size() < read.size();
    boolean tooMany = lost.size() > 2 && at >= root; // before that, it may be no sitemap any more
    boolean silent = lost.size() > made.size() && !reported;
    if (tooMany || silent || twice || !made.stream().allMatch(url -> isOf(lost, url))) {
      String shown = new String(bytes, Math.max(0, at - 25), Math.min(at, 25), UTF_8);
      shown = silent ? "silent " + shown : shown;
      String change = "[" + taken + "|" + new String(put, ISO_8859_1) + "]";
      String after = new String(bytes, at, Math.min(25, bytes.length - at), UTF_8);
      failures.add(at + ": " + shown + change + after + ": lost " + lost.size() + ", made " + made);
    }
  }

  /** Returns whether a place is in CDATA or an instruction, or in the mark of its end. */
  private boolean isInSection(int at) {
    String all = new String(bytes, ISO_8859_1);
    int cdata = all.lastIndexOf("<![CDATA[", at - 9);
    int instruction = all.lastIndexOf("<?pi ", at - 5);
    return (cdata >= 0 && at < all.indexOf("]]>", cdata) + 3)
        || (instruction >= 0 && at < all.indexOf("?>", instruction) + 2);
  }

  private static boolean isNoCharacter(byte b) {
    return b <= 0 && b != '\n';
  }

  /**
   * A section ends where XML says, also if the byte that breaks its end is no character: then the
   * same entries are left as with a character in its place.
   */
  private void checkSection(int at, int taken, List<String> read) {
    assertTrue(reported);
    List<String> exact = read(changed(at, taken, (byte) 'x'));
    List<String> others = new ArrayList<>(read);
    others.retainAll(urls);
    exact.retainAll(urls);
    assertTrue(exact.containsAll(others) && others.size() >= exact.size() - 1, () -> "at " + at);
  }

  /** Returns whether a url is a lost one but for one place that was changed in it. */
  private static boolean isOf(Set<String> lost, String made) {
    return lost.stream().anyMatch(url -> differInOnePlace(url, made));
  }

  private static boolean differInOnePlace(String one, String other) {
    int most = Math.min(one.length(), other.length());
    int begin = 0;
    while (begin < most && one.charAt(begin) == other.charAt(begin)) {
      begin++;
    }
    int end = 0;
    while (end < most - begin
        && one.charAt(one.length() - 1 - end) == other.charAt(other.length() - 1 - end)) {
      end++;
    }
    return one.length() - begin - end <= 6 && other.length() - begin - end <= 6;
  }

  /** Returns where an entry begins. */
  private int beginOf(int number) {
    String before = text.substring(0, text.indexOf(entry(number)));
    return before.getBytes(UTF_8).length;
  }

  @Test
  void costsTwoEntriesAtMostAndMakesNone() {
    urls = read(bytes);
    assertEquals(ENTRIES, urls.size());
    int repeated = beginOf(KINDS + 1);
    int last = beginOf(ENTRIES - 1);
    for (int at = 0; at < bytes.length; at = at == repeated && !ALL ? last : at + 1) {
      if (at % PARTS == 0) {
        check(at, 1);
      }
      for (int i = 0; i < MARKS.length; i++) {
        if ((at + i) % PARTS == 0) {
          check(at, 1, MARKS[i]);
          check(at, 0, MARKS[i]);
        }
      }
    }
    assertTrue(
        failures.isEmpty(),
        () -> failures.size() + " of " + changes + "\n" + String.join("\n", failures));
    assertTrue(wellFormed > changes / 10 && wellFormed < changes / 2, () -> "" + wellFormed);
  }
}
