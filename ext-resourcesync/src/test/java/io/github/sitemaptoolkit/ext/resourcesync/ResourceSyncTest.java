package io.github.sitemaptoolkit.ext.resourcesync;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.extension.Extensions;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.io.Sink;
import io.github.sitemaptoolkit.model.DocumentInfo;
import io.github.sitemaptoolkit.model.IndexEntry;
import io.github.sitemaptoolkit.model.Node;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.testkit.Documents;
import io.github.sitemaptoolkit.xml.SitemapXmlFormat;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.temporal.Temporal;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

/** Both elements together, in all the places where they may stand. */
class ResourceSyncTest {

  private static final String CHANGE_LIST =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"\
       xmlns:rs="http://www.openarchives.org/rs/terms/">
        <rs:ln rel="up" href="https://example.com/capabilitylist.xml"/>
        <rs:md capability="changelist" from="2026-11-01T00:00:00Z"/>
        <url>
          <loc>https://example.com/data.csv</loc>
          <lastmod>2026-11-20T09:00:00Z</lastmod>
          <rs:ln rel="duplicate" href="https://mirror.example.com/data.csv" pri="1"/>
          <rs:ln rel="describedby" href="https://example.com/data.xml" type="application/xml"/>
          <rs:md change="updated" datetime="2026-11-20T09:00:00Z" length="8876" type="text/csv"/>
        </url>
      </urlset>
      """;

  private static final String INDEX =
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"\
       xmlns:rs="http://www.openarchives.org/rs/terms/">
        <rs:ln rel="up" href="https://example.com/capabilitylist.xml"/>
        <rs:md capability="resourcelist" at="2026-11-01T09:00:00Z"/>
        <sitemap>
          <loc>https://example.com/resourcelist1.xml</loc>
          <rs:ln rel="describedby" href="https://example.com/about.xml"/>
          <rs:md at="2026-11-01T09:00:00Z" completed="2026-11-01T09:01:00Z"/>
        </sitemap>
      </sitemapindex>
      """;

  private static final ResourceLink UP =
      ResourceLink.of("up", "https://example.com/capabilitylist.xml");

  private final SitemapXmlFormat xml = new SitemapXmlFormat();
  private final Context context =
      Context.of(Extensions.of(new ResourceLinkExtension(), new ResourceMetadataExtension()))
          .withProblems(new Problems());

  private record Index(DocumentInfo document, List<IndexEntry> entries) {}

  private Index readIndex(String document) throws IOException {
    try (var in = xml.indexReader(Documents.source(document.getBytes(UTF_8)), context)) {
      return new Index(in.document(), in.stream().toList());
    }
  }

  private String write(Index index) throws IOException {
    var bytes = new ByteArrayOutputStream();
    try (Sink sink = Sink.of(bytes, "out", false);
        var out = xml.indexWriter(sink, index.document(), context)) {
      for (IndexEntry entry : index.entries()) {
        out.write(entry);
      }
      out.finish();
      sink.commit();
    }
    return bytes.toString(UTF_8);
  }

  @Test
  void bothAreFoundAsServices() {
    Extensions loaded = Extensions.load();
    assertTrue(loaded.find("rs-md").isPresent());
    assertTrue(loaded.find("rs-ln").isPresent());
    assertEquals("http://www.openarchives.org/rs/terms/", loaded.prefixes().get("rs"));
  }

