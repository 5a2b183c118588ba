package io.github.sitemaptoolkit.validator.evidence;

import io.github.sitemaptoolkit.annotation.Incubating;
import io.github.sitemaptoolkit.model.UrlEntry;
import io.github.sitemaptoolkit.text.XmlText;
import org.jspecify.annotations.Nullable;

/**
 * What an entry says, to compare it with what it said earlier: its lastmod, and a hash of all else
 * that only counts in this run of the program.
 *
 * @param content the hash
 * @param lastmod the lastmod as written; empty for none
 * @since 0.1
 */
@Incubating
public record EntryState(int content, String lastmod) {

  private static final char SEPARATOR = ' ';

  /** Returns the state of an entry. */
  public static EntryState of(UrlEntry entry) {
    String lastmod = entry.lastmod();
    return new EntryState(entry.nodes().hashCode(), lastmod == null ? "" : XmlText.trim(lastmod));
  }

  /** Returns the state that {@link #toString} was made of; null for any other text. */
  public static @Nullable EntryState parse(String text) {
    int end = text.indexOf(SEPARATOR);
    try {
      return end < 0
          ? null
          : new EntryState(Integer.parseInt(text.substring(0, end)), text.substring(end + 1));
    } catch (NumberFormatException e) {
      return null;
    }
  }

  /** Returns both as the value of a fact. */
  @Override
  public String toString() {
    return content + String.valueOf(SEPARATOR) + lastmod;
  }
}
