package io.github.sitemaptoolkit.sample;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.Field;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.sample.Credit.Place;
import java.util.ArrayList;
import java.util.List;

/**
 * Reads and writes {@link Credit}s. Fails on the notes {@code fail reading} and {@code fail
 * writing}, as an extension of somebody else may.
 */
public final class CreditExtension implements SitemapExtension<Credit> {

  @Override
  public Descriptor<Credit> descriptor() {
    return Descriptor.of("credit", Credit.class, new ElementName("urn:acme", "credit", "acme"))
        .aliases("urn:acme:old")
        .attributes(Field.text("role"))
        .fields(
            Field.text("note"),
            Field.text("name").repeats(),
            Field.group("place", Field.text("city"), Field.text("country")));
  }

  @Override
  public Credit read(ElementReader in) {
    String role = in.attribute("role");
    String note = null;
    List<String> names = new ArrayList<>();
    Place place = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "note" -> note = in.text();
        case "name" -> names.add(in.text());
        case "place" -> place = readPlace(in.child());
        default -> in.keep();
      }
      if ("fail reading".equals(note)) {
        throw new IllegalStateException("as told");
      }
    }
    return new Credit(role, note, names, place);
  }

  @Override
  public void write(Credit credit, ElementWriter out) {
    out.attribute("role", credit.role()).element("note", credit.note());
    for (String name : credit.names()) {
      out.element("name", name);
    }
    Place place = credit.place();
    if (place != null) {
      out.start("place").element("city", place.city()).element("country", place.country()).end();
    }
    if ("fail writing".equals(credit.note())) {
      throw new IllegalStateException("as told");
    }
  }

  private static Place readPlace(ElementReader in) {
    String city = null;
    String country = null;
    while (in.nextChild()) {
      switch (in.name()) {
        case "city" -> city = in.text();
        case "country" -> country = in.text();
        default -> in.keep();
      }
    }
    return new Place(city, country);
  }
}
