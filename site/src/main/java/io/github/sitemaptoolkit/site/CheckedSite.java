package io.github.sitemaptoolkit.site;

/**
 * What a check of a site has found.
 *
 * @param documents how many documents were checked: the index, or the only sitemap, and what it
 *     lists
 * @param unreadable how many of them could not be read
 * @param errors how many findings are errors for the profile
 * @param warnings how many are warnings
 * @param infos how many are infos
 * @since 0.1
 */
public record CheckedSite(int documents, int unreadable, long errors, long warnings, long infos) {

  /** Returns whether all documents were read, and no finding is an error. */
  public boolean isGood() {
    return unreadable == 0 && errors == 0;
  }
}
