package io.github.sitemaptoolkit.validator.report;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.problem.Severity;
import java.io.IOException;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class CsvReportTest {

  private static final String HEADER = "rule,level,url,file,line,column,message,fix\r\n";

  @Test
  void findingsAreRows() throws IOException {
    assertEquals(
        HEADER
            + "url.fragment,warning,https://example.com/#5,a.xml,5,,"
            + "\"\"\"https://example.com/#5\"\" has a fragment\",\"Remove the fragment.\"\r\n"
            + "url.scheme,error,ftp://example.com/,a.xml,3,10,"
            + "\"\"\"ftp://example.com/\"\" must begin with https://\",\"Use https.\"\r\n"
            + "url.fragment,warning,https://example.com/#7,a.xml,7,,"
            + "\"\"\"https://example.com/#7\"\" has a fragment\",\"Remove the fragment.\"\r\n"
            + "acme.odd,info,,a.xml,,,odd,\r\n"
            + ",error,,c.xml,,,\"could not be read: no such file\",\r\n",
        SampleRun.write(ReportFormat.CSV, SampleRun::threeFiles));
  }

  @Test
  void baselineIsAColumn() throws IOException {
    assertEquals(
        "baseline\nnew\nunchanged\nunchanged\nunchanged\nabsent\n",
        SampleRun.write(
                ReportFormat.CSV, SampleRun.SETTINGS.withBaseline(true), SampleRun::compared)
            .replaceAll("(?m)^.*,(\\w+)\r\n", "$1\n"));
  }

  @Test
  void rowsAreWrittenAsTheyAreFound() throws IOException {
    var out = new StringWriter();
    Report report = ReportFormat.CSV.create(out, SampleRun.SETTINGS);
    assertEquals(HEADER, out.toString());
    report.begin("a.xml");
    report.finding(SampleRun.fragment(5));
    assertEquals(2, out.toString().lines().count());
  }

  @Test
  void nothingIsCalculatedByASpreadsheet() throws IOException {
    String evil = "=cmd|' /C calc'!A0";
    Problem finding =
        new Problem(Severity.ERROR, evil, evil, Location.of("@" + evil), null, "+" + evil, false);
    assertEquals(
        HEADER
            + "\"'=cmd|' /C calc'!A0\",error,\"'+=cmd|' /C calc'!A0\",\"'@=cmd|' /C calc'!A0\",,,"
            + "\"'=cmd|' /C calc'!A0\",\r\n",
        SampleRun.write(ReportFormat.CSV, SampleRun.of(finding)));
  }
}
