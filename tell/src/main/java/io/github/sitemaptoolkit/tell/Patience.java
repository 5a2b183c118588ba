package io.github.sitemaptoolkit.tell;

import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Sends a request again if there is no answer, or one that asks to wait: 429, and 500 and above. It
 * waits as long as the header Retry-After says, otherwise longer each time.
 *
 * <p>Safe for use by many threads if the exchange is.
 *
 * <p>Source: <a href="https://www.rfc-editor.org/rfc/rfc9110#field.retry-after">RFC 9110, section
 * 10.2.3</a>.
 *
 * @since 0.1
 */
public final class Patience {

  /** How threads wait. */
  @FunctionalInterface
  interface Sleeper {
    void sleep(Duration pause) throws InterruptedException;
  }

  private static final int MOST_ATTEMPTS = 5;
  private static final Duration FIRST = Duration.ofSeconds(2);

  private final Exchange exchange;
  private final Duration most;
  private final BiConsumer<Duration, String> waiting;
  private final Sleeper sleeper;

  /**
   * Creates a patience.
   *
   * @param most how long to wait for one request in all
   * @param waiting called before each pause, with the reason
   */
  public Patience(Exchange exchange, Duration most, BiConsumer<Duration, String> waiting) {
    this(exchange, most, waiting, pause -> Thread.sleep(pause.toMillis()));
  }

  Patience(
      Exchange exchange, Duration most, BiConsumer<Duration, String> waiting, Sleeper sleeper) {
    this.exchange = exchange;
    this.most = most;
    this.waiting = waiting;
    this.sleeper = sleeper;
  }

  /**
   * Sends a request, several times if necessary, and returns the last answer.
   *
   * @throws IOException if there was no answer the last time
   * @throws InterruptedException if the thread is interrupted while it waits
   */
  public Exchange.Answer send(Exchange.Request request) throws IOException, InterruptedException {
    Duration waited = Duration.ZERO;
    Duration pause = FIRST;
    for (int attempt = 1; ; attempt++) {
      Exchange.@Nullable Answer answer = null;
      IOException failure = null;
      try {
        answer = exchange.send(request);
      } catch (TellException | InterruptedIOException e) {
        throw e; // would be the same again
      } catch (IOException e) {
        failure = e;
      }
      if (answer != null && !asksToWait(answer.status())) {
        return answer;
      }
      Duration asked = answer == null ? null : answer.retryAfter();
      Duration next = asked == null ? pause : asked;
      waited = waited.plus(next);
      if (attempt == MOST_ATTEMPTS || waited.compareTo(most) > 0) {
        return last(answer, failure);
      }
      waiting.accept(next, reason(request, answer, failure));
      sleeper.sleep(next);
      pause = pause.multipliedBy(2);
    }
  }

  private static Exchange.Answer last(
      Exchange.@Nullable Answer answer, @Nullable IOException failure) throws IOException {
    if (answer != null) {
      return answer;
    }
    throw failure == null ? new IOException("no answer") : failure;
  }

  private static boolean asksToWait(int status) {
    return status == 429 || status >= 500;
  }

  private static String reason(
      Exchange.Request request, Exchange.@Nullable Answer answer, @Nullable IOException failure) {
    return answer == null
        ? String.valueOf(failure == null ? "no answer" : failure.getMessage())
        : request.uri() + " answers " + answer.status();
  }
}
