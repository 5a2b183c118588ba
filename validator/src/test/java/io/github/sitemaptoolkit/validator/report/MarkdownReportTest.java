package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MarkdownReportTest {

  private static String markdown(SampleRun.Run run) throws IOException {
    return SampleRun.write(ReportFormat.MARKDOWN, run);
  }

  @Test
  void ruleIsARowOfATable() throws IOException {
    assertEquals(
        """
        ### Sitemaps: 1 error, 2 warnings, 1 info in 1 of 3 files, 1,003 urls, 2 sitemaps; 1 file \
        could not be read

        Checked for bing.

        | Level | Count | Rule | Meaning | How to fix it | First place |
        |---|---:|---|---|---|---|
        | error | 1 | url.scheme | A url has a scheme that crawlers do not follow. | Use https. | \
        a.xml:3:10 url&#91;1&#93;.loc   ftp://example.com/ |
        | warning | 2 | url.fragment | A url has a fragment. | Remove the fragment. | \
        a.xml:5 url&#91;5&#93;.loc   https://example.com/&#35;5 |
        | info | 1 | acme.odd |  |  | a.xml |

        - c.xml: could not be read: no such file
        """,
        markdown(SampleRun::threeFiles));
  }

  @Test
  void withoutFindingsThereIsNoTable() throws IOException {
    assertEquals(
        """
        ### Sitemaps: no findings in 1 file, 7 urls

        Checked for bing.
        """,
        markdown(
            report -> {
              report.begin("a.xml");
              report.end(new InputResult(7, 0, SeverityCounts.NONE));
            }));
  }

  @Test
  void punctuationIsOnlyText() throws IOException {
    String name = "a|b`c*d_e{f}[g](h)<i>&j~k@l$m\"n'o\\p+q!r^s#t";
    String table =
        markdown(
            SampleRun.of(SampleRun.finding(Severity.ERROR, "acme.odd", "odd", Location.of(name))));
    String shown =
        "a&#124;b&#96;c&#42;d&#95;e&#123;f&#125;&#91;g&#93;(h)&#60;i&#62;&#38;j&#126;k&#64;l&#36;m"
            + "\"n'o&#92;p&#43;q&#33;r&#94;s&#35;t";
    assertEquals("| error | 1 | acme.odd |  |  | " + shown + " |", table.split("\n")[6]);
  }

  @Test
  void lettersOfAnyScriptStayReadable() throws IOException {
    String table =
        markdown(
            SampleRun.of(
                SampleRun.finding(
                    Severity.ERROR, "acme.odd", "odd", Location.of("größe-中文\uD83D\uDE00.xml"))));
    assertTrue(table.endsWith("|  |  | größe-中文\uD83D\uDE00.xml |\n"), table);
  }

  @Test
  void hundredRulesAreAllShown() throws IOException {
    String table =
        markdown(
            report -> {
              report.begin("a.xml");
              for (int i = 100; i < 200; i++) {
                report.finding(
                    SampleRun.finding(Severity.ERROR, "acme.x" + i, "m", Location.of("a.xml")));
              }
              report.end(new InputResult(1, 0, new SeverityCounts(100, 0, 0)));
            });
    assertTrue(table.endsWith("\n| error | 1 | acme.x199 |  |  | a.xml |\n"), table);
  }

  @Test
  void summaryIsShorterThanGithubAllows() throws IOException {
    String markdown =
        markdown(
            report -> {
              String long1 = "|".repeat(3000);
              for (int i = 0; i < 150; i++) {
                report.begin(long1);
                report.finding(
                    new Problem(
                        Severity.ERROR,
                        "acme.x" + i + long1,
                        long1,
                        new Location(long1, 1, 1),
                        long1,
                        long1,
                        false));
                report.end(new InputResult(1, 0, new SeverityCounts(1, 0, 0), long1));
              }
            });
    int bytes = markdown.getBytes(StandardCharsets.UTF_8).length;
    assertTrue(bytes > 100_000 && bytes < 1024 * 1024, "bytes: " + bytes);
    assertEquals(100, markdown.lines().filter(line -> line.startsWith("| error")).count());
    assertTrue(markdown.contains("|\n\nand 50 more rules\n\n- &#124;"), markdown);
    assertEquals(20, markdown.lines().filter(line -> line.startsWith("- &#124;")).count());
    assertTrue(markdown.endsWith("\n- and 130 more files\n"), markdown);
  }

  @Test
  void baselineIsTwoLists() throws IOException {
    String markdown =
        SampleRun.write(
            ReportFormat.MARKDOWN, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared);
    assertTrue(
        markdown.startsWith(
            "### Sitemaps: 1 new warning in 1 of 2 files, 2 urls; 3 still there, 2 mended\n"),
        markdown);
    assertTrue(
        markdown.endsWith(
            """

            Mended:

            - url.scheme: 2, such as a.xml

            Still there:

            - url.fragment: 1
            - acme.odd: 2
            """),
        markdown);
  }
}
