package io.github.sitemaptoolkit.ext.video;

import io.github.sitemaptoolkit.ext.video.Video.PlayerLoc;
import io.github.sitemaptoolkit.ext.video.Video.Price;
import io.github.sitemaptoolkit.ext.video.Video.Restriction;
import io.github.sitemaptoolkit.ext.video.Video.Uploader;
import io.github.sitemaptoolkit.extension.Checks;
import io.github.sitemaptoolkit.extension.Findings;
import io.github.sitemaptoolkit.feed.VideoPlayer;
import io.github.sitemaptoolkit.model.TextValues;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.model.W3cDateTime;
import io.github.sitemaptoolkit.problem.Code;
import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlEnding.Kind;
import io.github.sitemaptoolkit.url.UrlParts;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The rules of Google's page on video sitemaps, and of the schema, that depend on more than one
 * field.
 */
final class VideoChecks implements Checks<Video> {

  private static final List<String> YOUTUBE =
      List.of("www.youtube.com", "youtube.com", "m.youtube.com", "youtu.be");

  @Override
  public void check(List<Video> values, UrlEntry owner, Findings findings) {
    for (int i = 0; i < values.size(); i++) {
      Video video = values.get(i);
      checkLocations(video, i, owner.loc(), findings);
      checkDates(video, i, findings);
      checkUndocumented(video, i, findings);
      if (findings.wants(VideoCodes.INSECURE)) {
        checkSecure(video.thumbnailLoc(), "thumbnail_loc", i, owner.loc(), findings);
        checkSecure(video.contentLoc(), "content_loc", i, owner.loc(), findings);
        PlayerLoc player = video.playerLoc();
        checkSecure(player == null ? null : player.url(), "player_loc", i, owner.loc(), findings);
      }
      if (findings.wants(VideoCodes.UPLOADER_INFO_DOMAIN)) {
        checkUploader(video, i, owner.loc(), findings);
      }
      for (int price = 0; price < video.prices().size(); price++) {
        checkPrice(video.prices().get(price), i, price + 1, findings);
      }
      for (int tag = 0; tag < video.tags().size(); tag++) {
        checkTag(video.tags().get(tag), i, tag + 1, findings);
      }
    }
  }

  private static void checkLocations(Video video, int value, String page, Findings findings) {
    String content = video.contentLoc();
    PlayerLoc player = video.playerLoc();
    if (content == null && player == null) {
      findings.report(
          VideoCodes.LOCATION_MISSING,
          value,
          "",
          () -> "the video needs video:content_loc or video:player_loc");
    }
    if (player == null && !video.contentSegments().isEmpty()) {
      findings.report(
          VideoCodes.SEGMENT_WITHOUT_PLAYER,
          value,
          "content_segment_loc[1]",
          () -> "video:content_segment_loc is only used together with video:player_loc");
    }
    Restriction restriction = video.restriction();
    if (restriction != null
        && restriction.countries().isBlank()
        && "allow".equals(restriction.relationship())) {
      findings.report(
          VideoCodes.RESTRICTION_EMPTY_ALLOW,
          value,
          "restriction",
          () -> "video:restriction allows no country; name those that may see the video");
    }
    checkSame(content, page, value, "content_loc", findings);
    checkSame(player == null ? null : player.url(), page, value, "player_loc", findings);
    boolean judged =
        findings.wants(VideoCodes.CONTENT_IS_PAGE) || findings.wants(VideoCodes.CONTENT_FORMAT);
    if (judged && content != null && !content.equals(page) && content.indexOf('/') >= 0) {
      checkContent(content, UrlEnding.of(content), value, findings);
    }
  }

  private static void checkSecure(
      @Nullable String url, String path, int value, String page, Findings findings) {
    if (url != null && UrlParts.isInsecure(url, page)) {
      findings.report(
          VideoCodes.INSECURE,
          value,
          path,
          () ->
              Problem.quoted(url)
                  + " is http, its page https: browsers ask for it by https, or not at all");
    }
  }

  private static void checkContent(String content, String ending, int value, Findings findings) {
    Kind kind = UrlEnding.kind(ending);
    if (kind == Kind.PAGE || ending.equals("swf") || isOfHost(content)) { // swf is Flash
      findings.report(
          VideoCodes.CONTENT_IS_PAGE,
          value,
          "content_loc",
          () -> "video:content_loc " + Problem.quoted(content) + " looks like a page, not a video");
    } else if (!ending.isEmpty() && !isIndexed(ending, kind)) {
      findings.report(
          VideoCodes.CONTENT_FORMAT,
          value,
          "content_loc",
          () ->
              "video:content_loc " + Problem.quoted(content) + " has the unknown ending " + ending);
    }
  }

