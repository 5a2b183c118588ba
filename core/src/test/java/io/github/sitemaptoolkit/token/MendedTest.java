package io.github.sitemaptoolkit.token;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.limit.Limit;
import io.github.sitemaptoolkit.limit.Limits;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * What lenient reading makes of documents that are not well-formed, and what it says about them.
 * Each file has blocks of a document, what is read of it as {@link Mended} shows it, and the
 * problems. A backslash begins an escape of Java.
 */
class MendedTest {

  static final Limits SMALL =
      Limits.DEFAULT
          .with(Limit.NAME_LENGTH, 8)
          .with(Limit.ATTRIBUTE_LENGTH, 8)
          .with(Limit.TEXT_LENGTH, 8)
          .with(Limit.ATTRIBUTES, 2)
          .with(Limit.DECLARATIONS, 2)
          .with(Limit.DEPTH, 3)
          .with(Limit.COMMENT_LENGTH, 24)
          .with(Limit.DOCTYPE_LENGTH, 24);

  static Stream<Arguments> blocks() throws IOException, URISyntaxException {
    List<Arguments> all = new ArrayList<>();
    try (Stream<Path> files =
        Files.list(Path.of(MendedTest.class.getResource("/mended").toURI()))) {
      for (Path file : files.sorted().toList()) {
        Limits limits = file.endsWith("limits.txt") ? SMALL : Limits.DEFAULT;
        for (String block : Files.readString(file, UTF_8).split("\n\n", -1)) {
          int end = block.indexOf('\n');
          if (!block.startsWith("#")) {
            all.add(
                Arguments.of(block.substring(0, end), block.substring(end + 1).strip(), limits));
          }
        }
      }
    }
    assertTrue(all.size() > 150, "blocks: " + all.size());
    return all.stream();
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("blocks")
  void aBrokenDocumentIsReadAsFarAsItMeansSomething(
      String document, String expected, Limits limits) {
    byte[] bytes = document.translateEscapes().getBytes(UTF_8);
    Mended mended = Mended.of(bytes, false, Mended.options(limits));
    assertEquals(expected, mended.toString());
    assertEquals(mended, Mended.of(bytes, true, Mended.options(limits)), "byte by byte");
  }
}
