package io.github.sitemaptoolkit.evidence.table;

import io.github.sitemaptoolkit.converters.table.ColumnMeaning;
import io.github.sitemaptoolkit.evidence.internal.FactWords;
import io.github.sitemaptoolkit.evidence.internal.TableSample;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/**
 * The columns of a table of links.
 *
 * @param headers the headers of the table
 * @param destination the column of what is linked to
 * @param status the column of its status
 * @param words the column of the same in words, such as {@code Blocked by robots.txt}; -1 if none
 * @param media the column of its media type; -1 if none
 * @param target the column of where it redirects to; -1 if none
 */
record LinkColumns(
    List<String> headers, int destination, int status, int words, int media, int target) {

  /** Returns the columns of a table; null if it is none of links, or says nothing of them. */
  static @Nullable LinkColumns of(TableSample sample) {
    List<Integer> addresses =
        IntStream.range(0, sample.headers().size())
            .filter(i -> sample.all(i, UrlJudge::isWeb))
            .boxed()
            .toList();
    if (addresses.size() < 2) {
      return null;
    }
    for (int address : addresses.subList(1, addresses.size())) {
      String of = subject(sample.headers().get(address));
      int status = of.isEmpty() || hasOwnStatus(sample, of) ? -1 : status(sample, of);
      if (status >= 0) {
        return of(sample, address, status, of);
      }
    }
    RedirectColumns ends = RedirectColumns.ends(sample, UrlJudge::isWeb);
    int status = status(sample, "");
    return ends == null || status < 0 ? null : of(sample, ends.to(), status, "");
  }

  /** Returns whether there is a status of the page itself: then it is a table of pages. */
  private static boolean hasOwnStatus(TableSample sample, String of) {
    return sample.columns(ColumnMeaning.STATUS).stream()
        .anyMatch(i -> !lower(sample.headers().get(i)).startsWith(of));
  }

  /** Returns the first column of codes that are about something; -1 if there is none. */
  private static int status(TableSample sample, String of) {
    return IntStream.range(0, sample.headers().size())
        .filter(i -> means(ColumnMeaning.STATUS, sample.headers().get(i), of))
        .filter(i -> sample.all(i, LinkColumns::isStatus))
        .findFirst()
        .orElse(-1);
  }

  /** Returns whether a header says this about something, or about nothing else. */
  private static boolean means(ColumnMeaning meaning, String header, String of) {
    String words = lower(header);
    return words.startsWith(of) && meaning.isOf(words.substring(of.length()));
  }

  private static boolean isStatus(String cell) {
    return cell.equals("0") || !FactWords.status(cell).isEmpty();
  }

  /** Returns what an address is that of, by its header: {@code hreflang} of "Hreflang URL". */
  private static String subject(String header) {
    String words = lower(header);
    int end = words.lastIndexOf(' ');
    String last = words.substring(end + 1);
    return last.equals("url") || last.equals("address") ? words.substring(0, Math.max(0, end)) : "";
  }

  private static String lower(String header) {
    return header.strip().toLowerCase(Locale.ROOT);
  }

  private static LinkColumns of(TableSample sample, int destination, int status, String of) {
    List<String> headers = sample.headers();
    int words = -1;
    int media = -1;
    int target = -1;
    for (int i = 0; i < headers.size(); i++) {
      if (i != status && means(ColumnMeaning.STATUS, headers.get(i), of)) {
        words = words < 0 ? i : words;
      } else if (means(ColumnMeaning.MEDIA_TYPE, headers.get(i), of)) {
        media = media < 0 ? i : media;
      } else if (lower(headers.get(i)).contains("redirect ur")) {
        target = i;
      }
    }
    return new LinkColumns(headers, destination, status, words, media, target);
  }
}
