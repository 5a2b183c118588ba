package io.github.sitemaptoolkit.ext.jackson;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonInclude.Include;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.SerializationFeature;
import com.fasterxml.jackson.dataformat.xml.XmlMapper;
import com.fasterxml.jackson.datatype.jsr310.JavaTimeModule;
import io.github.sitemaptoolkit.ext.jackson.sample.Work;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Artist;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.House;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Kind;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Place;
import io.github.sitemaptoolkit.ext.jackson.sample.Work.Price;
import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.extension.SitemapExtension;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.model.ElementName;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.testkit.ExtensionContract;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.math.BigDecimal;
import java.net.URI;
import java.time.LocalDate;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.xmlunit.builder.DiffBuilder;

/** A record that has every shape that a component may have. */
@Tag("slow")
class WorkExtensionTest extends ExtensionContract<Work> {

  private static final Work ALL =
      new Work(
          "A <title> & \"more\"",
          "x&y",
          List.of(new Artist("Übersicht 😀", List.of("a", "", " b ")), new Artist("Jo", List.of())),
          true,
          1907,
          Kind.SCULPTURE,
          LocalDate.of(2024, 2, 29),
          URI.create("https://example.com/?a=1&b=2"),
          List.of(
              new Price(new BigDecimal("1.10"), "EUR"),
              new Price(new BigDecimal("1E+3"), null),
              new Price(null, "")),
          List.of("one", "", "two"),
          List.of(3, 4),
          new House("M", new Place("Cork", "ie")));

  @Override
  protected SitemapExtension<Work> extension() {
    return JacksonExtension.of(Work.class, new ElementName("urn:works", "work", "works"))
        .withAliases("urn:works:old", "urn:works:older");
  }

  @Override
  protected List<Work> examples() {
    return List.of(ALL, Work.of(null), Work.of(""), Work.of(" padded "));
  }

  @Override
  protected boolean declaredAsService() {
    return false;
  }

  @Test
  void columnsFollowTheRecord() {
    assertEquals(
        List.of(
            "@ref",
            "@public",
            "title",
            "artist[].name",
            "artist[].alias[]",
            "year",
            "kind",
            "acquired",
            "page",
            "price[]",
            "price[]@currency",
            "tags.tag[]",
            "size.size[]",
            "house.name",
            "house.place",
            "house.place@city",
            "house.place@country"),
        extension().descriptor().columns());
  }

  /** The annotations mean what they mean to Jackson; only the namespace is right. */
  @Test
  void jacksonWritesTheSameButForNamespaces() throws JsonProcessingException {
    var jackson =
        XmlMapper.builder()
            .defaultUseWrapper(false)
            .defaultPropertyInclusion(JsonInclude.Value.construct(Include.NON_NULL, Include.ALWAYS))
            .addModule(new JavaTimeModule())
            .disable(SerializationFeature.WRITE_DATES_AS_TIMESTAMPS)
            .build();
    UrlEntry entry = UrlEntry.builder("https://example.com/").add(ALL).build();
    String document =
        Documents.write(
            new SitemapXmlFormat(), List.of(entry), Context.of(Extensions.of(extension())));
    String element =
        document
            .substring(
                document.indexOf("<works:work"),
                document.indexOf("</works:work>") + "</works:work>".length())
            .replace("works:", "");
    var difference =
        DiffBuilder.compare(
                jackson
                    .writer()
                    .withRootName("work")
                    .writeValueAsString(ALL)
                    .replaceAll(" xmlns(:\\w+)?=\"[^\"]*\"", "")
                    .replaceAll("(</?)wstxns\\d+:", "$1"))
            .withTest(element)
            .normalizeWhitespace()
            .checkForIdentical()
            .build();
    assertFalse(difference.hasDifferences(), difference + "\n" + element);
  }
}