  /**
   * Returns whether a url is a page or player of a known host, or of YouTube, which has no files.
   */
  private static boolean isOfHost(String url) {
    return YOUTUBE.stream().anyMatch(host -> UrlParts.hasHost(url, host))
        || VideoPlayer.of(url).isPresent();
  }

  private static void checkSame(
      @Nullable String url, String page, int value, String path, Findings findings) {
    if (page.equals(url)) {
      findings.report(
          VideoCodes.LOC_SAME,
          value,
          path,
          () -> "video:" + path + " is the url of the page; it must be that of the video");
    }
  }

  /** Returns whether Google indexes the file, by its page on video best practices. */
  private static boolean isIndexed(String ending, Kind kind) {
    boolean silverlight = ending.equals("xap");
    return silverlight || (kind == Kind.FILM && !ending.equals("flv") && !ending.equals("mpd"));
  }

  private static void checkDates(Video video, int value, Findings findings) {
    boolean judged =
        findings.wants(VideoCodes.EXPIRED) || findings.wants(VideoCodes.EXPIRES_BEFORE_PUBLISHED);
    if (video.expirationDate() == null || !judged) {
      return;
    }
    Optional<W3cDateTime> expires = TextValues.date(video.expirationDate());
    Optional<W3cDateTime> published = TextValues.date(video.publicationDate());
    if (expires.isEmpty()) {
      return;
    }
    if (published.isPresent() && expires.get().end().isBefore(published.get().start())) {
      findings.report(
          VideoCodes.EXPIRES_BEFORE_PUBLISHED,
          value,
          "expiration_date",
          () -> "the video expires before it is published");
    }
    if (expires.get().end().isBefore(findings.now())) {
      findings.report(
          VideoCodes.EXPIRED,
          value,
          "expiration_date",
          () -> "the video expired on " + video.expirationDate());
    }
  }

  /** Reports what the schema has and Google's page does not name any more. */
  private static void checkUndocumented(Video video, int value, Findings findings) {
    boolean segments = !video.contentSegments().isEmpty();
    if (segments || !video.ids().isEmpty()) {
      String name = segments ? "content_segment_loc" : "id";
      findings.report(
          VideoCodes.UNDOCUMENTED,
          value,
          name + "[1]",
          () -> "video:" + name + " is in the schema, but Google does not document it any more");
    }
  }

  private static void checkUploader(Video video, int value, String page, Findings findings) {
    Uploader uploader = video.uploader();
    String info = uploader == null ? null : uploader.info();
    String host = info == null ? null : UrlParts.hostName(info);
    if (host != null && !isOfOneDomain(host, UrlParts.hostName(page))) {
      findings.report(
          VideoCodes.UPLOADER_INFO_DOMAIN,
          value,
          "uploader@info",
          () ->
              "the url of the uploader is on " + host + ", the page on " + UrlParts.hostName(page));
    }
  }

  /** Returns whether one host is the other, or one below it, as www.example.com is. */
  private static boolean isOfOneDomain(String host, @Nullable String other) {
    return other != null
        && (host.equals(other) || host.endsWith('.' + other) || other.endsWith('.' + host));
  }

  private static void checkPrice(Price price, int value, int number, Findings findings) {
    String amount = price.amount();
    boolean free = amount.isBlank();
    if (!free && price.currency() == null) {
      String path = "price[" + number + "]@currency";
      report(VideoCodes.PRICE_CURRENCY_MISSING, value, path, findings, "a price needs a currency");
    } else if (free && price.type() == null) {
      report(
          VideoCodes.PRICE_TYPE_MISSING,
          value,
          "price[" + number + "]@type",
          findings,
          "a price without an amount needs a type: rent or purchase");
    }
  }

  private static void checkTag(String tag, int value, int number, Findings findings) {
    if (tag.indexOf(',') >= 0 && !isName(tag)) {
      report(
          VideoCodes.TAG_COMMA_LIST,
          value,
          "tag[" + number + ']',
          findings,
          "a video:tag holds one keyword; write one element for each");
    }
  }

  /** Returns whether a comma belongs to a name, as in {@code Washington, D.C.} */
  private static boolean isName(String tag) {
    int comma = tag.indexOf(',');
    String behind = tag.substring(comma + 1).strip();
    return behind.indexOf(',') < 0
        && !behind.isEmpty()
        && Character.isUpperCase(tag.strip().charAt(0))
        && Character.isUpperCase(behind.charAt(0));
  }

  private static void report(Code code, int value, String path, Findings findings, String message) {
    findings.report(code, value, path, () -> message);
  }
}
