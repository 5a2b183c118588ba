package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.publisher.Flash;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class PartContentsTest {

  private static Item item(ItemMaker maker, UrlEntry entry) {
    Item item = maker.item(entry, Key.of(entry.loc()), 0, null);
    assertEquals(1, item.weight().urls());
    return item;
  }

  @Test
  void theSizeIsKnownFromTheWeight() {
    Context context = Context.of(Extensions.of(new Flash.Extension(1_000)));
    var maker = new ItemMaker(context, PartLimits.DEFAULT, "set");
    UrlEntry plain = UrlEntry.of("https://example.com/\u00E9");
    UrlEntry flash =
        UrlEntry.builder("https://example.com/f").lastmod("2026-05").add(new Flash("x")).build();
    for (List<UrlEntry> entries :
        List.of(List.<UrlEntry>of(), List.of(plain), List.of(flash), List.of(plain, flash))) {
      List<Item> items = new ArrayList<>();
      Weight weight = Weight.NONE;
      for (UrlEntry entry : entries) {
        items.add(item(maker, entry));
        weight = weight.plus(item(maker, entry).weight());
      }
      PartContents contents = maker.contents(items);
      long[] written = {0};
      contents.forEach(piece -> written[0] += piece.length);
      assertEquals(written[0], maker.capacity().size(weight));
      assertEquals(written[0], contents.part("sitemap.xml").bytes());
      assertEquals(entries.size(), contents.part("sitemap.xml").urls());
    }
    assertEquals(
        "2026-05-01",
        maker.contents(List.of(item(maker, plain), item(maker, flash))).part("x").lastmod());
  }
}
