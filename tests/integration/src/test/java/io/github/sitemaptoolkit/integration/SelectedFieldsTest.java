package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.sitemaptoolkit.converters.SelectedFields;
import io.github.sitemaptoolkit.ext.image.Image;
import io.github.sitemaptoolkit.ext.mobile.Mobile;
import io.github.sitemaptoolkit.ext.news.News;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Entries that are reduced to some of their fields. */
class SelectedFieldsTest {

  private static final Context CONTEXT = Context.load();

  private static final UrlEntry ENTRY =
      UrlEntry.builder("https://example.com/a")
          .lastmod("2026-11-19")
          .priority("0.7")
          .add(new Image("https://example.com/a.jpg", null, "A", null, null))
          .add(Image.of("https://example.com/b.jpg"))
          .add(News.builder().title("T").publication("N", "en").keywords("k").build())
          .build();

  private static UrlEntry select(String... names) {
    return SelectedFields.of(List.of(names), CONTEXT).page(ENTRY);
  }

  @Test
  void theUrlIsAlwaysKept() {
    assertEquals(UrlEntry.of("https://example.com/a"), select("changefreq"));
    assertEquals(
        UrlEntry.builder("https://example.com/a").priority("0.7").build(), select("priority"));
  }

  @Test
  void anExtensionIsKeptWithAllThatItHas() {
    assertEquals(ENTRY.nodes().subList(0, 2), select("image").nodes());
    assertEquals(ENTRY.nodes().subList(0, 2), select("image.loc", "image").nodes());
  }

  @Test
  void partsOfAnExtensionAreKept() {
    UrlEntry expected =
        UrlEntry.builder("https://example.com/a")
            .add(Image.of("https://example.com/a.jpg"))
            .add(Image.of("https://example.com/b.jpg"))
            .add(News.builder().publication(null, "en").build())
            .build();
    assertEquals(expected, select("loc", "image.loc", "news.publication.language"));
  }

  @Test
  void tablesHaveTheColumnsUnlessTheyDependOnTheEntries() {
    assertEquals(
        List.of("image_loc", "loc"),
        SelectedFields.of(List.of("image_loc", "loc"), CONTEXT).columns());
    assertEquals(List.of(), SelectedFields.of(List.of("loc", "image"), CONTEXT).columns());
    assertEquals(
        List.of("loc", "mobile"), SelectedFields.of(List.of("loc", "mobile"), CONTEXT).columns());
    UrlEntry mobile = ENTRY.toBuilder().add(new Mobile()).build();
    assertEquals(
        List.of(new Mobile()),
        SelectedFields.of(List.of("mobile"), CONTEXT).page(mobile).extensions(Mobile.class));
  }

  @Test
  void unknownFieldsAreRefused() {
    assertThrows(
        IllegalArgumentException.class, () -> SelectedFields.of(List.of("image.lok"), CONTEXT));
  }
}
