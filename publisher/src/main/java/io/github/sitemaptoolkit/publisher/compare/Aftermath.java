package io.github.sitemaptoolkit.publisher.compare;

import org.jspecify.annotations.Nullable;

/**
 * What became of a url that was removed from a set, or why it is not certain that it was.
 *
 * @param fate a word for programs, such as {@code redirected}
 * @param target the url that it leads to now; null if there is none
 * @param reason why that is so, or how it is known; may be empty
 * @param words all of this for people, in a line
 * @since 0.1
 */
public record Aftermath(String fate, @Nullable String target, String reason, String words) {

  /** Returns the same with what is not certain about it. */
  public Aftermath and(Aftermath doubt) {
    return new Aftermath(fate, target, reason + "; " + doubt.reason, words + "; " + doubt.words);
  }
}
