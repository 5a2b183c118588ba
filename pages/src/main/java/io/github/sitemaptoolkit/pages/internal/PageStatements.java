package io.github.sitemaptoolkit.pages.internal;

import io.github.sitemaptoolkit.content.HtmlPage;
import io.github.sitemaptoolkit.content.statement.StructuredData;
import io.github.sitemaptoolkit.feed.FeedItem.Alternate;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.url.UrlFault;
import io.github.sitemaptoolkit.url.UrlJudge;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reads what the structured data of pages says of them, and reports what is not used. */
final class PageStatements {

  private final OwnAddress addresses;
  private final Instant now;
  private final PageLog log;

  /**
   * Creates an instance for a site.
   *
   * @param log receives reports of what is not used
   */
  PageStatements(OwnAddress addresses, Instant now, PageLog log) {
    this.addresses = addresses;
    this.now = now;
    this.log = log;
  }

  /**
   * Returns what the structured data of a page says of it.
   *
   * @param url its url
   */
  StructuredData of(HtmlPage page, String url) {
    List<Alternate> alternates = page.head().alternates();
    return page.data(url, address -> addresses.names(address, url, alternates), now);
  }

  /** Returns an address with a character reference in it; null if there is none. */
  private static @Nullable String escaped(StructuredData data) {
    List<String> urls = new ArrayList<>(data.pictures());
    for (FeedMedia film : data.films()) {
      film.renditions().forEach(file -> urls.add(String.valueOf(file.url())));
      urls.add(String.valueOf(film.player()));
      urls.addAll(film.thumbnails());
    }
    return urls.stream()
        .filter(url -> UrlFault.DOUBLE_ESCAPED.isIn(UrlJudge.page(url)))
        .findFirst()
        .orElse(null);
  }

  /** Reports what is not used. */
  void report(HtmlPage page, StructuredData data, PageFile file) {
    for (String place : page.statements().broken()) {
      log.repeated(
          PageCodes.STRUCTURED_DATA,
          "with JSON-LD that is not valid JSON and is not used",
          file.path() + ':' + place);
    }
    String escaped = escaped(data);
    if (escaped != null) {
      log.repeated(
          PageCodes.STRUCTURED_DATA,
          "with character references such as &amp; in the addresses of their structured data, which"
              + " are kept as written",
          file.path() + ": " + escaped);
    }
    String article = data.others().article();
    if (article != null) {
      log.repeated(
          PageCodes.NAMED_PAGE,
          "whose only article has the address of another page, so that its date, title and"
              + " pictures are not used",
          file.path() + ", which names " + article);
    }
    if (data.others().items() > 0) {
      log.losses().addDetail("structured data of another page", file.path());
    }
    data.others().films().forEach(film -> log.losses().addDetail("video of another page", film));
    data.regions()
        .unknown()
        .forEach(
            country ->
                log.repeated(
                    PageCodes.VIDEO,
                    "with a video that names unknown countries, which are left out of its restriction",
                    file.path() + ": " + country));
    data.regions()
        .films()
        .forEach(
            film ->
                log.repeated(
                    PageCodes.VIDEO,
                    "with a video for which no allowed country is known, so that it is left out",
                    file.path() + ": " + film));
  }
}
