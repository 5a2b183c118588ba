package io.github.sitemaptoolkit.xml;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.Reading;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.sample.CreditExtension;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * What is well-formed is never repaired: all well-formed sitemaps of so many tokens, chosen to look
 * broken, are read leniently as strictly, and strictly as by another parser. {@code .ci/law} reads
 * longer ones.
 */
@Tag("slow")
class LawTest {

  private static final int TOKENS = Integer.getInteger("law.tokens", 5);

  private static final int PARTS = 64;

  private static final String BEGIN =
      "<urlset xmlns='http://www.sitemaps.org/schemas/sitemap/0.9' xmlns:x='urn:x'>";
  private static final String END =
      "</urlset><!-- <url><loc>http://e/c</loc></url> --><?p <url><loc>http://e/p</loc></url>?>";

  private static final String[] OPENING = {"<url>", "<loc>", "<x:url>"};
  private static final String[] CLOSING = {"</url>", "</loc>", "</x:url>"};
  private static final String CDATA = "<![CDATA[";
  private static final String INSTRUCTION = "<?p ";
  private static final String COMMENT = "<!--";
  private static final String[] OTHERS = {"?>", "-->", "http://e/", "<url/>"};

  private static final List<String> ALL = new ArrayList<>();

  static {
    ALL.addAll(List.of(OPENING));
    ALL.addAll(List.of(CLOSING));
    ALL.addAll(List.of(CDATA, "]]>", INSTRUCTION, COMMENT));
    ALL.addAll(List.of(OTHERS));
  }

  private final SitemapXmlFormat format = new SitemapXmlFormat();
  private final Context context = Context.of(Extensions.of(new CreditExtension()));
  private final AtomicLong documents = new AtomicLong();

  /** A way through a part of all documents. */
  private final class Walk {

    private final int part;
    private int placed; // tokens
    private int branches; // of three tokens

    Walk(int part) {
      this.part = part;
    }

    private final StringBuilder text = new StringBuilder(BEGIN);
    private final int[] open = new int[TOKENS];
    private int depth;

    /** Goes on in content, with so many tokens left at most. */
    void content(int left) {
      if (depth == 0) {
        check();
      }
      if (depth > 0) {
        end(left);
      }
      int free = left - depth; // the others are needed for end tags
      for (String token : free > 0 ? OTHERS : new String[0]) {
        with(token, () -> content(left - 1));
      }
      if (free > 1) {
        for (int i = 0; i < OPENING.length; i++) {
          open[depth++] = i;
          with(OPENING[i], () -> content(left - 1));
          depth--;
        }
        with(CDATA, () -> section("]]>", left - 1));
        with(INSTRUCTION, () -> section("?>", left - 1));
        with(COMMENT, () -> section("-->", left - 1));
      }
    }

    private void end(int left) {
      int innermost = open[--depth];
      with(CLOSING[innermost], () -> content(left - 1));
      open[depth++] = innermost;
    }

    /** Goes on in CDATA, an instruction or a comment. */
    private void section(String end, int left) {
      with(end, () -> content(left - 1));
      if (left > depth + 1) {
        for (String token : ALL) {
          boolean dashes = end.equals("-->") && token.contains("--");
          if (!token.equals(end) && !dashes) {
            with(token, () -> section(end, left - 1));
          }
        }
      }
    }

    private void with(String token, Runnable rest) {
      placed++;
      if (placed != 3 || branches++ % PARTS == part) {
        int length = text.length();
        text.append(token);
        rest.run();
        text.setLength(length);
      }
      placed--;
    }

    private void check() {
      byte[] document = (text + END).getBytes(UTF_8);
      String shown = text + END;
      Reading strict = Reading.of(format, document, context.withStrict(true));
      assertNull(strict.failure(), shown);
      assertEquals(strict, Reading.of(format, document, context), shown);
      if (!strict.has("xml.nested-entry")) {
        assertEquals(woodstox(document), strict.entries(), shown);
      }
      documents.incrementAndGet();
    }
  }

  private List<Object> woodstox(byte[] document) {
    List<Object> entries = new ArrayList<>();
    try {
      WoodstoxEntries.read(document, context.withProblems(new Problems()), entries::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return entries;
  }

  @Test
  void allShortWellFormedDocumentsAreReadAlike() {
    IntStream.range(0, PARTS).parallel().forEach(part -> new Walk(part).content(TOKENS));
    assertTrue(documents.get() > 10_000);
  }
}
