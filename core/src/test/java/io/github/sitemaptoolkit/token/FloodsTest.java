package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.sun.management.ThreadMXBean;
import io.github.sitemaptoolkit.io.KnownRoots;
import io.github.sitemaptoolkit.io.Source;
import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.SequenceInputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What exceeds a limit is skipped without being held, in whatever way it is read. */
class FloodsTest {

  private static final int LONG = 20 << 20;
  private static final int HELD = 16 << 20; // a window that doubles to hold all needs four times it

  private final List<Problem> problems = new ArrayList<>();

  /** Many times one character. */
  private static final class Flood extends InputStream {

    private final byte character;
    private int left = LONG;

    Flood(char character) {
      this.character = (byte) character;
    }

    @Override
    public int read() {
      return left-- > 0 ? character : -1;
    }
  }

  private static InputStream document(String before, char character, String after) {
    return new SequenceInputStream(
        Collections.enumeration(
            List.of(
                new ByteArrayInputStream(before.getBytes(US_ASCII)),
                new Flood(character),
                new ByteArrayInputStream(after.getBytes(US_ASCII)))));
  }

  private XmlCursor cursor(InputStream document, boolean strict) throws IOException {
    Limits limits = Limits.DEFAULT.with(Limit.TEXT_LENGTH, 4096);
    return new TokenizerCursor(
        Source.of(document, "in"),
        new XmlOptions(limits, strict, Map.of(), Nesting.NONE, KnownRoots.SITEMAPS),
        new Reporter(new Problems(problems::add), "in"));
  }

  /** Returns the texts and tags, and what was left out. */
  private static String read(XmlCursor cursor) {
    var read = new StringBuilder();
    for (XmlCursor.Event event = cursor.next();
        event != XmlCursor.Event.END_DOCUMENT;
        event = cursor.next()) {
      switch (event) {
        case START -> read.append('<').append(cursor.localName()).append('>');
        case END -> read.append("</>");
        case TEXT -> read.append(cursor.isLeftOut() ? "*" : cursor.text());
        default -> {}
      }
    }
    return read.toString();
  }

  private String readInLittleMemory(String before, char character, String after, boolean strict)
      throws IOException {
    var threads = (ThreadMXBean) ManagementFactory.getThreadMXBean();
    long start = threads.getCurrentThreadAllocatedBytes();
    String read = read(cursor(document(before, character, after), strict));
    long allocated = threads.getCurrentThreadAllocatedBytes() - start;
    assertTrue(allocated < HELD, () -> "allocated " + allocated);
    return read;
  }

  @ParameterizedTest
  @CsvSource({
    "<r><a>, <, </a><b>c</b></r>",
    "<r><a>&#, 0, 65;</a><b>c</b></r>",
    "<r><a>&#x, 0, 41;</a><b>c</b></r>",
    "<r><a>&#, 9, ;</a><b>c</b></r>",
    "<r><a>&#, 9, </a><b>c</b></r>",
    "<r><a>&#xD83D;&#x, 0, DE00;</a><b>c</b></r>"
  })
  void textIsLeftOutAndWhatIsAroundItIsRead(String before, char character, String after)
      throws IOException {
    assertEquals("<r><a>*</><b>c</></>", readInLittleMemory(before, character, after, false));
    assertEquals(
        "in:1:4: error: xml.limit: the length of a text exceeds the limit of 4096 (text-length);"
            + " the text of <a> is left out",
        problems.get(problems.size() - 1).toString().replaceFirst("in:1:\\d+", "in:1:4"));
  }

  @Test
  void referenceThatIsTooLongIsLeftOutOfWellFormedDocuments() throws IOException {
    assertEquals(
        "<r><a>*</><b>c</></>", readInLittleMemory("<r><a>x&#", '0', "65;</a><b>c</b></r>", true));
  }

  @ParameterizedTest
  @CsvSource({"0, 65;", "9, ;", "9, ''"})
  void attributeIsLeftOut(char character, String after) throws IOException {
    String read =
        readInLittleMemory("<r><a b='&#", character, after + "'>x</a><b>c</b></r>", false);
    assertTrue(read.endsWith("<b>c</></>"), read);
    assertTrue(problems.get(0).toString().contains("(attribute-length)"), problems::toString);
  }

  @Test
  void zerosBelowTheLimitChangeNothing() throws IOException {
    String zeros = "0".repeat(4096);
    for (boolean strict : new boolean[] {true, false}) {
      String document = "<r><a b='&#" + zeros + "65;'>&#x" + zeros + "41;</a></r>";
      XmlCursor cursor = cursor(new ByteArrayInputStream(document.getBytes(US_ASCII)), strict);
      assertEquals("<r><a>A</></>", read(cursor));
    }
    assertEquals(List.of(), problems);
  }
}
