package io.github.sitemaptoolkit.validator.internal.affected;

import io.github.sitemaptoolkit.validator.affected.UrlSection;

/**
 * Where a url is.
 *
 * @param section the first directory of its path, with its slashes; a slash if it has none
 * @param pattern its path with each run of digits as a number sign
 */
record UrlPlace(String section, String pattern) {

  static UrlPlace of(String url) {
    return new UrlPlace(UrlSection.of(url), PathPattern.of(url, UrlSection.path(url)));
  }
}
