package com.example.stranger;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;

class RatingExtensionTest extends ExtensionContract<Rating> {

  @Override
  protected SitemapExtension<Rating> extension() {
    return new RatingExtension();
  }

  @Override
  protected List<Rating> examples() {
    return List.of(new Rating("5", "4.5"), new Rating(null, ""));
  }
}
