package io.github.sitemaptoolkit.ext.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class ImageTest {

  private static final Image FULL =
      new Image("https://a.example/1.jpg", "A hut", "Arosa", "Hut", "https://a.example/license");

  @Test
  void aBuilderSetsEachValue() {
    assertEquals(
        FULL,
        Image.builder()
            .loc("https://a.example/1.jpg")
            .caption("A hut")
            .geoLocation("Arosa")
            .title("Hut")
            .license("https://a.example/license")
            .build());
    assertEquals(Image.of("https://a.example/1.jpg"), Image.builder().loc(FULL.loc()).build());
  }

  @Test
  void aBuilderOfAnImageKeepsTheOtherValues() {
    assertEquals(FULL, FULL.toBuilder().build());
    assertEquals(
        new Image("https://a.example/1.jpg", "A hut", "Arosa", null, "https://a.example/license"),
        FULL.toBuilder().title(null).build());
  }
}
