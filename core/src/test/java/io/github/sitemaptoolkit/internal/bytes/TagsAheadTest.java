package io.github.sitemaptoolkit.internal.bytes;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.internal.bytes.TagsAhead.Tag;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.problem.Reporter;
import java.io.ByteArrayInputStream;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Which tags follow. */
class TagsAheadTest {

  private static final Map<Long, String> NAMES =
      Stream.of("a", "b", "x:a", "e").collect(Collectors.toMap(TagsAheadTest::hash, name -> name));

  private static long hash(String name) {
    return TagsAhead.hash(name.getBytes(UTF_8));
  }

  /** Returns the tags as they are written, each with its place. */
  private static String tags(String text) {
    var window =
        new ByteWindow(
            new ByteArrayInputStream(text.getBytes(UTF_8)),
            new Faults(false, new Reporter(new Problems(), "in")),
            Long.MAX_VALUE);
    var tags = new TagsAhead(window);
    tags.begin(window.ensure(0, 2), Long.MAX_VALUE);
    var found = new StringBuilder();
    for (Tag tag = tags.nextTag(); tag != Tag.NONE; tag = tags.nextTag()) {
      String name = NAMES.get(tags.name());
      found
          .append(tag == Tag.END ? "</" : "<")
          .append(name)
          .append(tag == Tag.EMPTY ? "/>" : ">")
          .append(tags.begin())
          .append(' ');
    }
    return found.toString().strip();
  }

  @ParameterizedTest
  @CsvSource(
      quoteCharacter = '`',
      value = {
        "<a><b/></a>, <a>0 <b/>3 </a>7",
        "text<A>text</a >, <a>4 </a>11",
        "<x:a c='>' d=\">/\">, <x:a>0",
        "<a c='/'><a c=/>, <a>0 <a/>9",
        "<!-- <b> - -- > --><a>, <a>19",
        "<![CDATA[<b>]] >]]]><a>, <a>20",
        "<?p <b> ? > ?><a>, <a>14",
        "<!DOCTYPE b><a>, <a>12",
        "<a <b>, <a>0 <b>3",
        "1 < 2 <a>, <a>6",
        "<a\u00E9><b>, <null>0 <b>5",
        "<a><b, <a>0",
        "<a><!-- <b>, <a>0",
        "<, ``",
      })
  void tagsAreFound(String text, String expected) {
    assertEquals(expected, tags(text));
  }

  @Test
  void theirDistanceDoesNotMatter() {
    String far = "x".repeat(2_000_000);
    assertEquals("<a>0 <b>2000003", tags("<a>" + far + "<b>"));
    assertEquals("<a>2000007", tags("<!--" + far + "--><a>"));
  }

  @Test
  void namesDifferByTheirBytesAndNotByCase() {
    assertEquals(List.of(hash("loc")), List.of(hash("LOC")));
    assertEquals(4, NAMES.size());
  }
}
