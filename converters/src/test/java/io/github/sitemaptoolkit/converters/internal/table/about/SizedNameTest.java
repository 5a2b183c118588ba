package io.github.sitemaptoolkit.converters.internal.table.about;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;

import java.util.Set;
import org.junit.jupiter.api.Test;

class SizedNameTest {

  private static SizedName name(String url) {
    return SizedName.of(url, Set.of(), false);
  }

  @Test
  void sizesOfOnePictureHaveOneKey() {
    SizedName small = name("https://i.example/p/cat-300x200.jpg");
    SizedName large = name("https://i.example/p/cat-1024x683.jpg");
    assertEquals(small.key(), large.key());
    assertEquals(1024, large.size());
    assertEquals(
        name("https://i.example/c.jpg/55x55bb.png").key(),
        name("https://i.example/c.jpg/170x170bb.png").key());
  }

  @Test
  void numbersOfPhotographsAreNoSizes() {
    assertNotEquals(
        name("https://i.example/IMG_1024.jpg").key(), name("https://i.example/IMG_1025.jpg").key());
  }

  @Test
  void qualitiesOfOneFilmHaveOneKey() {
    SizedName low = name("https://c.example/1-480.mp4");
    SizedName high = name("https://c.example/1-1080.mp4");
    assertEquals(low.key(), high.key());
    assertEquals(1080, high.size());
    assertEquals(low.key(), name("https://c.example/1-uhd.mp4").key());
    assertNotEquals(low.key(), name("https://c.example/2-480.mp4").key());
  }

  @Test
  void partsOfAFilmAreNoQualities() {
    assertNotEquals(
        name("https://c.example/part-1.mp4").key(), name("https://c.example/part-2.mp4").key());
  }

  @Test
  void numbersThatStandBesideItAreSizes() {
    assertEquals(
        SizedName.of("https://i.example/a-640.jpg", Set.of(640), false).key(),
        SizedName.of("https://i.example/a-1280.jpg", Set.of(1280), false).key());
  }
}
