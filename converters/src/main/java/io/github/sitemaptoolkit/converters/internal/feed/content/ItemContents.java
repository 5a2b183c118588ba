package io.github.sitemaptoolkit.converters.internal.feed.content;

import io.github.sitemaptoolkit.content.CommonMedia;
import io.github.sitemaptoolkit.content.HtmlContent;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.content.judge.Omitted;
import io.github.sitemaptoolkit.converters.internal.feed.source.LossListener;
import io.github.sitemaptoolkit.converters.option.ContentMedia;
import io.github.sitemaptoolkit.feed.FeedMedia;
import io.github.sitemaptoolkit.feed.Rendition.Medium;
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

  private record Html(String text, @Nullable String base) {}

  private List<Html> parts = List.of();
  private List<FeedMedia> media = List.of();
  private boolean tooLong;

  /** Adds HTML and the base that applies to it; null for the page of the item. */
  public void add(String html, @Nullable String base) {
    if (html.length() > HtmlContent.LONGEST) {
      tooLong = true;
    } else if (HtmlContent.mayShow(html)) {
      parts = parts.isEmpty() ? new ArrayList<>(2) : parts;
      parts.add(new Html(html, base));
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
   * @param wanted which media are wanted
   * @param lost receives videos that are not wanted
   * @param omitted receives what is none of the page
   */
  public void read(String page, ContentMedia wanted, LossListener lost, Consumer<Omitted> omitted) {
    List<FeedMedia> found = new ArrayList<>();
    Set<String> keys = new HashSet<>();
    for (Html part : parts) {
      HtmlContent content = HtmlContent.ofFragment(part.text(), base(part.base(), page));
      for (FeedMedia one : content.media()) {
        boolean kept = wanted == ContentMedia.ALL || one.kind() == Medium.IMAGE;
        if (!kept) {
          lost.add("video" + IN_CONTENT, CommonMedia.address(one));
        } else if (keys.add(CommonMedia.key(one))) {
          found.add(one);
        }
      }
      content.omitted().forEach(omitted);
    }
    parts = List.of();
    media = found;
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
