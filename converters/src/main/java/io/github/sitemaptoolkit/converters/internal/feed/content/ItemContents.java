package io.github.sitemaptoolkit.converters.internal.feed.content;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.HtmlContent;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.converters.internal.feed.source.Links;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.feed.FeedItem.Period;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.url.UrlResolver;
import io.github.sitemaptoolkit.url.UrlText;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * The HTML of one item, and the pictures and videos in it. HTML that certainly shows nothing is not
 * kept.
 */
public final class ItemContents {

  private static final String IN_CONTENT = " in the content";

  private record Html(String text, @Nullable String base, @Nullable Location at) {}

  /** A picture whose address is checked. */
  private record Shown(FeedMedia picture, HtmlContent content, String base, Location at) {}

  private List<Shown> shown = List.of();
  private List<Html> parts = List.of();
  private List<FeedMedia> media = List.of();
  private boolean tooLong;

  /**
   * Adds HTML.
   *
   * @param base the base that applies to it; null for the page of the item
   * @param at where it stands, if its addresses are checked; else null
   */
  public void add(String html, @Nullable String base, @Nullable Location at) {
    if (html.length() > HtmlContent.LONGEST) {
      tooLong = true;
    } else if (HtmlContent.mayShow(html)) {
      parts = parts.isEmpty() ? new ArrayList<>(2) : parts;
      parts.add(new Html(html, base, at));
    }
  }

  /** Returns whether HTML was too long to be read. */
  public boolean isTooLong() {
    return tooLong;
  }

  /** Returns whether there is HTML to read. */
  public boolean isEmpty() {
    return parts.isEmpty();
  }

  /**
   * Reads the HTML, once.
   *
   * @param page the page of the item
   * @param faces the pictures of its authors
   * @param wanted which media are wanted
   * @param lost receives videos that are not wanted
   * @param omitted receives what is none of the page
   */
  public void read(
      String page,
      Set<String> faces,
      ContentMedia wanted,
      LossListener lost,
      Consumer<Omitted> omitted) {
    List<FeedMedia> found = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (Html part : parts) {
      String base = base(part.base(), page);
      HtmlContent content = HtmlContent.ofFragment(part.text(), base, faces);
      for (FeedMedia said : content.media()) {
        FeedMedia one = said.period() == null ? worded(said) : dated(said);
        boolean kept = wanted == ContentMedia.ALL || one.kind() == Medium.IMAGE;
        if (!kept) {
          lost.add("video" + IN_CONTENT, CommonMedia.address(one));
        } else if (keys.add(CommonMedia.key(one))) {
          found.add(one);
          if (part.at() != null && one.kind() == Medium.IMAGE) {
            shown = shown.isEmpty() ? new ArrayList<>() : shown;
            shown.add(new Shown(one, content, base, part.at()));
          }
        }
      }
      content.omitted().forEach(omitted);
    }
    parts = List.of();
    media = found;
  }

  /** Returns a video whose words are those of the item, unless it has both a title and more. */
  private static FeedMedia worded(FeedMedia said) {
    return said.kind() == Medium.VIDEO && said.description() == null
        ? said.toBuilder().title(null).build()
        : said;
  }

  /** Returns a video with its own dates in W3C form; if it has none, those of the item are used. */
  private static FeedMedia dated(FeedMedia said) {
    Period period = said.period();
    String begin = period == null || period.start() == null ? null : date(period.start());
    String end = period == null || period.end() == null ? null : date(period.end());
    return said.toBuilder()
        .period(begin == null && end == null ? null : new Period(begin, end))
        .build();
  }

  private static @Nullable String date(String text) {
    return ParsedDate.of(text).date();
  }

  /** Reports the faults of the addresses of pictures, and takes all media out: they are known. */
  public void check(Links links) {
    Set<FeedMedia> kept = new HashSet<>(media);
    for (Shown one : shown) {
      String url = kept.contains(one.picture()) ? CommonMedia.address(one.picture()) : null;
      if (url != null) {
        links.shown(url, one.content().relative().get(url), one.base(), one.at());
      }
    }
    shown = List.of();
    media = List.of();
  }

  private static String base(@Nullable String base, String page) {
    if (base == null || UrlText.isAbsolute(base)) {
      return base == null ? page : base;
    }
    String resolved = UrlResolver.resolve(page, base);
    return resolved == null ? page : resolved;
  }

  /** Returns the pictures and videos, in the order of the HTML. */
  public List<FeedMedia> media() {
    return media;
  }

  /** Leaves out what most items show. */
  public void leaveOut(CommonMedia common, Consumer<Omitted> omitted) {
    List<FeedMedia> kept = new ArrayList<>();
    for (FeedMedia one : media) {
      if (common.isCommon(one)) {
        String address = CommonMedia.address(one);
        omitted.accept(new Omitted(Omission.ORNAMENT, 1, address == null ? "" : address));
      } else {
        kept.add(one);
      }
    }
    media = kept;
  }
}
