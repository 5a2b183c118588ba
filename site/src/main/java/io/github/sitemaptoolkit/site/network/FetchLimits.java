package io.github.sitemaptoolkit.site.network;

import io.github.sitemaptoolkit.batch.setting.SettingException;
import io.github.sitemaptoolkit.remote.http.RemoteLimit;
import io.github.sitemaptoolkit.remote.http.RemoteLimits;
import java.util.Iterator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** The values of the key {@code fetch-limit}. */
public final class FetchLimits {

  private static final Map<String, Long> TIMES =
      Map.of("ms", 1L, "s", 1000L, "m", 60_000L, "h", 3_600_000L);
  private static final Map<String, Long> SIZES =
      Map.of("", 1L, "k", 1L << 10, "m", 1L << 20, "g", 1L << 30);
  private static final Map<String, Long> NUMBERS = Map.of("", 1L);
  private static final String ANY = "any";

  /** The limits with their defaults, for help. */
  public static final class Defaults implements Iterable<String> {

    @Override
    public Iterator<String> iterator() {
      return Stream.of(RemoteLimit.values())
          .map(limit -> limit.id() + "=" + text(limit))
          .iterator();
    }
  }

  private FetchLimits() {}

  private static String text(RemoteLimit limit) {
    long value = limit.standard();
    if (value == Long.MAX_VALUE) {
      return ANY;
    }
    return switch (limit.kind()) {
      case TIME -> value % 60_000 == 0 ? value / 60_000 + "m" : value / 1000 + "s";
      case SIZE -> (value >> 30) + "G";
      case COUNT -> Long.toString(value);
    };
  }

  /**
   * Returns the limits.
   *
   * @throws SettingException if one does not exist, or its value is wrong
   */
  public static RemoteLimits of(List<String> changes) {
    RemoteLimits limits = RemoteLimits.DEFAULT;
    for (String change : changes) {
      int equals = change.indexOf('=');
      if (equals < 0) {
        throw wrong(change, "give a limit and its value, as in --fetch-limit time=1m");
      }
      RemoteLimit limit =
          RemoteLimit.find(change.substring(0, equals))
              .orElseThrow(() -> wrong(change, "no such limit; known are " + known()));
      try {
        limits = limits.with(limit, value(change, limit, change.substring(equals + 1)));
      } catch (IllegalArgumentException e) {
        throw wrong(change, String.valueOf(e.getMessage()));
      }
    }
    return limits;
  }

  private static String known() {
    return Stream.of(RemoteLimit.values()).map(RemoteLimit::id).collect(Collectors.joining(", "));
  }

  private static long value(String change, RemoteLimit limit, String text) {
    if (text.equals(ANY)) {
      return Long.MAX_VALUE;
    }
    int end = 0;
    while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
      end++;
    }
    Map<String, Long> units =
        switch (limit.kind()) {
          case TIME -> TIMES;
          case SIZE -> SIZES;
          case COUNT -> NUMBERS;
        };
    Long unit = units.get(text.substring(end).toLowerCase(Locale.ROOT));
    try {
      if (unit != null) {
        return Math.multiplyExact(Long.parseLong(text.substring(0, end)), unit);
      }
    } catch (NumberFormatException | ArithmeticException e) {
      // reported below
    }
    String form =
        switch (limit.kind()) {
          case TIME -> "a time, such as 500ms, 30s, 5m or 2h";
          case SIZE -> "a size, such as 500000, 50M or 2G";
          case COUNT -> "a whole number";
        };
    throw wrong(change, "use " + form + ", or any");
  }

  private static SettingException wrong(String change, String message) {
    return SettingException.of("fetch-limit", change, message);
  }
}
