package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Elements whose ends are so far away that what is between cannot be held. */
@Tag("slow")
class FarEndsTest {

  private static final long TOO_FAR = 258L << 20;

  private final Context context = Context.of(Extensions.of()).withProblems(new Problems());

  private List<String> locs(String before, String behind) throws IOException {
    InputStream spaces =
        new InputStream() {
          private long left = TOO_FAR;

          @Override
          public int read() {
            return left-- > 0 ? ' ' : -1;
          }

          @Override
          public int read(byte[] target, int offset, int length) {
            int count = (int) Math.min(length, left);
            Arrays.fill(target, offset, offset + count, (byte) ' ');
            left -= count;
            return count > 0 ? count : -1;
          }
        };
    String begin = "<urlset xmlns='" + Xml.NAMESPACE + "' xmlns:x='urn:x'>" + before;
    List<InputStream> parts =
        List.of(
            new ByteArrayInputStream(begin.getBytes(UTF_8)),
            spaces,
            new ByteArrayInputStream((behind + "</urlset>").getBytes(UTF_8)));
    try (Source source = Source.of(new SequenceInputStream(Collections.enumeration(parts)), "in");
        var entries = new SitemapXmlFormat().reader(source, context).stream()) {
      return entries.map(UrlEntry::loc).toList();
    }
  }

  private List<String> problems() {
    return context.problems().first().stream().map(Problem::message).toList();
  }

  @Test
  void entriesInAnElementWithoutAnEndAreMissing() throws IOException {
    String two = Xml.url("https://e.example/1", "") + Xml.url("https://e.example/2", "");
    String third = Xml.url("https://e.example/3", "") + "<x:note><url/></x:note>";
    assertEquals(List.of("https://e.example/3"), locs(third + "<x:ln>" + two, ""));
    assertEquals(1, context.problems().missing());
    assertTrue(
        problems()
            .contains(
                "<x:ln> has no end tag; 2 <url> in it, the first here, are left out: what follows"
                    + " is too long to be held"),
        () -> problems().toString());
  }

  @Test
  void entriesInAnElementThatEndsBelongToIt() throws IOException {
    String first = Xml.url("https://e.example/1", "");
    String second = Xml.url("https://e.example/2", "");
    assertEquals(List.of("https://e.example/2"), locs("<x:ln>" + first, "</x:ln>" + second));
    assertEquals(0, context.problems().missing());
    assertEquals(1, context.problems().count("xml.enclosed-entry"));
  }
}
