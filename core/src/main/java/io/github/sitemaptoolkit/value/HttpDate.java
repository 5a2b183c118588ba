package io.github.sitemaptoolkit.value;

import io.github.sitemaptoolkit.date.ParsedDate;
import io.github.sitemaptoolkit.model.W3cDateTime;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.Optional;

/**
 * The times in the headers of HTTP: {@code Date}, {@code Last-Modified}, {@code Retry-After}.
 *
 * <p>All forms of <a href="https://www.rfc-editor.org/rfc/rfc9110#section-5.6.7">RFC 9110</a> are
 * understood, and what servers write instead, such as another zone than GMT.
 *
 * @since 0.1
 */
public final class HttpDate {

  private HttpDate() {}

  /** Returns the time that a text means; empty if it is no date with a time. */
  public static Optional<Instant> parse(String text) {
    String date = ParsedDate.of(text, ZoneOffset.UTC).date();
    return date == null || date.indexOf('T') < 0
        ? Optional.empty()
        : W3cDateTime.parse(date).map(W3cDateTime::start);
  }
}
