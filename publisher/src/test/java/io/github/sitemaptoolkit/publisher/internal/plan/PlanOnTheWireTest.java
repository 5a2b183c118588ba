package io.github.sitemaptoolkit.publisher.internal.plan;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.publisher.layout.Grouping;
import io.github.sitemaptoolkit.publisher.layout.Part;
import io.github.sitemaptoolkit.publisher.layout.PartLimits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
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
            new Part("sitemap-1.xml", 1, 2, "ab", null))) {
      assertEquals(value, copy(value));
    }
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
