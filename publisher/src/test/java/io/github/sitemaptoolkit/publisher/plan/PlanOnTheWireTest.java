package io.github.sitemaptoolkit.publisher.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Lastmod;
import io.github.sitemaptoolkit.publisher.layout.Manifest;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import io.github.sitemaptoolkit.publisher.layout.Shard;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What one process plans with, another one can plan with. */
class PlanOnTheWireTest {

  private static Object copy(Object value) throws IOException, ClassNotFoundException {
    var bytes = new ByteArrayOutputStream();
    try (var out = new ObjectOutputStream(bytes)) {
      out.writeObject(value);
    }
    try (var in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      return in.readObject();
    }
  }

  @Test
  void plansAreSerializable() throws Exception {
    for (Object value :
        List.of(
            new Weight(1, 2, 3, new long[] {4}),
            new Capacity(1, 2, 3, List.of(4L), List.of(5)),
            new Shard("news", 5, 3),
            new Part("sitemap-1.xml", 1, 2, "ab", null),
            PartLimits.TEN_MEGABYTES,
            new Groups(Grouping.section(2), "news"),
            Key.hashed("2026-05", "https://example.com/\u00E9"),
            Key.of("https://example.com/%C3%A9", "https://example.com/\u00E9"),
            new FilePlan.Planned("sitemap.xml", null, Weight.NONE, 3),
            new Manifest(
                "https://example.com/",
                Grouping.month(),
                false,
                PartLimits.DEFAULT,
                List.of(new Part("sitemap.xml", 1, 2, "ab", null).in("news"))))) {
      assertEquals(value, copy(value));
    }
  }

  @Test
  void itemsArriveWithoutWhereTheyWereRead() throws Exception {
    var item =
        new Item(
            Key.hashed("", "https://example.com/"),
            2,
            Lastmod.of("2026-05"),
            3,
            new long[] {4},
            5,
            new byte[] {6});
    var copy = (Item) copy(item);
    assertEquals(item, copy);
    assertEquals(5, item.origin());
    assertEquals(Origins.UNKNOWN, copy.origin());
  }

  @Test
  void plansOfFilesFindTheSameFiles() throws Exception {
    Key key = Key.hashed("", "https://example.com/");
    var item = new Item(key, 0, null, 0, new long[0], 0, new byte[] {1});
    var settings =
        new Manifest("https://example.com/", Grouping.hash(), false, PartLimits.DEFAULT, List.of());
    FilePlan plan =
        FilePlan.of(
            Map.of(item.shard(4), item.weight()),
            new Capacity(1, 2, 0, List.of(), List.of()),
            settings,
            "set");
    assertEquals(plan.fileOf(item), ((FilePlan) copy(plan)).fileOf(item));
    assertEquals(plan.files(), ((FilePlan) copy(plan)).files());
  }

  @Test
  void manifestsAreWrittenToStreamsAndReadFromThem() throws IOException {
    var manifest =
        new Manifest(
            "https://example.com/",
            Grouping.section(1),
            true,
            PartLimits.DEFAULT,
            List.of(new Part("sitemap-a.xml.gz", 1, 2, "ab", "2026-05-02")));
    var bytes = new ByteArrayOutputStream();
    manifest.write(bytes);
    assertEquals(
        manifest, Manifest.read(new ByteArrayInputStream(bytes.toByteArray()), "manifest"));
  }
}
