package io.github.sitemaptoolkit.report.html;

import io.github.sitemaptoolkit.look.FileLook;
import io.github.sitemaptoolkit.look.Look;
import io.github.sitemaptoolkit.look.MediaLook;
import io.github.sitemaptoolkit.look.NamedCount;
import io.github.sitemaptoolkit.look.SitemapLook;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow;
import io.github.sitemaptoolkit.report.html.internal.view.BarRow.Part;
import io.github.sitemaptoolkit.report.html.internal.view.FileRows;
import io.github.sitemaptoolkit.report.html.internal.view.FileRows.Row;
import io.github.sitemaptoolkit.report.html.internal.view.LinkText;
import io.github.sitemaptoolkit.report.html.internal.view.RowChart;
import io.github.sitemaptoolkit.report.html.internal.view.ShownText;
import io.github.sitemaptoolkit.text.ShownNumber;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The files, the sitemaps that indexes list, and the charts of pictures and videos. */
final class FileCharts {

  private static final int MOST = 200;
  private static final int LONGEST = 150;
  private static final int LONGEST_DATE = 30;
  private static final double FULL = 0.01; // from which on it is said how full files are

  /** A file, and what an index says of it; one of both may be missing. */
  private record Listed(@Nullable SitemapLook sitemap, FileLook file) {

    private static final Comparator<Listed> UNREAD_FIRST =
        Comparator.comparing((Listed listed) -> !listed.unread().isEmpty())
            .thenComparingDouble(listed -> listed.file.fullness())
            .reversed(); // the order of the index among equal ones

    private String unread() {
      String unread = sitemap == null ? null : sitemap.unread();
      return unread == null ? "" : unread;
    }

    private String lastmod() {
      String lastmod = sitemap == null ? null : sitemap.lastmod();
      return lastmod == null ? "" : lastmod;
    }

    private Row row() {
      boolean read = sitemap == null || sitemap.file() != null;
      return new Row(
          sitemap == null
              ? LinkText.plain(file.name(), LONGEST)
              : LinkText.of(sitemap.loc(), LONGEST),
          read ? ShownText.number(file.urls()) : "",
          read ? ShownNumber.bytes(file.bytes()) : "",
          ShownText.of(lastmod(), LONGEST_DATE),
          read ? full() : "",
          file.isOverLimit() ? "failure" : "",
          ShownText.of(unread(), LONGEST));
    }

    private String full() {
      return file.isOverLimit()
          ? "above the limit"
          : ShownText.percent(Math.round(file.fullness() * 10_000), 10_000);
    }
  }

  private FileCharts() {}

  /** Returns the files and the listed sitemaps: what was not read first, then the fullest. */
  static FileRows files(Look look) {
    List<Listed> all = new ArrayList<>();
    Set<String> named = new HashSet<>();
    for (SitemapLook sitemap : look.sitemaps()) {
      all.add(new Listed(sitemap, new FileLook(sitemap.loc(), sitemap.urls(), sitemap.bytes())));
      if (sitemap.file() != null) {
        named.add(sitemap.file());
      }
    }
    for (FileLook file : look.files()) {
      if (!named.contains(file.name())) {
        all.add(new Listed(null, file));
      }
    }
    all.sort(Listed.UNREAD_FIRST);
    boolean alone = all.size() == 1 && look.sitemaps().isEmpty();
    List<Row> rows = alone ? List.of() : all.stream().limit(MOST).map(Listed::row).toList();
    long more = alone ? 0 : all.size() - rows.size() + look.otherFiles() + look.otherSitemaps();
    return new FileRows(
        text(look, all),
        all.stream().anyMatch(listed -> !listed.lastmod().isEmpty()),
        all.stream().anyMatch(listed -> listed.file.fullness() >= FULL),
        rows,
        more == 0 ? "" : ShownText.counted(more, "more file") + ", less full.");
  }

  private static String text(Look look, List<Listed> all) {
    long over = look.filesOverLimit();
    long unread = look.unreadSitemaps();
    String limits = "50,000 urls and 50 MB before compression";
    FileLook fullest =
        look.files().stream().max(Comparator.comparingDouble(FileLook::fullness)).orElse(null);
    String read =
        fullest == null
            ? "No file was read."
            : over > 0
                ? ShownText.counted(over, "file") + " above the limits: " + limits + '.'
                : (all.size() == 1 ? ShownText.of(fullest.name(), LONGEST) + " is" : "All are")
                    + " within the limits, "
                    + limits
                    + ". "
                    + (all.size() == 1 ? "It has " : "The fullest has ")
                    + ShownText.counted(fullest.urls(), "url")
                    + " and "
                    + ShownNumber.bytes(fullest.bytes())
                    + '.';
    return unread == 0
        ? read
        : read
            + ' '
            + ShownText.number(unread)
            + " of "
            + ShownText.counted(look.sitemaps().size() + look.otherSitemaps(), "listed sitemap")
            + (unread == 1 ? " was" : " were")
            + " not read, or not to the end.";
  }

  /** Returns how many pages have how many pictures or videos. */
  static RowChart media(String name, MediaLook media, long urls) {
    List<NamedCount> classes = media.classes().stream().filter(pages -> pages.count() > 0).toList();
    String title = name + " a page";
    if (classes.size() == 1) {
      return RowChart.sentence(title, "Each page has " + classes.get(0).name() + '.');
    }
    List<BarRow> rows =
        classes.stream()
            .map(
                pages ->
                    BarRow.of(
                        pages.name(),
                        ShownText.counted(pages.count(), "page")
                            + " ("
                            + ShownText.percent(pages.count(), urls)
                            + ")",
                        new Part("", 100.0 * pages.count() / urls)))
            .toList();
    return new RowChart(
        title,
        media.most() == 1 ? "" : "The page with most has " + ShownText.number(media.most()) + '.',
        List.of(),
        rows,
        "");
  }
}