  @Test
  void aDocumentHoldsTypedValues() {
    assertEquals(
        List.of(
            Node.of(UP),
            Node.of(
                ResourceMetadata.builder()
                    .capability("changelist")
                    .from("2026-11-01T00:00:00Z")
                    .build())),
        Documents.info(xml, CHANGE_LIST, context).nodes());
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void aUrlHoldsTypedValues() {
    UrlEntry entry = Documents.read(xml, CHANGE_LIST, context).get(0);
    assertEquals(
        List.of(
            ResourceLink.of("duplicate", "https://mirror.example.com/data.csv").toBuilder()
                .pri("1")
                .build(),
            ResourceLink.of("describedby", "https://example.com/data.xml").toBuilder()
                .type("application/xml")
                .build()),
        entry.extensions(ResourceLink.class));
    assertEquals(
        List.of(
            ResourceMetadata.builder()
                .change("updated")
                .datetime("2026-11-20T09:00:00Z")
                .length("8876")
                .type("text/csv")
                .build()),
        entry.extensions(ResourceMetadata.class));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void aDocumentsValuesAreWrittenBackBeforeTheFirstUrl() {
    DocumentInfo info = Documents.info(xml, CHANGE_LIST, context);
    List<UrlEntry> entries = Documents.read(xml, CHANGE_LIST, context);
    assertEquals(CHANGE_LIST, Documents.write(xml, info, entries, context));
  }

  @Test
  void aDocumentWithoutUrlsKeepsItsValues() {
    String document = CHANGE_LIST.replaceAll("(?s)  <url>.*</url>\n", "");
    DocumentInfo info = Documents.info(xml, document, context);
    assertEquals(2, info.nodes().size());
    assertEquals(document, Documents.write(xml, info, List.of(), context));
  }

  @Test
  void anIndexAndItsSitemapsHoldTypedValues() throws IOException {
    Index index = readIndex(INDEX);
    assertEquals(
        List.of(
            Node.of(UP),
            Node.of(
                ResourceMetadata.builder()
                    .capability("resourcelist")
                    .at("2026-11-01T09:00:00Z")
                    .build())),
        index.document().nodes());
    IndexEntry entry = index.entries().get(0);
    assertEquals(
        List.of(ResourceLink.of("describedby", "https://example.com/about.xml")),
        entry.extensions(ResourceLink.class));
    assertEquals(
        List.of(
            ResourceMetadata.builder()
                .at("2026-11-01T09:00:00Z")
                .completed("2026-11-01T09:01:00Z")
                .build()),
        entry.extensions(ResourceMetadata.class));
    assertEquals(List.of(), context.problems().first());
  }

  @Test
  void anIndexIsWrittenBackWithItsValues() throws IOException {
    assertEquals(INDEX, write(readIndex(INDEX)));
  }

  @Test
  void whatACodecDoesNotTakeInADocumentSurvives() {
    String document =
        CHANGE_LIST.replaceFirst(
            "<rs:md capability=\"changelist\" from=\"[^\"]*\"/>",
            "<rs:md capability=\"changelist\" modified=\"2026\"><rs:x>y</rs:x></rs:md>");
    DocumentInfo info = Documents.info(xml, document, context);
    String written = Documents.write(xml, info, List.of(), context);
    assertTrue(
        written.contains(
            """
              <rs:md capability="changelist" modified="2026">
                <rs:x>y</rs:x>
              </rs:md>
            """),
        written);
    assertEquals(1, context.problems().count("xml.foreign-attribute"));
  }

  @Test
  void whatStandsBehindTheFirstUrlIsReportedAsLeftOut() {
    String document =
        CHANGE_LIST.replace("</urlset>", "<rs:md capability=\"resourcelist\"/></urlset>");
    DocumentInfo info = Documents.info(xml, document, context);
    List<UrlEntry> entries = Documents.read(xml, document, context);
    assertEquals(1, context.problems().count("xml.misplaced-tag"));
    assertFalse(Documents.write(xml, info, entries, context).contains("resourcelist"));
  }

  @Test
  void timesAndSizesBecomeTextsAndComeBack() {
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    OffsetDateTime later = OffsetDateTime.parse("2026-11-21T14:00:00+01:00");
    ResourceMetadata metadata =
        ResourceMetadata.builder()
            .at(noon)
            .completed(later)
            .from(noon)
            .until(later)
            .datetime(noon)
            .length(8876)
            .build();
    assertEquals(
        ResourceMetadata.builder()
            .at("2026-11-21T12:00:00Z")
            .completed("2026-11-21T14:00:00+01:00")
            .from("2026-11-21T12:00:00Z")
            .until("2026-11-21T14:00:00+01:00")
            .datetime("2026-11-21T12:00:00Z")
            .length("8876")
            .build(),
        metadata);
    assertEquals(Optional.of(W3cDateTime.of(noon)), metadata.atValue());
    assertEquals(Optional.of(W3cDateTime.of(later)), metadata.completedValue());
    assertEquals(Optional.of(W3cDateTime.of(noon)), metadata.fromValue());
    assertEquals(Optional.of(W3cDateTime.of(later)), metadata.untilValue());
    assertEquals(Optional.of(W3cDateTime.of(noon)), metadata.datetimeValue());
    assertEquals(OptionalLong.of(8876), metadata.lengthValue());
    assertEquals(
        ResourceMetadata.builder().length("8876").build(),
        metadata.toBuilder()
            .at((Temporal) null)
            .completed((Temporal) null)
            .from((Temporal) null)
            .until((Temporal) null)
            .datetime((Temporal) null)
            .build());
    assertEquals(
        ResourceMetadata.builder()
            .at(later)
            .completed(noon)
            .from(later)
            .until(noon)
            .datetime(later)
            .build(),
        ResourceMetadata.builder()
            .at("2026-11-21T14:00:00+01:00")
            .completed("2026-11-21T12:00:00Z")
            .from("2026-11-21T14:00:00+01:00")
            .until("2026-11-21T12:00:00Z")
            .datetime("2026-11-21T14:00:00+01:00")
            .build());
  }

  @Test
  void linksHaveValuesToo() {
    Instant noon = Instant.parse("2026-11-21T12:00:00Z");
    ResourceLink link = ResourceLink.builder().pri(1).modified(noon).length(5_000_000_000L).build();
    assertEquals(
        ResourceLink.builder()
            .pri("1")
            .modified("2026-11-21T12:00:00Z")
            .length("5000000000")
            .build(),
        link);
    assertEquals(OptionalLong.of(1), link.priValue());
    assertEquals(Optional.of(W3cDateTime.of(noon)), link.modifiedValue());
    assertEquals(OptionalLong.of(5_000_000_000L), link.lengthValue());
    OffsetDateTime later = OffsetDateTime.parse("2026-11-21T14:00:00+01:00");
    assertEquals("2026-11-21T14:00:00+01:00", link.toBuilder().modified(later).build().modified());
    assertEquals(
        Optional.empty(), link.toBuilder().modified((Temporal) null).build().modifiedValue());
  }
}
