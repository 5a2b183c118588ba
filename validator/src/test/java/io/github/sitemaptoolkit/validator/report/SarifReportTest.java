package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import io.github.sitemaptoolkit.code.CodeTable;
import io.github.sitemaptoolkit.format.Context;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import io.github.sitemaptoolkit.validator.rule.ProfileTable;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class SarifReportTest {

  private static final Schema SCHEMA = schema();

  /** The schema of OASIS, in a library that has classes of the same structure. */
  private static Schema schema() {
    var loader = SarifReportTest.class.getClassLoader();
    return SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_7)
        .getSchema(loader.getResourceAsStream("schema/sarif-schema-2.1.0.json"), InputFormat.JSON);
  }

  /** Returns a report that has passed the schema. */
  static String sarif(SampleRun.Run run) throws IOException {
    String sarif = SampleRun.write(ReportFormat.SARIF, run);
    assertEquals(List.of(), errors(sarif));
    return sarif;
  }

  private static List<com.networknt.schema.Error> errors(String sarif) {
    return SCHEMA.validate(
        sarif,
        InputFormat.JSON,
        context -> context.executionConfig(config -> config.formatAssertionsEnabled(true)));
  }

  private static JsonNode run(String sarif) throws IOException {
    return new ObjectMapper().readTree(sarif).at("/runs/0");
  }

  @Test
  void reportHasResultsRulesAndFailures() throws IOException {
    assertEquals(
        """
        {
          "$schema": "https://json.schemastore.org/sarif-2.1.0.json",
          "version": "2.1.0",
          "runs": [
            {
              "columnKind": "utf16CodeUnits",
              "results": [
                {
                  "ruleId": "url.fragment",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "\\"https://example.com/#5\\" has a fragment"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a.xml"
                        },
                        "region": {
                          "startLine": 5
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "url[5].loc"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "ruleUrlPath/v1": "757a335c95afcf23:1"
                  },
                  "properties": {
                    "loc": "https://example.com/#5"
                  }
                },
                {
                  "ruleId": "url.scheme",
                  "ruleIndex": 1,
                  "level": "error",
                  "message": {
                    "text": "\\"ftp://example.com/\\" must begin with https://"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a.xml"
                        },
                        "region": {
                          "startLine": 3,
                          "startColumn": 10,
                          "endLine": 3,
                          "endColumn": 28,
                          "byteOffset": 120,
                          "byteLength": 18
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "url[1].loc"
                        },
                        {
                          "fullyQualifiedName": "urlset/url[1]/loc"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "ruleUrlPath/v1": "2083cd148df3c39d:1"
                  },
                  "properties": {
                    "loc": "ftp://example.com/"
                  }
                },
                {
                  "ruleId": "url.fragment",
                  "ruleIndex": 0,
                  "level": "warning",
                  "message": {
                    "text": "\\"https://example.com/#7\\" has a fragment"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a.xml"
                        },
                        "region": {
                          "startLine": 7
                        }
                      },
                      "logicalLocations": [
                        {
                          "fullyQualifiedName": "url[7].loc"
                        }
                      ]
                    }
                  ],
                  "partialFingerprints": {
                    "ruleUrlPath/v1": "157d418c89e0acf6:1"
                  },
                  "properties": {
                    "loc": "https://example.com/#7"
                  }
                },
                {
                  "ruleId": "acme.odd",
                  "ruleIndex": 2,
                  "level": "note",
                  "message": {
                    "text": "odd"
                  },
                  "locations": [
                    {
                      "physicalLocation": {
                        "artifactLocation": {
                          "uri": "a.xml"
                        }
                      }
                    }
                  ],
                  "partialFingerprints": {
                    "ruleUrlPath/v1": "4cc8cf014c81d53a:1"
                  }
                }
              ],
              "tool": {
                "driver": {
                  "name": "Sitemap Toolkit",
                  "version": "1.2",
                  "rules": [
                    {
                      "id": "url.fragment",
                      "shortDescription": {
                        "text": "Urls with a fragment"
                      },
                      "fullDescription": {
                        "text": "A url has a fragment. Crawlers ignore fragments."
                      },
                      "help": {
                        "text": "Remove the fragment."
                      },
                      "helpUri": "https://github.com/sitemaptoolkit/sitemap-toolkit/blob/main/docs/rules.md#url-fragment",
                      "defaultConfiguration": {
                        "level": "warning"
                      }
                    },
                    {
                      "id": "url.scheme",
                      "shortDescription": {
                        "text": "A url has a scheme that crawlers do not follow"
                      },
                      "fullDescription": {
                        "text": "A url has a scheme that crawlers do not follow. They only follow \
        http and https."
                      },
                      "help": {
                        "text": "Use https. Source: RFC 3986."
                      },
                      "helpUri": "https://github.com/sitemaptoolkit/sitemap-toolkit/blob/main/docs/rules.md#url-scheme",
                      "defaultConfiguration": {
                        "level": "error"
                      }
                    },
                    {
                      "id": "acme.odd",
                      "shortDescription": {
                        "text": "acme.odd"
                      },
                      "fullDescription": {
                        "text": "acme.odd"
                      },
                      "help": {
                        "text": "See the messages of the results."
                      },
                      "defaultConfiguration": {
                        "level": "note"
                      }
                    }
                  ]
                }
              },
              "invocations": [
                {
                  "executionSuccessful": false,
                  "toolExecutionNotifications": [
                    {
                      "descriptor": {
                        "id": "input.failed"
                      },
                      "level": "error",
                      "message": {
                        "text": "could not be read: no such file"
                      },
                      "locations": [
                        {
                          "physicalLocation": {
                            "artifactLocation": {
                              "uri": "c.xml"
                            }
                          }
                        }
                      ]
                    }
                  ]
                }
              ],
              "properties": {
                "profile": "bing"
              }
            }
          ]
        }
        """,
        sarif(SampleRun::threeFiles));
  }

  @Test
  void schemaFindsWhatIsWrong() throws IOException {
    String sarif = sarif(SampleRun::threeFiles);
    for (String[] change :
        new String[][] {
          {"\"level\": \"note\"", "\"level\": \"info\""},
          {"\"startLine\": 5", "\"startLine\": 0"},
          {"\"uri\": \"c.xml\"", "\"uri\": \"c d.xml\""},
          {"\"tool\":", "\"tools\":"}
        }) {
      assertFalse(errors(sarif.replace(change[0], change[1])).isEmpty(), change[1]);
    }
  }

  @Test
  void runWithoutFindingsIsValid() throws IOException {
    JsonNode run =
        run(
            sarif(
                report -> {
                  report.begin("a.xml");
                  report.end(new InputResult(1, 0, SeverityCounts.NONE));
                }));
    assertEquals("[]", run.get("results").toString());
    assertEquals("[]", run.at("/tool/driver/rules").toString());
    assertEquals(
        "[{\"executionSuccessful\":true,\"toolExecutionNotifications\":[]}]",
        run.get("invocations").toString());
  }

  @Test
  void ruleHasTheWorstLevelOfItsResults() throws IOException {
    JsonNode run =
        run(
            sarif(
                report -> {
                  report.begin("a.xml");
                  for (Severity severity :
                      List.of(Severity.WARNING, Severity.ERROR, Severity.INFO)) {
                    report.finding(
                        SampleRun.finding(severity, "acme.odd", "odd", Location.of("a.xml")));
                  }
                  report.end(new InputResult(1, 0, new SeverityCounts(1, 1, 1)));
                }));
    assertEquals(1, run.at("/tool/driver/rules").size());
    assertEquals("error", run.at("/tool/driver/rules/0/defaultConfiguration/level").textValue());
    assertEquals(List.of("warning", "error", "note"), run.get("results").findValuesAsText("level"));
  }

  private static void report(Report report, Severity severity, String code, int count)
      throws IOException {
    Problem finding = SampleRun.finding(severity, code, "m", Location.of("a.xml"));
    for (int i = 0; i < count; i++) {
      report.finding(finding);
    }
  }

  @Test
  @Tag("slow")
  void eachSeverityHasItsShareOfTheResults() throws IOException {
    String sarif =
        SampleRun.write(
            ReportFormat.SARIF,
            report -> {
              report.begin("a.xml");
              report(report, Severity.INFO, "i", 5_300);
              report(report, Severity.WARNING, "w", 4_999);
              report(report, Severity.WARNING, "v", 2);
              report(report, Severity.ERROR, "e", 16_234);
              report.end(new InputResult(1, 0, new SeverityCounts(16_234, 5_001, 5_300)));
            });
    JsonNode run = run(sarif);
    Map<String, Integer> results = new HashMap<>();
    run.get("results").forEach(r -> results.merge(r.get("ruleId").textValue(), 1, Integer::sum));
    assertEquals(Map.of("i", 5_000, "w", 4_999, "v", 1, "e", 15_000), results);
    assertEquals(
        "[{\"executionSuccessful\":true,\"toolExecutionNotifications\":["
            + "{\"descriptor\":{\"id\":\"report.truncated\"},\"level\":\"warning\","
            + "\"message\":{\"text\":\"1,535 results left out: e 1,234, i 300, v 1\"}}]}]",
        run.get("invocations").toString());
  }

  @Test
  void manyFailuresAreCounted() throws IOException {
    JsonNode run =
        run(
            sarif(
                report -> {
                  for (int i = 0; i < 103; i++) {
                    report.begin("a.xml");
                    report.end(InputResult.failed("no such file"));
                  }
                }));
    JsonNode notifications = run.at("/invocations/0/toolExecutionNotifications");
    assertEquals(101, notifications.size());
    assertEquals(
        "{\"descriptor\":{\"id\":\"input.failed\"},\"level\":\"error\","
            + "\"message\":{\"text\":\"3 more inputs could not be read\"}}",
        notifications.get(100).toString());
  }

  @Test
  void resultsHaveTheStateOfTheBaseline() throws IOException {
    String sarif =
        SampleRun.write(
            ReportFormat.SARIF, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared);
    assertEquals(List.of(), errors(sarif));
    JsonNode results = run(sarif).get("results");
    assertEquals(
        List.of("new", "unchanged", "unchanged", "unchanged", "absent"),
        results.findValuesAsText("baselineState"));
    assertEquals(2, results.get(4).get("occurrenceCount").intValue());
  }

  @Test
  @Tag("slow")
  void whatIsKnownDoesNotPushOutWhatIsNew() throws IOException {
    Problem odd = SampleRun.finding(Severity.ERROR, "acme.odd", "m", Location.of("a.xml"));
    String sarif =
        SampleRun.write(
            ReportFormat.SARIF,
            SampleRun.SETTINGS.withBaseline(true),
            report -> {
              report.begin("a.xml");
              for (int i = 0; i < 26_000; i++) {
                report.known(odd);
              }
              report.finding(odd);
              report.end(new InputResult(1, 0, new SeverityCounts(26_001, 0, 0)));
            });
    JsonNode results = run(sarif).get("results");
    assertEquals(5_001, results.size());
    assertEquals("new", results.get(5_000).get("baselineState").textValue());
  }

  @Test
  void ruleHasThePageOfItsDocumentation() throws IOException {
    ProfileTable levels = ProfileTable.load(Context.load());
    String sarif =
        SampleRun.write(
            ReportFormat.SARIF, SampleRun.SETTINGS.withLevels(levels), SampleRun::threeFiles);
    List<JsonNode> rules = new ArrayList<>();
    run(sarif).at("/tool/driver/rules").forEach(rules::add);
    assertEquals(
        List.of("url.fragment", "url.scheme", "acme.odd"),
        rules.stream().map(rule -> rule.get("id").textValue()).toList());
    assertTrue(rules.get(1).get("helpUri").textValue().startsWith("https://www.sitemaps.org/"));
    assertFalse(rules.get(2).has("helpUri"));
    assertEquals("value ignored", rules.get(0).at("/properties/cost").textValue());
    assertTrue(rules.get(0).at("/properties/costSource").textValue().startsWith("RFC 3986 3.5"));
    assertEquals("not stated", rules.get(1).at("/properties/cost").textValue());
  }

  @Test
  void rulesOfTheLibraryHaveTheirAnchors() throws IOException {
    String docs = Files.readString(Path.of("../docs/rules.md"));
    for (CodeTable.Row row : CodeTable.load(SarifReportTest.class.getClassLoader()).rows()) {
      String heading = "\n\n## `" + row.id() + "`\n";
      String anchor =
          "<a id=\"" + io.github.sitemaptoolkit.validator.rule.Rule.anchor(row.id()) + "\"></a>";
      assertEquals(docs.contains(heading), docs.contains(anchor + heading), row.id());
    }
  }

  @Test
  void messageCannotContainALink() throws IOException {
    JsonNode run =
        run(
            sarif(
                SampleRun.of(
                    SampleRun.finding(
                        Severity.ERROR,
                        "acme.odd",
                        "see [this](https://evil.example/)",
                        Location.of("a.xml")))));
    assertEquals(
        "see [this] (https://evil.example/)", run.at("/results/0/message/text").textValue());
  }

  @Test
  void fingerprintsAreNumberedWithinTheirInput() throws IOException {
    JsonNode run =
        run(
            sarif(
                report -> {
                  for (String name : List.of("a.xml", "b.xml")) {
                    report.begin(name);
                    report(report, Severity.ERROR, "e", 2);
                    report.end(new InputResult(1, 0, new SeverityCounts(2, 0, 0)));
                  }
                }));
    List<String> prints = run.get("results").findValuesAsText("ruleUrlPath/v1");
    assertEquals(prints.get(0).replace(":1", ":2"), prints.get(1));
    assertEquals(prints.subList(0, 2), prints.subList(2, 4));
  }
}
