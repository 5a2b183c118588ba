package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.problem.Problem;
import io.github.sitemaptoolkit.remote.http.Transport.Call;
import io.github.sitemaptoolkit.remote.http.Transport.Exchange;
import io.github.sitemaptoolkit.remote.internal.net.RetryAfter;
import io.github.sitemaptoolkit.remote.internal.net.WebAddress;
import io.github.sitemaptoolkit.url.UrlResolver;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ScheduledFuture;
import org.jspecify.annotations.Nullable;

/**
 * Sends a request until there is an answer that is neither a redirect nor a refusal for now. Each
 * url is checked before it is connected to.
 */
final class Attempts {

  private static final Set<Integer> REDIRECTS = Set.of(301, 302, 303, 307, 308);
  private static final Set<Integer> BUSY = Set.of(429, 503);
  private static final Set<Integer> FAILED = Set.of(500, 502, 504);
  private static final Duration FIRST_PAUSE = Duration.ofSeconds(1);
  private static final int MOST_FAILED = 2; // repetitions if a server fails

  private final RemoteClient client;
  private final RemoteRequest request;
  private final Download download;
  private final Set<String> redirects = new LinkedHashSet<>();
  private final WebAddress start;
  private int tries;

  Attempts(RemoteClient client, RemoteRequest request, Download download) throws RemoteException {
    this.client = client;
    this.request = request;
    this.download = download;
    this.start = address(request.start());
  }

  private WebAddress address(String url) throws RemoteException {
    try {
      return WebAddress.of(url);
    } catch (IllegalArgumentException e) {
      throw new RemoteException(
          request.url(),
          RemoteCodes.URL,
          (redirects.isEmpty() ? "" : "redirects to " + shown(url) + ": ") + e.getMessage(),
          0,
          e);
    }
  }

  private static String shown(String url) {
    return Problem.quoted(url);
  }

  /** Sends the request, and receives the answer. */
  void run() throws IOException, InterruptedException {
    WebAddress target = address(request.url());
    while (true) {
      check(target);
      client.begin(request.url());
      HostGate gate = client.gate(target.origin());
      gate.enter();
      Next next;
      ScheduledFuture<?> watch = download.watch();
      try {
        next = send(target, gate);
      } finally {
        watch.cancel(false);
        gate.leave();
      }
      if (next == null) {
        return;
      } else if (next.pause != null) {
        Thread.sleep(next.pause.toMillis());
      } else if (next.target != null) {
        target = next.target;
      }
    }
  }

  /** What follows from an answer: a redirect, or a repetition after a pause. */
  private record Next(@Nullable WebAddress target, @Nullable Duration pause) {}

  /** Returns what follows; null if nothing does, because the answer was received. */
  private @Nullable Next send(WebAddress target, HostGate gate) throws IOException {
    tries++;
    try (Exchange exchange = client.prepare(call(target))) {
      try {
        download.send(exchange);
      } catch (RemoteException e) {
        throw e;
      } catch (IOException e) {
        return repeated(e);
      }
      int status = exchange.status();
      if (BUSY.contains(status) && request.isRepeatable()) {
        Duration pause = pause(exchange);
        gate.refused(pause);
        if (tries < client.limits().count(RemoteLimit.TRIES) && isShort(pause, status)) {
          client.listener().waiting(request.url(), status, pause);
          return new Next(null, Duration.ZERO); // the gate waits
        }
      } else if (FAILED.contains(status) && canRepeat()) {
        return new Next(null, backoff());
      } else {
        gate.accepted();
      }
      String location = redirect(exchange);
      if (location != null) {
        return new Next(redirected(target, location), null);
      }
      AnswerFaults.checkEncoding(request.url(), exchange.headers());
      RemoteResponse response = response(target, exchange);
      client.listener().answered(request.url(), response);
      download.receive(exchange, response, status == 200);
      return null;
    }
  }

  private boolean canRepeat() {
    return request.isRepeatable()
        && tries <= MOST_FAILED
        && tries < client.limits().count(RemoteLimit.TRIES);
  }

  /** Sends the request again if the connection broke before there was an answer. */
  private Next repeated(IOException e) throws IOException {
    if (AnswerFaults.isPassing(e) && canRepeat()) {
      return new Next(null, Duration.ZERO);
    }
    throw e;
  }

  private Duration backoff() {
    return FIRST_PAUSE.multipliedBy(1L << Math.min(tries - 1, 6));
  }

