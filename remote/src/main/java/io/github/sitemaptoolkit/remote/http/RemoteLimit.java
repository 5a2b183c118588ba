package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.text.ShownNumber;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The limits for documents that are fetched. Times are in milliseconds, sizes in bytes as they are
 * sent.
 *
 * @since 0.1
 */
public enum RemoteLimit {

  /** The time to connect to a server, for each of its addresses. Defaults to 10 seconds. */
  CONNECT(Kind.TIME, 10_000, 1),

  /** The time in which a server sends nothing. Defaults to 30 seconds. */
  IDLE(Kind.TIME, 30_000, 1),

  /** The time for one request and its answer, without waiting for a turn. Defaults to 5 minutes. */
  TIME(Kind.TIME, 300_000, 1),

  /** The time for all requests of a client, from its first one. Defaults to no limit. */
  ALL_TIME(Kind.TIME, Long.MAX_VALUE, 1),

  /** The longest time that a server may ask to wait before a repetition. Defaults to 2 minutes. */
  WAIT(Kind.TIME, 120_000, 0),

  /** The size of one document. Defaults to 1 GiB. */
  BYTES(Kind.SIZE, 1L << 30, 1),

  /** The size of all documents of a client. Defaults to no limit. */
  ALL_BYTES(Kind.SIZE, Long.MAX_VALUE, 1),

  /** The number of documents of a walk. Defaults to 50,000. */
  DOCUMENTS(Kind.COUNT, 50_000, 1),

  /** How many indexes may list each other. Defaults to 2: an index may list indexes of sitemaps. */
  DEPTH(Kind.COUNT, 2, 0),

  /** The number of redirects of a request. Defaults to 5. */
  REDIRECTS(Kind.COUNT, 5, 0),

  /** The number of connections to a host at the same time. Defaults to 2. */
  CONNECTIONS(Kind.COUNT, 2, 1),

  /** How often a request is sent, if the server is busy or fails. Defaults to 5. */
  TRIES(Kind.COUNT, 5, 1);

  /** What a limit counts. */
  public enum Kind {
    /** Milliseconds. */
    TIME,
    /** Bytes. */
    SIZE,
    /** A number. */
    COUNT
  }

  private final Kind kind;
  private final long standard;
  private final long least;

  RemoteLimit(Kind kind, long standard, long least) {
    this.kind = kind;
    this.standard = standard;
    this.least = least;
  }

  /** Returns the name of the limit, such as {@code all-bytes}. */
  public String id() {
    return name().toLowerCase(Locale.ROOT).replace('_', '-');
  }

  /** Returns the limit with an id; empty if there is none. */
  public static Optional<RemoteLimit> find(String id) {
    return Stream.of(values()).filter(limit -> limit.id().equals(id)).findFirst();
  }

  /** Returns what the limit counts. */
  public Kind kind() {
    return kind;
  }

  /** Returns the default value. */
  public long standard() {
    return standard;
  }

  void check(long value) {
    if (value < least) {
      throw new IllegalArgumentException(id() + " must be at least " + least + ", not " + value);
    }
  }

  /** Returns a value of this limit as a text, such as {@code 30 s}. */
  String shown(long value) {
    if (value == Long.MAX_VALUE) {
      return "any";
    } else if (kind != Kind.TIME) {
      return Long.toString(value);
    }
    return shown(Duration.ofMillis(value));
  }

  /** Returns a time as a text, such as {@code 30 s}. */
  static String shown(Duration time) {
    return ShownNumber.time(time);
  }
}
