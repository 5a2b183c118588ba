package io.github.sitemaptoolkit.ext.resourcesync;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.extension.Status;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;
import org.junit.jupiter.api.Test;

class ResourceLinkExtensionTest extends ExtensionContract<ResourceLink> {

  private static final ResourceLink ALL =
      new ResourceLink(
          "duplicate",
          "https://mirror.example.com/?a=1&b='2'",
          "1",
          "2026-11-20T09:00:00Z",
          "md5:1584abdf8ebdc9802ac0c6a7402c03b6",
          "8876",
          "application/xml",
          "gzip",
          "/resources/Übersicht <😀>");

  @Override
  protected SitemapExtension<ResourceLink> extension() {
    return new ResourceLinkExtension();
  }

  @Override
  protected List<ResourceLink> examples() {
    return List.of(
        ALL,
        ResourceLink.of("up", "https://example.com/capabilitylist.xml"),
        ResourceLink.of("a\tb\nc ", ""),
        ResourceLink.builder().build());
  }

  @Test
  void isCurrent() {
    assertEquals(Status.CURRENT, extension().descriptor().status());
  }

  @Test
  void aBuilderStartsAsTheValue() {
    assertEquals(ALL, ALL.toBuilder().build());
    assertEquals("2", ALL.toBuilder().pri("2").build().pri());
    assertEquals(
        ALL,
        ResourceLink.builder()
            .rel(ALL.rel())
            .href(ALL.href())
            .pri(ALL.pri())
            .modified(ALL.modified())
            .hash(ALL.hash())
            .length(ALL.length())
            .type(ALL.type())
            .encoding(ALL.encoding())
            .path(ALL.path())
            .build());
  }
}
