package io.github.sitemaptoolkit.converters.internal.json.document;

import io.github.sitemaptoolkit.converters.internal.feed.media.ItemMedia;
import io.github.sitemaptoolkit.converters.internal.feed.media.MediaTraits;
import io.github.sitemaptoolkit.feed.Rendition;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Films of one item whose titles are sizes, such as "480p" and "1080p": one film, unless they play
 * for different times.
 *
 * @param all the files in document order
 */
record SizedFiles(List<Sized> all) {

  /** A file and the title that is its size. */
  record Sized(Rendition file, String title) {}

  /** Returns whether a title is a size. */
  static boolean isSize(String title) {
    return height(title) != null;
  }

  /** Adds the files to the media of the item: as one film, or as many. */
  void addTo(ItemMedia media) {
    if (all.isEmpty()) {
      return;
    }
    Set<String> durations = new HashSet<>();
    List<ItemMedia.Content> contents = new ArrayList<>();
    for (Sized one : all) {
      if (one.file().duration() != null) {
        durations.add(one.file().duration());
      }
      Rendition file = one.file().toBuilder().height(height(one.title())).build();
      contents.add(new ItemMedia.Content(file, new MediaTraits()));
    }
    if (durations.size() < 2) {
      media.addGroup(contents, new MediaTraits());
    } else {
      for (int i = 0; i < contents.size(); i++) {
        media.addGroup(List.of(contents.get(i)), MediaTraits.titled(all.get(i).title()));
      }
    }
  }

  /** Returns the height that a title is; null if it is none. */
  private static @Nullable String height(String title) {
    String size = title.strip().toLowerCase(Locale.ROOT).replace(" ", "");
    switch (size) {
      case "ld", "low", "small", "mobile" -> {
        return "360";
      }
      case "sd", "medium" -> {
        return "480";
      }
      case "hd", "high", "large" -> {
        return "720";
      }
      case "fhd", "fullhd" -> {
        return "1080";
      }
      case "uhd", "4k" -> {
        return "2160";
      }
      default -> {
        int x = size.indexOf('x');
        String digits = size.endsWith("p") ? size.substring(0, size.length() - 1) : size;
        digits = x > 0 && isNumber(size.substring(0, x)) ? size.substring(x + 1) : digits;
        return isNumber(digits) ? digits : null;
      }
    }
  }

  /** Returns whether a text is a number of lines or columns. */
  private static boolean isNumber(String text) {
    return text.length() >= 3
        && text.length() <= 4
        && text.chars().allMatch(c -> c >= '0' && c <= '9');
  }
}
