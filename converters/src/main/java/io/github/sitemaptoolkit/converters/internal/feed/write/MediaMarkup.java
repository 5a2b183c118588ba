package io.github.sitemaptoolkit.converters.internal.feed.write;

import io.github.sitemaptoolkit.feed.FeedItem;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.FeedMedia.Credit;
import io.github.sitemaptoolkit.feed.FeedMedia.Price;
import io.github.sitemaptoolkit.feed.FeedMedia.Restriction;
import io.github.sitemaptoolkit.feed.FeedMedia.Scheme;
import io.github.sitemaptoolkit.feed.FeedMedia.StarRating;
import io.github.sitemaptoolkit.feed.Rendition;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Writes the elements of an item that RSS and Atom share: Media RSS, and the period of validity.
 *
 * <p>All data about a file is inside its {@code media:content}, so that it is not taken for data
 * about another one; several renditions of one video are in a {@code media:group}. Source: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 */
final class MediaMarkup {

  private static final ElementTags VALID = ElementTags.dcterms("valid");
  private static final ElementTags TYPE = ElementTags.dcterms("type");
  private static final ElementTags GROUP = ElementTags.media("group");
  private static final ElementTags CONTENT = ElementTags.media("content");
  private static final ElementTags RATING = ElementTags.media("rating");
  private static final ElementTags TITLE = ElementTags.media("title");
  private static final ElementTags DESCRIPTION = ElementTags.media("description");
  private static final ElementTags KEYWORDS = ElementTags.media("keywords");
  private static final ElementTags THUMBNAIL = ElementTags.media("thumbnail");
  private static final ElementTags CATEGORY = ElementTags.media("category");
  private static final ElementTags CREDIT = ElementTags.media("credit");
  private static final ElementTags PLAYER = ElementTags.media("player");
  private static final ElementTags COMMUNITY = ElementTags.media("community");
  private static final ElementTags STAR_RATING = ElementTags.media("starRating");
  private static final ElementTags STATISTICS = ElementTags.media("statistics");
  private static final ElementTags RESTRICTION = ElementTags.media("restriction");
  private static final ElementTags PRICE = ElementTags.media("price");
  private static final ElementTags LICENSE = ElementTags.media("license");
  private static final ElementTags LOCATION = ElementTags.media("location");
  private static final ElementTags STATUS = ElementTags.media("status");

  private final WriteLog log;

  MediaMarkup(WriteLog log) {
    this.log = log;
  }

  /**
   * Writes the elements of an item.
   *
   * @param dated whether the item has a date of publication
   */
  void write(FeedItem item, boolean dated, Markup out) {
    Period valid = item.valid();
    if (valid != null) {
      out.element(VALID, period(valid));
    }
    String type = item.type();
    if (type != null) {
      out.element(TYPE, type);
    }
    for (FeedMedia media : item.media()) {
      write(media, out);
      if (media.kind() == Medium.VIDEO) {
        loseAbsence(media.title() == null, "media:title");
        loseAbsence(media.keywords().isEmpty() && !item.categories().isEmpty(), "media:keywords");
        loseAbsence(dated && (valid == null || valid.start() == null), "dcterms:valid");
      }
    }
  }

  /** Reports the absence of a value as lost: readers would take it from the item. */
  private void loseAbsence(boolean taken, String name) {
    if (taken) {
      log.lostDetail("absence of " + name, null);
    }
  }

  private static String period(Period period) {
    var text = new StringBuilder();
    if (period.start() != null) {
      text.append("start=").append(period.start()).append("; ");
    }
    if (period.end() != null) {
      text.append("end=").append(period.end()).append("; ");
    }
    return text.append("scheme=W3C-DTF").toString();
  }

  private void write(FeedMedia media, Markup out) {
    List<Rendition> renditions = media.renditions();
    if (renditions.size() == 1) {
      begin(renditions.get(0), out);
      writeTraits(media, out);
      out.end(CONTENT);
      return;
    }
    out.start(GROUP);
    writeTraits(media, out);
    for (Rendition rendition : renditions) {
      begin(rendition, out);
      out.end(CONTENT);
    }
    out.end(GROUP);
  }

