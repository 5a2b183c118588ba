package io.github.sitemaptoolkit.integration;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.acme.sitemap.Credit;
import com.acme.sitemap.format.KeysFormat;
import io.github.sitemaptoolkit.ext.jackson.JacksonExtension;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.format.SitemapFormat;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.UrlExtension;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.FormatContract;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;

/** A stranger's format, with values of a stranger's extension. */
class AcmeFormatTest extends FormatContract {

  /** A value that is read and written without a codec. */
  record Stock(@Nullable String place, @Nullable Integer pieces) implements UrlExtension {}

  @Override
  protected SitemapFormat format() {
    return new KeysFormat();
  }

  @Override
  protected String example() {
    return """
        [https://example.com/1]
        lastmod=2024-05-01

        [https://example.com/2]
        priority=0.5

        [https://example.com/3]
        """;
  }

  @Override
  protected List<String> exampleUrls() {
    return List.of("https://example.com/1", "https://example.com/2", "https://example.com/3");
  }

  @Override
  protected Extensions extensions() {
    return Extensions.load()
        .with(JacksonExtension.of(Stock.class, new ElementName("urn:stock", "stock", "st")));
  }

  @Test
  void aStrangersExtensionIsCarriedBothWays() {
    UrlEntry entry =
        UrlEntry.builder("https://shop.example.com/tent")
            .lastmod("2024-05-01")
            .add(new Credit("photo", "Jo", List.of("Gold", "a\nb\\")))
            .add(new Stock("Bergen", 7))
            .build();
    Context context = Context.of(extensions());
    String document = Documents.write(format(), List.of(entry), context);
    assertEquals(
        """
        [https://shop.example.com/tent]
        lastmod=2024-05-01
        acme-credit[1]=
        acme-credit[1].@role=photo
        acme-credit[1].name=Jo
        acme-credit[1].award[1]=Gold
        acme-credit[1].award[2]=a\\nb\\\\
        st-stock[1]=
        st-stock[1].place=Bergen
        st-stock[1].pieces=7

        """,
        document);
    assertEquals(List.of(entry), Documents.read(format(), document, context));
    assertEquals(List.of(), context.problems().first());
  }
}
