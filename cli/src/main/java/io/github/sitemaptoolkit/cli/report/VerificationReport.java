package io.github.sitemaptoolkit.cli.report;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.publisher.upkeep.VerifiedSet;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.Locale;
import java.util.Map;

/**
 * Prints what differs from how a set was published.
 *
 * @param out the output of results
 * @param err the output of messages
 * @param verbosity how many messages to print
 */
public record VerificationReport(PrintWriter out, PrintWriter err, Verbosity verbosity) {

  /** Prints a line for each difference, and a summary. */
  public void text(VerifiedSet found, String set, boolean fast) {
    found.findings().forEach(out::println);
    out.flush(); // before the summary, which goes elsewhere
    if (!verbosity.isQuiet() && (found.sitemaps() > 0 || found.findings().isEmpty())) {
      int differences = found.findings().size();
      err.println(
          set
              + ": "
              + ShownNumber.counted(found.urls(), "url")
              + " in "
              + ShownNumber.counted(found.sitemaps(), "sitemap")
              + (differences == 0
                  ? fast ? ", all with the size they were published with" : ", all as published"
                  : "; " + ShownNumber.counted(differences, "difference")));
    }
  }

  /** Prints JSON of what was found, by set, and of what was looked for. */
  public void json(Map<String, VerifiedSet> found, boolean fast, boolean duplicates)
      throws IOException {
    SetsJson.print(
        out,
        found,
        (json, set, verified) ->
            json.text("set", set)
                .flag("fast", fast)
                .flag("duplicates", duplicates)
                .number("urls", verified.urls())
                .number("sitemaps", verified.sitemaps())
                .objects("findings", verified.findings(), finding -> write(finding, json)));
  }

  private static void write(Problem finding, JsonWriter json) {
    json.text("severity", finding.severity().name().toLowerCase(Locale.ROOT))
        .text("code", finding.code())
        .text("message", finding.message())
        .text("source", finding.location().source());
    if (finding.loc() != null) {
      json.text("loc", finding.loc());
    }
  }
}
