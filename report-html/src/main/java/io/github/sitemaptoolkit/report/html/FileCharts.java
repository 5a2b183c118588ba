package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.limit.ProtocolLimits;
import io.github.sitemaptoolkit.look.FileLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.MediaLook;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Bar;
import io.github.sitemaptoolkit.report.html.internal.view.BarChart.Part;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** The charts of files against the limits, and of pictures and videos of pages. */
final class FileCharts {

  private static final int MOST = 20;
  private static final int LONGEST = 150;
  private static final int ROW = 36; // pixels
  private static final int URLS = 18;
  private static final int BYTES = 25;
  private static final int HEIGHT = 6;

  private FileCharts() {}

  /** Returns the fullest files against the limits of the protocol. */
  static BarChart files(Look look) {
    List<FileLook> sorted = new ArrayList<>(look.files());
    sorted.sort(
        Comparator.comparingDouble(FileLook::fullness).reversed().thenComparing(FileLook::name));
    double most = Math.max(1, sorted.get(0).fullness());
    List<Bar> bars = new ArrayList<>();
    for (FileLook file : sorted.subList(0, Math.min(MOST, sorted.size()))) {
      double urls = (double) file.urls() / ProtocolLimits.ENTRIES / most;
      double bytes = (double) file.bytes() / ProtocolLimits.BYTES / most;
      bars.add(
          new Bar(
              ShownText.of(file.name(), LONGEST),
              ShownText.counted(file.urls(), "url") + ", " + ShownNumber.bytes(file.bytes()),
              List.of(
                  new Part(
                      kind(file.urls() > ProtocolLimits.ENTRIES, ""), 0, 100 * urls, URLS, HEIGHT),
                  new Part(
                      kind(file.bytes() > ProtocolLimits.BYTES, "two"),
                      0,
                      100 * bytes,
                      BYTES,
                      HEIGHT)),
              0,
              "",
              List.of(
                  ShownText.number(file.urls()),
                  ShownNumber.bytes(file.bytes()),
                  file.isOverLimit() ? "above" : "within")));
    }
    long more = look.fileCount() - bars.size();
    long over = look.filesOverLimit();
    return new BarChart(
        "files",
        "Files against 50,000 urls and 50 MB",
        over == 0
            ? "All files are within the limits."
            : ShownText.counted(over, "file") + " above a limit.",
        "File",
        List.of("Urls", "Size", "Limits"),
        bars,
        ROW,
        100 / most,
        "Of each file, the bar above shows its urls, the one below its size before compression; the"
            + " vertical line is the limit of both."
            + (more == 0 ? "" : " " + ShownText.counted(more, "file") + " less full."));
  }

  private static String kind(boolean over, String usual) {
    return over ? "error" : usual;
  }

  /** Returns how many pages have how many pictures or videos. */
  static BarChart media(String id, String name, MediaLook media, long urls) {
    long most = media.pages().stream().mapToLong(Long::longValue).max().orElse(1);
    List<Bar> bars = new ArrayList<>();
    for (NamedCount pages : media.classes()) {
      String share = ShownText.percent(pages.count(), urls);
      bars.add(
          new Bar(
              pages.name(),
              ShownText.counted(pages.count(), "page") + " (" + share + ")",
              List.of(new Part("two", 0, 100.0 * pages.count() / most)),
              0,
              "",
              List.of(ShownText.number(pages.count()), share)));
    }
    return new BarChart(
        id,
        name + " a page",
        ShownText.number(media.total())
            + " in all; the page with most has "
            + ShownText.number(media.most())
            + ".",
        name + " a page",
        List.of("Pages", "Share"),
        bars,
        BarChart.ROW,
        BarChart.NO_LIMIT,
        ShownText.number(media.total())
            + " in all; the page with most has "
            + ShownText.number(media.most())
            + ".");
  }
}
