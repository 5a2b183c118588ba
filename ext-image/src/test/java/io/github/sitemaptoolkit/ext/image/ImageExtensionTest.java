package io.github.sitemaptoolkit.ext.image;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ImageExtensionTest extends ExtensionContract<Image> {

  @Override
  protected SitemapExtension<Image> extension() {
    return new ImageExtension();
  }

  @Override
  protected List<Image> examples() {
    return List.of(
        Image.of("https://cdn.example.com/a.jpg?w=1&h=2"),
        new Image(
            "https://example.com/b.jpg",
            "A <caption> & \"more\"",
            "Limerick, Ireland",
            "Übersicht 😀",
            "https://example.com/licence"),
        new Image("https://example.com/c.jpg", "", null, "", null),
        new Image(null, null, null, null, null));
  }

  @Test
  void namespacesThatSitesWriteInsteadAreItsToo() {
    assertEquals(
        Set.of("https://www.google.com/schemas/sitemap-image/1.1"),
        extension().descriptor().aliases());
  }
}
