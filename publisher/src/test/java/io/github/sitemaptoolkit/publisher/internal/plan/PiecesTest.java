package io.github.sitemaptoolkit.publisher.internal.plan;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;

class PiecesTest {

  /** The first example of the standard, FIPS 180-4. */
  @Test
  void theHashIsThatOfAllPieces() {
    Pieces pieces =
        consumer -> List.of("a", "", "bc").forEach(s -> consumer.accept(s.getBytes(UTF_8)));
    String abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
    assertEquals(abc, pieces.sha256());
    assertEquals(abc, pieces.sha256(), "again");
  }
}
