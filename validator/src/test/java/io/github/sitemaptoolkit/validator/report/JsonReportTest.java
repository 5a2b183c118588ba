package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.profile.Profile;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import io.github.sitemaptoolkit.validator.rule.Rule;
import java.io.IOException;
import java.io.StringWriter;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonReportTest {

  @Test
  void documentHasTheFindingsOfEachInput() throws IOException {
    assertEquals(
        """
        {
          "tool": "Sitemap Toolkit",
          "version": "1.2",
          "profile": "bing",
          "inputs": [
            {
              "input": "a.xml",
              "findings": [
                {
                  "severity": "warning",
                  "code": "url.fragment",
                  "message": "\\"https://example.com/#5\\" has a fragment",
                  "source": "a.xml",
                  "line": 5,
                  "column": null,
                  "endLine": null,
                  "endColumn": null,
                  "byteOffset": null,
                  "byteLength": null,
                  "cell": null,
                  "path": "url[5].loc",
                  "documentPath": null,
                  "loc": "https://example.com/#5",
                  "missing": false,
                  "title": "Urls with a fragment",
                  "cost": null
                },
                {
                  "severity": "error",
                  "code": "url.scheme",
                  "message": "\\"ftp://example.com/\\" must begin with https://",
                  "source": "a.xml",
                  "line": 3,
                  "column": 10,
                  "endLine": 3,
                  "endColumn": 28,
                  "byteOffset": 120,
                  "byteLength": 18,
                  "cell": null,
                  "path": "url[1].loc",
                  "documentPath": "urlset/url[1]/loc",
                  "loc": "ftp://example.com/",
                  "missing": true,
                  "title": "A url has a scheme that crawlers do not follow",
                  "cost": null
                },
                {
                  "severity": "warning",
                  "code": "url.fragment",
                  "message": "\\"https://example.com/#7\\" has a fragment",
                  "source": "a.xml",
                  "line": 7,
                  "column": null,
                  "endLine": null,
                  "endColumn": null,
                  "byteOffset": null,
                  "byteLength": null,
                  "cell": null,
                  "path": "url[7].loc",
                  "documentPath": null,
                  "loc": "https://example.com/#7",
                  "missing": false,
                  "title": "Urls with a fragment",
                  "cost": null
                },
                {
                  "severity": "info",
                  "code": "acme.odd",
                  "message": "odd",
                  "source": "a.xml",
                  "line": null,
                  "column": null,
                  "endLine": null,
                  "endColumn": null,
                  "byteOffset": null,
                  "byteLength": null,
                  "cell": null,
                  "path": null,
                  "documentPath": null,
                  "loc": null,
                  "missing": false,
                  "title": null,
                  "cost": null
                }
              ],
              "urls": 3,
              "sitemaps": 0,
              "counts": {
                "error": 1,
                "warning": 2,
                "info": 1
              },
              "failure": null
            },
            {
              "input": "b.xml",
              "findings": [ ],
              "urls": 1000,
              "sitemaps": 2,
              "counts": {
                "error": 0,
                "warning": 0,
                "info": 0
              },
              "failure": null
            },
            {
              "input": "c.xml",
              "findings": [ ],
              "urls": 0,
              "sitemaps": 0,
              "counts": {
                "error": 0,
                "warning": 0,
                "info": 0
              },
              "failure": "no such file"
            }
          ],
          "findings": [ ],
          "total": {
            "inputs": 3,
            "inputsWithFindings": 1,
            "failures": 1,
            "urls": 1003,
            "sitemaps": 2,
            "counts": {
              "error": 1,
              "warning": 2,
              "info": 1
            }
          }
        }
        """,
        SampleRun.write(ReportFormat.JSON, SampleRun::threeFiles));
  }

  @Test
  void findingIsALineOfNdjson() throws IOException {
    assertEquals(
        """
        {"input":"a.xml","severity":"warning","code":"url.fragment",\
        "message":"\\"https://example.com/#5\\" has a fragment","source":"a.xml","line":5,\
        "column":null,\
        "endLine":null,"endColumn":null,"byteOffset":null,"byteLength":null,"cell":null,\
        "path":"url[5].loc","documentPath":null,"loc":"https://example.com/#5","missing":false,\
        "title":"Urls with a fragment","cost":null}
        {"input":"a.xml","severity":"error","code":"url.scheme",\
        "message":"\\"ftp://example.com/\\" must begin with https://","source":"a.xml","line":3,\
        "column":10,\
        "endLine":3,"endColumn":28,"byteOffset":120,"byteLength":18,"cell":null,\
        "path":"url[1].loc","documentPath":"urlset/url[1]/loc","loc":"ftp://example.com/","missing":true,\
        "title":"A url has a scheme that crawlers do not follow","cost":null}
        {"input":"a.xml","severity":"warning","code":"url.fragment",\
        "message":"\\"https://example.com/#7\\" has a fragment","source":"a.xml","line":7,\
        "column":null,\
        "endLine":null,"endColumn":null,"byteOffset":null,"byteLength":null,"cell":null,\
        "path":"url[7].loc","documentPath":null,"loc":"https://example.com/#7","missing":false,\
        "title":"Urls with a fragment","cost":null}
        {"input":"a.xml","severity":"info","code":"acme.odd","message":"odd","source":"a.xml",\
        "line":null,"column":null,\
        "endLine":null,"endColumn":null,"byteOffset":null,"byteLength":null,"cell":null,\
        "path":null,"documentPath":null,"loc":null,"missing":false,"title":null,"cost":null}
        {"input":"c.xml","failure":"no such file"}
        """,
        SampleRun.write(ReportFormat.NDJSON, SampleRun::threeFiles));
  }

  @Test
  void findingSaysWhatItCosts() throws IOException {
    ReportSettings settings =
        ReportSettings.of("1.2", Profile.GOOGLE, CodeTable.load(Rule.class.getClassLoader()))
            .withLevels(ProfileTable.load(Context.load()));
    SampleRun.Run run =
        SampleRun.of(
            SampleRun.finding(
                Severity.WARNING, "page.redirect", "redirects", Location.of("a.xml")));
    JsonNode json = new ObjectMapper().readTree(SampleRun.write(ReportFormat.JSON, settings, run));
    JsonNode line =
        new ObjectMapper().readTree(SampleRun.write(ReportFormat.NDJSON, settings, run));
    for (JsonNode finding : List.of(json.at("/inputs/0/findings/0"), line)) {
      assertEquals("Pages that redirect", finding.get("title").textValue());
      assertEquals("page not taken", finding.get("cost").textValue());
    }
  }

  @Test
  void baselineTellsTheStateOfEachFinding() throws IOException {
    JsonNode json =
        new ObjectMapper()
            .readTree(
                SampleRun.write(
                    ReportFormat.JSON, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared));
    assertEquals(
        List.of("new", "unchanged", "unchanged", "unchanged", "absent"),
        json.findValuesAsText("baselineState"));
    assertEquals("{\"new\":1,\"unchanged\":3,\"absent\":2}", json.at("/total/baseline").toString());
    assertEquals(
        "[{\"baselineState\":\"absent\",\"code\":\"url.scheme\",\"source\":\"a.xml\",\"path\":null,"
            + "\"loc\":null,\"count\":2}]",
        json.get("mended").toString());
    String ndjson =
        SampleRun.write(
            ReportFormat.NDJSON, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared);
    assertEquals(5, ndjson.lines().filter(line -> line.contains("\"baselineState\":")).count());
  }

  @Test
  void findingsOfSeveralFilesComeAfterAllInputs() throws IOException {
    SampleRun.Run run =
        report -> {
          SampleRun.threeFiles(report);
          report.finding(
              SampleRun.finding(Severity.ERROR, "acme.odd", "odd", Location.of("b.xml")));
        };
    JsonNode json = new ObjectMapper().readTree(SampleRun.write(ReportFormat.JSON, run));
    assertEquals(4, json.at("/inputs/0/findings").size());
    assertEquals("b.xml", json.at("/findings/0/source").textValue());
    assertEquals(2, json.at("/total/inputsWithFindings").intValue());
    assertEquals(2, json.at("/total/counts/error").intValue());
    String last = SampleRun.write(ReportFormat.NDJSON, run).lines().toList().get(5);
    assertTrue(last.startsWith("{\"input\":\"b.xml\",\"severity\":\"error\""), last);
  }

  @Test
  void onlyHalfACharacterIsReplaced() throws IOException {
    String line =
        SampleRun.write(
            ReportFormat.NDJSON,
            SampleRun.of(
                SampleRun.finding(
                    Severity.ERROR,
                    "acme.odd",
                    "\uD83D\uDE00\uD83D\uDE00 \uDE00\uD83D",
                    Location.of("a.xml"))));
    assertTrue(line.contains("\"message\":\"\uD83D\uDE00\uD83D\uDE00 \uFFFD\uFFFD\""), line);
  }

  @Test
  void withoutFindingsNdjsonIsEmpty() throws IOException {
    assertEquals("", SampleRun.write(ReportFormat.NDJSON, report -> {}));
  }

  @Test
  void findingsAreWrittenAsTheyCome() throws IOException {
    for (ReportFormat format :
        new ReportFormat[] {ReportFormat.JSON, ReportFormat.NDJSON, ReportFormat.SARIF}) {
      var out = new StringWriter();
      Report report = format.create(out, SampleRun.SETTINGS);
      report.begin("a.xml");
      String text = "x".repeat(1000);
      for (int i = 0; i < 100; i++) {
        report.finding(SampleRun.finding(Severity.ERROR, "acme.odd", text, Location.of("a.xml")));
      }
      int length = out.getBuffer().length();
      assertTrue(length > 90_000, format + " has written " + length);
    }
  }
}
