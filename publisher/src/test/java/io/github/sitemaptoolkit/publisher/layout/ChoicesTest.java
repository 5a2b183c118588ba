package io.github.sitemaptoolkit.publisher.layout;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ChoicesTest {

  @Test
  void anyOrderGivesTheSameChoices() {
    var expected = new Choices(5, 7, Keep.DEFAULT, null, null);
    assertEquals(
        expected, Choices.NONE.withImmutable(Keep.DEFAULT).withMaxShrink(5).withMaxOutside(7));
    assertEquals(
        expected, Choices.NONE.withMaxOutside(7).withMaxShrink(5).withImmutable(Keep.DEFAULT));
  }
}
