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
import io.github.sitemaptoolkit.model.ForeignElement;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlCodes;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Makes the elements of an item that RSS and Atom share: Media RSS, and the period of validity.
 *
 * <p>All data about a file is inside its {@code media:content}, so that it is not taken for data
 * about another one; several renditions of one video are in a {@code media:group}. Source: <a
 * href="https://www.rssboard.org/media-rss">Media RSS 1.5.1</a>.
 */
final class MediaTree {

  private final WriteLog log;

  MediaTree(WriteLog log) {
    this.log = log;
  }

  /**
   * Returns the elements of an item.
   *
   * @param dated whether the item has a date of publication
   */
  List<ForeignElement> of(FeedItem item, boolean dated) {
    List<ForeignElement> elements = new ArrayList<>();
    Period valid = item.valid();
    if (valid != null) {
      elements.add(Tree.dcterms("valid").text(period(valid)));
    }
    String type = item.type();
    if (type != null) {
      elements.add(Tree.dcterms("type").text(type));
    }
    for (FeedMedia media : item.media()) {
      elements.add(media(media));
      if (media.kind() == Medium.VIDEO) {
        loseAbsence(media.title() == null, "media:title");
        loseAbsence(media.keywords().isEmpty() && !item.categories().isEmpty(), "media:keywords");
        loseAbsence(dated && (valid == null || valid.start() == null), "dcterms:valid");
      }
    }
    return elements;
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

  private ForeignElement media(FeedMedia media) {
    List<Rendition> renditions = media.renditions();
    if (renditions.size() == 1) {
      return traits(content(renditions.get(0)), media).build();
    }
    Tree group = traits(Tree.media("group"), media);
    renditions.forEach(rendition -> group.add(content(rendition)));
    return group.build();
  }

  private Tree content(Rendition rendition) {
    return Tree.media("content")
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

  private Tree traits(Tree into, FeedMedia media) {
    for (Scheme rating : media.ratings()) {
      addText(
          into,
          Tree.media("rating").attribute("scheme", rating.scheme()),
          rating.value(),
          "rating");
    }
    addText(into, Tree.media("title"), media.title(), "title");
    addText(into, Tree.media("description"), media.description(), "description");
    addText(into, Tree.media("keywords"), keywords(media), "keywords");
    for (String thumbnail : media.thumbnails()) {
      into.add(Tree.media("thumbnail").attribute("url", url(thumbnail, "media:thumbnail")));
    }
    for (String category : media.categories()) {
      addText(into, Tree.media("category"), category, "category");
    }
    for (Credit credit : media.credits()) {
      Tree element =
          Tree.media("credit")
              .attribute("role", credit.role())
              .attribute("scheme", credit.scheme());
      addText(into, element, credit.name(), "credit");
    }
    if (media.player() != null) {
      into.add(Tree.media("player").attribute("url", url(media.player(), "media:player")));
    }
    addCommunity(into, media);
    addTerms(into, media);
    return into;
  }

  private void addCommunity(Tree into, FeedMedia media) {
    Tree community = Tree.media("community");
    StarRating stars = media.starRating();
    if (stars != null) {
      community.add(
          Tree.media("starRating")
              .attribute("average", stars.average())
              .attribute("min", stars.min())
              .attribute("max", stars.max()));
    }
    if (media.views() != null) {
      community.add(Tree.media("statistics").attribute("views", media.views()));
    }
    if (!community.isEmpty()) {
      into.add(community);
    }
  }

  private void addTerms(Tree into, FeedMedia media) {
    for (Restriction restriction : media.restrictions()) {
      Tree element =
          Tree.media("restriction")
              .attribute("relationship", restriction.relationship())
              .attribute("type", restriction.type());
      addText(into, element, restriction.codes(), "restriction");
    }
    for (Price price : media.prices()) {
      into.add(
          Tree.media("price")
              .attribute("type", price.type())
              .attribute("price", price.price())
              .attribute("currency", price.currency()));
    }
    if (media.license() != null) {
      into.add(Tree.media("license").attribute("href", url(media.license(), "media:license")));
    }
    if (media.place() != null) {
      into.add(Tree.media("location").attribute("description", media.place()));
    }
    if (media.status() != null) {
      into.add(Tree.media("status").attribute("state", media.status()));
    }
  }

  private void addText(Tree into, Tree element, @Nullable String text, String name) {
    if (text != null) {
      log.spaceAround(text, ElementTags.media(name));
      into.add(element.append(text));
    }
  }

  private @Nullable String keywords(FeedMedia media) {
    media.keywords().forEach(keyword -> log.spaceAround(keyword, ElementTags.media("keywords")));
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
