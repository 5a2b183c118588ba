package io.github.sitemaptoolkit.converters.csv;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlExtension;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A value with all that a schema can have: attributes, text beside them, repeats in repeats. */
public record Film(@Nullable String kind, @Nullable String title, List<Scene> scenes)
    implements UrlExtension {

  /** A part that may repeat, in which others may. */
  public record Scene(@Nullable String number, List<Line> lines) {}

  /** A text with an attribute. */
  public record Line(@Nullable String by, String text) {}

  public static Film of(String title, Scene... scenes) {
    return new Film(null, title, List.of(scenes));
  }

  public static Scene scene(String... lines) {
    List<Line> all = new ArrayList<>();
    for (String line : lines) {
      all.add(new Line(null, line));
    }
    return new Scene(null, all);
  }

  /** Its codec. */
  public static final class Extension implements SitemapExtension<Film> {

    @Override
    public Descriptor<Film> descriptor() {
      return Descriptor.of("film", Film.class, new ElementName("urn:film", "film", "film"))
          .attributes(Field.text("kind"))
          .fields(
              Field.text("title"),
              Field.group("scene", Field.text("line").repeats().attributes(Field.text("by")))
                  .repeats()
                  .attributes(Field.text("number")));
    }

    @Override
    public Film read(ElementReader in) {
      String kind = in.attribute("kind");
      String title = null;
      List<Scene> scenes = new ArrayList<>();
      while (in.nextChild()) {
        switch (in.name()) {
          case "title" -> title = in.text();
          case "scene" -> scenes.add(readScene(in.child()));
          default -> in.keep();
        }
      }
      return new Film(kind, title, scenes);
    }

    private static Scene readScene(ElementReader in) {
      String number = in.attribute("number");
      List<Line> lines = new ArrayList<>();
      while (in.nextChild()) {
        switch (in.name()) {
          case "line" -> lines.add(new Line(in.attribute("by"), in.text()));
          default -> in.keep();
        }
      }
      return new Scene(number, lines);
    }

    @Override
    public void write(Film film, ElementWriter out) {
      out.attribute("kind", film.kind()).element("title", film.title());
      for (Scene scene : film.scenes()) {
        out.start("scene").attribute("number", scene.number());
        for (Line line : scene.lines()) {
          out.start("line").attribute("by", line.by()).text(line.text()).end();
        }
        out.end();
      }
      if ("fail writing".equals(film.title())) {
        throw new IllegalStateException("as told");
      }
    }
  }
}
