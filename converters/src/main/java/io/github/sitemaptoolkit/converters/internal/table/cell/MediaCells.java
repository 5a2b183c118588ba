package io.github.sitemaptoolkit.converters.internal.table.cell;

import io.github.sitemaptoolkit.content.judge.LeftOutMedia;
import io.github.sitemaptoolkit.content.judge.MediaJudge;
import io.github.sitemaptoolkit.content.judge.Omission;
import io.github.sitemaptoolkit.element.ElementValues;
import io.github.sitemaptoolkit.format.Losses;
import io.github.sitemaptoolkit.problem.Location;
import io.github.sitemaptoolkit.problem.Problems;
import io.github.sitemaptoolkit.url.UrlEnding;
import io.github.sitemaptoolkit.url.UrlJudge;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Tells which pictures and videos in columns of other programs are none of their page, and counts
 * them. What stands in columns of this toolkit is kept as it is.
 */
public final class MediaCells {

  /** The column that an element of a picture is nothing without. */
  private static final String PICTURE = "image.loc";

  private static final Set<String> PICTURES = Set.of(PICTURE, "video.thumbnail_loc");
  private static final Set<String> VIDEOS = Set.of("video.content_loc", "video.player_loc");

  private final MediaJudge judge = new MediaJudge();
  private final LeftOutMedia leftOut = new LeftOutMedia();
  private final Losses losses;
  private final List<ElementValues> elements = new ArrayList<>(0); // left out of the row
  private final Set<String> pictures = new HashSet<>(0); // of the row, in recognised columns
  private @Nullable String page;

  /** Creates counts that are all zero. */
  public MediaCells(Losses losses) {
    this.losses = losses;
  }

  /** Begins with the row of a page. */
  public void begin(String url) {
    page = url;
    elements.clear();
    pictures.clear();
  }

  /**
   * Returns an address of a column that was recognised, resolved against the page; null if the row
   * has the picture already.
   *
   * @param column the name of the column
   */
  public @Nullable String ofPage(String column, String value) {
    String base = page;
    String resolved =
        base == null || UrlJudge.isWeb(value) ? value : UrlResolver.resolve(base, value);
    String url = resolved == null ? value : resolved;
    UrlEnding.Kind kind = UrlEnding.kind(UrlEnding.of(url));
    if (column.equals(PICTURE) && (kind == UrlEnding.Kind.FILM || kind == UrlEnding.Kind.SOUND)) {
      losses.add("film or sound among pictures", url);
      return null;
    }
    return column.equals(PICTURE) && !pictures.add(url) ? null : url;
  }

  /**
   * Returns whether a value is the address of a picture or video that is none of the page, and
   * counts it.
   *
   * @param column the name of the column
   * @param element the element of the picture or video
   * @param at where the value is
   */
  public boolean isNone(String column, String value, ElementValues element, Location at) {
    Omission reason = null;
    if (PICTURES.contains(column)) {
      reason = judge.picture(value, page);
    } else if (VIDEOS.contains(column)) {
      reason = judge.video(value, page);
    }
    if (reason != null) {
      leftOut.add(reason, 1, value, at, page);
      losses.addTold(reason.kind(), value);
      if (column.equals(PICTURE)) {
        elements.add(element);
      }
    }
    return reason != null;
  }

  /** Returns whether an element of the row is that of a picture that is none of the page. */
  @SuppressWarnings("ReferenceEquality") // elements with the same values are several
  public boolean isLeftOut(ElementValues element) {
    for (ElementValues other : elements) {
      if (other == element) {
        return true;
      }
    }
    return false;
  }

  /** Reports what was counted. */
  public void reportTo(Problems problems) {
    leftOut.reportTo(problems);
  }
}
