package io.github.sitemaptoolkit.ext.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.ext.jackson.sample.Credit;
import io.github.sitemaptoolkit.ext.jackson.sample.CreditExtension;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;
import org.junit.jupiter.api.Test;

/** A record as a jar brings it: with a class of its own behind a service line. */
class RecordExtensionTest extends ExtensionContract<Credit> {

  @Override
  protected SitemapExtension<Credit> extension() {
    return new CreditExtension();
  }

  @Override
  protected List<Credit> examples() {
    return List.of(
        new Credit("photo", "Jo <&> \"x\"", List.of("Gold", "", " Silver ")),
        new Credit("", "", List.of()),
        new Credit(null, null, List.of()));
  }

  @Test
  void idAndColumnsAreThoseOfTheRecord() {
    assertEquals("acme-credit", extension().descriptor().id());
    assertEquals(List.of("@role", "name", "award[]"), extension().descriptor().columns());
  }
}
