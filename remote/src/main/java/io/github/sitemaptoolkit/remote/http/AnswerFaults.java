package io.github.sitemaptoolkit.remote.http;

import io.github.sitemaptoolkit.file.IoReason;
import java.io.EOFException;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import javax.net.ssl.SSLException;

/** Says what is wrong with answers, and with connections that have none. */
final class AnswerFaults {

  private static final Set<String> ENCODINGS = Set.of("", "identity", "gzip", "x-gzip");

  private static final String FAILED = " failed: ";

  private static final Map<Integer, String> STATUS =
      Map.ofEntries(
          Map.entry(204, "204 (no content)"),
          Map.entry(304, "304 (not modified)"),
          Map.entry(400, "400 (bad request)"),
          Map.entry(401, "401 (needs a login)"),
          Map.entry(403, "403 (forbidden)"),
          Map.entry(404, "404 (not found)"),
          Map.entry(410, "410 (gone)"),
          Map.entry(429, "429 (too many requests)"),
          Map.entry(500, "500 (internal error)"),
          Map.entry(502, "502 (bad gateway)"),
          Map.entry(503, "503 (unavailable)"),
          Map.entry(504, "504 (gateway timeout)"));

  private AnswerFaults() {}

  /** Returns a status with its meaning. */
  static String status(int status) {
    return STATUS.getOrDefault(status, String.valueOf(status));
  }

  /**
   * Checks how the body is encoded; gzip is recognised by content.
   *
   * @throws RemoteException if it is encoded in a way that was not asked for
   */
  static void checkEncoding(String url, List<Header> headers) throws RemoteException {
    for (Header header : headers) {
      if (header.name().equalsIgnoreCase("Content-Encoding")) {
        for (String encoding : header.value().split(",", -1)) {
          if (!ENCODINGS.contains(encoding.strip().toLowerCase(Locale.ROOT))) {
            throw new RemoteException(
                url,
                RemoteCodes.ENCODING,
                "the answer is compressed with "
                    + encoding.strip()
                    + ", which was not asked for (only gzip)",
                0,
                null);
          }
        }
      }
    }
  }

  /** Returns whether a failure before an answer may be gone if the request is sent again. */
  static boolean isPassing(IOException e) {
    return !(e instanceof InterruptedIOException
        || e instanceof UnknownHostException
        || e instanceof ConnectException
        || e instanceof NoRouteToHostException
        || e instanceof SSLException
        || e.getClass().getSimpleName().equals("RequestFailedException"));
  }

  /** Returns the exception for a server that cannot be reached, or does not answer. */
  static RemoteException unreachable(String url, IOException e) {
    if (e instanceof AddressGuard.ForbiddenException) {
      return new RemoteException(url, RemoteCodes.FORBIDDEN, String.valueOf(e.getMessage()), 0, e);
    }
    return new RemoteException(url, RemoteCodes.UNREACHABLE, reason(e), 0, e);
  }

  private static String reason(IOException e) {
    if (e instanceof UnknownHostException) {
      return "no server with this name is known (DNS)";
    } else if (e instanceof ConnectException || e instanceof NoRouteToHostException) {
      return "cannot connect to the server: " + cause(e);
    } else if (e instanceof SSLException) {
      boolean unknown = String.valueOf(e.getMessage()).contains("PKIX path building failed");
      return "no safe connection (TLS): "
          + (unknown ? "the certificate is not from an authority that this Java trusts" : cause(e));
    } else if (e instanceof SocketTimeoutException) {
      boolean connecting = e.getClass().getSimpleName().startsWith("Connect");
      return connecting
          ? "cannot connect to the server in time"
          : "the server sent nothing for too long";
    } else if (e.getClass().getSimpleName().equals("NoHttpResponseException")) {
      return "the server closed the connection without an answer";
    } else if (e instanceof SocketException || e instanceof EOFException) {
      return "the connection broke: " + cause(e);
    }
    return "no valid answer of HTTP: " + cause(e);
  }

  /** Returns what is said of a body that was cut. */
  static String ofBody(IOException e) {
    if (e instanceof RemoteException known) {
      return "the answer was cut: it " + known.getReason();
    } else if (e instanceof SocketTimeoutException) {
      return "the answer was cut: the server sent nothing for too long";
    }
    return "the answer was cut: " + cause(e);
  }

  private static String cause(IOException e) {
    String reason = IoReason.of(e);
    int failed = reason.indexOf(FAILED); // the url stands before it
    String text = failed < 0 ? reason : reason.substring(failed + FAILED.length());
    return text.strip().replaceAll("\\s+", " ");
  }
}
