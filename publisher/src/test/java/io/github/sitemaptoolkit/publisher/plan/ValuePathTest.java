package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;

import io.github.sitemaptoolkit.model.Attribute;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.ForeignContent;
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.model.ForeignText;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class ValuePathTest {

  private final ForeignElement film =
      element(
          "video",
          List.of(),
          element("part", List.of(attribute("duration", "1:30")), new ForeignText("/a")),
          element("part", List.of(attribute("duration", "90")), new ForeignText("/b")),
          element("show", List.of(), element("date", List.of(), new ForeignText("today"))));

  private static ForeignElement element(
      String name, List<Attribute> attributes, ForeignContent... content) {
    return new ForeignElement(
        new ElementName("urn:v", name, "v"), attributes, List.of(content), Map.of());
  }

  private static Attribute attribute(String name, String value) {
    return new Attribute("", name, "", value);
  }

  private static ValuePath path(String text) {
    ValuePath path = ValuePath.of(text);
    if (path == null) {
      throw new AssertionError(text);
    }
    return path;
  }

  @Test
  void valueIsFoundByItsPath() {
    assertEquals("/b", path("video[1].part[2]").text(film));
    assertEquals("1:30", path("video[1].part[1]@duration").text(film));
    assertEquals("today", path("video[1].show.date").text(film));
    assertNull(path("video[1].part[3]").text(film));
    assertNull(path("video[1].part[1]@dur").text(film));
    assertNull(path("video[1].show.time").text(film));
  }

  @Test
  void pathOfAnEntryIsNotThatOfAValue() {
    assertNull(ValuePath.of("loc"));
    assertNull(ValuePath.of(""));
  }

  @Test
  void onlyTheElementOfThePathIsChanged() {
    ForeignElement changed = path("video[1].part[1]@duration").with(film, "90");
    assertEquals("90", path("video[1].part[1]@duration").text(changed));
    assertEquals("/a", path("video[1].part[1]").text(changed));
    assertEquals(film.content().get(1), changed.content().get(1));
    assertEquals(
        "2026-11-29",
        path("video[1].show.date").text(path("video[1].show.date").with(film, "2026-11-29")));
  }

  @Test
  void elementIsLeftOutWithItsAttributes() {
    ForeignElement changed = path("video[1].part[1]").with(film, null);
    assertEquals(film.content().subList(1, 3), changed.content());
    ForeignElement plain = path("video[1].part[2]@duration").with(film, null);
    assertEquals("/b", path("video[1].part[2]").text(plain));
    assertNull(path("video[1].part[2]@duration").text(plain));
  }
}