  private void begin(Rendition rendition, Markup out) {
    out.start(CONTENT)
        .attribute("url", url(rendition.url(), "media:content"))
        .attribute("type", rendition.type())
        .attribute("medium", rendition.medium())
        .attribute("isDefault", rendition.isDefault() ? "true" : null)
        .attribute("expression", rendition.expression())
        .attribute("bitrate", rendition.bitrate())
        .attribute("duration", rendition.duration())
        .attribute("height", rendition.height())
        .attribute("width", rendition.width());
  }

  private void writeTraits(FeedMedia media, Markup out) {
    for (Scheme rating : media.ratings()) {
      out.start(RATING).attribute("scheme", rating.scheme());
      endWith(rating.value(), RATING, out);
    }
    writeText(media.title(), TITLE, out);
    writeText(media.description(), DESCRIPTION, out);
    writeText(keywords(media), KEYWORDS, out);
    for (String thumbnail : media.thumbnails()) {
      out.element(THUMBNAIL, "url", url(thumbnail, "media:thumbnail"));
    }
    for (String category : media.categories()) {
      writeText(category, CATEGORY, out);
    }
    for (Credit credit : media.credits()) {
      out.start(CREDIT).attribute("role", credit.role()).attribute("scheme", credit.scheme());
      endWith(credit.name(), CREDIT, out);
    }
    if (media.player() != null) {
      out.element(PLAYER, "url", url(media.player(), "media:player"));
    }
    writeCommunity(media, out);
    writeTerms(media, out);
  }

  private static void writeCommunity(FeedMedia media, Markup out) {
    StarRating stars = media.starRating();
    if (stars == null && media.views() == null) {
      return;
    }
    out.start(COMMUNITY);
    if (stars != null) {
      out.start(STAR_RATING)
          .attribute("average", stars.average())
          .attribute("min", stars.min())
          .attribute("max", stars.max())
          .end(STAR_RATING);
    }
    if (media.views() != null) {
      out.element(STATISTICS, "views", media.views());
    }
    out.end(COMMUNITY);
  }

  private void writeTerms(FeedMedia media, Markup out) {
    for (Restriction restriction : media.restrictions()) {
      out.start(RESTRICTION)
          .attribute("relationship", restriction.relationship())
          .attribute("type", restriction.type());
      endWith(restriction.codes(), RESTRICTION, out);
    }
    for (Price price : media.prices()) {
      out.start(PRICE)
          .attribute("type", price.type())
          .attribute("price", price.price())
          .attribute("currency", price.currency())
          .end(PRICE);
    }
    if (media.license() != null) {
      out.element(LICENSE, "href", url(media.license(), "media:license"));
    }
    if (media.place() != null) {
      out.element(LOCATION, "description", media.place());
    }
    if (media.status() != null) {
      out.element(STATUS, "state", media.status());
    }
  }

  private void writeText(@Nullable String text, ElementTags element, Markup out) {
    if (text != null) {
      out.start(element);
      endWith(text, element, out);
    }
  }

  private void endWith(String text, ElementTags element, Markup out) {
    log.spaceAround(text, element);
    out.text(text).end(element);
  }

  private @Nullable String keywords(FeedMedia media) {
    media.keywords().forEach(keyword -> log.spaceAround(keyword, KEYWORDS));
    return media.keywords().isEmpty() ? null : String.join(", ", media.keywords());
  }

  private @Nullable String url(@Nullable String url, String name) {
    if (url != null && !UrlText.isAbsolute(url)) {
      log.report(
          UrlCodes.RELATIVE,
          () ->
              "the url "
                  + Problem.quoted(url)
                  + " of "
                  + name
                  + " is not absolute; readers resolve it against the page of the feed");
    }
    return url;
  }
}
