package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ChoicesTest {

  @Test
  void anyOrderGivesTheSameChoices() {
    var expected = new Choices(5, null, 7, Keep.DEFAULT, null, null, null);
    assertEquals(
        expected, Choices.NONE.withImmutable(Keep.DEFAULT).withMaxShrink(5).withMaxOutside(7));
    assertEquals(
        expected, Choices.NONE.withMaxOutside(7).withMaxShrink(5).withImmutable(Keep.DEFAULT));
  }

  @Test
  void elementsOfRecognisedTablesAreKeptAndSoIsThatThereAreNone() {
    for (Set<String> ids : List.of(Set.<String>of(), Set.of("video", "image"))) {
      var manifest =
          new Manifest(
              "https://a.example/",
              Grouping.hash(),
              false,
              PartLimits.DEFAULT,
              Choices.NONE.withRecognised(ids),
              List.of());
      byte[] bytes = manifest.bytes();
      assertEquals(ids, Manifest.parse(bytes, "m").choices().recognised());
    }
    assertNull(Choices.NONE.or(Choices.NONE).recognised());
    assertEquals(
        Set.of("link"), Choices.NONE.or(Choices.NONE.withRecognised(Set.of("link"))).recognised());
  }
}
