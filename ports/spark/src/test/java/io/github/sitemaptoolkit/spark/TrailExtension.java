package io.github.sitemaptoolkit.spark;

import static io.github.sitemaptoolkit.extension.Field.decimal;
import static io.github.sitemaptoolkit.extension.Field.empty;
import static io.github.sitemaptoolkit.extension.Field.group;
import static io.github.sitemaptoolkit.extension.Field.oneOf;
import static io.github.sitemaptoolkit.extension.Field.text;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** A stranger's extension with every shape that fields can have. Counts the calls of its codec. */
public final class TrailExtension implements SitemapExtension<Trail> {

  static final AtomicInteger READ = new AtomicInteger();

  private static final Descriptor<Trail> DESCRIPTOR =
      Descriptor.of("acme-trail", Trail.class, new ElementName("urn:trail", "trail", "trail"))
          .attributes(oneOf("name", "red", "blue"))
          .fields(
              text("name"),
              text("tag").repeats(),
              decimal("length").attributes(oneOf("unit", "km", "mi")),
              empty("loop"),
              group("point", text("lat"), text("lon")).repeats());

  @Override
  public Descriptor<Trail> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public Trail read(ElementReader in) {
    READ.incrementAndGet();
    String color = in.attribute("name");
    String name = null;
    List<String> tags = new ArrayList<>();
    String length = null;
    String unit = null;
    boolean loop = false;
    List<Trail.Point> points = new ArrayList<>();
    while (in.nextChild()) {
      switch (in.name()) {
        case "name" -> name = in.text();
        case "tag" -> tags.add(in.text());
        case "length" -> {
          length = in.text();
          unit = in.attribute("unit");
        }
        case "loop" -> {
          in.text();
          loop = true;
        }
        case "point" -> points.add(point(in.child()));
        default -> in.keep();
      }
    }
    if ("endless".equals(name)) {
      return read(in, 0);
    } else if ("bad".equals(name)) {
      throw new IllegalStateException("no such trail");
    }
    return new Trail(color, name, tags, length, unit, loop, points);
  }

  private static Trail read(ElementReader in, int depth) {
    return depth < 0
        ? new Trail(null, null, List.of(), null, null, false, List.of())
        : read(in, depth + 1);
  }

  private static Trail.Point point(ElementReader in) {
    String lat = null;
    String lon = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "lat" -> lat = in.text();
        case "lon" -> lon = in.text();
        default -> in.keep();
      }
    }
    return new Trail.Point(lat, lon);
  }

  @Override
  public void write(Trail value, ElementWriter out) {
    out.attribute("name", value.color());
    out.element("name", value.name());
    value.tags().forEach(tag -> out.element("tag", tag));
    if (value.length() != null) {
      out.start("length").attribute("unit", value.unit()).text(value.length()).end();
    }
    if (value.loop()) {
      out.start("loop").end();
    }
    for (Trail.Point point : value.points()) {
      out.start("point").element("lat", point.lat()).element("lon", point.lon()).end();
    }
    if ("unwritable".equals(value.name())) {
      out.element("surprise", "x");
    }
  }
}
