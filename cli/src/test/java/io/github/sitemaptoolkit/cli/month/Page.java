package io.github.sitemaptoolkit.cli.month;

import java.time.LocalDate;

/**
 * A page of the site whose exports are played.
 *
 * @param missing whether it is gone: with a status of 404, or a draft
 */
record Page(int id, String url, String title, LocalDate changed, boolean missing) {

  Page changed(LocalDate day) {
    return new Page(id, url, title, day, missing);
  }

  Page missing(boolean gone) {
    return new Page(id, url, title, changed, gone);
  }
}
