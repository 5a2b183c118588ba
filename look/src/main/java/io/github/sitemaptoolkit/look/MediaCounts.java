package io.github.sitemaptoolkit.look;

import java.util.Arrays;

/** How many pictures or videos pages have. */
final class MediaCounts {

  private final long[] pages = new long[MediaLook.BOUNDS.size()];
  private long total;
  private int most;

  void add(int count) {
    pages[MediaLook.indexOf(count)]++;
    total += count;
    most = Math.max(most, count);
  }

  MediaLook look() {
    return new MediaLook(total, most, Arrays.stream(pages).boxed().toList());
  }
}
