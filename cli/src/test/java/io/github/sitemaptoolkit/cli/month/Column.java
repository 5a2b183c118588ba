package io.github.sitemaptoolkit.cli.month;

import java.util.function.Function;

/**
 * A column of an export.
 *
 * @param renamed the header on the day on which it is renamed
 */
record Column(Role role, String header, String renamed, Function<Page, String> cell) {

  enum Role {
    URL,
    DATE,
    STATUS,
    OTHER
  }

  static Column url(String header, String renamed) {
    return new Column(Role.URL, header, renamed, Page::url);
  }

  static Column date(String header, String renamed, Function<Page, String> cell) {
    return new Column(Role.DATE, header, renamed, cell);
  }

  static Column status(String header, String renamed, String present, String missing) {
    return new Column(Role.STATUS, header, renamed, page -> page.missing() ? missing : present);
  }

  static Column other(String header, Function<Page, String> cell) {
    return new Column(Role.OTHER, header, header, cell);
  }
}
