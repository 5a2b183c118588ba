package io.github.sitemaptoolkit.converters.ndjson;

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

/** A value with all that a codec can have in it: attributes, texts, repeats, and one in another. */
record Talk(
    @Nullable String lang, @Nullable String title, List<Speaker> speakers, @Nullable Room room)
    implements UrlExtension {

  record Speaker(@Nullable String role, String name) {}

  record Room(List<String> floors) {}

  static final class Extension implements SitemapExtension<Talk> {

    @Override
    public Descriptor<Talk> descriptor() {
      return Descriptor.of("talk", Talk.class, new ElementName("urn:talk", "talk", "t"))
          .attributes(Field.text("lang"))
          .fields(
              Field.text("title"),
              Field.text("speaker").repeats().attributes(Field.text("role")),
              Field.group("room", Field.text("floor").repeats()));
    }

    @Override
    public Talk read(ElementReader in) {
      String lang = in.attribute("lang");
      String title = null;
      Room room = null;
      List<Speaker> speakers = new ArrayList<>();
      while (in.nextChild()) {
        switch (in.name()) {
          case "title" -> title = in.text();
          case "speaker" -> speakers.add(new Speaker(in.attribute("role"), in.text()));
          case "room" -> room = readRoom(in.child());
          default -> in.keep();
        }
      }
      return new Talk(lang, title, speakers, room);
    }

    private static Room readRoom(ElementReader in) {
      List<String> floors = new ArrayList<>();
      while (in.nextChild()) {
        if (in.name().equals("floor")) {
          floors.add(in.text());
        }
      }
      return new Room(floors);
    }

    @Override
    public void write(Talk talk, ElementWriter out) {
      if ("broken".equals(talk.title())) {
        throw new IllegalStateException("this talk cannot be written");
      }
      out.attribute("lang", talk.lang()).element("title", talk.title());
      for (Speaker speaker : talk.speakers()) {
        out.start("speaker").attribute("role", speaker.role()).text(speaker.name()).end();
      }
      if (talk.room() != null) {
        out.start("room");
        talk.room().floors().forEach(floor -> out.element("floor", floor));
        out.end();
      }
    }
  }
}
