package io.github.sitemaptoolkit.remote.discover;

import io.github.sitemaptoolkit.text.CsvLine;
import io.github.sitemaptoolkit.text.JsonWriter;
import io.github.sitemaptoolkit.text.PrintableText;
import java.io.PrintWriter;

/**
 * Prints what a site has for crawlers, one line for each document. Not safe for several threads.
 */
public interface FindPrinter {

  /** Prints a document. */
  void print(Find find);

  /**
   * Returns a printer of a format.
   *
   * @param format {@code text}, {@code ndjson} or {@code csv}, whose header it prints at once
   * @param out is neither flushed nor closed
   */
  static FindPrinter of(String format, PrintWriter out) {
    return switch (format) {
      case "ndjson" -> find -> out.print(json(find) + "\n");
      case "csv" -> {
        out.print(CsvLine.of("url", "kind", "how", "in", "fault"));
        yield find -> out.print(csv(find));
      }
      default -> find -> out.print(text(find));
    };
  }

  private static JsonWriter json(Find find) {
    return JsonWriter.compact()
        .begin()
        .text("url", find.url())
        .text("kind", find.kind().toString())
        .text("how", find.how().toString())
        .text("in", find.in())
        .text("fault", find.fault())
        .end();
  }

  private static String csv(Find find) {
    return CsvLine.of(
        find.url(), find.kind().toString(), find.how().toString(), find.in(), find.fault());
  }

  private static String text(Find find) {
    String in =
        switch (find.how()) {
          case ROBOTS -> "in robots.txt";
          case LINK -> "link of " + find.in();
          case KNOWN_PATH -> "known path";
        };
    String fault = find.fault() == null ? "" : "; " + find.fault();
    String line = find.url() + "  " + find.kind() + ", " + in + fault;
    return PrintableText.line(line) + "\n";
  }
}