  private Duration pause(Exchange exchange) {
    String value = value(exchange, "Retry-After");
    Duration asked = RetryAfter.of(value, Instant.now());
    return asked == null ? backoff() : asked;
  }

  private boolean isShort(Duration pause, int status) throws RemoteException {
    if (pause.compareTo(client.limits().time(RemoteLimit.WAIT)) <= 0) {
      return true;
    }
    throw client.limit(
        request.url(),
        RemoteLimit.WAIT,
        "answered "
            + AnswerFaults.status(status)
            + " and asks to wait "
            + RemoteLimit.shown(pause)
            + ", more than "
            + client.limits().shown(RemoteLimit.WAIT));
  }

  private static @Nullable String value(Exchange exchange, String name) {
    return exchange.headers().stream()
        .filter(header -> header.name().equalsIgnoreCase(name))
        .map(Header::value)
        .findFirst()
        .orElse(null);
  }

  private @Nullable String redirect(Exchange exchange) throws IOException {
    if (!REDIRECTS.contains(exchange.status()) || !request.isRepeatable()) {
      return null;
    }
    String location = value(exchange, "Location");
    if (location == null || location.isBlank()) {
      throw redirectFault(
          "answered " + AnswerFaults.status(exchange.status()) + " without a Location");
    }
    return utf8(location.strip());
  }

  /** Returns a header as UTF-8, if it is: it is read as bytes. */
  private static String utf8(String value) {
    try {
      byte[] bytes = value.getBytes(StandardCharsets.ISO_8859_1);
      return StandardCharsets.UTF_8.newDecoder().decode(ByteBuffer.wrap(bytes)).toString();
    } catch (CharacterCodingException e) {
      return value;
    }
  }

  private WebAddress redirected(WebAddress from, String location) throws IOException {
    redirects.add(from.toString());
    if (redirects.size() > client.limits().count(RemoteLimit.REDIRECTS)) {
      throw redirectFault(
          "redirects more than " + client.limits().get(RemoteLimit.REDIRECTS) + " times");
    }
    String url = UrlResolver.resolve(from.toString(), location);
    if (url == null) {
      throw redirectFault("redirects to " + shown(location) + ", which is not a url");
    }
    WebAddress target = address(url);
    if (redirects.contains(target.toString())) {
      throw redirectFault("redirects in a circle, by way of " + target);
    }
    client.listener().redirected(from.toString(), target.toString());
    tries = 0;
    return target;
  }

  private RemoteException redirectFault(String reason) {
    return new RemoteException(request.url(), RemoteCodes.REDIRECT, reason, 0, null);
  }

  /** Checks what can be checked before a name is resolved. */
  private void check(WebAddress target) throws IOException {
    boolean given = target.port() == start.port();
    if (!given && target.port() != 80 && target.port() != 443) {
      throw new RemoteException(
          request.url(),
          RemoteCodes.FORBIDDEN,
          "port "
              + target.port()
              + " is not fetched from, because nobody has named it: found urls have the port of"
              + " the first one, 80 or 443",
          0,
          null);
    }
    client.guard(target);
  }

  private Call call(WebAddress target) {
    RemoteOptions options = client.options();
    List<Header> headers = new ArrayList<>();
    headers.add(new Header("User-Agent", options.userAgent()));
    headers.add(new Header("Accept", "*/*"));
    headers.add(new Header("Accept-Encoding", "gzip"));
    boolean origin = target.origin().equals(start.origin());
    boolean more =
        options.headerHosts().contains(target.host()) && (target.isSecure() || !start.isSecure());
    if ((origin && options.isHeaderStart(start.origin())) || more) {
      replace(headers, options.headers());
    }
    if (target.toString().equals(firstTarget().toString()) || origin) {
      replace(headers, request.headers());
    }
    return new Call(
        request.method(),
        target.uri(),
        headers,
        request.body(),
        options.limits().time(RemoteLimit.CONNECT),
        options.limits().time(RemoteLimit.IDLE));
  }

  private WebAddress firstTarget() {
    return WebAddress.of(request.url());
  }

  /** Adds headers, which replace those of the same name. */
  private static void replace(List<Header> headers, List<Header> added) {
    for (Header header : added) {
      headers.removeIf(known -> known.name().equalsIgnoreCase(header.name()));
    }
    headers.addAll(added);
  }

  private RemoteResponse response(WebAddress target, Exchange exchange) {
    return new RemoteResponse(
        target.toString(),
        exchange.status(),
        exchange.headers(),
        List.copyOf(redirects),
        download::body,
        download.begin());
  }
}
