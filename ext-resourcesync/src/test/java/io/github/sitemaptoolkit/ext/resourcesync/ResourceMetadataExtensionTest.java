package io.github.sitemaptoolkit.ext.resourcesync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceMetadataExtensionTest extends ExtensionContract<ResourceMetadata> {

  private static final ResourceMetadata ALL =
      new ResourceMetadata(
          "changelist",
          "2026-11-01T00:00:00Z",
          "2026-11-01T00:01:00Z",
          "2026-11-01T00:00:00Z",
          "2026-12-01T00:00:00Z",
          "updated",
          "2026-11-20T09:00:00Z",
          "md5:1584abdf8ebdc9802ac0c6a7402c03b6 sha-256:f4OxZX",
          "8876",
          "text/csv; charset=\"utf-8\"",
          "gzip",
          "/resources/Übersicht & <more> 😀");

  @Override
  protected SitemapExtension<ResourceMetadata> extension() {
    return new ResourceMetadataExtension();
  }

  @Override
  protected List<ResourceMetadata> examples() {
    return List.of(
        ALL,
        ResourceMetadata.builder().capability("resourcelist").at("2026-11-01").build(),
        ResourceMetadata.builder().change("").path("a\tb\nc ").build(),
        ResourceMetadata.builder().build());
  }

  @Test
  void isCurrent() {
    assertEquals(Status.CURRENT, extension().descriptor().status());
  }

  @Test
  void aBuilderStartsAsTheValue() {
    assertEquals(ALL, ALL.toBuilder().build());
    assertEquals("deleted", ALL.toBuilder().change("deleted").build().change());
    assertEquals(
        ALL,
        ResourceMetadata.builder()
            .capability(ALL.capability())
            .at(ALL.at())
            .completed(ALL.completed())
            .from(ALL.from())
            .until(ALL.until())
            .change(ALL.change())
            .datetime(ALL.datetime())
            .hash(ALL.hash())
            .length(ALL.length())
            .type(ALL.type())
            .encoding(ALL.encoding())
            .path(ALL.path())
            .build());
  }
}
