package io.github.sitemaptoolkit.evidence.console;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.evidence.FactList;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UrlInspectionTest {

  @TempDir Path directory;

  private FactList read(String text) throws IOException {
    return FactList.of(directory, "answers.jsonl", text);
  }

  @Test
  void answersSayWhatAnEngineKnowsOfAnAddress() throws IOException {
    FactList facts =
        read(
            """
            {"inspectionUrl":"https://a.example/","inspectionResult":{"indexStatusResult":{"verdict":"PASS","coverageState":"Submitted and indexed","robotsTxtState":"ALLOWED","indexingState":"INDEXING_ALLOWED","lastCrawlTime":"2026-11-01T10:00:00Z","pageFetchState":"SUCCESSFUL","googleCanonical":"https://a.example/","userCanonical":"https://a.example/"},"mobileUsabilityResult":{"verdict":"VERDICT_UNSPECIFIED"}}}
            {"inspectionUrl":"https://a.example/b","inspectionResult":{"indexStatusResult":{"verdict":"NEUTRAL","coverageState":"Duplicate, Google chose different canonical than user","lastCrawlTime":"2026-11-03T10:00:00Z","pageFetchState":"SUCCESSFUL","googleCanonical":"https://a.example/","userCanonical":"https://a.example/b"}}}
            {"inspectionUrl":"https://a.example/c","inspectionResult":{"indexStatusResult":{"verdict":"NEUTRAL","coverageState":"URL is unknown to Google"}}}
            """);
    assertEquals(
        """
        FINE https://a.example/ at 1:1
        NOT_INDEXED https://a.example/b [Duplicate, Google chose different canonical than user] at 2:1
        CANONICAL https://a.example/b [https://a.example/] at 2:1
        NOT_INDEXED https://a.example/c [URL is unknown to Google] at 3:1
        """,
        facts.text());
    assertEquals("\"googleCanonical\" is \"https://a.example/\"", facts.words().get(2));
    assertEquals(Instant.parse("2026-11-03T10:00:00Z"), facts.source().time());
    assertFalse(facts.source().isSite());
    assertFalse(facts.source().isComplete());
  }

  @Test
  void whyAnAddressIsNotIndexedIsAFactOfItsOwn() throws IOException {
    assertEquals(
        """
        NOT_INDEXED https://a.example/a [Not found (404)] at 1:1
        GONE https://a.example/a [404] at 1:1
        NOT_INDEXED https://a.example/b [Blocked by robots.txt] at 2:1
        BLOCKED https://a.example/b [Googlebot] at 2:1
        NOT_INDEXED https://a.example/c [Excluded by 'noindex' tag] at 3:1
        NOINDEX https://a.example/c [BLOCKED_BY_META_TAG] at 3:1
        """,
        read("""
                {"url":"https://a.example/a","inspectionResult":{"indexStatusResult":{"verdict":"NEUTRAL","coverageState":"Not found (404)","pageFetchState":"NOT_FOUND"}}}
                {"url":"https://a.example/b","inspectionResult":{"indexStatusResult":{"verdict":"FAIL","coverageState":"Blocked by robots.txt","robotsTxtState":"DISALLOWED"}}}
                {"url":"https://a.example/c","inspectionResult":{"indexStatusResult":{"verdict":"NEUTRAL","coverageState":"Excluded by 'noindex' tag","robotsTxtState":"ALLOWED","indexingState":"BLOCKED_BY_META_TAG"}}}
                """)
            .text());
  }

  @Test
  void answersMayStandInAnArrayOrBeWrapped() throws IOException {
    String expected = "NOT_INDEXED https://a.example/b [Crawled - currently not indexed] at ";
    String result =
        "\"inspectionResult\": {\"indexStatusResult\": {\"verdict\": \"NEUTRAL\","
            + " \"coverageState\": \"Crawled - currently not indexed\"}}";
    assertEquals(
        expected + "2:1\n",
        read("[\n{\"url\": \"https://a.example/b\", " + result + "}\n]").text());
    assertEquals(
        expected + "1:1\n",
        read("{\"request\": {\"inspectionUrl\": \"https://a.example/b\", \"siteUrl\":"
                + " \"https://a.example/\"}, \"response\": {"
                + result
                + "}}")
            .text());
    assertEquals(
        expected + "1:1\n",
        read("{\"inspectionResult\": {\"inspectionResultLink\":"
                + " \"https://search.google.com/search-console/inspect?resource_id=https://a.example/&id=https%3A%2F%2Fa.example%2Fb&utm_medium=link\","
                + " \"indexStatusResult\": {\"verdict\": \"NEUTRAL\","
                + " \"coverageState\": \"Crawled - currently not indexed\"}}}")
            .text());
  }

  @Test
  void answersWithoutAddressAreTold() throws IOException {
    FactList facts =
        read(
            "{\"inspectionResult\":{\"inspectionResultLink\":\"https://search.google.com/search-console/inspect?id=odaUL5Dqq3q8n0EicQzawg\",\"indexStatusResult\":{\"verdict\":\"NEUTRAL\",\"coverageState\":\"Crawled - currently not indexed\"}}}\n");
    assertEquals("", facts.text());
    assertEquals(
        List.of(
            "1 answer is left out, because it does not say which address it is about; write the"
                + " address beside it, as \"inspectionUrl\""),
        facts.problems());
  }

  @Test
  void whatIsBehindAFaultIsMissing() throws IOException {
    FactList facts =
        read(
            """
            {"url":"https://a.example/a","inspectionResult":{"indexStatusResult":{"verdict":"PASS"}}}
            {"url":"https://a.example/b","inspectionResult":{"indexSta
            """);
    assertEquals("FINE https://a.example/a at 1:1\n", facts.text());
    assertTrue(facts.isIncomplete());
    assertEquals(1, facts.problems().size());
    assertTrue(facts.problems().get(0).startsWith("this is no JSON"), facts.problems().get(0));
  }
}
