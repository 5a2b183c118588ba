package com.example.stranger;

import static io.github.sitemaptoolkit.extension.Field.content;
import static io.github.sitemaptoolkit.extension.Field.wholeNumber;

import io.github.sitemaptoolkit.extension.Descriptor;
import io.github.sitemaptoolkit.extension.ElementReader;
import io.github.sitemaptoolkit.extension.ElementWriter;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.model.ElementName;

public final class RatingExtension implements SitemapExtension<Rating> {

  private static final Descriptor<Rating> DESCRIPTOR =
      Descriptor.of(
              "rating",
              Rating.class,
              new ElementName("https://example.com/ns/review", "rating", "review"))
          .attributes(wholeNumber("scale").atLeast(1))
          .fields(content());

  @Override
  public Descriptor<Rating> descriptor() {
    return DESCRIPTOR;
  }

  @Override
  public Rating read(ElementReader in) {
    return new Rating(in.attribute("scale"), in.text());
  }

  @Override
  public void write(Rating rating, ElementWriter out) {
    out.attribute("scale", rating.scale()).text(rating.stars());
  }
}
