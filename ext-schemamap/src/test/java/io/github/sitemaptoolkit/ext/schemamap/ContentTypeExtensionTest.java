package io.github.sitemaptoolkit.ext.schemamap;

import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import java.util.List;

class ContentTypeExtensionTest extends ExtensionContract<ContentType> {

  @Override
  protected SitemapExtension<ContentType> extension() {
    return new ContentTypeExtension();
  }

  @Override
  protected List<ContentType> examples() {
    return List.of(
        new ContentType(SchemaFeed.SCHEMA_ORG),
        new ContentType("a \"b\" <&>"),
        new ContentType(""));
  }
}
